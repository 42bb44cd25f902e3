//! What the window is opened with.

use crate::explain::Language;
use crate::lesson::View;
use crate::puzzle::Problem;
use crate::scene::Theme;
use crate::session::Notice;
use std::path::PathBuf;
use std::sync::Arc;

/// How to open the window. What is absent is as last time, or as default.
#[derive(Default)]
pub struct Request {
    /// The lesson: a file, an id or a link. The default is the first lesson.
    pub lesson: Option<PathBuf>,
    /// A puzzle to open instead of a lesson.
    pub puzzle: Option<Arc<Problem>>,
    /// A picture to write; the program ends afterwards.
    pub screenshot: Option<PathBuf>,
    /// A script to run; the program ends afterwards.
    pub script: Option<PathBuf>,
    /// The step to open at.
    pub step: Option<u64>,
    /// Width and height in logical pixels.
    pub size: Option<(u32, u32)>,
    /// The address that copied links begin with, instead of last time's.
    pub address: Option<String>,
    /// The language, instead of the system's.
    pub language: Option<Language>,
    /// The theme, instead of last time's.
    pub theme: Option<Theme>,
    /// The view of the inspector.
    pub view: Option<View>,
    /// Whether to start in presenter mode.
    pub is_presenting: bool,
    /// Whether it is in a frame of another page, with few controls.
    pub is_embedded: bool,
    /// Why it is another lesson than the one asked for.
    pub notice: Option<Notice>,
}
