//! Buttons in menus and lists are their items.

use egui::accesskit::{NodeId, Role, TreeUpdate};
use std::collections::HashMap;

/// Makes items of the buttons in menus and lists.
pub fn complete(update: &mut TreeUpdate) {
    let places: HashMap<NodeId, usize> = (update
        .nodes
        .iter()
        .enumerate()
        .map(|(place, (id, _))| (*id, place)))
    .collect();
    let holders = 0..update.nodes.len();
    let holders = holders.filter(|place| {
        let role = update.nodes[*place].1.role();
        matches!(role, Role::Menu | Role::ListBox)
    });
    for holder in holders.collect::<Vec<_>>() {
        let is_menu = update.nodes[holder].1.role() == Role::Menu;
        let mut within = update.nodes[holder].1.children().to_vec();
        while let Some(id) = within.pop() {
            let Some((_, node)) = places.get(&id).map(|place| &mut update.nodes[*place]) else {
                continue;
            };
            within.extend(node.children());
            match (node.role(), is_menu) {
                (Role::Button, true) if node.toggled().is_some() => {
                    node.set_role(Role::MenuItemRadio);
                }
                (Role::Button, true) => node.set_role(Role::MenuItem),
                (Role::CheckBox, true) => node.set_role(Role::MenuItemCheckBox),
                (Role::Button, false) => node.set_role(Role::ListBoxOption),
                _ => {}
            }
        }
    }
}
