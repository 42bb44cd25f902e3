//! What differs between desktop and browser: clock, clipboard, the reader's languages, storage.
//! What a browser does not offer is empty or `None` there.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_os = "linux")]
mod screen_reader;
#[cfg(target_os = "linux")]
mod x11;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
#[cfg(target_os = "linux")]
pub use screen_reader::ScreenReader;
#[cfg(target_os = "linux")]
pub use x11::{set_title, watch};

/// Whether the reader's wishes can be known.
pub const KNOWS_WISHES: bool = cfg!(target_arch = "wasm32");

/// What the reader has asked of all programs, where that is known.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// Nothing is to move.
    pub is_calm: bool,
    /// Light on dark.
    pub is_dark: bool,
    /// Strong colours.
    pub has_contrast: bool,
    /// What is clicked is touched with a finger.
    pub has_fingers: bool,
}

/// What became of the dialog for choosing a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A file was chosen.
    File(std::path::PathBuf),
    /// There is no such dialog here.
    NoDialog,
}

/// Does nothing: the window library sets a title only when a window opens, and in a page the script
/// sets it, from what is reported to it.
#[cfg(not(target_os = "linux"))]
pub const fn set_title(_title: &str) -> bool {
    true
}

/// Does nothing: only X11 windows need watching.
#[cfg(not(target_os = "linux"))]
pub const fn watch(_class: &str) -> bool {
    true
}
