//! Charts of strategies on a set of puzzles, with logarithmic scales: axes, legend and markers.

mod charts;

use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke, fitted, width_of};
use crate::analysis::comparison::Amount;
use crate::analysis::set::SetResults;
use crate::explain::{Language, args, strategy_name};
use crate::solver::{Counter, Outcome, Strategy};

/// The size of numbers and captions, as a share of the chart's text size.
const CAPTION: f32 = 0.85;

/// What effort is measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// A counter.
    Count(Counter),
    /// Time, in nanoseconds.
    Time,
}

impl Effort {
    /// The effort of a run; `None` if it is not finished.
    pub fn of(self, results: &SetResults, puzzle: usize, strategy: usize) -> Option<Amount> {
        let run = results.of(puzzle, strategy)?;
        Some(match self {
            Self::Count(counter) => run.amount(counter),
            Self::Time => Amount {
                value: results.time(puzzle, strategy)?.as_nanos() as u64,
                is_least: run.outcome.is_none(),
            },
        })
    }
}

/// The charts of a set. Each draws into a rectangle.
///
/// Strategies are distinguished by colour and by marker. A lower bound (a stopped run) has an
/// arrow. However many puzzles there are, the number of shapes depends only on the size of the
/// rectangle: neighbours are combined.
pub struct SetChart<'a> {
    results: &'a SetResults,
    /// The names of the strategies, with the number of runs that gave up: their amounts are not
    /// marked otherwise.
    pub names: Vec<String>,
    colors: Vec<Color>,
    effort: Effort,
    palette: &'a Palette,
    language: Language,
    /// Text size.
    text: f32,
}

/// A chart: its shapes, and where its puzzles can be clicked.
#[derive(Clone, Debug, Default)]
pub struct SetPicture {
    /// The shapes.
    pub shapes: Vec<Shape>,
    /// Every place with its puzzle.
    pub marks: Vec<(Rect, usize)>,
}

impl SetPicture {
    fn mark_around(&mut self, at: Point, radius: f32, puzzle: usize) {
        let rect = Rect::centered(at, 2.0 * radius, 2.0 * radius);
        self.marks.push((rect, puzzle));
    }

    /// The puzzle whose marker is at a point; of several, the one with the nearest centre. Combined
    /// neighbours stand for the one with the most effort.
    pub fn puzzle_at(&self, point: Point) -> Option<usize> {
        let distance = |rect: &Rect| rect.center().distance(point);
        let marks = self.marks.iter().filter(|(rect, _)| rect.contains(point));
        let nearest = marks.min_by(|(a, _), (b, _)| distance(a).total_cmp(&distance(b)));
        nearest.map(|(_, puzzle)| *puzzle)
    }
}

/// A logarithmic scale over whole powers of ten. 0 is at its start.
#[derive(Clone, Copy)]
struct PowerScale {
    first: i32,
    last: i32,
}

impl PowerScale {
    /// The smallest scale with these numbers.
    fn of(values: impl Iterator<Item = u64>) -> Self {
        let values = values.filter(|value| *value > 0);
        let range = |(least, most): (u64, u64), value| (least.min(value), most.max(value));
        let (least, most) = values.fold((u64::MAX, 1), range);
        let first = least.min(most).ilog10();
        let last = most.ilog10() + u32::from(10_u64.pow(most.ilog10()) < most);
        let [first, last] = [first, last.max(first + 1)].map(|power| power as i32);
        Self { first, last }
    }

    /// This scale from a power earlier, so that the least number has a bar.
    fn for_bars(mut self) -> Self {
        self.first -= 1;
        self
    }

    /// The place of a number, from 0 to 1.
    fn place(self, value: u64) -> f32 {
        if value == 0 {
            return 0.0;
        }
        let powers = (value as f64).log10() - f64::from(self.first);
        (powers / f64::from(self.last - self.first)).clamp(0.0, 1.0) as f32
    }

    fn powers(self) -> impl Iterator<Item = u64> {
        let powers = self.first.max(0)..=self.last;
        powers.filter_map(|power| 10_u64.checked_pow(power as u32))
    }
}

