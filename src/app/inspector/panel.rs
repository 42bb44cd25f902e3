//! Helpers for views in their panel.

use egui::scroll_area::ScrollAreaOutput;
use egui::{Align2, Color32, Mesh, ScrollArea, TextStyle, Ui};

/// The sign at the lower edge of a view that has more below.
pub const MORE: &str = "▾";
/// The height of the faded lower edge, in points.
pub const FADE: f32 = 30.0;
/// Less than this below the edge is not worth a sign, in points.
const LITTLE: f32 = 6.0;

/// A view that scrolls when it is long. Other views handle scrolling themselves.
pub fn scrolled(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - 8.0;
    let scrolled = ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(width);
        show(ui);
    });
    say_more(ui, &scrolled);
}

/// Fades the lower edge of a view, with a sign, if there is more below.
pub fn say_more<R>(ui: &Ui, scrolled: &ScrollAreaOutput<R>) {
    let view = scrolled.inner_rect;
    let below = scrolled.content_size.y - scrolled.state.offset.y - view.height();
    if below < LITTLE {
        return;
    }
    let (fill, font) = (
        ui.visuals().panel_fill,
        TextStyle::Heading.resolve(ui.style()),
    );
    let edge = view.with_min_y((view.bottom() - FADE).max(view.top()));
    let mut fade = Mesh::default();
    for (corner, color) in [
        (edge.left_top(), Color32::TRANSPARENT),
        (edge.right_top(), Color32::TRANSPARENT),
        (edge.left_bottom(), fill),
        (edge.right_bottom(), fill),
    ] {
        fade.colored_vertex(corner, color);
    }
    fade.add_triangle(0, 1, 2);
    fade.add_triangle(1, 2, 3);
    ui.painter().add(fade);
    let ink = ui.visuals().text_color();
    let at = edge.center_bottom();
    ui.painter()
        .text(at, Align2::CENTER_BOTTOM, MORE, font, ink);
}

/// Scrolls to what is current when `now` changes. In between the viewer may scroll elsewhere.
pub fn follow<T>(ui: &Ui, rect: egui::Rect, now: T)
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let seen = ui.id().with("seen");
    if ui.data_mut(|data| data.get_temp(seen) != Some(now.clone())) {
        // Keep it out of the faded edge.
        ui.scroll_to_rect(rect.with_max_y(rect.bottom() + FADE), None);
        ui.data_mut(|data| data.insert_temp(seen, now));
    }
}
