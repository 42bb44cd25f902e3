//! Screens that fill the window instead of the boards.

pub mod course;
pub mod editor;
pub mod set;