impl<'a> SetChart<'a> {
    /// Charts of the effort of these strategies, with this text size.
    pub fn new(
        (results, strategies): (&'a SetResults, &[Strategy]),
        effort: Effort,
        palette: &'a Palette,
        language: Language,
        text: f32,
    ) -> Self {
        let named = |(index, strategy): (usize, &Strategy)| {
            let name = strategy_name(*strategy, language);
            let runs = results.strategy(index).flatten();
            match runs.filter(|r| r.outcome == Some(Outcome::GaveUp)).count() {
                0 => name,
                count => {
                    let count = language.number(count as u64);
                    let values = args([("name", name.into()), ("count", count.into())]);
                    language.text("set-chart-name", &values)
                }
            }
        };
        Self {
            results,
            names: strategies.iter().enumerate().map(named).collect(),
            colors: strategies.iter().map(|s| palette.strategy(*s)).collect(),
            effort,
            palette,
            language,
            text,
        }
    }

    /// The legend from the top of the rectangle, and its height: the markers of the strategies and
    /// of stopped runs.
    pub fn legend(&self, rect: Rect) -> (Vec<Shape>, f32) {
        let (text, line) = (self.text, self.text * 1.7);
        let (sign, gap) = (text * 1.3, text * 1.5);
        let mut shapes = Vec::new();
        let (mut x, mut y) = (rect.x, rect.y);
        let has_stopped = self.amounts().any(|amount| amount.is_least);
        let stopped = has_stopped.then(|| self.language.word("set-stopped"));
        for (index, name) in self.names.iter().chain(&stopped).enumerate() {
            let name = fitted(name, Font::Regular, text, rect.width - sign);
            let width = sign + width_of(&name, Font::Regular, text);
            if x > rect.x && x + width > rect.right() {
                (x, y) = (rect.x, y + line);
            }
            let middle = Point::new(x + sign * 0.4, y + line / 2.0);
            shapes.push(if index < self.names.len() {
                self.marker(middle, text * 0.4, index)
            } else {
                let foot = Point::new(middle.x, middle.y + text * 0.4);
                self.arrow(foot, text * 0.4, true)
            });
            let at = Point::new(x + sign, middle.y);
            shapes.push(Shape::text(at, text, self.palette.ink, name).left());
            x += width + gap;
        }
        (shapes, y + line - rect.y)
    }

    fn amount(&self, puzzle: usize, strategy: usize) -> Option<Amount> {
        self.effort.of(self.results, puzzle, strategy)
    }

    /// The amounts of all finished runs.
    fn amounts(&self) -> impl Iterator<Item = Amount> {
        let runs = (0..self.results.puzzles())
            .flat_map(|puzzle| (0..self.names.len()).map(move |strategy| (puzzle, strategy)));
        runs.filter_map(|(puzzle, strategy)| self.amount(puzzle, strategy))
    }

    /// A number as it is written beside an axis.
    fn written(&self, value: u64) -> String {
        match self.effort {
            Effort::Count(_) => self.language.short(value),
            Effort::Time => match value {
                0..1_000 => format!("{value}\u{A0}ns"),
                1_000..1_000_000 => format!("{}\u{A0}µs", value / 1_000),
                1_000_000..1_000_000_000 => format!("{}\u{A0}ms", value / 1_000_000),
                _ => format!("{}\u{A0}s", self.language.short(value / 1_000_000_000)),
            },
        }
    }

    /// What the effort is called, and its scale.
    fn effort_name(&self) -> String {
        let effort = match self.effort {
            Effort::Count(counter) => counter.message(),
            Effort::Time => "set-time",
        };
        let [effort, scale] = [effort, "log-scale"].map(|id| self.language.word(id));
        format!("{effort}, {scale}")
    }

    fn caption(&self, at: Point, anchor: Anchor, text: String) -> Shape {
        Shape::text(at, self.text * CAPTION, self.palette.faint, text).anchored(anchor)
    }

    fn grid_line(&self, from: Point, to: Point) -> Shape {
        Shape::line(from, to, Stroke::new(1.0, self.palette.line.alpha(140)))
    }

    /// Draws the vertical scale, the effort's name above and a caption below. Returns the area for
    /// the data.
    fn draw_frame(
        &self,
        rect: Rect,
        scale: PowerScale,
        [above, below]: [&str; 2],
        shapes: &mut Vec<Shape>,
    ) -> Rect {
        let (text, small) = (self.text, self.text * CAPTION);
        let width = |power| width_of(&self.written(power), Font::Regular, small);
        let widest = scale.powers().map(width).fold(0.0, f32::max);
        let head = text * 1.6;
        let inner = Rect::new(
            rect.x + widest + text * 0.6,
            rect.y + head,
            rect.width - widest - text * 1.2,
            rect.height - head - text * 2.8,
        );
        let mut free_below = f32::MAX;
        for power in scale.powers() {
            let y = inner.bottom() - inner.height * scale.place(power);
            shapes.push(self.grid_line(Point::new(inner.x, y), Point::new(inner.right(), y)));
            if y + small * 0.6 < free_below {
                let at = Point::new(inner.x - text * 0.4, y);
                shapes.push(self.caption(at, Anchor::RightMiddle, self.written(power)));
                free_below = y - small * 0.6;
            }
        }
        let at = Point::new(rect.x, rect.y);
        shapes.push(self.caption(at, Anchor::LeftTop, above.to_owned()));
        let at = Point::new(inner.center().x, inner.bottom() + text * 1.5);
        shapes.push(self.caption(at, Anchor::CenterTop, below.to_owned()));
        inner
    }

    /// Writes numbers below an axis where there is room for them, from the left.
    fn draw_labels(
        &self,
        inner: Rect,
        labels: impl Iterator<Item = (f32, String)>,
        shapes: &mut Vec<Shape>,
    ) {
        let mut free_from = f32::MIN;
        for (x, words) in labels {
            let half = width_of(&words, Font::Regular, self.text * CAPTION) / 2.0;
            if x - half > free_from {
                let at = Point::new(x, inner.bottom() + self.text * 0.3);
                shapes.push(self.caption(at, Anchor::CenterTop, words));
                free_from = x + half + self.text * 0.6;
            }
        }
    }

    /// The marker of a strategy: a circle, a square, a diamond, a triangle on its tip or a ring.
    fn marker(&self, at: Point, r: f32, strategy: usize) -> Shape {
        let fill = self.colors[strategy];
        let corners: &[(f32, f32)] = match strategy % 5 {
            1 => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
            2 => &[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)],
            3 => &[(0.0, 1.1), (-1.1, -0.9), (1.1, -0.9)],
            4 => return Shape::circle(at, r, None, Stroke::new(r * 0.5, fill)),
            _ => return Shape::disc(at, r, fill),
        };
        let corner = |(x, y): &(f32, f32)| Point::new(at.x + x * r, at.y + y * r);
        let points = corners.iter().map(corner).collect();
        Shape::Polygon { points, fill }
    }

