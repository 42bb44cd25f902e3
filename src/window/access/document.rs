//! The tree as a document: elements in reading order, without the containers that only lay them out.

use super::element::Element;
use super::number::Number;
use super::rows::in_rows;
use egui::accesskit::{Node, NodeId, Role, TreeUpdate};
use egui::{Pos2, Rect};

/// The elements of a document.
pub struct Document {
    /// The elements, each after those in it.
    pub elements: Vec<Element>,
    /// The number of the element that has the focus, if any has.
    pub focus: Option<Number>,
}

impl Document {
    /// The document of a tree. `seen` gives what is in sight of widgets that are not wholly so, and `zoom`
    /// is the number of points of the page in a point of the tree.
    pub fn of(update: &TreeUpdate, seen: impl Fn(NodeId) -> Option<Rect>, zoom: f32) -> Self {
        let nodes = update.nodes.iter().map(|(id, node)| (*id, node, false));
        let mut nodes: Vec<_> = nodes.collect();
        nodes.sort_unstable_by_key(|(id, ..)| id.0);
        let mut reader = Reader {
            nodes,
            seen,
            zoom,
            elements: Vec::new(),
        };
        let root = update.tree.as_ref().map(|tree| tree.root);
        if let Some(root) = root {
            reader.read_root(root);
        }
        let elements = reader.elements;
        let focus = Number(update.focus);
        let has_focus = |element: &Element| element.id == focus && element.focus;
        Self {
            focus: elements.iter().any(has_focus).then_some(focus),
            elements,
        }
    }
}

struct Reader<'a, S> {
    /// The nodes by number, and whether they were read already: no node is in two others.
    nodes: Vec<(NodeId, &'a Node, bool)>,
    seen: S,
    zoom: f32,
    elements: Vec<Element>,
}

/// What was read of a node: its own element or those in it, and the place of all.
struct Unit {
    rect: Rect,
    ids: Vec<Number>,
}

impl<'a, S: Fn(NodeId) -> Option<Rect>> Reader<'a, S> {
    fn find(&self, id: NodeId) -> Option<usize> {
        let found = self.nodes.binary_search_by_key(&id.0, |(id, ..)| id.0);
        found.ok()
    }

    /// A node that was not read before.
    fn take(&mut self, id: NodeId) -> Option<&'a Node> {
        let index = self.find(id)?;
        let (_, node, is_read) = &mut self.nodes[index];
        (!std::mem::replace(is_read, true)).then_some(*node)
    }

    fn read_root(&mut self, id: NodeId) {
        let Some(node) = self.take(id) else {
            return;
        };
        // What opened later lies above what was there before.
        let children = node.children().iter();
        let units: Vec<Unit> = children.filter_map(|child| self.read(*child)).collect();
        self.elements.push(Element {
            name: node.label().unwrap_or_default().to_owned(),
            value: node.description().unwrap_or_default().to_owned(),
            children: units.into_iter().flat_map(|unit| unit.ids).collect(),
            ..Element::new(id, "document")
        });
    }

    fn read(&mut self, id: NodeId) -> Option<Unit> {
        let node = self.take(id)?;
        if node.is_hidden() || node.role() == Role::TextRun {
            return None;
        }
        let children = node.children().iter();
        let units: Vec<Unit> = children.filter_map(|child| self.read(*child)).collect();
        let around = units
            .iter()
            .fold(Rect::NOTHING, |all, unit| all.union(unit.rect));
        let placed = units.into_iter().map(|unit| (unit.rect, unit.ids));
        let ids: Vec<Number> = in_rows(placed.collect()).into_iter().flatten().collect();
        let element = Element::of(id, node, self.name(node));
        let Some(element) = element else {
            return (!ids.is_empty()).then_some(Unit { rect: around, ids });
        };
        let rect = node.bounds().map_or(around, |at| {
            let [min, max] = [(at.x0, at.y0), (at.x1, at.y1)];
            let pos = |(x, y): (f64, f64)| Pos2::new(x as f32, y as f32);
            Rect::from_min_max(pos(min), pos(max))
        });
        self.elements.push(Element {
            at: self.place((self.seen)(id).map_or(rect, |seen| cut(rect, seen))),
            children: ids,
            ..element
        });
        Some(Unit {
            rect,
            ids: vec![Number(id)],
        })
    }

    /// A node's own name, or that of the labels beside it.
    fn name(&self, node: &Node) -> String {
        if let Some(label) = node.label() {
            return label.to_owned();
        }
        let labels = node.labelled_by().iter();
        let words = labels.filter_map(|id| {
            let label = self.nodes[self.find(*id)?].1;
            label.value().or(label.label())
        });
        words.collect::<Vec<_>>().join(" ")
    }

    fn place(&self, rect: Rect) -> [i32; 4] {
        if !rect.is_finite() {
            return [0; 4];
        }
        let sides = [rect.left(), rect.top(), rect.width(), rect.height()];
        sides.map(|side| (side * self.zoom).round() as i32)
    }
}

/// What is seen of a rectangle. Of one out of sight that is the edge behind which it lies.
fn cut(rect: Rect, seen: Rect) -> Rect {
    let range = |whole: egui::Rangef, seen: egui::Rangef| match seen.min <= seen.max {
        true => seen,
        false if whole.min < seen.min => egui::Rangef::point(seen.min),
        false => egui::Rangef::point(seen.max),
    };
    Rect::from_x_y_ranges(
        range(rect.x_range(), seen.x_range()),
        range(rect.y_range(), seen.y_range()),
    )
}
