//! Node marks: each kind has a colour and a shape.

use crate::analysis::tree::{Fate, Status};
use crate::scene::{Palette, Point, Rect, Shape, Stroke};

/// The radius of a node's mark at zoom 1, in points.
pub(super) const RADIUS: f32 = 9.0;

/// The radius of a solution's mark, relative to others.
pub(super) const SOLUTION: f32 = 1.25;

/// The mark of a node in a search tree: a colour and a shape for each kind, after Gecode's Gist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeMark {
    /// Something was placed below it.
    Choice,
    /// Nothing could be placed below it.
    Failure,
    /// Every cell is filled.
    Solution,
    /// Its fate is still open.
    Open,
    /// The run has not reached it yet.
    Unreached,
    /// This many nodes without a solution.
    FoldedFailure(u64),
    /// This many nodes with solutions among them.
    FoldedSolution(u64),
    /// This many nodes so far.
    FoldedOpen(u64),
    /// This many nodes still to come.
    FoldedUnreached(u64),
}

impl TreeMark {
    /// The marks in the legend.
    pub const EXAMPLES: [Self; 7] = [
        Self::Choice,
        Self::Failure,
        Self::Solution,
        Self::Open,
        Self::FoldedFailure(1000),
        Self::FoldedSolution(1000),
        Self::Unreached,
    ];

    /// The mark of an unfolded node.
    pub const fn unfolded(status: Status) -> Self {
        match status {
            Status::Unreached => Self::Unreached,
            Status::Open => Self::Open,
            Status::Settled(Fate::Choice) => Self::Choice,
            Status::Settled(Fate::Failure) => Self::Failure,
            Status::Settled(Fate::Solution) => Self::Solution,
        }
    }

    /// Its message id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Choice => "tree-choice",
            Self::Failure => "tree-failure",
            Self::Solution => "tree-solution",
            Self::Open | Self::FoldedOpen(_) => "tree-open",
            Self::Unreached | Self::FoldedUnreached(_) => "tree-unreached",
            Self::FoldedFailure(_) => "tree-folded-failure",
            Self::FoldedSolution(_) => "tree-folded-solution",
        }
    }

    /// The number of nodes it stands for, if it is folded.
    pub const fn folded(self) -> Option<u64> {
        match self {
            Self::FoldedFailure(nodes)
            | Self::FoldedSolution(nodes)
            | Self::FoldedOpen(nodes)
            | Self::FoldedUnreached(nodes) => Some(nodes),
            _ => None,
        }
    }

    /// Its extent downwards.
    pub(super) fn foot(self, radius: f32) -> f32 {
        match self.folded() {
            Some(nodes) => triangle_size(nodes).1 * radius - radius,
            None => radius,
        }
    }

    /// Its extent to either side.
    pub(super) fn side(self, radius: f32) -> f32 {
        match (self, self.folded()) {
            (_, Some(nodes)) => triangle_size(nodes).0 * radius,
            (Self::Solution, None) => SOLUTION * radius,
            (_, None) => radius,
        }
    }

    /// Draws it around the centre of its node.
    pub fn draw(self, at: Point, radius: f32, p: &Palette, shapes: &mut Vec<Shape>) {
        let line = (radius * 0.2).max(1.0);
        let circle = |radius, fill, stroke| Shape::Circle {
            center: at,
            radius,
            fill: Some(fill),
            stroke,
        };
        match self {
            Self::Choice => shapes.push(circle(radius, p.guess, None)),
            Self::Open => {
                let stroke = Stroke::new(line, p.guess);
                shapes.push(circle(radius - line / 2.0, p.surface, Some(stroke)));
            }
            Self::Unreached => {
                let stroke = Stroke::new(line * 0.6, p.faint);
                shapes.push(circle(radius * 0.6, p.surface, Some(stroke)));
            }
            Self::Failure => {
                let side = 2.0 * (radius * 0.88);
                shapes.push(Shape::filled(Rect::centered(at, side, side), p.conflict));
            }
            Self::Solution => {
                shapes.push(Shape::polygon(diamond(at, radius * SOLUTION), p.deduced));
            }
            Self::FoldedFailure(nodes) => {
                shapes.push(Shape::polygon(triangle(at, radius, nodes), p.conflict));
            }
            Self::FoldedSolution(nodes) => {
                let [tip, (right, low), left] = triangle(at, radius, nodes);
                shapes.push(Shape::polygon([tip, (right, low), left], p.deduced));
                let inside = Point::new(at.x, low - radius * 0.55);
                shapes.push(Shape::polygon(diamond(inside, radius * 0.42), p.surface));
            }
            Self::FoldedOpen(nodes) | Self::FoldedUnreached(nodes) => {
                let stroke = match self {
                    Self::FoldedOpen(_) => Stroke::new(line, p.guess),
                    _ => Stroke::new(line * 0.6, p.faint),
                };
                let [tip, right, left] = triangle(at, radius, nodes);
                shapes.push(Shape::polygon([tip, right, left], p.surface));
                let points = [tip, right, left, tip].map(Point::from).to_vec();
                shapes.push(Shape::Line { points, stroke });
            }
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
