//! Helpers for views in their panel.

use egui::Ui;

/// How much larger text is in a view in presenter mode.
pub const PRESENTED: f32 = 1.35;

/// A view that scrolls when it is long. Other views handle scrolling themselves.
pub fn scrolled(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - 8.0;
    egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(width);
        show(ui);
    });
}

/// Scrolls to what is current when `now` changes. In between the viewer may scroll elsewhere.
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
