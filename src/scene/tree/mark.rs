//! How the nodes of a tree are drawn, each kind with a colour and a shape.

use crate::analysis::tree::{Fate, Status};
use crate::scene::{Palette, Point, Rect, Shape, Stroke};

/// The radius of a node's mark without any zoom, in points.
pub(super) const RADIUS: f32 = 9.0;

/// How far the mark of a solution reaches, in radii.
pub(super) const SOLUTION: f32 = 1.25;

/// How a node of a search tree is drawn: a colour and a shape each, after Gecode's Gist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeMark {
    /// Something was placed below it.
    Choice,
    /// Nothing could be placed below it.
    Failure,
    /// Every cell is filled.
    Solution,
    /// It is not known yet what becomes of it.
    Open,
    /// The run has not come to it yet.
    Unreached,
    /// So many nodes without a solution.
    FoldedFailure(u64),
    /// So many nodes, and solutions among them.
    FoldedSolution(u64),
    /// So many nodes so far.
    FoldedOpen(u64),
    /// So many nodes that are still to come.
    FoldedUnreached(u64),
}

impl TreeMark {
    /// What the legend shows.
    pub const EXAMPLES: [Self; 7] = [
        Self::Choice,
        Self::Failure,
        Self::Solution,
        Self::Open,
        Self::FoldedFailure(1000),
        Self::FoldedSolution(1000),
        Self::Unreached,
    ];

    /// The mark of a node whose subtree is shown.
    pub const fn unfolded(status: Status) -> Self {
        match status {
            Status::Unreached => Self::Unreached,
            Status::Open => Self::Open,
            Status::Settled(Fate::Choice) => Self::Choice,
            Status::Settled(Fate::Failure) => Self::Failure,
            Status::Settled(Fate::Solution) => Self::Solution,
        }
    }

    /// Its name in the catalogues.
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

    /// How many nodes it stands for, if it is folded.
    pub const fn folded(self) -> Option<u64> {
        match self {
            Self::FoldedFailure(nodes)
            | Self::FoldedSolution(nodes)
            | Self::FoldedOpen(nodes)
            | Self::FoldedUnreached(nodes) => Some(nodes),
            _ => None,
        }
    }

    /// How far it reaches below the middle of its node.
    pub(super) fn foot(self, radius: f32) -> f32 {
        match self.folded() {
            Some(nodes) => triangle_size(nodes).1 * radius - radius,
            None => radius,
        }
    }

    /// How far it reaches to either side of the middle of its node.
    pub(super) fn side(self, radius: f32) -> f32 {
        match (self, self.folded()) {
            (_, Some(nodes)) => triangle_size(nodes).0 * radius,
            (Self::Solution, None) => SOLUTION * radius,
            (_, None) => radius,
        }
    }

    /// Draws it around the middle of its node.
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
                let half = radius * 0.88;
                shapes.push(Shape::Rect {
                    rect: Rect::new(at.x - half, at.y - half, 2.0 * half, 2.0 * half),
                    radius: 0.0,
                    fill: Some(p.conflict),
                    stroke: None,
                });
            }
            Self::Solution => shapes.push(Shape::Polygon {
                points: diamond(at, radius * SOLUTION),
                fill: p.deduced,
            }),
            Self::FoldedFailure(nodes) => shapes.push(Shape::Polygon {
                points: triangle(at, radius, nodes),
                fill: p.conflict,
            }),
            Self::FoldedSolution(nodes) => {
                let points = triangle(at, radius, nodes);
                let low = points[1].y;
                shapes.push(Shape::Polygon {
                    points,
                    fill: p.deduced,
                });
                let inside = Point::new(at.x, low - radius * 0.55);
                shapes.push(Shape::Polygon {
                    points: diamond(inside, radius * 0.42),
                    fill: p.surface,
                });
            }
            Self::FoldedOpen(nodes) | Self::FoldedUnreached(nodes) => {
                let stroke = match self {
                    Self::FoldedOpen(_) => Stroke::new(line, p.guess),
                    _ => Stroke::new(line * 0.6, p.faint),
                };
                let mut points = triangle(at, radius, nodes);
                shapes.push(Shape::Polygon {
                    points: points.clone(),
                    fill: p.surface,
                });
                points.push(points[0]);
                shapes.push(Shape::Line { points, stroke });
            }
        }
    }
}

fn diamond(at: Point, reach: f32) -> Vec<Point> {
    vec![
        Point::new(at.x, at.y - reach),
        Point::new(at.x + reach, at.y),
        Point::new(at.x, at.y + reach),
        Point::new(at.x - reach, at.y),
    ]
}

/// Half its width and its height, in radii: they grow with the number of digits of what it holds.
fn triangle_size(nodes: u64) -> (f32, f32) {
    let share = ((nodes.max(1) as f32).log10() / 9.0).min(1.0);
    (1.0 + 0.65 * share, 1.7 + 1.6 * share)
}

/// Its point is the upper edge of where the node would be.
fn triangle(at: Point, radius: f32, nodes: u64) -> Vec<Point> {
    let (half, height) = triangle_size(nodes);
    let low = at.y + (height - 1.0) * radius;
    vec![
        Point::new(at.x, at.y - radius),
        Point::new(at.x + half * radius, low),
        Point::new(at.x - half * radius, low),
    ]
}
