//! Menus and lists that open above the window.

use crate::window::access;
use egui::accesskit::{HasPopup, Role};
use egui::{ComboBox, Response, Ui, WidgetText};

/// The share of the height of the window that a list takes at most.
const MAX_LIST_SHARE: f32 = 0.8;
/// The space between the entries of a menu or list, in points: the longest menu fits into 600 points.
const ENTRY_GAP: f32 = 2.0;

/// A button that opens a menu.
pub fn menu(ui: &mut Ui, name: impl Into<WidgetText>, contents: impl FnOnce(&mut Ui)) -> Response {
    let name = name.into();
    let words = name.text().to_owned();
    let menu = ui.menu_button(name, |ui| {
        access::region(ui, Role::Menu, &words);
        ui.spacing_mut().item_spacing.y = ENTRY_GAP;
        contents(ui);
    });
    let is_open = menu.inner.is_some();
    let button = &menu.response;
    // Whether the menu was open, and its button was given the focus that it did not have.
    let id = button.id.with("menu");
    let (was_open, was_given) =
        ui.data(|data| data.get_temp::<(bool, bool)>(id).unwrap_or_default());
    let is_given = is_open && (was_given || !was_open && !button.has_focus());
    if is_given && !was_open {
        // Tab goes on into the menu, which comes next.
        button.request_focus();
    } else if was_given && !is_open {
        // Opened with the mouse, it gives the keys back to the program.
        button.surrender_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, (is_open, is_given)));
    access::describe(button, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(is_open);
    });
    menu.response
}

/// A button that opens a list to choose from.
pub fn list(ui: &mut Ui, combo: ComboBox, contents: impl FnOnce(&mut Ui)) -> Response {
    // Nothing below the edge would be seen to be there.
    let height = ui.ctx().content_rect().height() * MAX_LIST_SHARE;
    let list = combo.height(height).show_ui(ui, |ui| {
        access::describe_ui(ui, |node| node.set_role(Role::ListBox));
        ui.spacing_mut().item_spacing.y = ENTRY_GAP;
        contents(ui);
    });
    let is_open = list.inner.is_some();
    let was_open = ui.data_mut(|data| {
        let before = data.get_temp_mut_or_default::<bool>(list.response.id);
        std::mem::replace(before, is_open)
    });
    // The Tab key goes on from the button into the list, which comes next.
    if is_open && !was_open {
        list.response.request_focus();
    }
    access::describe(&list.response, |node| node.set_expanded(is_open));
    list.response
}
