//! How the window is to be opened.

use crate::explain::Language;
use crate::lesson::View;
use crate::scene::Theme;
use std::path::PathBuf;

/// How the window is to be opened. What is absent is as it was last time, or as usual.
#[derive(Default)]
pub struct Request {
    /// The lesson, by its file, its name or a link; without it the first lesson.
    pub lesson: Option<PathBuf>,
    /// A picture to write, after which the program ends.
    pub screenshot: Option<PathBuf>,
    /// A script to carry out, after which the program ends.
    pub script: Option<PathBuf>,
    /// The step to open at.
    pub step: Option<u64>,
    /// Width and height in logical pixels.
    pub size: Option<(u32, u32)>,
    /// The language, if it is not to be the system's.
    pub language: Option<Language>,
    /// The colours, if they are not to be those of last time.
    pub theme: Option<Theme>,
    /// The view of the inspector to open with.
    pub view: Option<View>,
    /// Whether to open in presenter mode.
    pub is_presenting: bool,
    /// Whether something else was asked for that could not be opened.
    pub is_fallback: bool,
}
