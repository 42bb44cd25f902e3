//! What differs between a desktop and a browser: the clock, the clipboard, the reader's languages.
//! What a browser does not offer by itself answers "nothing" here.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_os = "linux")]
mod x11;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
#[cfg(target_os = "linux")]
pub use x11::watch;

/// Nothing: only windows on X11 are to be watched over.
#[cfg(not(target_os = "linux"))]
pub const fn watch(_class: &str) -> bool {
    true
}
