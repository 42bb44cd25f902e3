//! The help: every key.

use super::keys;
use super::state::State;

/// Shows the help over the window, if it is open.
pub fn show(ctx: &egui::Context, state: &mut State) {
    if !state.shows_help {
        return;
    }
    let language = state.language;
    let mut is_open = true;
    egui::Window::new(language.word("help"))
        .open(&mut is_open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            egui::Grid::new("keys")
                .num_columns(2)
                .spacing([24.0, 8.0])
                .show(ui, |ui| {
                    for (keys, name) in keys::HELP {
                        ui.strong(keys);
                        ui.label(language.word(name));
                        ui.end_row();
                    }
                });
        });
    state.shows_help = is_open;
}
