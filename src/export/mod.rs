//! What leaves the program as data or pictures: a file a format.

pub mod gif;
pub mod pdf;
pub mod picture;
pub mod png;
pub mod raster;
pub mod report;
pub mod svg;
pub mod trace;
