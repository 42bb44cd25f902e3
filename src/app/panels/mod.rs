//! The inspector: a file a view. Every view shows the same moment of the leading board.

mod chart;
mod heat;
mod lesson;
mod log;
mod stack;
mod tree;
mod why;

pub use lesson::stop_of;
pub use tree::TreeView;

use super::state::State;
use crate::cli::View;
use egui::{RichText, Ui};

/// Shows the inspector at the right.
pub fn show(ui: &mut Ui, state: &mut State) {
    let width = ui.available_width();
    egui::Panel::right("inspector")
        .resizable(true)
        .default_size((width * 0.3).clamp(240.0, 480.0))
        .size_range(200.0..=width * 0.5)
        .show(ui, |ui| {
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| {
                for view in View::ALL {
                    let is_open = view == state.view;
                    let name = RichText::new(state.language.word(&format!("view-{}", view.id())));
                    let name = if is_open { name.strong() } else { name };
                    if ui.selectable_label(is_open, name).clicked() {
                        state.view = view;
                    }
                }
            });
            ui.separator();
            // The tree has its own way of being moved about.
            if state.view == View::Tree {
                return tree::show(ui, state);
            }
            egui::ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| match state.view {
                    View::Lesson => lesson::show(ui, state),
                    View::Stack => stack::show(ui, state),
                    View::Tree => {}
                    View::Why => why::show(ui, state),
                    View::Log => log::show(ui, state),
                    View::Heat => heat::show(ui, state),
                    View::Chart => chart::show(ui, state),
                });
        });
}
