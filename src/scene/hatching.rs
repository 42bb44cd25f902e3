//! Hatching: what is not known yet.

use super::boxes::filled;
use super::{Palette, Point, Rect, Shape, Stroke};

/// The distance between two lines, in points.
const DISTANCE: f32 = 9.0;

/// Covers a rectangle with a hatching.
pub fn hatch(rect: Rect, palette: &Palette, shapes: &mut Vec<Shape>) {
    shapes.push(filled(rect, palette.paper));
    let mut foot = rect.x;
    while foot < rect.right() + rect.height {
        // From the lower left to the upper right, within the rectangle.
        let (left, right) = ((foot - rect.height).max(rect.x), foot.min(rect.right()));
        shapes.push(Shape::Line {
            points: vec![
                Point::new(left, rect.y + (foot - left)),
                Point::new(right, rect.y + (foot - right)),
            ],
            stroke: Stroke::new(1.0, palette.line),
        });
        foot += DISTANCE;
    }
}
