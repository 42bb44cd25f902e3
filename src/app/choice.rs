//! Choices: buttons that say whether they are chosen. egui's own say it by colour only.

use super::popups;
use crate::window::access;
use egui::{Button, ComboBox, Response, Ui, WidgetText};

/// The width of a list, in points.
const LIST: f32 = 192.0;

/// A choice by name.
pub fn toggle(ui: &mut Ui, is_chosen: bool, name: impl Into<WidgetText>) -> Response {
    let button = Button::selectable(is_chosen, name.into()).frame_when_inactive(true);
    chosen(ui.add(button), is_chosen)
}

/// A choice of a value.
pub fn choose<T: PartialEq>(
    ui: &mut Ui,
    now: &mut T,
    value: T,
    name: impl Into<WidgetText>,
) -> Response {
    let is_chosen = *now == value;
    let mut button = toggle(ui, is_chosen, name);
    if button.clicked() && !is_chosen {
        *now = value;
        button.mark_changed();
    }
    button
}

/// A choice from a list, behind its label.
pub fn list<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: String,
    now: &mut T,
    values: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> String,
) {
    let list = ComboBox::from_id_salt(&label).width(LIST).truncate();
    let label = ui.label(label);
    let list = popups::list(ui, list.selected_text(name(*now)), |ui| {
        for value in values {
            choose(ui, now, value, name(value));
        }
    });
    list.labelled_by(label.id);
}

/// Says whether a button is chosen.
pub fn chosen(button: Response, is_chosen: bool) -> Response {
    access::describe(&button, |node| node.set_toggled(is_chosen.into()));
    button
}
