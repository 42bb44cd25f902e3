//! The browser's side: what a page can do, and what it has to ask its script for.

use std::path::Path;
use std::time::Duration;

/// Does nothing: a page gets no signals.
pub const fn watch_signals() {}

/// A page is closed by its browser.
pub const fn is_ending() -> bool {
    false
}

/// Seconds since some moment.
pub fn now() -> f64 {
    macroquad::miniquad::date::now()
}

/// Does nothing: the browser paces the frames.
pub fn nap(_: Duration) {}

/// The browser's dialog for choosing a file.
#[derive(Default)]
pub struct FilePicker;

impl FilePicker {
    /// Opens the dialog. The browser supplies the title.
    pub fn ask(&mut self, _: &str) {
        page::tell(PageCall::PickFile, "");
    }

    /// Always `None`: the page passes a chosen file on as if it had been dropped.
    pub fn picked(&mut self, _: &egui::Context) -> Option<super::Picked> {
        None
    }
}

/// Pixels per point. It changes when the page is zoomed or moved to another screen.
pub fn scale() -> f32 {
    page::scale()
}

/// A page may read the clipboard only when the user pastes; text arrives as an event.
#[derive(Default)]
pub struct Clipboard;

impl Clipboard {
    /// Always `None`: the browser is asked, and its answer arrives as if it had been pasted.
    pub fn get(&mut self) -> Option<String> {
        page::tell(PageCall::Paste, "");
        None
    }

    /// Copies a text. Returns whether the browser allowed it.
    pub fn set(&mut self, text: &str) -> bool {
        page::copy(text)
    }
}

use super::super::page::{self, PageCall, keep, kept};
pub use super::super::page::{address, languages, open, wishes};

/// Loads the page again, and with it a newer version of the program.
pub fn reload() {
    page::tell(PageCall::Reload, "");
}

/// Has what happens read aloud, or no longer.
pub fn read_aloud() {
    page::tell(PageCall::ReadAloud, "");
}

/// The browser's storage for the page. It may refuse to store anything.
pub struct Records;

impl Records {
    /// The current user's records.
    pub const fn of_user() -> Self {
        Self
    }

    /// `None`: a page has no folder.
    pub const fn folder(&self) -> Option<&Path> {
        None
    }

    /// The text of a record; `None` if there is none.
    pub fn read(&self, name: &str) -> Result<Option<String>, ()> {
        Ok(kept(name).filter(|text| !text.is_empty()))
    }

    /// Writes a record. Returns whether it could.
    pub fn write(&self, name: &str, text: &str) -> bool {
        keep(name, text)
    }

    /// Renames a record that cannot be read. Returns whether it could.
    pub fn set_aside(&self, name: &str) -> bool {
        let aside = (1..).map(|n| format!("{name}.{n}.broken"));
        let mut free = aside.filter(|name| kept(name).is_none());
        let source = kept(name).unwrap_or_default();
        free.next().is_some_and(|aside| keep(&aside, &source)) && keep(name, "")
    }

    /// Does nothing: a page writes a record before another page can.
    pub const fn lock(&self) {}
}

/// A page always has a display.
pub fn display() -> Option<macroquad::miniquad::conf::LinuxBackend> {
    Some(macroquad::miniquad::conf::LinuxBackend::default())
}
