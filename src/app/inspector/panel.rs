//! Helpers for views in their panel.

use egui::scroll_area::{ScrollAreaOutput, ScrollSource};
use egui::{Align, Align2, Color32, Id, Layout, Mesh, Rect, ScrollArea, TextStyle, Ui, Vec2};
use std::hash::Hash;

/// The width that a view which scrolls leaves to its scroll bar, in points.
pub const INSET: f32 = 8.0;
/// The size of a faded edge, in points, and its largest share of a low view.
const FADE: f32 = 30.0;
const FADED_SHARE: f32 = 0.09;
/// Less than this below the edge is not worth a sign, in points.
const LITTLE: f32 = 6.0;

/// A view that scrolls when it is long. Other views handle scrolling themselves.
pub fn scrolled(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - INSET;
    // A finger at the edge means the words, not the bar beside them.
    let source = ScrollSource {
        scroll_bar: !ui.input(|input| input.has_touch_screen()),
        ..ScrollSource::ALL
    };
    let area = ScrollArea::both().auto_shrink(false).scroll_source(source);
    let scrolled = area.show(ui, |ui| {
        ui.set_max_width(width);
        show(ui);
    });
    say_more(ui, &scrolled);
}

/// Fades each edge of a view beyond which there is more, and puts a sign on it.
pub fn say_more<R>(ui: &Ui, scrolled: &ScrollAreaOutput<R>) {
    let view = scrolled.inner_rect;
    let before = scrolled.state.offset;
    let behind = scrolled.content_size - before - view.size();
    // What scrolls is seen a little above and below its view.
    let seen = view.expand2(Vec2::new(0.0, ui.visuals().clip_rect_margin));
    let seen = seen.intersect(ui.clip_rect());
    for (hidden, side, sign) in [
        (behind.y, Align2::CENTER_BOTTOM, "▾"),
        (before.y, Align2::CENTER_TOP, "▴"),
        (behind.x, Align2::RIGHT_CENTER, "▸"),
        (before.x, Align2::LEFT_CENTER, "◂"),
    ] {
        if hidden >= LITTLE {
            let size = match side.y() {
                Align::Center => Vec2::new(FADE, seen.height()),
                Align::Min | Align::Max => Vec2::new(seen.width(), faded(view.height())),
            };
            let part = side.align_size_within_rect(size.min(seen.size()), seen);
            fade(ui, part, side, sign);
        }
    }
}

/// The height of the faded edges of a view of this height, in points.
fn faded(height: f32) -> f32 {
    FADE.min(height * FADED_SHARE)
}

/// The height of a view that shows this height of its contents between faded edges, in points.
pub fn with_faded_edges(height: f32) -> f32 {
    height + 2.0 * FADE.min(height * FADED_SHARE / (1.0 - 2.0 * FADED_SHARE))
}

/// The height between the faded edges of the view, in points.
pub fn clear_height(ui: &Ui) -> f32 {
    let height = ui.clip_rect().height();
    height - 2.0 * faded(height)
}

/// Fades a part of a view towards one of its sides, and puts a sign there.
fn fade(ui: &Ui, part: Rect, side: Align2, sign: &str) {
    let at = side.pos_in_rect(&part);
    let mut fade = Mesh::default();
    for corner in [
        part.left_top(),
        part.right_top(),
        part.left_bottom(),
        part.right_bottom(),
    ] {
        let is_outer = (corner - part.center()).dot(at - part.center()) > 0.0;
        let fill = ui.visuals().panel_fill;
        fade.colored_vertex(corner, if is_outer { fill } else { Color32::TRANSPARENT });
    }
    fade.add_triangle(0, 1, 2);
    fade.add_triangle(1, 2, 3);
    ui.painter().add(fade);
    let font = TextStyle::Heading.resolve(ui.style());
    let ink = ui.visuals().text_color();
    ui.painter().text(at, side, sign, font, ink);
}

/// Adds contents of this size to a row that wraps, without breaking them.
pub fn unit(ui: &mut Ui, size: Vec2, show: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        show(ui);
    });
}

/// Scrolls to what is current in a view when `now` or the height of the view changes. In between the
/// viewer may scroll elsewhere. Of what is higher than the view, apart from its faded edges, the
/// beginning is shown.
pub fn follow(ui: &Ui, view: &str, rect: egui::Rect, now: impl Hash) {
    let seen = Id::new(("seen", view));
    let now = Id::new((now, ui.clip_rect().height().round() as i32));
    if ui.data_mut(|data| data.get_temp(seen) != Some(now)) {
        let height = ui.clip_rect().height();
        let rect = rect.expand2(Vec2::new(0.0, faded(height)));
        let bottom = rect.bottom().min(rect.top() + height);
        ui.scroll_to_rect(rect.with_max_y(bottom), None);
        ui.data_mut(|data| data.insert_temp(seen, now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;
    use egui_kittest::Harness;

    /// What is current is in sight again in a view that becomes lower.
    #[test]
    fn a_lower_view_shows_what_is_current() {
        let show = |ui: &mut Ui, (height, offset): &mut (f32, f32)| {
            let area = ScrollArea::vertical().animated(false).max_height(*height);
            let scrolled = area.show(ui, |ui| {
                let (whole, _) = ui.allocate_exact_size(vec2(80.0, 1000.0), egui::Sense::hover());
                let current = Rect::from_min_size(whole.min + vec2(0.0, 200.0), vec2(80.0, 20.0));
                follow(ui, "view", current, 1);
            });
            *offset = scrolled.state.offset.y;
        };
        let mut harness = Harness::new_ui_state(show, (400.0, 0.0));
        harness.run();
        assert_eq!(harness.state().1, 0.0);
        harness.state_mut().0 = 100.0;
        harness.run();
        let offset = harness.state().1;
        assert!((120.0..=200.0).contains(&offset), "{offset}");
    }
}
