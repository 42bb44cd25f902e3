//! The search tree as a picture.

mod camera;
mod layout;
mod mark;

pub use camera::Camera;
pub use layout::TreeLayout;
pub use mark::TreeMark;

use super::marks::filled;
use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::analysis::tree::{Node, Outline, Tree};
use crate::solver::Spot;
use crate::timeline::Moment;
use mark::RADIUS;

/// The size of labels without any zoom, in points.
const LABEL: f32 = 10.5;
/// Labels are at most so large.
const LARGEST_LABEL: f32 = 17.0;
/// Smaller labels cannot be read and are left out.
const SMALLEST_LABEL: f32 = 7.5;

/// What of a search tree is shown, and where.
#[derive(Clone, Copy)]
pub struct TreePicture<'a> {
    /// What is known of the tree.
    pub tree: &'a Tree,
    /// Which nodes are shown.
    pub outline: &'a Outline,
    /// Where they stand.
    pub layout: &'a TreeLayout,
    /// Where the run stands.
    pub moment: &'a Moment,
    /// The colours.
    pub palette: &'a Palette,
    /// Which part is seen.
    pub camera: Camera,
    /// Where it is seen.
    pub rect: Rect,
}

impl TreePicture<'_> {
    /// Draws what can be seen.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        let path = self.tree.path(self.moment.step());
        let is_on_path = |index: usize| path.binary_search(&self.outline.nodes[index].key).is_ok();
        let count = self.outline.nodes.len();
        let (lit, unlit): (Vec<usize>, Vec<usize>) = (0..count).partition(|i| is_on_path(*i));
        for index in &unlit {
            self.draw_edge(*index, false, shapes);
        }
        for index in &lit {
            self.draw_edge(*index, true, shapes);
        }
        let rooms = self.rooms();
        let current = self.current(&path);
        for index in unlit.into_iter().chain(lit) {
            if self.is_seen(index) {
                let mut top = self.radius() * 1.25;
                if current == Some(index) {
                    top = self.draw_halo(index, shapes);
                }
                self.draw_guess(index, is_on_path(index), top, rooms[index], shapes);
                self.draw_node(index, shapes);
            }
        }
    }

    /// The node of the latest guess, or what it is folded into.
    pub fn current(&self, path: &[u64]) -> Option<usize> {
        path.iter()
            .rev()
            .find_map(|key| self.outline.index_of(*key))
    }

    /// The node whose mark is at a point.
    pub fn node_at(&self, point: Point) -> Option<usize> {
        let reach = (RADIUS * self.camera.zoom).max(3.0) + 4.0;
        let distance = |index: &usize| {
            let at = self.at(*index);
            let foot = self.mark(*index).foot(self.radius()).max(0.0);
            let y = point.y.clamp(at.y, at.y + foot) - point.y;
            (at.x - point.x).hypot(y)
        };
        let near = |index: &usize| (self.at(*index).x - point.x).abs() <= 2.0 * reach;
        (0..self.outline.nodes.len())
            .filter(near)
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .filter(|index| distance(index) <= reach)
    }

    /// How a node is drawn.
    pub fn mark(&self, index: usize) -> TreeMark {
        let shown = &self.outline.nodes[index];
        let (node, step) = (self.node(index), self.moment.step());
        if !shown.is_folded {
            return TreeMark::unfolded(node.status(step));
        }
        let amount = self.tree.amount_at(node, step, &self.moment.counters());
        if step < node.step() {
            TreeMark::FoldedUnreached(amount.nodes)
        } else if amount.solutions > 0 {
            TreeMark::FoldedSolution(amount.nodes)
        } else if node.stands_at(step) {
            TreeMark::FoldedOpen(amount.nodes)
        } else {
            TreeMark::FoldedFailure(amount.nodes)
        }
    }

    fn node(&self, index: usize) -> &Node {
        let key = self.outline.nodes[index].key;
        self.tree.node(key).expect("what is shown is held")
    }

    fn at(&self, index: usize) -> Point {
        self.camera.point(self.layout.places[index])
    }

    /// Seen from afar, marks are larger in proportion: their shapes are to be told apart, as long as there
    /// is room between two columns.
    fn radius(&self) -> f32 {
        let zoom = self.camera.zoom;
        let room = camera::COLUMN * 0.4 * zoom;
        (RADIUS * zoom).max(room.min(3.0)).max(1.5)
    }

    fn is_seen(&self, index: usize) -> bool {
        self.rect
            .shrunk(-60.0 * self.camera.zoom)
            .contains(self.at(index))
    }

    /// How far labels may reach to the left and to the right of each node: halfway to its neighbours in
    /// the same row.
    fn rooms(&self) -> Vec<(f32, f32)> {
        let places = &self.layout.places;
        let mut rooms = vec![(f32::INFINITY, f32::INFINITY); places.len()];
        // In a row, the order of the outline is that from left to right.
        let mut last_of_row: Vec<Option<usize>> = vec![None; self.layout.last_row as usize + 1];
        for (index, (column, row)) in places.iter().enumerate() {
            if let Some(before) = last_of_row[*row as usize].replace(index) {
                let half = (column - places[before].0) * camera::COLUMN * self.camera.zoom / 2.0;
                rooms[before].1 = half;
                rooms[index].0 = half;
            }
        }
        rooms
    }

    fn draw_edge(&self, index: usize, is_lit: bool, shapes: &mut Vec<Shape>) {
        let Some(parent) = self.outline.nodes[index].parent else {
            return;
        };
        let (from, to) = (self.at(parent), self.at(index));
        let (left, right) = (from.x.min(to.x), from.x.max(to.x));
        let around = Rect::new(left, from.y, right - left, to.y - from.y);
        if around.right() < self.rect.x
            || around.x > self.rect.right()
            || around.bottom() < self.rect.y
            || around.y > self.rect.bottom()
        {
            return;
        }
        let (p, zoom) = (self.palette, self.camera.zoom);
        let is_to_come = self.moment.step() < self.node(index).step();
        let stroke = if is_lit {
            Stroke::new((3.5 * zoom).clamp(2.0, 6.0), p.guess)
        } else if is_to_come && zoom > 0.4 {
            Stroke::dashed(zoom.clamp(0.5, 1.5), p.faint, 4.0 * zoom)
        } else {
            Stroke::new(zoom.clamp(0.5, 2.0), p.faint)
        };
        shapes.push(Shape::Line {
            points: vec![from, to],
            stroke,
        });
    }

    /// What was placed, above its node, which reaches up to `top` from its middle: cell and value, or
    /// where there is no room for that what sets it apart from its siblings.
    fn draw_guess(
        &self,
        index: usize,
        is_lit: bool,
        top: f32,
        (left, right): (f32, f32),
        shapes: &mut Vec<Shape>,
    ) {
        let node = self.node(index);
        let Some((cell, value)) = node.guess() else {
            return;
        };
        let size = (LABEL * self.camera.zoom).min(LARGEST_LABEL);
        if size < SMALLEST_LABEL {
            return;
        }
        let address = self.moment.problem().topology().address(cell);
        let parent = self.outline.nodes[index].parent;
        let short = match parent.and_then(|parent| self.node(parent).choice()) {
            Some(Spot::Places(..)) => address.clone(),
            Some(Spot::Cell(_)) | None => value.to_string(),
        };
        let (p, font) = (
            self.palette,
            if is_lit { Font::Bold } else { Font::Regular },
        );
        let fitting = [format!("{address}={value}"), short]
            .into_iter()
            .map(|text| (width_of(&text, font, size), text))
            .find(|(width, _)| *width + 4.0 <= left + right);
        let Some((width, text)) = fitting else {
            return;
        };
        let at = self.at(index);
        // In the middle if neighbours allow.
        let middle = 0.0_f32
            .max(width / 2.0 + 2.0 - left)
            .min(right - width / 2.0 - 2.0);
        self.draw_label(
            Point::new(at.x + middle, at.y - top - size * 0.6),
            text,
            (size, font),
            if is_lit { p.ink } else { p.faint },
            shapes,
        );
    }

    /// A text on a patch, so that no edge runs through it.
    fn draw_label(
        &self,
        at: Point,
        text: String,
        (size, font): (f32, Font),
        color: Color,
        shapes: &mut Vec<Shape>,
    ) {
        let width = width_of(&text, font, size) + 2.0;
        let patch = Rect::new(at.x - width / 2.0, at.y - size * 0.5, width, size);
        shapes.push(filled(patch, self.palette.paper));
        shapes.push(Shape::Text {
            at,
            anchor: Anchor::CenterMiddle,
            size,
            font,
            color,
            text,
        });
    }

    /// A ring around the latest guess; says how far it reaches.
    fn draw_halo(&self, index: usize, shapes: &mut Vec<Shape>) -> f32 {
        let radius = self.radius() + (5.0 * self.camera.zoom).max(2.5);
        shapes.push(Shape::Circle {
            center: self.at(index),
            radius,
            fill: Some(self.palette.lit),
            stroke: Some(Stroke::new(
                (2.5 * self.camera.zoom).clamp(1.5, 4.0),
                self.palette.ink,
            )),
        });
        radius + 2.5 * self.camera.zoom
    }

    fn draw_node(&self, index: usize, shapes: &mut Vec<Shape>) {
        let mark = self.mark(index);
        let (at, radius) = (self.at(index), self.radius());
        mark.draw(at, radius, self.palette, shapes);
        let size = (LABEL * self.camera.zoom).min(LARGEST_LABEL);
        if let Some(nodes) = mark.folded()
            && size >= SMALLEST_LABEL
        {
            let color = match mark {
                TreeMark::FoldedUnreached(_) => self.palette.faint,
                _ => self.palette.ink,
            };
            let below = Point::new(at.x, at.y + mark.foot(radius) + size * 0.75);
            let look = (size * 0.95, Font::Regular);
            self.draw_label(below, short_count(nodes), look, color, shapes);
        }
    }
}

/// A number in at most five characters, with the same signs in every language.
fn short_count(count: u64) -> String {
    let (mut count, mut unit) = (count, "");
    for larger in ["k", "M", "G", "T", "P"] {
        if count < 10_000 {
            break;
        }
        count /= 1000;
        unit = larger;
    }
    format!("{count}{unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_short() {
        for (count, text) in [
            (2, "2"),
            (9_999, "9999"),
            (10_000, "10k"),
            (26_893, "26k"),
            (69_175_317, "69M"),
            (9_999_999, "9999k"),
            (u64::MAX, "18446P"),
        ] {
            assert_eq!(short_count(count), text);
        }
    }
}
