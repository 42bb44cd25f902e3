//! The current notice, shown over the boards until the viewer does something else, or some seconds.

use super::cx::Cx;
use super::paint::color;
use crate::session::Command;
use egui::{
    Align2, Area, Color32, Context, Frame, Id, Label, Margin, Rect, Stroke, TextStyle,
    TextWrapMode, Vec2, vec2,
};
use std::time::Duration;

/// How long a notice is shown at least, in seconds, and how many of its characters are read in a second.
const SECONDS: f64 = 8.0;
const CHARACTERS: f64 = 15.0;

/// The space between a notice and its words, and between it and the bottom of its room, in points.
const MARGIN: Vec2 = vec2(14.0, 8.0);
const BELOW: f32 = 10.0;
/// The share of the width of its room that a notice takes at most.
const WIDEST: f32 = 0.9;

/// Shows the notice, if there is one, at the bottom of the first of these spaces that has room for it, or over the
/// boards.
pub fn show(ctx: &Context, cx: &Cx, boards: Rect, spaces: [Option<Rect>; 2]) {
    let Some(words) = cx.session.notice_words(cx.language) else {
        ctx.data_mut(|data| data.remove::<(String, f64)>(Id::new("notice")));
        return;
    };
    let (shown, now) = (Id::new("notice"), ctx.input(|input| input.time));
    let since = match ctx.data(|data| data.get_temp::<(String, f64)>(shown)) {
        Some((before, since)) if before == words => since,
        _ => {
            ctx.data_mut(|data| data.insert_temp(shown, (words.clone(), now)));
            now
        }
    };
    let left = since + SECONDS.max(words.chars().count() as f64 / CHARACTERS) - now;
    if left <= 0.0 {
        cx.ask(Command::ClearNotice);
    } else {
        ctx.request_repaint_after(Duration::from_secs_f64(left));
    }
    let p = &cx.palette;
    let has_room = |space: &Rect| {
        let font = TextStyle::Body.resolve(&ctx.style());
        let width = space.width() * WIDEST;
        let words = ctx.fonts_mut(|fonts| fonts.layout(words.clone(), font, Color32::BLACK, width));
        let size = words.size() + 2.0 * MARGIN;
        size.x <= space.width() && size.y + 2.0 * BELOW <= space.height()
    };
    let mut spaces = spaces.into_iter().flatten();
    let room = spaces.find(has_room).unwrap_or(boards);
    Area::new(Id::new("notice"))
        .fixed_pos(room.center_bottom() - vec2(0.0, BELOW))
        .pivot(Align2::CENTER_BOTTOM)
        .interactable(false)
        .show(ctx, |ui| {
            Frame::new()
                .fill(color(p.lit))
                .stroke(Stroke::new(1.5, color(p.lit_edge)))
                .corner_radius(5)
                .inner_margin(Margin::symmetric(MARGIN.x as i8, MARGIN.y as i8))
                .show(ui, |ui| {
                    ui.set_max_width(room.width() * WIDEST);
                    ui.add(Label::new(words).wrap_mode(TextWrapMode::Wrap));
                });
        });
}
