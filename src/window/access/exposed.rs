//! The tree as screen readers of a desktop get it: the same elements as in a page, by the same names.
//!
//! AT-SPI shows less of a node than a page: what would be lost there is moved to where it is not. And the
//! adapter panics at a tree that is none, so every node of this one is in one other.

use super::document::Document;
use super::element::Element;
use super::number::Number;
use egui::accesskit::{Node, NodeId, Role, TreeUpdate};
use std::collections::HashMap;

/// The tree of an interface, to be exposed.
pub fn exposed(update: TreeUpdate) -> TreeUpdate {
    let Document { elements, focus } = Document::of(&update, |_| None, 1.0);
    let mut nodes: HashMap<NodeId, Node> = update.nodes.into_iter().collect();
    let mut exposed = Vec::with_capacity(elements.len());
    for element in elements {
        let Number(id) = element.id;
        let Some(mut node) = nodes.remove(&id) else {
            continue;
        };
        let mut lines = Vec::new();
        for id in node.children() {
            let child = nodes.get(id);
            if child.is_some_and(|child| child.role() == Role::TextRun) {
                lines.extend(nodes.remove_entry(id));
            }
        }
        let elements = element.children.iter().map(|Number(id)| *id);
        let children = elements.chain(lines.iter().map(|(id, _)| *id));
        node.set_children(children.collect::<Vec<_>>());
        express(&mut node, element);
        exposed.push((id, node));
        exposed.extend(lines);
    }
    TreeUpdate {
        nodes: exposed,
        focus: match (focus, &update.tree) {
            (Some(Number(focus)), _) => focus,
            (None, Some(tree)) => tree.root,
            (None, None) => update.focus,
        },
        tree: update.tree,
    }
}

/// Makes a node say what its element does.
fn express(node: &mut Node, element: Element) {
    match element.role {
        "document" => return,
        "button" => node.set_role(Role::Button),
        "tab" | "option" => {
            let is_selected = element.attributes.get("aria-selected");
            node.set_selected(is_selected.is_some_and(|word| word == "true"));
            node.clear_toggled();
        }
        _ => {}
    }
    if !element.name.is_empty() {
        node.set_label(element.name);
    }
    if matches!(element.role, "text" | "textbox") || element.value.is_empty() {
        return;
    }
    if node.label().is_none() {
        node.set_label(element.value);
    } else {
        let known = node.description().unwrap_or_default();
        let words = [&element.value, known].join(". ");
        node.set_description(words.trim_end_matches(['.', ' ']).to_owned());
    }
}
