//! What the lesson is about.

use crate::app::state::State;
use egui::{RichText, Ui};

/// Shows the lesson's words.
pub fn show(ui: &mut Ui, state: &State) {
    ui.heading(state.lesson.title.get(state.language));
    ui.add_space(4.0);
    ui.label(RichText::new(state.lesson.text.get(state.language)).line_height(Some(21.0)));
}
