//! Markers with different shapes.

use super::SetChart;
use crate::scene::{Color, Point, Shape, Stroke};

impl SetChart<'_> {
    /// The marker of a series: a circle, a square, a diamond, a triangle on its tip or a ring.
    pub(super) fn draw_marker(&self, at: Point, r: f32, series: usize, shapes: &mut Vec<Shape>) {
        let fill = self.series[series].color;
        let corners: &[(f32, f32)] = match series % 5 {
            1 => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
            2 => &[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)],
            3 => &[(0.0, 1.1), (-1.1, -0.9), (1.1, -0.9)],
            number => {
                let is_ring = number == 4;
                shapes.push(Shape::Circle {
                    center: at,
                    radius: r,
                    fill: (!is_ring).then_some(fill),
                    stroke: is_ring.then(|| Stroke::new(r * 0.5, fill)),
                });
                return;
            }
        };
        let corner = |(x, y): &(f32, f32)| Point::new(at.x + x * r, at.y + y * r);
        shapes.push(Shape::Polygon {
            points: corners.iter().map(corner).collect(),
            fill,
        });
    }
}

/// An arrow head that points up or right, with its foot at `at`.
pub(super) fn arrow(at: Point, r: f32, points_up: bool, fill: Color) -> Shape {
    let corner = |along: f32, across: f32| match points_up {
        true => Point::new(at.x + across * r, at.y - along * r),
        false => Point::new(at.x + along * r, at.y + across * r),
    };
    Shape::Polygon {
        points: vec![corner(0.0, -1.0), corner(1.8, 0.0), corner(0.0, 1.0)],
        fill,
    }
}
