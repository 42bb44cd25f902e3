//! Bars for every puzzle, cumulative distributions, and one strategy against another.

use super::{PowerScale, SetChart, SetPicture};
use crate::analysis::comparison::Amount;
use crate::explain::args;
use crate::scene::{Point, Rect, Shape, Stroke};
use std::collections::BTreeMap;
use std::ops::Range;

/// The smallest width of a bar with its gap.
const MIN_BAR_WIDTH: f32 = 3.0;
/// The most points of a curve, and the most markers on it.
const CURVE_POINTS: usize = 200;
const CURVE_MARKERS: usize = 20;
/// The side of the squares in which the points of a scatter chart are combined.
const SCATTER_CELL: f32 = 5.0;

impl SetChart<'_> {
    /// A bar for each puzzle and strategy, side by side. Where they would be too narrow, a bar stands
    /// for several puzzles: it shows their median, with a line up to the maximum.
    pub fn draw_bars(&self, rect: Rect) -> SetPicture {
        let mut picture = SetPicture::default();
        let (puzzles, series) = (self.results.puzzles(), self.names.len());
        if puzzles == 0 {
            return picture;
        }
        let groups = (rect.width / (MIN_BAR_WIDTH * (series + 1) as f32)) as usize;
        let each = puzzles.div_ceil(groups.max(1));
        let words = match each {
            1 => self.language.word("set-puzzles"),
            count => {
                let values = args([("count", (count as u64).into())]);
                self.language.text("set-puzzles-binned", &values)
            }
        };
        let captions = [&*self.effort_name(), &words];
        let inner = self.draw_frame(rect, self.scale().for_bars(), captions, &mut picture.shapes);
        for strategy in 0..series {
            self.draw_row(inner, strategy, each, &mut picture);
        }
        self.number_puzzles(inner, &mut picture.shapes);
        picture
    }

    /// The bars of one strategy, each for this many puzzles.
    fn draw_row(&self, inner: Rect, strategy: usize, each: usize, picture: &mut SetPicture) {
        let (scale, color) = (self.scale().for_bars(), self.colors[strategy]);
        let puzzles = self.results.puzzles();
        let column = inner.width / puzzles.div_ceil(each) as f32;
        let width = column / (self.names.len() + 1) as f32;
        let shapes = &mut picture.shapes;
        for (index, first) in (0..puzzles).step_by(each).enumerate() {
            let bin = self.bin(strategy, first..puzzles.min(first + each));
            let Some((median, most, hardest)) = bin else {
                continue;
            };
            let x = inner.x + column * index as f32 + width * (strategy as f32 + 0.5);
            let height_of = |amount: Amount| inner.height * scale.place(amount.value);
            let height = height_of(median).max(1.0);
            let (y, top) = (inner.bottom() - height, inner.bottom() - height_of(most));
            let thick = (width * 0.86).max(width - 1.5);
            let middle = x + thick / 2.0;
            shapes.push(Shape::filled(Rect::new(x, y, thick, height), color));
            if each > 1 && top < y - 1.0 {
                shapes.push(Shape::path(
                    [(middle, y), (middle, top)],
                    Stroke::new(1.0, color),
                ));
            }
            if most.is_least {
                let r = (thick / 2.0).clamp(1.5, self.text * 0.4);
                shapes.push(self.arrow(Point::new(middle, top - 1.0), r, true));
            } else if each == 1 && thick >= self.text * 0.5 {
                let r = (thick * 0.3).min(self.text * 0.35);
                shapes.push(self.marker(Point::new(middle, y - r * 1.8), r, strategy));
            }
            let mark = Rect::new(x, inner.y, width, inner.height);
            picture.marks.push((mark, hardest));
        }
    }

    /// The median and the maximum of puzzles, and the one with the most effort; `None` if no run on
    /// them is finished.
    fn bin(&self, strategy: usize, puzzles: Range<usize>) -> Option<(Amount, Amount, usize)> {
        let known = self.sorted(strategy, puzzles);
        let (most, hardest) = *known.last()?;
        // Any stopped run may have needed more.
        let is_least = known.iter().any(|(amount, _)| amount.is_least);
        let (median, _) = known[(known.len() - 1) / 2];
        Some((median, Amount { is_least, ..most }, hardest))
    }

    /// The amounts of finished runs with their puzzles, least first.
    fn sorted(&self, strategy: usize, puzzles: Range<usize>) -> Vec<(Amount, usize)> {
        let amounts = puzzles.filter_map(|puzzle| Some((self.amount(puzzle, strategy)?, puzzle)));
        let mut known: Vec<_> = amounts.collect();
        known.sort_unstable_by_key(|(amount, puzzle)| (amount.value, amount.is_least, *puzzle));
        known
    }

    fn number_puzzles(&self, inner: Rect, shapes: &mut Vec<Shape>) {
        let puzzles = self.results.puzzles();
        let least = puzzles.div_ceil((inner.width / (self.text * 4.0)) as usize + 1);
        // The next of 1, 2, 5, 10, 20, 50 …
        let unit = 10_usize.pow(least.ilog10());
        let mut steps = [1, 2, 5, 10].into_iter().map(|times| times * unit);
        let step = steps.find(|step| *step >= least).unwrap_or(least);
        let numbers = (step..=puzzles).step_by(step).filter(|number| *number > 1);
        let labels = std::iter::once(1).chain(numbers).map(|number| {
            let share = (number as f32 - 0.5) / puzzles as f32;
            let words = self.language.number(number as u64);
            (inner.x + inner.width * share, words)
        });
        self.draw_labels(inner, labels, shapes);
    }

    /// A curve for each strategy: the percentage of puzzles that took no more than this effort.
    /// Dashed where runs were stopped, so that the true curve may be lower.
    pub fn draw_distribution(&self, rect: Rect) -> SetPicture {
        let mut picture = SetPicture::default();
        let shapes = &mut picture.shapes;
        let scale = self.scale();
        let words = self.language.word("set-share");
        let inner = self.draw_frame(rect, scale, [&self.effort_name(), &words], shapes);
        let percents = (0..=100).step_by(20).map(|percent| {
            let x = inner.x + inner.width * percent as f32 / 100.0;
            (x, format!("{percent}\u{A0}%"))
        });
        self.draw_labels(inner, percents, shapes);
        for strategy in 0..self.names.len() {
            let known = self.sorted(strategy, 0..self.results.puzzles());
            let count = known.len();
            // From the first stopped run on, amounts are lower bounds.
            let exact = known.iter().position(|(amount, _)| amount.is_least);
            let exact = exact.unwrap_or(count);
            let points = count.min(CURVE_POINTS);
            let ranks = (0..points).map(|point| point * (count - 1) / (points - 1).max(1));
            let curve: Vec<(Point, usize)> = ranks
                .map(|rank| {
                    let value = known[rank].0.value;
                    let x = inner.x + inner.width * (rank + 1) as f32 / count as f32;
                    let y = inner.bottom() - inner.height * scale.place(value);
                    (Point::new(x, y), rank)
                })
                .collect();
            let color = self.colors[strategy];
            let solid = curve.partition_point(|(_, rank)| *rank < exact);
            let dashed = match solid < points {
                true => solid.saturating_sub(1),
                false => points,
            };
            for (part, stroke) in [
                (&curve[..solid], Stroke::new(2.0, color)),
                (&curve[dashed..], Stroke::dashed(2.0, color, 5.0)),
            ] {
                if part.len() > 1 {
                    let points = part.iter().map(|(at, _)| *at).collect();
                    picture.shapes.push(Shape::Line { points, stroke });
                }
            }
            // Each strategy has its markers in other places.
            let every = points.div_ceil(CURVE_POINTS / CURVE_MARKERS).max(1);
            let first = strategy * every / self.names.len();
            for (index, (at, rank)) in curve.into_iter().enumerate() {
                if index % every == first % every {
                    let marker = self.marker(at, self.text * 0.32, strategy);
                    picture.shapes.push(marker);
                }
                picture.mark_around(at, 4.0, known[rank].1);
            }
        }
        picture
    }

    /// A point for each puzzle: the effort of one strategy to the right, of the other upwards. They
    /// are equal on the dashed line. Points at the same place are drawn as one, which grows with
    /// their number.
    pub fn draw_scatter(&self, rect: Rect, [across, upwards]: [usize; 2]) -> SetPicture {
        let mut picture = SetPicture::default();
        let shapes = &mut picture.shapes;
        let both = || {
            (0..self.results.puzzles()).filter_map(|puzzle| {
                let amounts = (self.amount(puzzle, across)?, self.amount(puzzle, upwards)?);
                Some((puzzle, amounts))
            })
        };
        // Both axes have the same scale, so that the dashed line is a diagonal.
        let scale = PowerScale::of(both().flat_map(|(_, (a, b))| [a.value, b.value]));
        let [right, up] = [across, upwards].map(|strategy| &self.names[strategy]);
        let same = self.language.word("set-same");
        let axes = format!("↑ {up}     → {right}     ({same})");
        let inner = self.draw_frame(rect, scale, [&self.effort_name(), &axes], shapes);
        let x_of = |power| inner.x + inner.width * scale.place(power);
        for x in scale.powers().map(x_of) {
            shapes.push(self.grid_line(Point::new(x, inner.y), Point::new(x, inner.bottom())));
        }
        let powers = scale
            .powers()
            .map(|power| (x_of(power), self.written(power)));
        self.draw_labels(inner, powers, shapes);
        let ends = [(inner.x, inner.bottom()), (inner.right(), inner.y)];
        shapes.push(Shape::path(
            ends,
            Stroke::dashed(1.5, self.palette.faint, 6.0),
        ));
        // The number of puzzles in each square, and the one with the most effort.
        let mut cells = BTreeMap::new();
        for (puzzle, (a, b)) in both() {
            let x = inner.width * scale.place(a.value) / SCATTER_CELL;
            let y = inner.height * scale.place(b.value) / SCATTER_CELL;
            let key = (x as i32, y as i32, a.is_least, b.is_least);
            let (count, hardest) = cells.entry(key).or_insert((0_u32, (0, puzzle)));
            *count += 1;
            *hardest = (*hardest).max((a.value.max(b.value), puzzle));
        }
        for ((x, y, stops_across, stops_upwards), (count, (_, puzzle))) in cells {
            let at = Point::new(
                inner.x + (x as f32 + 0.5) * SCATTER_CELL,
                inner.bottom() - (y as f32 + 0.5) * SCATTER_CELL,
            );
            let r = 2.5 + (count as f32).log10() * 1.5;
            picture
                .shapes
                .push(Shape::circle(at, r, self.palette.frame.alpha(200), None));
            let across = self.arrow(Point::new(at.x + r, at.y), 3.0, false);
            let upwards = self.arrow(Point::new(at.x, at.y - r), 3.0, true);
            picture.shapes.extend(stops_across.then_some(across));
            picture.shapes.extend(stops_upwards.then_some(upwards));
            picture.mark_around(at, r.max(5.0), puzzle);
        }
        picture
    }

    fn scale(&self) -> PowerScale {
        PowerScale::of(self.amounts().map(|amount| amount.value))
    }
}
