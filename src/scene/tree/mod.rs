//! The search tree as a picture.

mod camera;
mod layout;

pub use camera::Camera;
pub use layout::TreeLayout;

use super::{Color, Font, Motion, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::analysis::tree::{Fate, Outline, Status, Tree, TreeNode};
use crate::explain::cell_label;
use crate::solver::Spot;
use crate::timeline::Moment;

/// The radius of a node's mark at zoom 1, in points.
const RADIUS: f32 = 9.0;

/// The radius of a solution's mark, relative to others.
const SOLUTION: f32 = 1.25;
/// The reach of the ring around a node whose failure was learned from, in radii.
const LEARNED: f32 = 1.45;
/// The size of labels at zoom 1, in points.
const LABEL: f32 = 10.5;
/// The largest size of labels, in points.
const LARGEST_LABEL: f32 = 24.0;
/// Smaller labels cannot be read and are left out, in points.
const SMALLEST_LABEL: f32 = 7.5;
/// The space between a label and its node, in points.
const LABEL_GAP: f32 = 4.0;

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
        if self.label_size() >= SMALLEST_LABEL {
            let (rooms, mut taken) = (self.rooms(), Vec::new());
            // Those on the path come first: none covers another.
            for index in lit.iter().chain(&unlit).copied() {
                // A label without the centre of its node would say nothing.
                if self.rect.contains(self.at(index)) {
                    let is_current = current == Some(index);
                    let sign = match is_current {
                        true if self.differs_here => Some("≠ "),
                        _ => is_on_path(index).then_some(""),
                    };
                    let room = (rooms[index], &mut taken);
                    self.draw_guess(index, sign, is_current, room, shapes);
                }
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
        let (node, step) = (self.node(index), self.moment.step());
        if !self.outline.nodes[index].is_folded {
            let status = node.status(step);
            return TreeMark {
                status,
                folded: None,
                has_learned: node.learned_at(step).is_some(),
            };
        }
        let amount = self.tree.amount_at(node, step, &self.moment.counters());
        let status = if step < node.step() {
            Status::Unreached
        } else if amount.solutions > 0 {
            Status::Settled(Fate::Solution)
        } else if node.stands_at(step) {
            Status::Open
        } else {
            Status::Settled(Fate::Failure)
        };
        let folded = Some(amount.nodes);
        TreeMark {
            status,
            folded,
            has_learned: false,
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

    fn label_size(&self) -> f32 {
        (LABEL * self.camera.zoom * self.labels).min(LARGEST_LABEL)
    }

    /// How far labels may reach to the left and right of each node: halfway to its neighbours in
    /// the same row, and not out of view.
    fn rooms(&self) -> Vec<(f32, f32)> {
        let (places, rect) = (&self.layout.places, self.rect);
        let ends = |index| {
            let at: Point = self.at(index);
            (at.x - rect.x, rect.right() - at.x)
        };
        let mut rooms: Vec<(f32, f32)> = (0..places.len()).map(ends).collect();
        // Within a row, outline order is from left to right.
        let mut last_of_row: Vec<Option<usize>> = vec![None; self.layout.last_row as usize + 1];
        for (index, (column, row)) in places.iter().enumerate() {
            if let Some(before) = last_of_row[*row as usize].replace(index) {
                let half = (column - places[before].0) * camera::COLUMN * self.camera.zoom / 2.0;
                rooms[before].1 = rooms[before].1.min(half);
                rooms[index].0 = rooms[index].0.min(half);
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

    /// The label of a guess, beside its node or, among others, above it: cell and value or, where
    /// there is no room for that, what distinguishes it from its siblings. A highlighted label
    /// starts with a sign, which may be empty.
    fn draw_guess(
        &self,
        index: usize,
        sign: Option<&str>,
        is_current: bool,
        ((left, right), taken): ((f32, f32), &mut Vec<Rect>),
        shapes: &mut Vec<Shape>,
    ) {
        let node = self.node(index);
        let Some((cell, value)) = node.guess else {
            return;
        };
        let size = self.label_size();
        let topology = self.moment.problem().topology();
        let (address, value) = (cell_label(cell, topology), topology.value_text(value));
        let parent = self.outline.nodes[index].parent;
        let short = match parent.and_then(|parent| self.node(parent).choice) {
            Some(Spot::Places(..)) => address.clone(),
            Some(Spot::Cell(_)) | None => value.clone(),
        };
        let (font, color) = match sign {
            Some(_) => (Font::Bold, self.palette.ink),
            None => (Font::Regular, self.palette.faint),
        };
        let (at, radius) = (self.at(index), self.radius());
        let halo = if is_current { self.halo() } else { 0.0 };
        let side = halo.max(self.mark(index).side(radius)) + LABEL_GAP;
        let above = at.y - halo.max(radius * SOLUTION) - size * 0.6;
        for text in [format!("{address}={value}"), short] {
            let text = format!("{}{text}", sign.unwrap_or_default());
            let width = width_of(&text, font, size) + 2.0;
            let half = width / 2.0;
            let (x, y) = if side + width <= right {
                (at.x + side + half, at.y)
            } else if side + width <= left {
                (at.x - side - half, at.y)
            } else {
                let shift = 0.0_f32.max(half - left).min(right - half);
                (at.x + shift, above)
            };
            let place = Rect::centered(Point::new(x, y), width, size);
            let fits = width <= left + right && self.rect.holds(place);
            if fits && !taken.iter().any(|other| other.overlaps(place)) {
                taken.push(place);
                self.draw_label(Point::new(x, y), text, (size, font), color, shapes);
                return;
            }
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
        let patch = Rect::centered(at, width_of(&text, font, size) + 2.0, size);
        shapes.push(Shape::filled(patch, self.palette.paper));
        shapes.push(Shape::text(at, size, color, text).in_font(font));
    }

    fn halo(&self) -> f32 {
        self.radius() + (5.0 * self.camera.zoom).max(2.5)
    }

    /// A ring around the latest guess, like the one around the sentence where the run differs.
    fn draw_halo(&self, index: usize, shapes: &mut Vec<Shape>) {
        let color = self.palette.ink;
        let here = self.at(index);
        let center = self.coming.map_or(here, |(from, motion)| {
            motion.between(self.camera.point(from), here)
        });
        let width = (2.5 * self.camera.zoom).clamp(1.5, 4.0);
        let stroke = Stroke::new(width * if self.differs_here { 2.0 } else { 1.0 }, color);
        shapes.push(Shape::circle(center, self.halo(), self.palette.lit, stroke));
    }

    /// The mark of a node and, below it, the size of a folded one.
    fn draw_node(&self, index: usize, shapes: &mut Vec<Shape>) {
        let (mark, at, size) = (self.mark(index), self.at(index), self.label_size());
        mark.draw(at, self.radius(), self.palette, shapes);
        if let Some(nodes) = mark.folded.filter(|_| size >= SMALLEST_LABEL) {
            let below = Point::new(at.x, at.y + mark.foot(self.radius()) + size * 0.75);
            let color = match mark.status {
                Status::Unreached => self.palette.faint,
                _ => self.palette.ink,
            };
            let look = (size * 0.95, Font::Regular);
            self.draw_label(below, short_count(nodes), look, color, shapes);
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

/// The mark of a node in a search tree: a colour and a shape for each kind, after Gecode's Gist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeMark {
    /// What has become of it; if it is folded, of all the nodes it stands for.
    pub status: Status,
    /// The number of nodes it stands for, if it is folded.
    pub folded: Option<u64>,
    /// Whether a nogood was learned from what failed below it.
    pub has_learned: bool,
}

impl TreeMark {
    /// The mark of a node whose failure was learned from, with its message id.
    pub const LEARNED: (&str, Self) = (
        "tree-learned",
        Self {
            status: Status::Settled(Fate::Failure),
            folded: None,
            has_learned: true,
        },
    );

    /// The marks in the legend, with their message ids.
    pub fn examples() -> [(&'static str, Self); 7] {
        let one = |status| Self {
            status,
            folded: None,
            has_learned: false,
        };
        let folded = |fate| Self {
            status: Status::Settled(fate),
            folded: Some(1000),
            has_learned: false,
        };
        [
            ("tree-choice", one(Status::Settled(Fate::Choice))),
            ("tree-failure", one(Status::Settled(Fate::Failure))),
            ("tree-solution", one(Status::Settled(Fate::Solution))),
            ("tree-open", one(Status::Open)),
            ("tree-folded-failure", folded(Fate::Failure)),
            ("tree-folded-solution", folded(Fate::Solution)),
            ("tree-unreached", one(Status::Unreached)),
        ]
    }

    /// Its extent downwards.
    fn foot(self, radius: f32) -> f32 {
        let height = self.folded.map_or(2.0, |nodes| triangle_size(nodes).1);
        (height - 1.0) * radius
    }

    /// Its extent to either side.
    fn side(self, radius: f32) -> f32 {
        radius
            * match (self.folded, self.status) {
                (Some(nodes), _) => triangle_size(nodes).0,
                (None, Status::Settled(Fate::Solution)) => SOLUTION,
                (None, _) => 1.0,
            }
    }

    /// Draws it around the centre of its node.
    pub fn draw(self, at: Point, radius: f32, p: &Palette, shapes: &mut Vec<Shape>) {
        let line = (radius * 0.2).max(1.0);
        let (fill, stroke) = match self.status {
            Status::Settled(Fate::Choice) => (p.guess, None),
            Status::Settled(Fate::Failure) => (p.conflict, None),
            Status::Settled(Fate::Solution) => (p.deduced, None),
            Status::Open => (p.surface, Some(Stroke::new(line, p.guess))),
            Status::Unreached => (p.surface, Some(Stroke::new(line * 0.6, p.faint))),
        };
        if let Some(nodes) = self.folded {
            let [tip, right, left] = triangle(at, radius, nodes);
            shapes.push(Shape::polygon([tip, right, left], fill));
            shapes.extend(stroke.map(|stroke| Shape::path([tip, right, left, tip], stroke)));
            if self.status == Status::Settled(Fate::Solution) {
                let inside = Point::new(at.x, right.1 - radius * 0.55);
                shapes.push(Shape::polygon(diamond(inside, radius * 0.42), p.surface));
            }
            return;
        }
        shapes.push(match self.status {
            Status::Settled(Fate::Failure) => {
                let side = 2.0 * (radius * 0.88);
                Shape::filled(Rect::centered(at, side, side), fill)
            }
            Status::Settled(Fate::Solution) => Shape::polygon(diamond(at, radius * SOLUTION), fill),
            Status::Settled(Fate::Choice) => Shape::disc(at, radius, fill),
            Status::Open => Shape::circle(at, radius - line / 2.0, fill, stroke),
            Status::Unreached => Shape::circle(at, radius * 0.6, fill, stroke),
        });
        if self.has_learned {
            let ring = Stroke::new(line, p.ink);
            shapes.push(Shape::circle(at, radius * LEARNED, None, Some(ring)));
        }
    }
}

fn diamond(Point { x, y }: Point, reach: f32) -> [(f32, f32); 4] {
    [
        (x, y - reach),
        (x + reach, y),
        (x, y + reach),
        (x - reach, y),
    ]
}

/// Half its width and its height, in radii: they grow with the number of digits in it.
fn triangle_size(nodes: u64) -> (f32, f32) {
    let share = ((nodes.max(1) as f32).log10() / 9.0).min(1.0);
    (1.0 + 0.65 * share, 1.7 + 1.6 * share)
}

/// Its tip is where the top of the node would be.
fn triangle(at: Point, radius: f32, nodes: u64) -> [(f32, f32); 3] {
    let (half, height) = triangle_size(nodes);
    let (half, low) = (half * radius, at.y + (height - 1.0) * radius);
    [
        (at.x, at.y - radius),
        (at.x + half, low),
        (at.x - half, low),
    ]
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
