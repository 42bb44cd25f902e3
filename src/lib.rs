//! recuo
pub mod explain;
pub mod export;
pub mod files;
pub mod puzzle;
pub mod solver;
pub mod timeline;
