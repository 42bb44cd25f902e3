//! recuo
#[cfg(feature = "window")]
pub mod app;
pub mod cli;
pub mod explain;
pub mod export;
pub mod files;
pub mod lesson;
pub mod playhead;
pub mod puzzle;
pub mod scene;
pub mod solver;
pub mod timeline;
