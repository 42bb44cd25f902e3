//! Names and roles that egui's widgets do not have by themselves.

use egui::accesskit::{Action, Node, Role};
use egui::{Response, Ui};

/// Changes how a widget is described. Call this after everything that egui says of the widget.
pub fn describe(response: &Response, write: impl FnOnce(&mut Node)) {
    response.ctx.accesskit_node_builder(response.id, write);
}

/// Changes how a part of the window is described.
pub fn describe_ui(ui: &Ui, write: impl FnOnce(&mut Node)) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), write);
}

/// Names a widget that shows a sign, or a name with something behind it.
pub fn name(response: Response, words: &str) -> Response {
    describe(&response, |node| node.set_label(words));
    response
}

/// Describes a text that can be selected as what it is otherwise: to be read.
pub fn only_read(text: &Response) {
    describe(text, |node| node.remove_action(Action::Click));
}

/// Makes a label the heading of what follows.
pub fn heading(response: &Response, level: usize) {
    describe(response, |node| {
        if let Some(words) = node.value().map(str::to_owned) {
            node.set_label(words);
        }
        node.clear_value();
        node.set_role(Role::Heading);
        node.set_level(level);
    });
}

/// Makes a part of the window one that can be gone to by its name.
pub fn region(ui: &Ui, role: Role, words: &str) {
    describe_ui(ui, |node| {
        node.set_role(role);
        node.set_label(words);
    });
}
