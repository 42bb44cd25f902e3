//! Rectangles that are only filled, or only outlined.

use super::{Color, Rect, Shape, Stroke};

/// A rectangle without an outline.
pub fn filled(rect: Rect, color: Color) -> Shape {
    Shape::Rect {
        rect,
        radius: 0.0,
        fill: Some(color),
        stroke: None,
    }
}

/// An outline.
pub fn outlined(rect: Rect, stroke: Stroke) -> Shape {
    Shape::Rect {
        rect,
        radius: 2.0,
        fill: None,
        stroke: Some(stroke),
    }
}
