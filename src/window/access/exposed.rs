//! The tree as screen readers of a desktop get it: the same elements as in a page, by the same
//! names.
//!
//! AT-SPI shows less of a node than a page: what would be lost there is moved to where it is not.
//! And the adapter panics at a tree that is none, so every node of this one is in one other.

use super::document::ReadDocument;
use super::element::{Element, Number};
use egui::accesskit::{Node, NodeId, Role, TreeUpdate};
use std::collections::HashMap;

/// The tree of an interface, to be exposed.
pub fn exposed(update: TreeUpdate) -> TreeUpdate {
    let ReadDocument { elements, focus } = ReadDocument::of(&update, |_| None, 1.0);
    let mut nodes: HashMap<NodeId, Node> = update.nodes.into_iter().collect();
    let open = elements.iter().rev().find(|e| is_above(e)).map(|e| e.id);
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
        // What opens is read out when it gets the focus.
        focus: match (focus.or(open), &update.tree) {
            (Some(Number(focus)), _) => focus,
            (None, Some(tree)) => tree.root,
            (None, None) => update.focus,
        },
        tree: update.tree,
    }
}

/// Whether this opens above the window's contents.
fn is_above(element: &Element) -> bool {
    matches!(element.role, "dialog" | "menu")
}

/// Makes a node say what its element does.
fn express(node: &mut Node, element: Element) {
    match element.role {
        "document" => return,
        "button" => node.set_role(Role::Button),
        "dialog" => node.set_role(Role::Dialog),
        "tab" | "option" => {
            let is_selected = ("aria-selected", "true".to_owned());
            node.set_selected(element.attributes.contains(&is_selected));
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

#[cfg(test)]
mod tests {
    use super::*;
    use accesskit_consumer::Tree as Consumed;
    use egui::accesskit::{Action, Toggled, Tree};

    /// A tree whose first node is the root, and whose focus is on this node.
    fn tree(nodes: Vec<(u64, Node)>, focus: u64) -> TreeUpdate {
        TreeUpdate {
            tree: Some(Tree::new(NodeId(nodes[0].0))),
            nodes: (nodes.into_iter())
                .map(|(id, node)| (NodeId(id), node))
                .collect(),
            focus: NodeId(focus),
        }
    }

    fn node(role: Role, children: &[u64], write: impl FnOnce(&mut Node)) -> Node {
        let mut node = Node::new(role);
        node.set_children(children.iter().map(|id| NodeId(*id)).collect::<Vec<_>>());
        write(&mut node);
        node
    }

    fn window(children: &[u64]) -> (u64, Node) {
        (1, node(Role::Window, children, |_| {}))
    }

    fn button(name: &str) -> Node {
        node(Role::Button, &[], |node| {
            node.set_label(name);
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
        })
    }

    /// The nodes of a tree after it was exposed, in the order of the tree.
    fn read(update: TreeUpdate) -> Vec<(u64, Node)> {
        let update = exposed(update);
        let consumed = Consumed::new(update.clone(), true);
        let mut nodes: HashMap<NodeId, Node> = update.nodes.into_iter().collect();
        let mut rest = vec![consumed.state().root_id()];
        let mut read = Vec::new();
        while let Some(id) = rest.pop() {
            let node = nodes.remove(&id).expect("it is there once");
            rest.extend(node.children().iter().rev());
            read.push((id.0, node));
        }
        assert!(nodes.is_empty(), "all can be reached: {nodes:?}");
        read
    }

    #[test]
    fn nodes_say_what_a_page_says() {
        let valued = |role, name: &str, value: &str| {
            node(role, &[], |node| {
                node.set_value(value);
                if !name.is_empty() {
                    node.set_label(name);
                }
            })
        };
        let read = read(tree(
            vec![
                window(&[2, 8]),
                (2, node(Role::GenericContainer, &[3, 4, 5, 6, 7], |_| {})),
                (3, button("Presenter  P")),
                (4, valued(Role::Status, "", "Right!")),
                (5, valued(Role::Slider, "Timeline", "step 3 of 9")),
                (6, node(Role::Unknown, &[], |_| {})),
                (
                    7,
                    node(Role::Tab, &[], |node| {
                        node.set_label("Code");
                        node.set_toggled(Toggled::True);
                    }),
                ),
                (8, node(Role::TextInput, &[9], |node| node.set_value("abc"))),
                (9, valued(Role::TextRun, "", "abc")),
            ],
            3,
        ));
        let order: Vec<u64> = read.iter().map(|(id, _)| *id).collect();
        assert_eq!(order, [1, 3, 4, 5, 7, 8, 9], "containers are left out");
        let [
            _,
            (_, button),
            (_, status),
            (_, slider),
            (_, tab),
            (_, field),
            _,
        ] = &read[..]
        else {
            panic!("{read:?}");
        };
        assert_eq!(button.label(), Some("Presenter"));
        assert_eq!(status.label(), Some("Right!"), "AT-SPI announces names");
        assert_eq!(slider.label(), Some("Timeline"));
        assert_eq!(slider.description(), Some("step 3 of 9"));
        assert_eq!((tab.is_selected(), tab.toggled()), (Some(true), None));
        assert_eq!((field.label(), field.description()), (None, None));
    }

    #[test]
    fn what_opens_gets_the_focus_unless_something_has_it() {
        let open = |focus| {
            let dialog = node(Role::Window, &[3], |node| node.set_label("Help"));
            let nodes = vec![window(&[2, 4]), (2, dialog), (3, button("Keys"))];
            let nodes = nodes.into_iter().chain([(4, button("Play"))]);
            let update = exposed(tree(nodes.collect(), focus));
            let dialog = update.nodes.iter().find(|(id, _)| id.0 == 2);
            assert_eq!(dialog.map(|(_, node)| node.role()), Some(Role::Dialog));
            update.focus.0
        };
        assert_eq!(open(1), 2);
        assert_eq!(open(4), 4);
        let closed = exposed(tree(vec![window(&[2]), (2, button("Play"))], 1));
        assert_eq!(closed.focus, NodeId(1));
    }

    /// The adapter panics at what is no tree.
    #[test]
    fn what_is_no_tree_becomes_one() {
        let nodes = vec![
            window(&[2, 2, 3, 9]),
            (2, node(Role::Group, &[4, 1], |_| {})),
            (3, node(Role::Group, &[4, 3, 5], |_| {})),
            (4, button("of two groups")),
            (5, node(Role::GenericContainer, &[2], |_| {})),
            (6, button("of none")),
        ];
        let read = read(tree(nodes, 7));
        let order: Vec<u64> = read.iter().map(|(id, _)| *id).collect();
        assert_eq!(order, [1, 2, 4, 3]);
    }
}
