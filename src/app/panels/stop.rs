//! What the stop at which the playhead stands has to say and to ask.

use super::question;
use crate::app::state::State;
use egui::{RichText, Ui};

/// Shows the words and the question of a stop.
pub fn show(ui: &mut Ui, state: &mut State, number: usize) {
    if let Some(text) = state.stop_text(number) {
        ui.label(RichText::new(text).line_height(Some(21.0)));
    }
    if state.stop_here() == Some(number) && state.is_of_stop() {
        question::show(ui, state);
    }
}
