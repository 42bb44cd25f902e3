//! The tree as a document: elements in reading order, without the containers that only lay them
//! out.

use super::element::{Element, Number};
use egui::accesskit::{Node, NodeId, Role, TreeUpdate};
use egui::{Pos2, Rect};

/// The elements of a document.
pub struct ReadDocument {
    /// The elements, each after those in it.
    pub elements: Vec<Element>,
    /// The number of the element that has the focus, if any has.
    pub focus: Option<Number>,
}

impl ReadDocument {
    /// The document of a tree. `seen` gives what is in sight of widgets that are not wholly so, and
    /// `zoom` is the number of points of the page in a point of the tree.
    pub fn of(update: &TreeUpdate, seen: impl Fn(NodeId) -> Option<Rect>, zoom: f32) -> Self {
        let nodes = update.nodes.iter().map(|(id, node)| (*id, node, false));
        let mut nodes: Vec<_> = nodes.collect();
        nodes.sort_unstable_by_key(|(id, ..)| id.0);
        let mut reader = TreeReader {
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

struct TreeReader<'a, S> {
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

impl<'a, S: Fn(NodeId) -> Option<Rect>> TreeReader<'a, S> {
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

    /// A node's own name, or the text of the labels beside it.
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

/// The items in reading order. Those without a place come last.
///
/// Two items stand in the same row if they share more than half of the height of the lower one.
fn in_rows<T>(items: Vec<(Rect, T)>) -> Vec<T> {
    let (mut placed, rest): (Vec<_>, Vec<_>) =
        items.into_iter().partition(|(rect, _)| rect.is_finite());
    placed.sort_by(|(one, _), (other, _)| one.top().total_cmp(&other.top()));
    let mut read = Vec::new();
    let mut row: Vec<(Rect, T)> = Vec::new();
    for (rect, item) in placed {
        let is_below = |(first, _): &(Rect, T)| {
            let shared = first.bottom().min(rect.bottom()) - rect.top();
            shared <= 0.5 * first.height().min(rect.height())
        };
        if row.iter().all(is_below) {
            read.extend(left_to_right(std::mem::take(&mut row)));
        }
        row.push((rect, item));
    }
    read.extend(left_to_right(row));
    read.extend(rest.into_iter().map(|(_, item)| item));
    read
}

fn left_to_right<T>(mut row: Vec<(Rect, T)>) -> impl Iterator<Item = T> {
    row.sort_by(|(one, _), (other, _)| one.left().total_cmp(&other.left()));
    row.into_iter().map(|(_, item)| item)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(items: &[(&'static str, [f32; 4])]) -> Vec<&'static str> {
        let rect = |[left, top, width, height]: [f32; 4]| {
            Rect::from_min_size(egui::pos2(left, top), egui::vec2(width, height))
        };
        let items = items.iter().map(|(name, at)| (rect(*at), *name));
        in_rows(items.collect())
    }

    #[test]
    fn panels_are_read_as_they_are_seen() {
        let panels = [
            ("header", [0.0, 0.0, 1000.0, 40.0]),
            ("foot", [0.0, 700.0, 1000.0, 100.0]),
            ("right", [600.0, 40.0, 400.0, 660.0]),
            ("left", [0.0, 44.0, 600.0, 650.0]),
        ];
        assert_eq!(read(&panels), ["header", "left", "right", "foot"]);
    }

    #[test]
    fn a_row_may_have_words_of_several_heights() {
        let row = [
            ("sign", [0.0, 10.0, 10.0, 14.0]),
            ("end", [200.0, 8.0, 60.0, 28.0]),
            ("two lines", [20.0, 10.0, 150.0, 34.0]),
            ("below", [0.0, 50.0, 100.0, 14.0]),
        ];
        assert_eq!(read(&row), ["sign", "two lines", "end", "below"]);
    }

    #[test]
    fn what_has_no_place_comes_last() {
        let items = vec![(Rect::NOTHING, "none"), (Rect::ZERO, "some")];
        assert_eq!(in_rows(items), ["some", "none"]);
    }
}
