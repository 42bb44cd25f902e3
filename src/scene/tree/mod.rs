//! The search tree as a picture.

mod camera;
mod labels;
mod layout;
mod mark;

pub use camera::Camera;
pub use layout::TreeLayout;
pub use mark::TreeMark;

use super::{Color, Font, Motion, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::analysis::tree::{Outline, Tree, TreeNode};
use crate::explain::cell_label;
use crate::solver::Spot;
use crate::timeline::Moment;
use labels::{Labelled, Labels};
use mark::{RADIUS, SOLUTION};

/// The size of labels at zoom 1, in points.
const LABEL: f32 = 10.5;
/// The largest size of labels, in points.
const LARGEST_LABEL: f32 = 24.0;
/// Smaller labels cannot be read and are left out, in points.
const SMALLEST_LABEL: f32 = 7.5;

/// The visible part of a search tree, with its layout.
#[derive(Clone, Copy)]
pub struct TreePicture<'a> {
    /// The known nodes of the tree.
    pub tree: &'a Tree,
    /// The nodes shown.
    pub outline: &'a Outline,
    /// Their places.
    pub layout: &'a TreeLayout,
    /// The moment of the run.
    pub moment: &'a Moment,
    /// The colours.
    pub palette: &'a Palette,
    /// The visible part.
    pub camera: Camera,
    /// How many times as large as usual labels are beside their nodes.
    pub labels: f32,
    /// Where it is drawn.
    pub rect: Rect,
    /// Where the halo of the latest guess comes from, and how far it is.
    pub coming: Option<((f32, f32), Motion)>,
    /// Whether the decision here differs from another run's.
    pub differs_here: bool,
}

