//! The lesson view: the text of the lesson and of its stops.

use super::{outline, stop};
use crate::app::cx::Cx;
use crate::app::glossary;
use crate::app::layout;
use crate::window::access;
use egui::Ui;

/// Shows the lesson's text and that of the current stop.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let lesson = cx.session.lesson();
    let text = stop::prose(ui, lesson.text.get(cx.language));
    // In a small window it stands in the bar, and in a low one the current stop needs the room.
    let is_short = cx.is_low() && cx.session.current_stop().is_some();
    if !layout::Layout::is_small(ui.ctx()) && !is_short {
        access::heading(&ui.heading(lesson.title.get(cx.language)), 1);
        ui.add_space(4.0);
    }
    // What the lesson is about comes first, until its first stop.
    if cx.session.current_stop().is_none() {
        glossary::text(ui, cx, text);
        ui.add_space(8.0);
        outline::show(ui, cx);
    } else {
        outline::show(ui, cx);
        ui.separator();
        glossary::text(ui, cx, text.weak());
    }
}
