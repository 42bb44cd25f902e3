//! Menus and lists that open above the window.

use crate::window::access;
use egui::accesskit::{HasPopup, Role};
use egui::{ComboBox, Response, Ui, WidgetText};

/// A button that opens a menu.
pub fn menu(ui: &mut Ui, name: impl Into<WidgetText>, contents: impl FnOnce(&mut Ui)) -> Response {
    let name: WidgetText = name.into();
    let words = name.text().to_owned();
    let menu = ui.menu_button(name, |ui| {
        access::region(ui, Role::Menu, &words);
        contents(ui);
    });
    let is_open = menu.inner.is_some();
    access::describe(&menu.response, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(is_open);
    });
    menu.response
}

/// A button that opens a list to choose from.
pub fn list(ui: &mut Ui, combo: ComboBox, contents: impl FnOnce(&mut Ui)) -> Response {
    let list = combo.show_ui(ui, |ui| {
        access::describe_ui(ui, |node| node.set_role(Role::ListBox));
        contents(ui);
    });
    let is_open = list.inner.is_some();
    access::describe(&list.response, |node| node.set_expanded(is_open));
    list.response
}
