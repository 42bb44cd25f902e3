//! What differs between desktop and browser: clock, clipboard, the reader's languages, storage.
//! What a browser does not offer is empty or `None` there.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_os = "linux")]
mod screen_reader;
#[cfg(windows)]
#[expect(
    unsafe_code,
    reason = "Windows itself has to be asked for what the window library leaves undone"
)]
mod windows;
#[cfg(target_os = "linux")]
mod x11;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
#[cfg(not(windows))]
pub use macroquad::miniquad::window::set_fullscreen;
#[cfg(target_os = "linux")]
pub use screen_reader::ScreenReader;
#[cfg(windows)]
pub use windows::{adopt, dropped_files, leave_own_console, set_fullscreen, set_title, show_error};
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
    /// There is nothing but fingers: no keyboard that keys could be named for.
    pub is_touch_only: bool,
    /// There is a voice that can read aloud what is announced.
    pub has_voice: bool,
    /// It does so.
    pub is_read_to: bool,
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
#[cfg(not(any(target_os = "linux", windows)))]
pub const fn set_title(_title: &str) -> bool {
    true
}

/// Does nothing: only X11 windows need watching.
#[cfg(not(target_os = "linux"))]
pub const fn watch(_class: &str) -> bool {
    true
}
