//! The inspector: a file a view. Every view shows the same moment of the leading board.

mod chart;
mod code;
mod flow;
mod heat;
mod lesson;
mod log;
mod stack;
mod tree;
mod why;

pub use lesson::stop_of;
pub use tree::TreeView;

use super::state::State;
use super::style::is_narrow;
use crate::cli::View;
use egui::{RichText, Ui};

/// Shows the inspector at the right, or below where the window is narrow and tall.
pub fn show(ui: &mut Ui, state: &mut State) {
    let size = ui.available_size();
    // By the window alone, so that no board moves because of what a view says.
    let panel = if is_narrow(ui.ctx()) && size.x < size.y {
        egui::Panel::bottom("inspector below").exact_size(size.y * 0.42)
    } else {
        egui::Panel::right("inspector").exact_size((size.x * 0.31).clamp(200.0, 520.0))
    };
    panel.resizable(false).show(ui, |ui| {
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
        match state.view {
            View::Lesson => scrolled(ui, |ui| lesson::show(ui, state)),
            View::Code => code::show(ui, state),
            View::Flow => flow::show(ui, state),
            View::Stack => scrolled(ui, |ui| stack::show(ui, state)),
            View::Tree => tree::show(ui, state),
            View::Why => scrolled(ui, |ui| why::show(ui, state)),
            View::Log => scrolled(ui, |ui| log::show(ui, state)),
            View::Heat => scrolled(ui, |ui| heat::show(ui, state)),
            View::Chart => scrolled(ui, |ui| chart::show(ui, state)),
        }
    });
}

/// A view that grows with what it says; the others have their own ways of being moved about.
fn scrolled(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - 8.0;
    egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(width);
        show(ui);
    });
}

/// Brings what is in play into view when `now` changes; in between the viewer may look elsewhere.
fn follow<T>(ui: &Ui, rect: egui::Rect, now: T)
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let seen = ui.scope_id().with("seen");
    if ui.data_mut(|data| data.get_temp(seen) != Some(now.clone())) {
        ui.scroll_to_rect(rect, None);
        ui.data_mut(|data| data.insert_temp(seen, now));
    }
}
