//! The outlines of shapes, for picture formats without rectangles and circles.

use crate::scene::{Color, Point, Rect, Shape, Stroke};
use zeno::{Command, PathBuilder};

/// The outline of a shape.
pub(super) struct ShapeOutline {
    pub path: Vec<Command>,
    /// The colour to fill it with, before it is stroked.
    pub fill: Option<Color>,
    pub stroke: Option<Stroke>,
}

impl ShapeOutline {
    /// The outline of a shape; `None` for text.
    pub fn of(shape: &Shape) -> Option<Self> {
        let (path, fill, stroke) = match *shape {
            Shape::Rect {
                rect,
                radius,
                fill,
                stroke,
            } => (rectangle(rect, radius), fill, stroke),
            Shape::Circle {
                center,
                radius,
                fill,
                stroke,
            } => {
                let (x, y, side) = (center.x - radius, center.y - radius, 2.0 * radius);
                (rectangle(Rect::new(x, y, side, side), radius), fill, stroke)
            }
            Shape::Line { ref points, stroke } => (polyline(points), None, Some(stroke)),
            Shape::Polygon { ref points, fill } => {
                let mut path = polyline(points);
                path.close();
                (path, Some(fill), None)
            }
            Shape::Text { .. } => return None,
        };
        Some(Self { path, fill, stroke })
    }
}

fn polyline(points: &[Point]) -> Vec<Command> {
    let mut path = Vec::new();
    for (index, point) in points.iter().enumerate() {
        match index {
            0 => path.move_to([point.x, point.y]),
            _ => path.line_to([point.x, point.y]),
        };
    }
    path
}

/// A rectangle with rounded corners.
fn rectangle(rect: Rect, radius: f32) -> Vec<Command> {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let mut path = Vec::new();
    let r = radius.min(rect.width / 2.0).min(rect.height / 2.0);
    if r <= 0.0 {
        path.move_to([left, top]).line_to([right, top]);
        path.line_to([right, bottom]).line_to([left, bottom]);
        path.close();
        return path;
    }
    // The distance from the corner to the control points of a cubic that approximates a quarter
    // circle.
    let h = r * 0.447_715_2;
    path.move_to([left + r, top]).line_to([right - r, top]);
    path.curve_to([right - h, top], [right, top + h], [right, top + r]);
    path.line_to([right, bottom - r]);
    path.curve_to(
        [right, bottom - h],
        [right - h, bottom],
        [right - r, bottom],
    );
    path.line_to([left + r, bottom]);
    path.curve_to([left + h, bottom], [left, bottom - h], [left, bottom - r]);
    path.line_to([left, top + r]);
    path.curve_to([left, top + h], [left + h, top], [left + r, top]);
    path.close();
    path
}
