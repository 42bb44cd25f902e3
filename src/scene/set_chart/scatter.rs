//! Scatter charts: two strategies compared, one point per puzzle.

use super::frame::Scale;
use super::marker::arrow;
use super::{SetChart, SetMarks};
use crate::scene::{Point, Rect, Shape, Stroke};
use std::collections::BTreeMap;

/// The side of the squares in which points are combined.
const CELL: f32 = 5.0;

impl SetChart<'_> {
    /// A point for each puzzle: the effort of one strategy to the right, that of the other upwards.
    /// They are equal on the dashed line. Points at the same place are drawn as one, larger the
    /// more there are.
    pub fn draw_scatter(
        &self,
        rect: Rect,
        [across, upwards]: [usize; 2],
        shapes: &mut Vec<Shape>,
    ) -> SetMarks {
        let mut marks = SetMarks::default();
        let [one, other] = [across, upwards].map(|number| &self.series[number]);
        let both = || {
            let pairs = one.amounts().zip(other.amounts()).enumerate();
            pairs.filter_map(|(puzzle, (a, b))| Some((puzzle, a?, b?)))
        };
        // Both axes have the same scale, so that the dashed line is a diagonal.
        let scale = Scale::of(both().flat_map(|(_, a, b)| [a.value, b.value]));
        let axes = format!(
            "↑ {}     → {}     ({})",
            self.series[upwards].name,
            self.series[across].name,
            self.language.word("set-same")
        );
        let inner = self.draw_frame(rect, scale, [&self.effort_in_words(), &axes], shapes);
        self.draw_upright_lines(inner, scale, shapes);
        shapes.push(Shape::Line {
            points: vec![
                Point::new(inner.x, inner.bottom()),
                Point::new(inner.right(), inner.y),
            ],
            stroke: Stroke::dashed(1.5, self.palette.faint, 6.0),
        });
        let mut cells = BTreeMap::new();
        for (puzzle, a, b) in both() {
            let x = inner.width * scale.place(a.value) / CELL;
            let y = inner.height * scale.place(b.value) / CELL;
            let key = (x as i32, y as i32, a.is_least, b.is_least);
            let took = a.value.max(b.value);
            let (count, most, hardest) = cells.entry(key).or_insert((0_u32, took, puzzle));
            *count += 1;
            if took > *most {
                (*most, *hardest) = (took, puzzle);
            }
        }
        for ((x, y, stops_across, stops_upwards), (count, _, puzzle)) in cells {
            let at = Point::new(
                inner.x + (x as f32 + 0.5) * CELL,
                inner.bottom() - (y as f32 + 0.5) * CELL,
            );
            let r = 2.5 + (count as f32).log10() * 1.5;
            let color = self.palette.frame.alpha(200);
            shapes.push(Shape::Circle {
                center: at,
                radius: r,
                fill: Some(color),
                stroke: None,
            });
            let ink = self.palette.ink;
            if stops_across {
                shapes.push(arrow(Point::new(at.x + r, at.y), 3.0, false, ink));
            }
            if stops_upwards {
                shapes.push(arrow(Point::new(at.x, at.y - r), 3.0, true, ink));
            }
            marks.add_around(at, r.max(5.0), puzzle);
        }
        marks
    }
}
