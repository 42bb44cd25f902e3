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

/// The record that held everything once.
pub const OLD_RECORD: &str = "settings";

/// What the browser keeps for the page. It may refuse to keep anything.
pub struct Records;

impl Records {
    /// Those of whoever uses the browser.
    pub const fn of_user() -> Self {
        Self
    }

    /// The text of a record; nothing where there is none.
    pub fn read(&self, name: &str) -> Result<Option<String>, ()> {
        Ok(kept(name).filter(|text| !text.is_empty()))
    }

    /// Writes a record; says whether it could.
    pub fn write(&self, name: &str, text: &str) -> bool {
        keep(name, text)
    }

    /// Puts a record that cannot be understood under another name; says whether it could.
    pub fn set_aside(&self, name: &str) -> bool {
        let aside = (1..).map(|n| format!("{name}.{n}.broken"));
        let mut free = aside.filter(|name| kept(name).is_none());
        let source = kept(name).unwrap_or_default();
        free.next().is_some_and(|aside| keep(&aside, &source)) && keep(name, "")
    }

    /// Nothing: what a page writes is whole before another writes.
    pub const fn lock(&self) {}
}

/// A page is always shown.
pub fn display() -> Option<macroquad::miniquad::conf::LinuxBackend> {
    Some(macroquad::miniquad::conf::LinuxBackend::default())
}
