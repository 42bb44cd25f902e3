//! recuo
pub mod puzzle;