    /// An arrow head that points up or right, with its foot at `at`: the true amount may be larger.
    fn arrow(&self, at: Point, r: f32, points_up: bool) -> Shape {
        let corner = |(along, across): (f32, f32)| match points_up {
            true => (at.x + across * r, at.y - along * r),
            false => (at.x + along * r, at.y + across * r),
        };
        let head = [(0.0, -1.0), (1.8, 0.0), (0.0, 1.0)].map(corner);
        Shape::polygon(head, self.palette.ink)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_hold_their_numbers() {
        for values in [
            &[][..],
            &[0],
            &[1],
            &[10, 100],
            &[3, 950_000],
            &[u64::MAX],
            &[7, 7],
        ] {
            let scale = PowerScale::of(values.iter().copied());
            assert!(scale.first < scale.last && scale.last <= 20);
            let places = values.iter().map(|value| scale.place(*value));
            assert!(places.into_iter().all(|place| (0.0..=1.0).contains(&place)));
        }
        let scale = PowerScale::of([10, 1_000].into_iter());
        let places = [10, 100, 1_000].map(|value| scale.place(value));
        assert_eq!(places, [0.0, 0.5, 1.0]);
        assert!(scale.for_bars().place(10) > 0.2, "the least has a bar");
        assert!(PowerScale::of([10, 1_001].into_iter()).place(1_001) < 1.0);
    }
}
