//! A dialog over the whole window: what it is about scrolls, the buttons that end it do not.

use egui::{Align, Context, Frame, Id, Layout, Modal, Order, ScrollArea, Ui, Vec2};

/// Widest, in points.
const WIDEST: f32 = 680.0;
/// The room that the last row of buttons takes.
const FOOT: f32 = 44.0;
/// Between the dialog and the window's edges.
const MARGIN: f32 = 14.0;

/// Shows a dialog; says whether the viewer has had enough of it. The contents are told how much height
/// there is; the buttons come from the right.
pub fn show<S>(
    ctx: &Context,
    name: &'static str,
    state: &mut S,
    contents: impl FnOnce(&mut Ui, &mut S, f32),
    foot: impl FnOnce(&mut Ui, &mut S),
) -> bool {
    let room = ctx.content_rect().size() - Vec2::splat(4.0 * MARGIN);
    let modal = modal(ctx, name).show(ctx, |ui| {
        ui.set_width(room.x.min(WIDEST));
        let height = room.y - FOOT;
        ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height)
            .show(ui, |ui| contents(ui, state, room.y));
        ui.add_space(6.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| foot(ui, state));
    });
    modal.should_close()
}

/// What every dialog stands in, dimming what is behind. Its menus open above it: a click that is over
/// within a frame brings a dialog to the front of its order in the very frame in which a menu opens.
pub fn modal(ctx: &Context, name: &'static str) -> Modal {
    let id = Id::new(name);
    Modal::new(id)
        .area(Modal::default_area(id).order(Order::Middle))
        .frame(Frame::window(&ctx.style()).inner_margin(MARGIN))
}
