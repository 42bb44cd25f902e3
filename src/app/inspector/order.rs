//! Lines of a program that are put in order, by dragging or with keys.

use crate::app::cx::Cx;
use crate::app::paint::color;
use crate::lesson::line_letter;
use crate::session::Command;
use crate::session::line_order::LineOrder;
use egui::{Align, Button, Layout, Rect, RichText, Sense, Ui};

/// Shows the lines and the divider, one below the other. `lines` are their texts by number, and
/// `size` is the size of their text. After the verdict they can only be read. Returns the place of
/// the picked one, once another than the first was.
pub fn show(
    ui: &mut Ui,
    cx: &Cx,
    order: &LineOrder,
    lines: &[&str],
    size: f32,
    is_open: bool,
) -> Option<Rect> {
    ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
        let pointer = ui.ctx().pointer_interact_pos();
        let mut is_dragged = false;
        let (mut over, mut picked) = (None, None);
        for (place, item) in order.items.iter().copied().enumerate() {
            let words = match lines.get(item) {
                Some(line) => format!("{} {line}", line_letter(item)),
                None => cx.word("order-unused"),
            };
            let mut words = RichText::new(words).monospace().size(size);
            if is_open && order.wrong == Some(item) {
                words = words.color(color(cx.palette.conflict));
            }
            let sense = if is_open {
                Sense::click_and_drag()
            } else {
                Sense::hover()
            };
            let button = Button::new(words).wrap().sense(sense);
            let is_picked = is_open && order.picked == place;
            let row = ui.add(button.selected(is_picked));
            if is_picked && (place, item) != (0, 0) {
                picked = Some(row.rect);
            }
            if row.clicked() || row.drag_started() {
                cx.ask(Command::MoveLine(item, place));
            }
            is_dragged |= row.dragged() && !row.drag_started();
            if pointer.is_some_and(|pointer| row.rect.y_range().contains(pointer.y)) {
                over = Some(place);
            }
        }
        // The line that is dragged goes where the pointer is.
        if let Some(place) = over.filter(|place| is_dragged && *place != order.picked) {
            cx.ask(Command::MoveLine(order.items[order.picked], place));
        }
        picked
    })
    .inner
}
