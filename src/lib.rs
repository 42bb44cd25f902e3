//! recuo
pub mod puzzle;
pub mod solver;
