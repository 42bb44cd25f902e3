//! The browser's own: what a page may do, and what it must ask its script for.

use std::time::Duration;

/// Seconds since some moment.
pub fn now() -> f64 {
    macroquad::miniquad::date::now()
}

/// The browser paces the frames; there is nobody to sleep.
pub fn nap(_: Duration) {}

/// The browser's dialog for choosing a file.
#[derive(Default)]
pub struct FilePicker;

impl FilePicker {
    /// Opens the dialog; its title is the browser's.
    pub fn ask(&mut self, _: &str) {
        page::pick_file();
    }

    /// Nothing: the page hands a chosen file over as if it had been dropped.
    pub fn picked(&mut self, _: &egui::Context) -> Option<std::path::PathBuf> {
        None
    }
}

/// How many pixels make a point. It changes when the page is enlarged or moved to another screen.
pub fn scale() -> f32 {
    page::scale()
}

/// A page may read the clipboard only when the user pastes, so text arrives unasked.
#[derive(Default)]
pub struct Clipboard;

impl Clipboard {
    /// Nothing: the browser is asked, and what it lets out arrives as if it had been pasted.
    pub fn get(&mut self) -> Option<String> {
        page::ask_for_paste();
        None
    }

    /// Whether the text was taken.
    pub fn set(&mut self, text: &str) -> bool {
        page::copy(text)
    }
}

use super::super::page::{self, keep, kept};
pub use super::super::page::{address, languages};

/// The name that the browser keeps the settings under.
const SETTINGS: &str = "settings";

/// The settings as they were kept last, if they were.
pub fn read_settings() -> Option<String> {
    kept(SETTINGS)
}

/// Keeps the settings.
pub fn write_settings(source: &str) -> std::io::Result<()> {
    if keep(SETTINGS, source) {
        Ok(())
    } else {
        Err(std::io::ErrorKind::PermissionDenied.into())
    }
}

/// Puts settings that cannot be understood under another name.
pub fn set_settings_aside() {
    if let Some(source) = kept(SETTINGS) {
        keep("settings.broken", &source);
    }
}

/// A page is always shown.
pub fn display() -> Option<macroquad::miniquad::conf::LinuxBackend> {
    Some(macroquad::miniquad::conf::LinuxBackend::default())
}
