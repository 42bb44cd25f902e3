//! Motion: how the marks of a step come about. It explains at speeds that eyes can follow; every
//! picture shows its end.

use super::{Point, Shape, Stroke};

/// How far the motion of a step is, from 0 at its start to 1 at its end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Motion(f32);

impl Motion {
    /// The end, which pictures show.
    pub const END: Self = Self(1.0);

    /// A share of the motion; more than 1 is its end.
    pub const fn at(share: f32) -> Self {
        Self(share.clamp(0.0, 1.0))
    }

    /// Whether it is over.
    pub fn is_over(self) -> bool {
        self.0 >= 1.0
    }

    /// The share that is done, fast at first and slow towards the end.
    pub fn eased(self) -> f32 {
        1.0 - (1.0 - self.0).powi(3)
    }

    /// Lets what was written grow in.
    pub(super) fn grow(self, shapes: &mut [Shape]) {
        let times = 0.3 + 0.7 * self.eased();
        for shape in shapes {
            if let Shape::Text { size, .. } = shape {
                *size *= times;
            }
        }
    }

    /// Shakes what was refused once, towards its culprit by at most `reach`.
    pub(super) fn shake(self, from: Point, towards: Point, reach: f32, shapes: &mut [Shape]) {
        let (dx, dy) = (towards.x - from.x, towards.y - from.y);
        let length = from.distance(towards).max(1.0);
        // There, back beyond the middle, and to rest.
        let swing = (self.0 * 2.0 * std::f32::consts::PI).sin() * (1.0 - self.0) * reach;
        for shape in shapes {
            shift(shape, dx / length * swing, dy / length * swing);
        }
    }

    /// Lets shapes stand higher.
    pub(super) fn raise(by: f32, shapes: &mut [Shape]) {
        shapes
            .iter_mut()
            .filter(|shape| matches!(shape, Shape::Text { .. }))
            .for_each(|shape| shift(shape, 0.0, -by));
    }

    /// A part of the motion, from one share of it to another.
    pub fn part(self, from: f32, to: f32) -> Self {
        Self::at((self.0 - from) / (to - from))
    }

    /// Up from 0 to 1 in the middle, and down again.
    pub fn swell(self) -> f32 {
        (self.0 * std::f32::consts::PI).sin()
    }

    /// The part of a line that is drawn already.
    pub(super) fn along(self, line: &[Point]) -> Vec<Point> {
        let lengths = line.windows(2).map(|ends| ends[0].distance(ends[1]));
        let mut left = self.eased() * lengths.sum::<f32>();
        let mut points = vec![line[0]];
        for ends in line.windows(2).filter(|ends| ends[0] != ends[1]) {
            let share = left / ends[0].distance(ends[1]);
            points.push(ends[0].towards(ends[1], share.clamp(0.0, 1.0)));
            if share < 1.0 {
                break;
            }
            left -= ends[0].distance(ends[1]);
        }
        points
    }

    /// A point on the way between two others.
    pub fn between(self, from: Point, to: Point) -> Point {
        from.towards(to, self.eased())
    }

    /// A line that is being drawn from its first point to its last.
    pub(super) fn line(self, from: Point, to: Point, stroke: Stroke) -> Shape {
        Shape::line(from, self.between(from, to), stroke)
    }
}

fn shift(shape: &mut Shape, dx: f32, dy: f32) {
    let by = |point: &mut Point| *point = Point::new(point.x + dx, point.y + dy);
    match shape {
        Shape::Rect { rect, .. } => {
            rect.x += dx;
            rect.y += dy;
        }
        Shape::Line { points, .. } | Shape::Polygon { points, .. } => {
            points.iter_mut().for_each(by);
        }
        Shape::Circle { center, .. } => by(center),
        Shape::Text { at, .. } => by(at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Anchor, Font, Theme};

    fn digit() -> Shape {
        Shape::Text {
            at: Point::new(10.0, 20.0),
            anchor: Anchor::CenterMiddle,
            size: 8.0,
            font: Font::Regular,
            color: Theme::Light.palette().guess,
            text: "5".to_owned(),
        }
    }

    /// Where a text is, and how large.
    fn place(shape: &Shape) -> (f32, f32, f32) {
        match shape {
            Shape::Text { at, size, .. } => (at.x, at.y, *size),
            _ => unreachable!("it is a digit"),
        }
    }

    #[test]
    fn motions_end_in_the_picture() {
        let (from, to) = (Point::new(10.0, 20.0), Point::new(60.0, 20.0));
        let mut shapes = [digit()];
        Motion::END.grow(&mut shapes);
        Motion::END.shake(from, to, 5.0, &mut shapes);
        assert!(matches!(place(&shapes[0]), (x, y, 8.0) if (x - 10.0).abs() < 0.01 && y == 20.0));
        assert_eq!(Motion::END.between(from, to), to);
    }

    #[test]
    fn values_grow_refusals_shake_and_what_is_taken_back_rises() {
        let mut shapes = [digit()];
        Motion::at(0.0).grow(&mut shapes);
        assert!(place(&shapes[0]).2 < 4.0);
        // Towards the culprit first, then back beyond the middle.
        let (from, to) = (Point::new(10.0, 20.0), Point::new(60.0, 20.0));
        let at = |share: f32| {
            let mut shapes = [digit()];
            Motion::at(share).shake(from, to, 5.0, &mut shapes);
            place(&shapes[0]).0
        };
        assert!(at(0.25) > 12.0 && at(0.75) < 10.0 && at(0.0) == 10.0);
    }
}
