//! Cumulative distribution: the share of puzzles that took no more than a given effort.

use super::frame::Scale;
use super::{SetChart, SetMarks};
use crate::scene::{Point, Rect, Shape, Stroke};

/// The most points of a curve.
const POINTS: usize = 200;
/// The most markers on a curve.
const MARKED: usize = 20;

impl SetChart<'_> {
    /// A curve for each strategy: the percentage of puzzles that took no more than this effort.
    /// Dashed where runs were stopped, so that the true curve may be lower.
    pub fn draw_distribution(&self, rect: Rect, shapes: &mut Vec<Shape>) -> SetMarks {
        let mut marks = SetMarks::default();
        let scale = Scale::of(self.values());
        let words = self.language.word("set-share");
        let inner = self.draw_frame(rect, scale, [&self.effort_in_words(), &words], shapes);
        let percents = (0..=100).step_by(20).map(|percent| {
            let x = inner.x + inner.width * percent as f32 / 100.0;
            (x, format!("{percent}\u{A0}%"))
        });
        self.draw_labels(inner, percents, shapes);
        for (number, series) in self.series.iter().enumerate() {
            let amount_of = |puzzle: u32| (series.amount)(puzzle as usize);
            let numbers = 0..series.puzzles as u32;
            let mut known: Vec<u32> = numbers.filter(|n| amount_of(*n).is_some()).collect();
            known.sort_unstable_by_key(|puzzle| {
                amount_of(*puzzle).map(|amount| (amount.value, amount.is_least, *puzzle))
            });
            let count = known.len();
            // From the first stopped run on, amounts are lower bounds.
            let is_stopped = |puzzle: &u32| amount_of(*puzzle).is_some_and(|a| a.is_least);
            let exact = known.iter().position(is_stopped).unwrap_or(count);
            let points = count.min(POINTS);
            let point = |index: usize| {
                let rank = match points {
                    1 => 0,
                    _ => index * (count - 1) / (points - 1),
                };
                let puzzle = known[rank];
                let value = amount_of(puzzle).map_or(0, |amount| amount.value);
                let share = (rank + 1) as f32 / count as f32;
                let x = inner.x + inner.width * share;
                let y = inner.bottom() - inner.height * scale.place(value);
                (Point::new(x, y), rank, puzzle as usize)
            };
            let all: Vec<_> = (0..points).map(point).collect();
            let color = series.color;
            let solid = all.partition_point(|(_, rank, _)| *rank < exact);
            for (part, stroke) in [
                (&all[..solid], Stroke::new(2.0, color)),
                (
                    &all[solid.saturating_sub(1)..],
                    Stroke::dashed(2.0, color, 5.0),
                ),
            ] {
                let is_rest = solid < points || stroke.dash.is_none();
                if part.len() > 1 && is_rest {
                    let points = part.iter().map(|(at, ..)| *at).collect();
                    shapes.push(Shape::Line { points, stroke });
                }
            }
            // Each series has its markers in other places.
            let every = points.div_ceil(POINTS / MARKED).max(1);
            let first = number * every / self.series.len().max(1);
            for (index, (at, _, puzzle)) in all.iter().enumerate() {
                if index % every == first % every {
                    self.draw_marker(*at, self.text * 0.32, number, shapes);
                }
                marks.add_around(*at, 4.0, *puzzle);
            }
        }
        marks
    }
}
