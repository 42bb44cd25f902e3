//! recuo
pub mod cli;
pub mod explain;
pub mod export;
pub mod files;
pub mod puzzle;
pub mod scene;
pub mod solver;
pub mod timeline;
