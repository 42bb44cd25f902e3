//! Node marks: each kind has a colour and a shape.

use crate::analysis::tree::{Fate, Status};
use crate::scene::{Palette, Point, Rect, Shape, Stroke};

/// The radius of a node's mark at zoom 1, in points.
pub(super) const RADIUS: f32 = 9.0;

/// The radius of a solution's mark, relative to others.
pub(super) const SOLUTION: f32 = 1.25;

/// The mark of a node in a search tree: a colour and a shape for each kind, after Gecode's Gist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeMark {
    /// What has become of it; if it is folded, of all the nodes it stands for.
    pub status: Status,
    /// The number of nodes it stands for, if it is folded.
    pub folded: Option<u64>,
}

impl TreeMark {
    /// The marks in the legend, with their message ids.
    pub fn examples() -> [(&'static str, Self); 7] {
        let one = |status| Self {
            status,
            folded: None,
        };
        let folded = |fate| Self {
            status: Status::Settled(fate),
            folded: Some(1000),
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
    pub(super) fn foot(self, radius: f32) -> f32 {
        let height = self.folded.map_or(2.0, |nodes| triangle_size(nodes).1);
        (height - 1.0) * radius
    }

    /// Its extent to either side.
    pub(super) fn side(self, radius: f32) -> f32 {
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
