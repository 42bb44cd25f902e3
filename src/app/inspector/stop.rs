//! The text and the question of the stop at the playhead.

use super::question;
use crate::app::cx::Cx;
use egui::{RichText, Ui};

/// The text of a lesson, to be read in class.
pub fn prose(text: &str) -> RichText {
    RichText::new(text).size(17.0).line_height(Some(24.0))
}

/// Shows the words and the question of a stop.
pub fn show(ui: &mut Ui, cx: &Cx, number: usize) {
    if let Some(text) = cx.session.stops().text(number) {
        ui.label(prose(text.get(cx.language)));
    }
    if cx.session.stop_here() == Some(number) && cx.session.questions().is_of_stop() {
        question::show(ui, cx);
    }
}
