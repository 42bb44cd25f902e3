//! Shapes: what pictures are made of.

use super::{Anchor, Color, Font, Palette, Point, Rect};

/// A thing to draw. Lengths are in points.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A rectangle, its corners rounded by `radius`.
    Rect {
        /// The rectangle.
        rect: Rect,
        /// The radius of its corners.
        radius: f32,
        /// The fill.
        fill: Option<Color>,
        /// The outline, half inside and half outside.
        stroke: Option<Stroke>,
    },
    /// A line through points.
    Line {
        /// At least two.
        points: Vec<Point>,
        /// The line style.
        stroke: Stroke,
    },
    /// A closed convex shape.
    Polygon {
        /// Its corners, in order.
        points: Vec<Point>,
        /// The fill.
        fill: Color,
    },
    /// A circle.
    Circle {
        /// Its centre.
        center: Point,
        /// Its radius.
        radius: f32,
        /// The fill.
        fill: Option<Color>,
        /// The outline.
        stroke: Option<Stroke>,
    },
    /// One line of text.
    Text {
        /// The place of the anchor.
        at: Point,
        /// Which point of the text is at that place.
        anchor: Anchor,
        /// The font size.
        size: f32,
        /// The font.
        font: Font,
        /// Its colour.
        color: Color,
        /// The text.
        text: String,
    },
}

impl Shape {
    /// A text in the regular font, with its middle at a point.
    pub fn text(at: Point, size: f32, color: Color, text: impl Into<String>) -> Self {
        Self::Text {
            at,
            anchor: Anchor::CenterMiddle,
            size,
            font: Font::Regular,
            color,
            text: text.into(),
        }
    }

    /// The text in another font.
    #[must_use]
    pub fn in_font(mut self, new: Font) -> Self {
        if let Self::Text { font, .. } = &mut self {
            *font = new;
        }
        self
    }

    /// The text with another point of it at its place.
    #[must_use]
    pub fn anchored(mut self, new: Anchor) -> Self {
        if let Self::Text { anchor, .. } = &mut self {
            *anchor = new;
        }
        self
    }

    /// A line between two points.
    pub fn line(from: Point, to: Point, stroke: Stroke) -> Self {
        let points = vec![from, to];
        Self::Line { points, stroke }
    }

    /// A filled circle.
    pub const fn disc(center: Point, radius: f32, fill: Color) -> Self {
        Self::Circle {
            center,
            radius,
            fill: Some(fill),
            stroke: None,
        }
    }

    /// The outline of a circle.
    pub const fn ring(center: Point, radius: f32, stroke: Stroke) -> Self {
        Self::Circle {
            center,
            radius,
            fill: None,
            stroke: Some(stroke),
        }
    }

    /// A closed convex shape with these corners.
    pub fn polygon<const N: usize>(corners: [(f32, f32); N], fill: Color) -> Self {
        Self::Polygon {
            points: corners.map(Point::from).to_vec(),
            fill,
        }
    }

    /// The two lines of a ×.
    pub fn cross(middle: Point, half: f32, stroke: Stroke) -> [Self; 2] {
        [-half, half].map(|rise| {
            let from = Point::new(middle.x - half, middle.y - rise);
            let to = Point::new(middle.x + half, middle.y + rise);
            Self::line(from, to, stroke)
        })
    }

    /// A filled rectangle.
    pub const fn filled(rect: Rect, fill: Color) -> Self {
        Self::Rect {
            rect,
            radius: 0.0,
            fill: Some(fill),
            stroke: None,
        }
    }

    /// A rectangle with rounded corners.
    pub const fn rounded(
        rect: Rect,
        radius: f32,
        fill: Option<Color>,
        stroke: Option<Stroke>,
    ) -> Self {
        Self::Rect {
            rect,
            radius,
            fill,
            stroke,
        }
    }

    /// The outline of a rectangle.
    pub const fn outlined(rect: Rect, stroke: Stroke) -> Self {
        Self::Rect {
            rect,
            radius: 2.0,
            fill: None,
            stroke: Some(stroke),
        }
    }
}

/// A line style.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Thickness.
    pub width: f32,
    /// Colour.
    pub color: Color,
    /// Length of the dashes and gaps; `None` for a solid line.
    pub dash: Option<f32>,
}

impl Stroke {
    /// A solid line.
    pub const fn new(width: f32, color: Color) -> Self {
        Self {
            width,
            color,
            dash: None,
        }
    }

    /// A dashed line.
    pub const fn dashed(width: f32, color: Color, dash: f32) -> Self {
        Self {
            width,
            color,
            dash: Some(dash),
        }
    }
}

/// The distance between two lines, in points.
const DISTANCE: f32 = 9.0;

/// Covers a rectangle with a hatching.
pub fn hatch(rect: Rect, palette: &Palette, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::filled(rect, palette.paper));
    let mut foot = rect.x;
    while foot < rect.right() + rect.height {
        // From the lower left to the upper right, within the rectangle.
        let (left, right) = ((foot - rect.height).max(rect.x), foot.min(rect.right()));
        let stroke = Stroke::new(1.0, palette.line);
        let from = Point::new(left, rect.y + (foot - left));
        let to = Point::new(right, rect.y + (foot - right));
        shapes.push(Shape::line(from, to, stroke));
        foot += DISTANCE;
    }
}
