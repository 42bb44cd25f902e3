//! Lines between two cells that touch no digit: they run in the gaps between rows and columns.

use super::{Color, Motion, Point, Rect, Shape, Stroke};

/// The distance of a line from the border that it runs along, in units.
const CHANNEL: f32 = 0.19;
/// The radius of its corners, in units.
const CORNER: f32 = 0.13;
/// The number of pieces of a round corner.
const PIECES: u8 = 4;
/// The length and width of an arrowhead, and how far its tip reaches into the cell, in units.
const HEAD: [f32; 2] = [0.22, 0.26];
const TIP: f32 = 0.05;

/// The corners of the line between two cells of a board, from border to border. A row's channel is
/// above it, a column's is to the right of it.
pub fn route(from: Rect, to: Rect, unit: f32) -> Vec<Point> {
    let (gap, half) = (CHANNEL * unit, from.width / 2.0);
    let (start, end) = (from.center(), to.center());
    if (start.y - end.y).abs() < half {
        let y = from.y - gap;
        return [(start.x, from.y), (start.x, y), (end.x, y), (end.x, to.y)]
            .map(Point::from)
            .to_vec();
    }
    if (start.x - end.x).abs() < half {
        let x = from.right() + gap;
        return [
            (from.right(), start.y),
            (x, start.y),
            (x, end.y),
            (to.right(), end.y),
        ]
        .map(Point::from)
        .to_vec();
    }
    let is_down = from.y < to.y;
    let (upper, lower) = if is_down { (from, to) } else { (to, from) };
    let (x, y) = (lower.center().x, lower.y - gap);
    let mut points = vec![Point::new(x, lower.y), Point::new(x, y)];
    if y < upper.bottom() {
        // The channel meets the side of a cell in the next row.
        let side = if upper.x < lower.x {
            upper.right()
        } else {
            upper.x
        };
        points.push(Point::new(side, y));
    } else {
        let lane = upper.x + gap;
        points.extend([Point::new(lane, y), Point::new(lane, upper.bottom())]);
    }
    if is_down {
        points.reverse();
    }
    points
}

/// The line with round corners.
pub fn rounded(corners: &[Point], unit: f32) -> Vec<Point> {
    let mut points = vec![corners[0]];
    for corner in corners.windows(3) {
        let [before, at, after] = [corner[0], corner[1], corner[2]];
        let towards = |other: Point| {
            let length = at.distance(other).max(0.01);
            let share = (CORNER * unit / length).min(0.5);
            at.towards(other, share)
        };
        let (first, last) = (towards(before), towards(after));
        points.extend((0..=PIECES).map(|piece| {
            let share = f32::from(piece) / f32::from(PIECES);
            first
                .towards(at, share)
                .towards(at.towards(last, share), share)
        }));
    }
    points.extend(corners.last());
    points
}

/// An arrow along a line, on a casing that keeps it apart from what it crosses. It ends with its tip a
/// little inside the last cell.
pub fn arrow(
    line: &[Point],
    unit: f32,
    stroke: Stroke,
    casing: Color,
    motion: Motion,
    shapes: &mut Vec<Shape>,
) {
    let points = motion.along(line);
    let [before, end] = [points[points.len() - 2], points[points.len() - 1]];
    let length = before.distance(end).max(0.01);
    let (dx, dy) = (
        (end.x - before.x) / length * unit,
        (end.y - before.y) / length * unit,
    );
    let at = |along: f32, across: f32| {
        (
            end.x + dx * along - dy * across,
            end.y + dy * along + dx * across,
        )
    };
    let head = |grown: f32| {
        let back = TIP - HEAD[0] - grown;
        [
            at(TIP + 1.5 * grown, 0.0),
            at(back, HEAD[1] / 2.0 + grown),
            at(back, -HEAD[1] / 2.0 - grown),
        ]
    };
    let wide = Stroke::new(stroke.width + 2.0 * CASING * unit, casing);
    for (stroke, grown) in [(wide, CASING), (stroke, 0.0)] {
        shapes.push(Shape::Line {
            points: points.clone(),
            stroke,
        });
        shapes.push(Shape::polygon(head(grown), stroke.color));
    }
}

/// The width of a casing on each side of a line, in units.
pub const CASING: f32 = 0.035;

#[cfg(test)]
mod tests {
    use super::*;

    /// The least distance between a line and a rectangle.
    fn distance(line: &[Point], rect: Rect) -> f32 {
        let to_rect = |p: Point| {
            let dx = (rect.x - p.x).max(p.x - rect.right()).max(0.0);
            let dy = (rect.y - p.y).max(p.y - rect.bottom()).max(0.0);
            dx.hypot(dy)
        };
        let pieces = line.windows(2);
        let points =
            pieces.flat_map(|ends| (0..=40).map(|k| ends[0].towards(ends[1], k as f32 / 40.0)));
        points.map(to_rect).fold(f32::INFINITY, f32::min)
    }

    /// Between any two cells, of whatever house, no line touches the digit or the mark of another cell, or
    /// leaves the board by more than its channel.
    #[test]
    fn lines_touch_no_digit() {
        for size in [4, 6, 9, 16] {
            let (side, unit) = (1.0_f32, (size as f32 / 6.0).min(1.0));
            let rect_of = |at: usize| Rect::new((at % size) as f32, (at / size) as f32, side, side);
            // A large board has many pairs alike.
            let starts = (0..size * size).step_by(if size > 9 { 5 } else { 1 });
            for (from, to) in starts.flat_map(|a| (0..size * size).map(move |b| (a, b))) {
                if from == to {
                    continue;
                }
                let line = rounded(&route(rect_of(from), rect_of(to), unit), unit);
                let points = line.iter().map(|p| Rect::centered(*p, 2.0, 2.0));
                let near = points.reduce(Rect::around).unwrap();
                let others = (0..size * size).filter(|other| ![from, to].contains(other));
                for other in others.filter(|other| near.contains(rect_of(*other).center())) {
                    // The widest of the digits and letters, in bold.
                    let digit = Rect::centered(rect_of(other).center(), 0.46, 0.44);
                    let clear = distance(&line, digit) - 0.0375 * unit;
                    assert!(clear > 0.03, "{size}: {from} to {to}, {other}: {clear}");
                    let corner = Point::new(
                        rect_of(other).right() - 0.125 * unit,
                        rect_of(other).y + 0.125 * unit,
                    );
                    let mark = Rect::centered(corner, 0.1 * unit, 0.1 * unit);
                    assert!(
                        distance(&line, mark) > 0.1 * unit,
                        "{size}: {from} to {to}, mark of {other}"
                    );
                }
                let board = size as f32;
                let outside = |p: &Point| (-p.x).max(-p.y).max(p.x - board).max(p.y - board);
                assert!(line.iter().all(|p| outside(p) < CHANNEL * unit + 0.001));
            }
        }
    }
}
