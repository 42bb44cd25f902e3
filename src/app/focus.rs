//! The ring around the element with the keyboard's focus. Every screen has the same.

use super::cx::Cx;
use super::paint::color;
use egui::{Context, Stroke, StrokeKind};

/// The width of the ring and its distance from what it is around, in points.
const WIDTH: f32 = 2.0;
const APART: f32 = 1.5;

/// Draws the ring.
pub fn show(ctx: &Context, cx: &Cx) {
    let focused = ctx.memory(|memory| memory.focused());
    let Some(response) = focused.and_then(|id| ctx.read_response(id)) else {
        return;
    };
    if !response.has_focus() {
        return;
    }
    let (ring, seen) = (response.rect.expand(APART), response.interact_rect);
    let painter = ctx.layer_painter(response.layer_id);
    painter
        .with_clip_rect(seen.expand(APART + WIDTH))
        .rect_stroke(
            ring,
            7.0,
            Stroke::new(WIDTH, color(cx.palette.guess)),
            StrokeKind::Outside,
        );
}
