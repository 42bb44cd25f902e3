//! What differs between desktop and browser: clock, clipboard, the reader's languages, storage.
//! What a browser does not offer is empty or `None` there.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_os = "linux")]
mod screen_reader;
mod wishes;
#[cfg(target_os = "linux")]
mod x11;
#[cfg(target_os = "linux")]
mod xsettings;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
#[cfg(target_os = "linux")]
pub use screen_reader::ScreenReader;
pub use wishes::Wishes;
#[cfg(target_os = "linux")]
pub use x11::{set_title, watch};
#[cfg(target_os = "linux")]
pub use xsettings::wishes;

/// Whether the reader's wishes can be known.
pub const KNOWS_WISHES: bool = cfg!(any(target_arch = "wasm32", target_os = "linux"));

/// What became of the dialog for choosing a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A file was chosen.
    File(std::path::PathBuf),
    /// There is no such dialog here.
    NoDialog,
}

/// No wishes: only Linux desktops are asked.
#[cfg(not(any(target_arch = "wasm32", target_os = "linux")))]
pub fn wishes() -> Wishes {
    Wishes::default()
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
