//! A queen of a chess board, and the sign of a square that is attacked.

use super::boxes::filled;
use super::{Color, Point, Rect, Shape, Stroke};

/// The points of a crown from the left: across its square, and from its top.
const POINTS: [(f32, f32); 3] = [(0.2, 0.34), (0.5, 0.22), (0.8, 0.34)];

/// Draws a queen as a crown: three points on a band, above a foot.
pub fn queen(square: Rect, color: Color, shapes: &mut Vec<Shape>) {
    let at = |x: f32, y: f32| Point::new(square.x + x * square.width, square.y + y * square.height);
    let band = 0.66;
    // Every shape is convex: a triangle for each point, and what they stand on.
    for (index, (x, y)) in POINTS.into_iter().enumerate() {
        let left = 0.25 + 0.08 * index as f32;
        shapes.push(Shape::Polygon {
            points: vec![at(x, y), at(left + 0.34, band), at(left, band)],
            fill: color,
        });
        shapes.push(Shape::Circle {
            center: at(x, y),
            radius: square.width * 0.05,
            fill: Some(color),
            stroke: None,
        });
    }
    let bar = |top: f32, height: f32| {
        let corner = at(0.25, top);
        filled(
            Rect::new(
                corner.x,
                corner.y,
                square.width * 0.5,
                square.height * height,
            ),
            color,
        )
    };
    shapes.push(bar(band - 0.04, 0.06));
    shapes.push(bar(0.74, 0.07));
}

/// Draws the sign of a square where no queen can stand.
pub fn attacked(square: Rect, color: Color, shapes: &mut Vec<Shape>) {
    let (c, half) = (square.center(), square.width * 0.1);
    let stroke = Stroke::new((square.width * 0.04).max(1.0), color);
    for rise in [-half, half] {
        let points = vec![
            Point::new(c.x - half, c.y - rise),
            Point::new(c.x + half, c.y + rise),
        ];
        shapes.push(Shape::Line { points, stroke });
    }
}
