//! The current notice, shown over the boards until the viewer does something else, or some seconds.

use super::cx::Cx;
use super::paint::color;
use crate::session::Command;
use egui::{Align2, Frame, Label, Margin, Stroke, TextWrapMode};
use std::time::Duration;

/// How long a notice is shown at least, in seconds, and how many of its characters are read in a second.
const SECONDS: f64 = 8.0;
const CHARACTERS: f64 = 15.0;

/// Free space of at least this size holds any notice, in points.
const ENOUGH: egui::Vec2 = egui::vec2(220.0, 140.0);

/// Where notices are shown: in the space that a board leaves free, or over the boards.
pub fn place(boards: egui::Rect, free: Option<egui::Rect>) -> egui::Rect {
    let is_enough = |free: &egui::Rect| free.width() >= ENOUGH.x && free.height() >= ENOUGH.y;
    free.filter(is_enough).unwrap_or(boards)
}

/// Shows the notice, if there is one, at the bottom of this room.
pub fn show(ctx: &egui::Context, cx: &Cx, room: egui::Rect) {
    let Some(words) = cx.session.notice_words(cx.language) else {
        ctx.data_mut(|data| data.remove::<(String, f64)>(egui::Id::new("notice")));
        return;
    };
    let (shown, now) = (egui::Id::new("notice"), ctx.input(|input| input.time));
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
    egui::Area::new(egui::Id::new("notice"))
        .fixed_pos(room.center_bottom() - egui::vec2(0.0, 10.0))
        .pivot(Align2::CENTER_BOTTOM)
        .interactable(false)
        .show(ctx, |ui| {
            Frame::new()
                .fill(color(p.lit))
                .stroke(Stroke::new(1.5, color(p.lit_edge)))
                .corner_radius(5)
                .inner_margin(Margin::symmetric(14, 8))
                .show(ui, |ui| {
                    ui.set_max_width(room.width() * 0.9);
                    ui.add(Label::new(words).wrap_mode(TextWrapMode::Wrap));
                });
        });
}
