//! How views stand in their panel.

use egui::{Response, Ui};

/// A view that grows with what it says; the others have their own ways of being moved about.
pub fn scrolled(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - 8.0;
    egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(width);
        show(ui);
    });
}

/// Tells readers of the screen what a widget is, where egui has no word of its own for it.
pub fn take_role(response: &Response, role: egui::accesskit::Role) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_role(role));
}

/// Brings what is in play into view when `now` changes; in between the viewer may look elsewhere.
pub fn follow<T>(ui: &Ui, rect: egui::Rect, now: T)
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let seen = ui.id().with("seen");
    if ui.data_mut(|data| data.get_temp(seen) != Some(now.clone())) {
        ui.scroll_to_rect(rect, None);
        ui.data_mut(|data| data.insert_temp(seen, now));
    }
}
