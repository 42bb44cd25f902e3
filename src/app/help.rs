//! The help: every key, and every mark.

use super::keys;
use super::legend;
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
            let room = ctx.content_rect().size() - egui::vec2(60.0, 90.0);
            let room = room.max(egui::vec2(100.0, 100.0));
            egui::ScrollArea::both()
                .max_width(room.x)
                .max_height(room.y)
                .min_scrolled_height(room.y)
                .min_scrolled_width(room.x)
                .show(ui, |ui| {
                    // All keys are to be seen at once in the smallest window.
                    ui.spacing_mut().interact_size.y = 15.0;
                    ui.horizontal_top(|ui| {
                        egui::Grid::new("keys")
                            .num_columns(2)
                            .spacing([20.0, 0.0])
                            .show(ui, |ui| {
                                for (keys, name) in keys::HELP {
                                    ui.strong(keys);
                                    ui.label(language.word(name));
                                    ui.end_row();
                                }
                            });
                        ui.separator();
                        legend::show(ui, state);
                    });
                });
        });
    state.shows_help = is_open;
}
