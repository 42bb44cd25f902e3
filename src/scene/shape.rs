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
    /// A closed shape without holes.
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

    /// The text in bold.
    #[must_use]
    pub fn bold(self) -> Self {
        self.in_font(Font::Bold)
    }

    /// The text from its left end on.
    #[must_use]
    pub fn left(self) -> Self {
        self.anchored(Anchor::LeftMiddle)
    }

    /// The text up to its right end.
    #[must_use]
    pub fn right(self) -> Self {
        self.anchored(Anchor::RightMiddle)
    }

    /// The text with another point of it at its place.
    #[must_use]
    pub fn anchored(mut self, new: Anchor) -> Self {
        if let Self::Text { anchor, .. } = &mut self {
            *anchor = new;
        }
        self
    }

    /// Makes it paler; 255 is opaque.
    pub(super) fn fade(&mut self, alpha: u8) {
        match self {
            Self::Text { color, .. } | Self::Polygon { fill: color, .. } => {
                *color = color.alpha(alpha)
            }
            Self::Rect { fill, stroke, .. } | Self::Circle { fill, stroke, .. } => {
                *fill = fill.map(|color| color.alpha(alpha));
                *stroke = stroke.map(|line| Stroke {
                    color: line.color.alpha(alpha),
                    ..line
                });
            }
            Self::Line { stroke, .. } => stroke.color = stroke.color.alpha(alpha),
        }
    }

    /// A line between two points.
    pub fn line(from: Point, to: Point, stroke: Stroke) -> Self {
        let points = vec![from, to];
        Self::Line { points, stroke }
    }

    /// A circle with a fill, an outline, or both.
    pub fn circle(
        center: Point,
        radius: f32,
        fill: impl Into<Option<Color>>,
        stroke: impl Into<Option<Stroke>>,
    ) -> Self {
        let (fill, stroke) = (fill.into(), stroke.into());
        Self::Circle {
            center,
            radius,
            fill,
            stroke,
        }
    }

    /// A filled circle.
    pub fn disc(center: Point, radius: f32, fill: Color) -> Self {
        Self::circle(center, radius, fill, None)
    }

    /// A line through these points.
    pub fn path<const N: usize>(points: [(f32, f32); N], stroke: Stroke) -> Self {
        let points = points.map(Point::from).to_vec();
        Self::Line { points, stroke }
    }

    /// A closed convex shape with these corners.
    pub fn polygon<const N: usize>(corners: [(f32, f32); N], fill: Color) -> Self {
        let points = corners.map(Point::from).to_vec();
        Self::Polygon { points, fill }
    }

    /// The two lines of a ×.
    pub fn cross(middle: Point, half: f32, stroke: Stroke) -> [Self; 2] {
        [-half, half].map(|rise| {
            let from = Point::new(middle.x - half, middle.y - rise);
            let to = Point::new(middle.x + half, middle.y + rise);
            Self::line(from, to, stroke)
        })
    }

    /// A rectangle with rounded corners and a fill, an outline, or both.
    pub fn rounded(
        rect: Rect,
        radius: f32,
        fill: impl Into<Option<Color>>,
        stroke: impl Into<Option<Stroke>>,
    ) -> Self {
        let (fill, stroke) = (fill.into(), stroke.into());
        Self::Rect {
            rect,
            radius,
            fill,
            stroke,
        }
    }

    /// A filled rectangle.
    pub fn filled(rect: Rect, fill: Color) -> Self {
        Self::rounded(rect, 0.0, fill, None)
    }

    /// The outline of a rectangle.
    pub fn outlined(rect: Rect, stroke: Stroke) -> Self {
        Self::rounded(rect, 2.0, None, stroke)
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
