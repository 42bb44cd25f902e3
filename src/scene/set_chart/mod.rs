//! Charts of strategies on a set of puzzles, with logarithmic scales.

mod bars;
mod distribution;
mod frame;
mod legend;
mod marker;
mod scatter;

use super::{Color, Palette, Point, Rect, Shape};
use crate::analysis::comparison::Amount;
use crate::analysis::set::Results;
use crate::explain::Language;
use crate::solver::Counter;

/// The effort of a strategy on each puzzle.
pub struct Series<'a> {
    /// The name of the strategy.
    pub name: &'a str,
    /// Its colour.
    pub color: Color,
    /// The number of puzzles, the same in all series.
    pub puzzles: usize,
    /// The amount of a puzzle, from 0; `None` for an unfinished run.
    pub amount: &'a dyn Fn(usize) -> Option<Amount>,
}

impl Series<'_> {
    fn amounts(&self) -> impl Iterator<Item = Option<Amount>> + '_ {
        (0..self.puzzles).map(self.amount)
    }
}

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
    pub fn of(self, results: &Results, puzzle: usize, strategy: usize) -> Option<Amount> {
        let run = results.of(puzzle, strategy)?;
        Some(match self {
            Self::Count(counter) => run.amount(counter),
            Self::Time => Amount {
                value: results.time(puzzle, strategy).median.as_nanos() as u64,
                is_least: run.outcome.is_none(),
            },
        })
    }
}

/// The charts of a set. Each draws into a rectangle, and returns where puzzles can be clicked.
///
/// Strategies are told apart by colour and by marker. A lower bound (a stopped run) has an arrow.
/// However many puzzles there are, the number of shapes depends only on the size of the rectangle:
/// neighbours are combined.
pub struct SetChart<'a> {
    /// The strategies.
    pub series: &'a [Series<'a>],
    /// What effort is measured by.
    pub effort: Effort,
    /// The colours.
    pub palette: &'a Palette,
    /// The language.
    pub language: Language,
    /// Text size.
    pub text: f32,
}

/// The clickable places of puzzles in a chart.
#[derive(Clone, Debug, Default)]
pub struct SetMarks {
    marks: Vec<(Rect, usize)>,
}

impl SetMarks {
    fn add(&mut self, rect: Rect, puzzle: usize) {
        self.marks.push((rect, puzzle));
    }

    fn add_around(&mut self, at: Point, radius: f32, puzzle: usize) {
        let side = 2.0 * radius;
        self.add(Rect::new(at.x - radius, at.y - radius, side, side), puzzle);
    }

    /// The puzzle whose marker is at a point; of several, the one with the nearest centre. Combined
    /// neighbours stand for the one with the most effort.
    pub fn puzzle_at(&self, point: Point) -> Option<usize> {
        let distance = |rect: &Rect| {
            let center = rect.center();
            (center.x - point.x).hypot(center.y - point.y)
        };
        self.marks
            .iter()
            .filter(|(rect, _)| rect.contains(point))
            .min_by(|(a, _), (b, _)| distance(a).total_cmp(&distance(b)))
            .map(|(_, puzzle)| *puzzle)
    }

    /// Every place with its puzzle.
    pub fn all(&self) -> &[(Rect, usize)] {
        &self.marks
    }
}

impl SetChart<'_> {
    fn puzzles(&self) -> usize {
        self.series.first().map_or(0, |series| series.puzzles)
    }

    /// The amounts of all strategies.
    fn values(&self) -> impl Iterator<Item = u64> {
        let amounts = self.series.iter().flat_map(Series::amounts);
        amounts.flatten().map(|amount| amount.value)
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

    /// The effort in words.
    fn effort_in_words(&self) -> String {
        self.language.word(match self.effort {
            Effort::Count(counter) => counter.message(),
            Effort::Time => "set-time",
        })
    }
}

/// Adds a line of text to a picture.
fn write(
    shapes: &mut Vec<Shape>,
    at: Point,
    anchor: super::Anchor,
    size: f32,
    color: Color,
    text: String,
) {
    shapes.push(Shape::Text {
        at,
        anchor,
        size,
        font: super::Font::Regular,
        color,
        text,
    });
}
