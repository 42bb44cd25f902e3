//! A verdict: a sign and words.

use super::paint::color;
use crate::scene::Palette;
use crate::window::access;
use egui::accesskit::Live;
use egui::{Label, Response, RichText, Ui};

/// The sign before the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// All is well.
    Good,
    /// Something is wrong.
    Bad,
    /// Not known yet.
    Unknown,
    /// More than one.
    Several,
}

/// Shows a verdict in a row of its own, and has it read out.
pub fn show(ui: &mut Ui, palette: &Palette, sign: Sign, words: String) {
    let words = line(ui, palette, sign, words);
    access::describe(&words, |node| node.set_live(Live::Polite));
}

/// Shows a sign and words in a row of their own.
pub fn line(ui: &mut Ui, palette: &Palette, sign: Sign, words: String) -> Response {
    let (sign, ink) = match sign {
        Sign::Good => ("✔", palette.deduced),
        Sign::Bad => ("✖", palette.conflict),
        Sign::Unknown => ("·", palette.faint),
        Sign::Several => ("≥", palette.guess),
    };
    let row = ui.horizontal_top(|ui| {
        ui.label(RichText::new(sign).color(color(ink)).strong());
        ui.add(Label::new(words).wrap())
    });
    row.inner
}
