//! The frame around every dialog, so that a dialog's own file holds only its contents.

use crate::app::cx::Cx;
use crate::app::layout::{Layout, settle};
use crate::app::look::{Dialog, LookCommand};
use crate::session::Switch;
use crate::window::access;
use egui::accesskit::Role;
use egui::{Align, Align2, Context, Id, Key, Modal, Order, ScrollArea, Ui, Window};
use egui::{Button, Label, RichText, Vec2};

/// The largest width of a modal dialog, in points.
pub const MAX_WIDTH: f32 = 680.0;

/// The space around the row of buttons at the foot, in points.
const FOOT: f32 = 16.0;
/// The width of the scroll bar of a small window, in points.
const SCROLL_BAR: f32 = 8.0;
/// The margin around a modal dialog, and inside it, in points.
const MARGIN: f32 = 14.0;
/// The width that a non-modal dialog leaves free, in points.
const FREE_WIDTH: f32 = 60.0;

/// A dialog that shows and changes state of type `S`.
///
/// A modal one dims what is behind it; its contents scroll, while its title and the buttons at its
/// foot stay. What is behind any other dialog stays usable.
pub struct DialogFrame<S> {
    pub dialog: Dialog,
    /// The message id of the title.
    pub title: &'static str,
    /// Its anchor in the window, and the offset from there, in points.
    pub place: (Align2, [f32; 2]),
    /// Its width in points, where there is room.
    pub width: f32,
    pub contents: fn(&mut Ui, &Cx, &mut S),
    /// The buttons at the foot, from the right.
    pub foot: Option<fn(&mut Ui, &Cx, &mut S)>,
}

impl<S> DialogFrame<S> {
    /// A dialog in the middle of the window, with nothing at its foot.
    pub const fn new(
        dialog: Dialog,
        title: &'static str,
        width: f32,
        contents: fn(&mut Ui, &Cx, &mut S),
    ) -> Self {
        Self {
            dialog,
            title,
            place: (Align2::CENTER_CENTER, [0.0, 0.0]),
            width,
            contents,
            foot: None,
        }
    }

    /// Shows the dialog. If something closes it, such as a click beside a modal one, that is asked
    /// for.
    pub fn show(&self, ctx: &Context, cx: &Cx, state: &mut S) {
        let stays = if self.dialog.is_modal() || Layout::is_small(ctx) {
            self.show_modal(ctx, cx, state)
        } else {
            self.show_window(ctx, cx, state)
        };
        if !stays {
            cx.ask(LookCommand::Dialog(self.dialog, Switch::Off));
        }
    }

    fn show_window(&self, ctx: &Context, cx: &Cx, state: &mut S) -> bool {
        let (place, offset) = self.place;
        let mut is_open = true;
        Window::new(cx.word(self.title))
            .open(&mut is_open)
            .collapsible(false)
            .resizable(false)
            .anchor(place, offset)
            .show(ctx, |ui| {
                self.set_width(ui, FREE_WIDTH);
                (self.contents)(ui, cx, state);
            });
        is_open
    }

    /// Shows a modal dialog, with a way out that a finger finds. It covers the whole of a small
    /// window.
    fn show_modal(&self, ctx: &Context, cx: &Cx, state: &mut S) -> bool {
        let is_whole = Layout::is_small(ctx);
        let style = ctx.style();
        let ((place, offset), frame, margin) = if is_whole {
            let frame = egui::Frame::new().fill(style.visuals.window_fill);
            ((Align2::LEFT_TOP, [0.0, 0.0]), frame, MARGIN / 2.0)
        } else {
            (self.place, egui::Frame::window(&style), MARGIN)
        };
        let id = Id::new(self.title);
        // Its menus open above it. A click that ends within a frame brings a dialog to the front of
        // its order in the very frame in which a menu opens.
        let area = Modal::default_area(id).anchor(place, offset);
        let modal = Modal::new(id)
            .area(area.order(Order::Middle))
            .frame(frame.inner_margin(margin));
        let modal = modal.show(ctx, |ui| {
            access::region(ui, Role::Dialog, &cx.word(self.title));
            access::describe_ui(ui, |node| node.set_modal());
            let size = ctx.content_rect().size() - Vec2::splat(2.0 * margin);
            if is_whole {
                ui.set_min_size(size);
                ui.set_max_size(size);
            } else {
                self.set_width(ui, 4.0 * MARGIN);
            }
            let is_closed = self.show_head(ui, cx);
            let row = ui.spacing().interact_size.y;
            let mut height = if is_whole {
                ui.available_height()
            } else {
                room(ctx) - row
            };
            if self.foot.is_some() {
                height -= FOOT + row;
            }
            ScrollArea::vertical()
                .auto_shrink([true, !is_whole])
                .max_height(height)
                .min_scrolled_height(height)
                .show(ui, |ui| {
                    if is_whole {
                        ui.set_max_width(size.x - SCROLL_BAR);
                    }
                    (self.contents)(ui, cx, state);
                });
            if let Some(foot) = self.foot {
                ui.add_space(6.0);
                row_from_right(ui, |ui| foot(ui, cx, state));
            }
            is_closed
        });
        if !is_whole {
            // It is placed by the height of its contents in the last frame.
            settle(ctx, id, modal.response.rect);
        }
        !modal.inner && !modal.should_close()
    }

    /// The title, and a button at the right that closes the dialog. Returns whether it was clicked.
    fn show_head(&self, ui: &mut Ui, cx: &Cx) -> bool {
        row_from_right(ui, |ui| {
            let side = ui.spacing().interact_size.y;
            let close = ui.add_sized([side, side], Button::new("✕").frame(false));
            ui.with_layout(egui::Layout::left_to_right(Align::Center), |ui| {
                let title = RichText::new(cx.word(self.title)).heading();
                access::heading(&ui.add(Label::new(title).truncate()), 1);
            });
            access::name(close, &cx.word("dialog-close")).clicked()
        })
    }

    fn set_width(&self, ui: &mut Ui, beside: f32) {
        ui.set_width((ui.ctx().content_rect().width() - beside).min(self.width));
    }
}

/// A row of widgets from the right, as high as a button. In a higher row they would keep the dialog
/// from getting smaller.
fn row_from_right<T>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> T) -> T {
    let size = Vec2::new(ui.available_width(), ui.spacing().interact_size.y);
    let from_right = egui::Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, from_right, contents).inner
}

/// The height available to a modal dialog, in points.
pub fn room(ctx: &Context) -> f32 {
    ctx.content_rect().height() - 4.0 * MARGIN
}

/// Whether Enter was pressed while nothing has the focus that it would press, or in a field of a
/// single line.
pub fn is_entered(ctx: &Context) -> bool {
    let is_pressed = ctx.input(|input| input.key_pressed(Key::Enter));
    // Enter has just taken the focus from a field.
    is_pressed && ctx.memory(|memory| memory.focused().is_none())
}
