//! Walks over shapes, for all picture formats.

use crate::scene::{Anchor, Color, Font, Point, Rect, Shape, Stroke};

/// A picture format, as a target for shapes.
pub(super) trait Canvas {
    /// Fills an outline, then strokes it.
    fn paint(&mut self, outline: Outline, fill: Option<Color>, stroke: Option<Stroke>);
    /// Writes a line of text.
    fn write(&mut self, line: &Line);
}

/// The outline of a shape.
pub(super) enum Outline<'a> {
    Rect {
        rect: Rect,
        radius: f32,
    },
    Circle {
        center: Point,
        radius: f32,
    },
    Points {
        points: &'a [Point],
        is_closed: bool,
    },
}

/// A line of text, as in [`Shape::Text`].
pub(super) struct Line<'a> {
    pub at: Point,
    pub anchor: Anchor,
    pub size: f32,
    pub font: Font,
    pub color: Color,
    pub text: &'a str,
}

/// Draws shapes in order.
pub(super) fn draw(shapes: &[Shape], canvas: &mut impl Canvas) {
    for shape in shapes {
        match shape {
            Shape::Rect {
                rect,
                radius,
                fill,
                stroke,
            } => {
                let (rect, radius) = (*rect, *radius);
                canvas.paint(Outline::Rect { rect, radius }, *fill, *stroke);
            }
            Shape::Line { points, stroke } => {
                let is_closed = false;
                canvas.paint(Outline::Points { points, is_closed }, None, Some(*stroke));
            }
            Shape::Polygon { points, fill } => {
                let is_closed = true;
                canvas.paint(Outline::Points { points, is_closed }, Some(*fill), None);
            }
            Shape::Circle {
                center,
                radius,
                fill,
                stroke,
            } => {
                let (center, radius) = (*center, *radius);
                canvas.paint(Outline::Circle { center, radius }, *fill, *stroke);
            }
            Shape::Text {
                at,
                anchor,
                size,
                font,
                color,
                text,
            } => canvas.write(&Line {
                at: *at,
                anchor: *anchor,
                size: *size,
                font: *font,
                color: *color,
                text,
            }),
        }
    }
}

/// A segment of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Segment {
    MoveTo(Point),
    LineTo(Point),
    /// Two control points, and the end point.
    CubicTo(Point, Point, Point),
    Close,
}

impl Outline<'_> {
    /// The segments of the outline, for formats without other shapes.
    pub fn segments(&self) -> Vec<Segment> {
        match *self {
            Self::Rect { rect, radius } => rectangle(rect, radius),
            Self::Circle { center, radius } => {
                let (x, y, side) = (center.x - radius, center.y - radius, 2.0 * radius);
                rectangle(Rect::new(x, y, side, side), radius)
            }
            Self::Points { points, is_closed } => {
                let mut segments: Vec<_> = points.iter().copied().map(Segment::LineTo).collect();
                if let [Segment::LineTo(first), ..] = segments[..] {
                    segments[0] = Segment::MoveTo(first);
                }
                if is_closed && !segments.is_empty() {
                    segments.push(Segment::Close);
                }
                segments
            }
        }
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_begin_once_and_end_closed() {
        let rect = Rect::new(1.0, 2.0, 30.0, 40.0);
        let points = [
            Point::new(0.0, 0.0),
            Point::new(1.0, 0.0),
            Point::new(1.0, 1.0),
        ];
        for (outline, count) in [
            (Outline::Rect { rect, radius: 0.0 }, 5),
            (Outline::Rect { rect, radius: 3.0 }, 10),
            (
                Outline::Circle {
                    center: points[2],
                    radius: 3.0,
                },
                10,
            ),
            (
                Outline::Points {
                    points: &points,
                    is_closed: true,
                },
                4,
            ),
        ] {
            let segments = outline.segments();
            assert_eq!(segments.len(), count);
            let starts = |s: &&Segment| matches!(s, Segment::MoveTo(_));
            assert_eq!(segments.iter().filter(starts).count(), 1);
            assert!(starts(&&segments[0]) && segments.last() == Some(&Segment::Close));
        }
        let none = Outline::Points {
            points: &[],
            is_closed: true,
        };
        assert!(none.segments().is_empty());
    }
}
