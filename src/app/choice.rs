//! Choices: buttons that say whether they are chosen. egui's own say it by colour only.

use crate::window::access;
use egui::{Response, Ui, WidgetText};

/// A choice by name.
pub fn toggle(ui: &mut Ui, is_chosen: bool, name: impl Into<WidgetText>) -> Response {
    chosen(ui.selectable_label(is_chosen, name.into()), is_chosen)
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

/// Says whether a button is chosen.
pub fn chosen(button: Response, is_chosen: bool) -> Response {
    access::describe(&button, |node| node.set_toggled(is_chosen.into()));
    button
}
