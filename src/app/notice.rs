//! The current notice, shown over the boards until the viewer does something else.

use super::cx::Cx;
use super::paint::color;
use egui::{Align2, Frame, Label, Margin, Stroke, TextWrapMode};

/// Shows the notice, if there is one.
pub fn show(ctx: &egui::Context, cx: &Cx) {
    let Some(notice) = cx.session.notice() else {
        return;
    };
    let p = &cx.palette;
    let content = ctx.content_rect();
    egui::Area::new(egui::Id::new("notice"))
        .anchor(Align2::CENTER_TOP, [0.0, 52.0])
        .interactable(false)
        .show(ctx, |ui| {
            Frame::new()
                .fill(color(p.lit))
                .stroke(Stroke::new(1.5, color(p.lit_edge)))
                .corner_radius(5)
                .inner_margin(Margin::symmetric(14, 8))
                .show(ui, |ui| {
                    ui.set_max_width(content.width() * 0.6);
                    let words = cx.word(notice.id());
                    ui.add(Label::new(words).wrap_mode(TextWrapMode::Wrap));
                });
        });
}
