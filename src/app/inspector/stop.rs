//! The text and the question of the stop at the playhead.

use super::question;
use crate::app::cx::Cx;
use egui::{RichText, Ui};

/// Shows the words and the question of a stop.
pub fn show(ui: &mut Ui, cx: &Cx, number: usize) {
    if let Some(text) = cx.session.stops().text(number) {
        ui.label(RichText::new(text.get(cx.language)).line_height(Some(21.0)));
    }
    if cx.session.stop_here() == Some(number) && cx.session.questions().is_of_stop() {
        question::show(ui, cx);
    }
}