impl TreePicture<'_> {
    /// Draws everything visible.
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
        let current = self.current(&path);
        if let Some(current) = current.filter(|current| self.is_seen(*current)) {
            self.draw_halo(current, shapes);
        }
        // Labels of guesses on the board take their places first.
        if self.label_size() >= SMALLEST_LABEL {
            let rooms = self.rooms();
            let mut labels = self.labels(current);
            let order = lit.iter().rev().chain(&unlit);
            for index in order.copied().filter(|index| self.is_labelled(*index)) {
                let reach = self.reach(index, current);
                let lit = match (
                    is_on_path(index),
                    self.differs_here && current == Some(index),
                ) {
                    (_, true) => Some("≠ "),
                    (true, false) => Some(""),
                    (false, false) => None,
                };
                self.draw_guess(index, lit, reach, rooms[index], &mut labels, shapes);
            }
        }
        for index in unlit.into_iter().chain(lit) {
            if self.is_seen(index) {
                self.draw_node(index, shapes);
            }
        }
    }

    /// The node of the latest guess, or the one it is folded into.
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

    /// The mark of a node.
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

    fn node(&self, index: usize) -> &TreeNode {
        let key = self.outline.nodes[index].key;
        self.tree.node(key).expect("what is shown is held")
    }

    fn at(&self, index: usize) -> Point {
        self.camera.point(self.layout.places[index])
    }

    /// In a small view marks are relatively larger, as long as there is room between columns, so
    /// that their shapes can be told apart.
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

    /// Whether the centre of a node is visible; a label without it would say nothing.
    fn is_labelled(&self, index: usize) -> bool {
        self.rect.contains(self.at(index))
    }

    fn label_size(&self) -> f32 {
        (LABEL * self.camera.zoom * self.labels).min(LARGEST_LABEL)
    }

    fn row(&self, index: usize) -> usize {
        usize::from(self.outline.nodes[index].depth)
    }

    /// The extent of a node's drawing to either side, and upwards.
    fn reach(&self, index: usize, current: Option<usize>) -> (f32, f32) {
        let side = self.mark(index).side(self.radius());
        let top = self.radius() * SOLUTION;
        if current == Some(index) {
            let halo = self.halo() + self.halo_line() / 2.0;
            (halo.max(side), halo.max(top))
        } else {
            (side, top)
        }
    }

    /// Everything that labels must avoid.
    fn labels(&self, current: Option<usize>) -> Labels {
        let last_row = self.layout.last_row as usize;
        let mut labels = Labels::new(last_row + 1, self.rect);
        let size = self.label_size();
        for (index, shown) in self.outline.nodes.iter().enumerate() {
            if let Some(parent) = shown.parent
                && self.is_edge_seen(parent, index)
            {
                labels.keep_off_edge(self.row(index), self.at(parent), self.at(index));
            }
            if !self.is_seen(index) {
                continue;
            }
            let (at, (side, top)) = (self.at(index), self.reach(index, current));
            let up = if current == Some(index) {
                top
            } else {
                self.radius()
            };
            labels.keep_off(
                self.row(index),
                Rect::new(at.x - side, at.y - up, 2.0 * side, 2.0 * up),
            );
            if let Some((text, below)) = self.count(index)
                && self.row(index) < last_row
            {
                let width = width_of(&text, Font::Regular, size);
                let taken = Rect::new(below.x - width / 2.0, below.y - size / 2.0, width, size);
                labels.keep_off(self.row(index) + 1, taken);
            }
        }
        labels
    }

    /// How far labels may reach to the left and right of each node: halfway to its neighbours in
    /// the same row.
    fn rooms(&self) -> Vec<(f32, f32)> {
        let places = &self.layout.places;
        let mut rooms = vec![(f32::INFINITY, f32::INFINITY); places.len()];
        // Within a row, outline order is from left to right.
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

    /// Whether part of an edge may be visible.
    fn is_edge_seen(&self, parent: usize, index: usize) -> bool {
        let (from, to) = (self.at(parent), self.at(index));
        from.x.max(to.x) >= self.rect.x
            && from.x.min(to.x) <= self.rect.right()
            && to.y >= self.rect.y
            && from.y <= self.rect.bottom()
    }

    fn draw_edge(&self, index: usize, is_lit: bool, shapes: &mut Vec<Shape>) {
        let Some(parent) = self.outline.nodes[index].parent else {
            return;
        };
        if !self.is_edge_seen(parent, index) {
            return;
        }
        let (from, to) = (self.at(parent), self.at(index));
        let (p, zoom) = (self.palette, self.camera.zoom);
        let is_to_come = self.moment.step() < self.node(index).step();
        let stroke = if is_lit {
            Stroke::new((3.5 * zoom).clamp(2.0, 6.0), p.guess)
        } else if is_to_come && zoom > 0.4 {
            Stroke::dashed(zoom.clamp(0.5, 1.5), p.faint, 4.0 * zoom)
        } else {
            Stroke::new(zoom.clamp(0.5, 2.0), p.faint)
        };
        shapes.push(Shape::line(from, to, stroke));
    }

    /// The label of a guess, beside or above its node: cell and value or, where there is no room
    /// for that, what distinguishes it from its siblings. A highlighted label starts with a sign,
    /// which may be empty.
    fn draw_guess(
        &self,
        index: usize,
        lit: Option<&str>,
        (side, top): (f32, f32),
        (left, right): (f32, f32),
        labels: &mut Labels,
        shapes: &mut Vec<Shape>,
    ) {
        let node = self.node(index);
        let Some((cell, value)) = node.guess else {
            return;
        };
        let size = self.label_size();
        let address = cell_label(cell, self.moment.problem().topology());
        let parent = self.outline.nodes[index].parent;
        let short = match parent.and_then(|parent| self.node(parent).choice) {
            Some(Spot::Places(..)) => address.clone(),
            Some(Spot::Cell(_)) | None => value.to_string(),
        };
        let p = self.palette;
        let (font, color, sign) = match lit {
            Some(sign) => (Font::Bold, p.ink, sign),
            None => (Font::Regular, p.faint, ""),
        };
        let texts = [format!("{sign}{address}={value}"), format!("{sign}{short}")]
            .map(|text| (width_of(&text, font, size), text));
        let at = self.at(index);
        let labelled = Labelled {
            row: self.row(index),
            at,
            side,
            top,
        };
        for (width, text) in &texts {
            if let Some(place) = labels.place(labelled, *width, size) {
                shapes.push(Shape::text(place.center(), size, color, text.clone()).in_font(font));
                return;
            }
        }
        // Among many edges, above the node if its neighbours leave room.
        let fitting = texts
            .into_iter()
            .find(|(width, _)| *width + 4.0 <= left + right);
        let Some((width, text)) = fitting else {
            return;
        };
        let half = width / 2.0;
        let middle = 0.0_f32.max(half + 2.0 - left).min(right - half - 2.0);
        let middle = Point::new(at.x + middle, at.y - top - size * 0.6);
        let place = Rect::new(middle.x - half, middle.y - size / 2.0, width, size);
        if labels.is_in_view(place) {
            self.draw_label(middle, text, (size, font), color, shapes);
        }
    }

    /// A text on a background, so that no edge crosses it.
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
        shapes.push(Shape::filled(patch, self.palette.paper));
        shapes.push(Shape::text(at, size, color, text).in_font(font));
    }

    fn halo(&self) -> f32 {
        self.radius() + (5.0 * self.camera.zoom).max(2.5)
    }

    fn halo_line(&self) -> f32 {
        let width = (2.5 * self.camera.zoom).clamp(1.5, 4.0);
        if self.differs_here {
            2.0 * width
        } else {
            width
        }
    }

    /// A ring around the latest guess, like the one around the sentence where the run differs.
    fn draw_halo(&self, index: usize, shapes: &mut Vec<Shape>) {
        let color = if self.differs_here {
            self.palette.lit_edge
        } else {
            self.palette.ink
        };
        let here = self.at(index);
        let center = self.coming.map_or(here, |(from, motion)| {
            motion.between(self.camera.point(from), here)
        });
        shapes.push(Shape::Circle {
            center,
            radius: self.halo(),
            fill: Some(self.palette.lit),
            stroke: Some(Stroke::new(self.halo_line(), color)),
        });
    }

    /// The size of a folded node, and the place of that number below its mark.
    fn count(&self, index: usize) -> Option<(String, Point)> {
        let mark = self.mark(index);
        let (at, foot) = (self.at(index), mark.foot(self.radius()));
        let below = Point::new(at.x, at.y + foot + self.label_size() * 0.75);
        Some((short_count(mark.folded()?), below))
    }

    fn draw_node(&self, index: usize, shapes: &mut Vec<Shape>) {
        let mark = self.mark(index);
        mark.draw(self.at(index), self.radius(), self.palette, shapes);
        let size = self.label_size();
        if size < SMALLEST_LABEL {
            return;
        }
        if let Some((text, below)) = self.count(index) {
            let color = match mark {
                TreeMark::FoldedUnreached(_) => self.palette.faint,
                _ => self.palette.ink,
            };
            let look = (size * 0.95, Font::Regular);
            self.draw_label(below, text, look, color, shapes);
        }
    }
}

/// A number in at most five characters, the same in every language.
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
