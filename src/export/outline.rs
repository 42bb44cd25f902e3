//! The outlines of shapes, for picture formats without rectangles and circles.

use crate::scene::{Color, Point, Rect, Shape, Stroke};

/// A segment of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Segment {
    MoveTo(Point),
    LineTo(Point),
    /// Two control points, and the end point.
    CubicTo(Point, Point, Point),
    Close,
}

/// The outline of a shape.
pub(super) struct ShapeOutline {
    pub segments: Vec<Segment>,
    /// The colour to fill it with, before it is stroked.
    pub fill: Option<Color>,
    pub stroke: Option<Stroke>,
}

impl ShapeOutline {
    /// The outline of a shape; `None` for text.
    pub fn of(shape: &Shape) -> Option<Self> {
        let (segments, fill, stroke) = match *shape {
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
                let mut segments = polyline(points);
                segments.push(Segment::Close);
                (segments, Some(fill), None)
            }
            Shape::Text { .. } => return None,
        };
        Some(Self {
            segments,
            fill,
            stroke,
        })
    }
}

fn polyline(points: &[Point]) -> Vec<Segment> {
    let mut segments: Vec<_> = points.iter().copied().map(Segment::LineTo).collect();
    if let [Segment::LineTo(first), ..] = segments[..] {
        segments[0] = Segment::MoveTo(first);
    }
    segments
}

/// A rectangle with rounded corners.
fn rectangle(rect: Rect, radius: f32) -> Vec<Segment> {
    use Segment::{Close, CubicTo, LineTo, MoveTo};
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let at = Point::new;
    let r = radius.min(rect.width / 2.0).min(rect.height / 2.0);
    if r <= 0.0 {
        return vec![
            MoveTo(at(left, top)),
            LineTo(at(right, top)),
            LineTo(at(right, bottom)),
            LineTo(at(left, bottom)),
            Close,
        ];
    }
    // The distance from the corner to the control points of a cubic that approximates a quarter
    // circle.
    let h = r * 0.447_715_2;
    vec![
        MoveTo(at(left + r, top)),
        LineTo(at(right - r, top)),
        CubicTo(at(right - h, top), at(right, top + h), at(right, top + r)),
        LineTo(at(right, bottom - r)),
        CubicTo(
            at(right, bottom - h),
            at(right - h, bottom),
            at(right - r, bottom),
        ),
        LineTo(at(left + r, bottom)),
        CubicTo(
            at(left + h, bottom),
            at(left, bottom - h),
            at(left, bottom - r),
        ),
        LineTo(at(left, top + r)),
        CubicTo(at(left, top + h), at(left + h, top), at(left + r, top)),
        Close,
    ]
}
