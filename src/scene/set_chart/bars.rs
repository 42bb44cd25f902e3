//! Bar charts: the effort of each strategy, one bar per puzzle.

use super::frame::Scale;
use super::marker::arrow;
use super::{Series, SetChart, SetMarks, write};
use crate::analysis::comparison::Amount;
use crate::explain::args;
use crate::scene::boxes::filled;
use crate::scene::{Anchor, Point, Rect, Shape, Stroke};
use std::ops::Range;

/// The smallest width of a bar with its gap.
const LEAST_BAR: f32 = 3.0;

/// Consecutive puzzles drawn as one bar.
struct Bin {
    median: Amount,
    most: Amount,
    /// The puzzle with the most effort.
    puzzle: usize,
}

impl SetChart<'_> {
    /// A bar for each puzzle and strategy: side by side where there is room, else in a row for each
    /// strategy. Where even that is too narrow, a bar stands for several puzzles: it shows their
    /// median, with a line up to the maximum.
    pub fn draw_bars(&self, rect: Rect, shapes: &mut Vec<Shape>) -> SetMarks {
        let mut marks = SetMarks::default();
        let (puzzles, series) = (self.puzzles(), self.series.len());
        if puzzles == 0 {
            return marks;
        }
        let group = rect.width / puzzles as f32;
        let scale = Scale::of(self.values());
        let effort = self.effort_in_words();
        if group >= LEAST_BAR * (series + 1) as f32 {
            let words = self.language.word("set-puzzles");
            let inner = self.draw_frame(rect, scale, [&effort, &words], shapes);
            let group = inner.width / puzzles as f32;
            let width = group / (series + 1) as f32;
            for number in 0..series {
                let offset = width * (number as f32 + 0.5);
                self.draw_series(
                    inner,
                    scale,
                    number,
                    (group, offset, width),
                    shapes,
                    &mut marks,
                );
            }
            self.number_puzzles(inner, shapes);
            return marks;
        }
        let height = rect.height / series as f32;
        for number in 0..series {
            let strip = Rect::new(rect.x, rect.y + height * number as f32, rect.width, height);
            let bins = self.bins_in(strip.width);
            let words = match puzzles.div_ceil(bins) {
                1 => self.language.word("set-puzzles"),
                count => self.language.text(
                    "set-puzzles-binned",
                    &args([("count", (count as u64).into())]),
                ),
            };
            let above = if number == 0 { &*effort } else { "" };
            let below = if number + 1 == series { &*words } else { "" };
            let inner = self.draw_frame(strip, scale, [above, below], shapes);
            let name = Point::new(inner.right(), strip.y);
            let (text, color) = (self.text, self.series[number].color);
            let label = self.series[number].name.to_owned();
            write(shapes, name, Anchor::RightTop, text, color, label);
            let width = inner.width / bins as f32;
            self.draw_series(
                inner,
                scale,
                number,
                (width, 0.0, width),
                shapes,
                &mut marks,
            );
            self.number_puzzles(inner, shapes);
        }
        marks
    }

    /// The number of bars that fit.
    fn bins_in(&self, width: f32) -> usize {
        let most = ((width / LEAST_BAR) as usize).max(1);
        let puzzles = self.puzzles();
        puzzles.div_ceil(puzzles.div_ceil(most))
    }

    /// The bars of one strategy. `place` gives the column, the start of the bar in it, and its
    /// width.
    fn draw_series(
        &self,
        inner: Rect,
        scale: Scale,
        number: usize,
        (column, offset, width): (f32, f32, f32),
        shapes: &mut Vec<Shape>,
        marks: &mut SetMarks,
    ) {
        let color = self.series[number].color;
        let bins = (inner.width / column).round().max(1.0) as usize;
        let puzzles = self.puzzles();
        let each = puzzles.div_ceil(bins);
        for (index, first) in (0..puzzles).step_by(each).enumerate() {
            let Some(bin) = bin(&self.series[number], first..puzzles.min(first + each)) else {
                continue;
            };
            let x = inner.x + column * index as f32 + offset;
            let y_of = |amount: Amount| inner.bottom() - inner.height * scale.place(amount.value);
            let (y, top) = (y_of(bin.median), y_of(bin.most));
            let thick = (width * 0.86).max(width - 1.5);
            let height = (inner.bottom() - y).max(1.0);
            shapes.push(filled(
                Rect::new(x, inner.bottom() - height, thick, height),
                color,
            ));
            let middle = x + thick / 2.0;
            if each > 1 && top < y - 1.0 {
                shapes.push(Shape::Line {
                    points: vec![Point::new(middle, y), Point::new(middle, top)],
                    stroke: Stroke::new(1.0, color),
                });
            }
            if bin.most.is_least {
                let r = (thick / 2.0).clamp(1.5, self.text * 0.4);
                shapes.push(arrow(
                    Point::new(middle, top - 1.0),
                    r,
                    true,
                    self.palette.ink,
                ));
            } else if each == 1 && thick >= self.text * 0.5 {
                let r = (thick * 0.3).min(self.text * 0.35);
                self.draw_marker(Point::new(middle, y - r * 1.8), r, number, shapes);
            }
            marks.add(Rect::new(x, inner.y, width, inner.height), bin.puzzle);
        }
    }

    fn number_puzzles(&self, inner: Rect, shapes: &mut Vec<Shape>) {
        let puzzles = self.puzzles();
        let step = round_step(puzzles.div_ceil((inner.width / (self.text * 4.0)) as usize + 1));
        let numbers =
            std::iter::once(1).chain((step..=puzzles).step_by(step).skip(usize::from(step == 1)));
        let labels = numbers.map(|number| {
            let share = (number as f32 - 0.5) / puzzles as f32;
            (
                inner.x + inner.width * share,
                self.language.number(number as u64),
            )
        });
        self.draw_labels(inner, labels, shapes);
    }
}

/// The next of 1, 2, 5, 10, 20, 50 …
fn round_step(least: usize) -> usize {
    let mut unit = 1;
    loop {
        for step in [unit, 2 * unit, 5 * unit] {
            if step >= least {
                return step;
            }
        }
        unit *= 10;
    }
}

/// Combines the amounts of puzzles.
fn bin(series: &Series, puzzles: Range<usize>) -> Option<Bin> {
    let mut known: Vec<(Amount, usize)> = puzzles
        .filter_map(|puzzle| Some(((series.amount)(puzzle)?, puzzle)))
        .collect();
    known.sort_by_key(|(amount, puzzle)| (amount.value, amount.is_least, *puzzle));
    let (mut most, puzzle) = *known.last()?;
    // Any stopped run may have needed more.
    most.is_least = known.iter().any(|(amount, _)| amount.is_least);
    let (median, _) = known[(known.len() - 1) / 2];
    Some(Bin {
        median,
        most,
        puzzle,
    })
}
