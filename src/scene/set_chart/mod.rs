//! What strategies came to over a set of puzzles, as charts on logarithmic scales.

mod bars;
mod distribution;
mod frame;
mod legend;
mod marker;
mod scatter;

use super::{Color, Palette, Point, Rect, Shape};
use crate::analysis::comparison::Amount;
use crate::explain::Language;

/// What a strategy came to on each puzzle.
pub struct Series<'a> {
    /// What the strategy is called.
    pub name: &'a str,
    /// A number a puzzle, `None` where the run is not done; every series has as many.
    pub values: &'a [Option<Amount>],
}

/// What the numbers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Values tested and candidates struck.
    Work,
    /// Time, in nanoseconds.
    Time,
}

/// The charts of a set. Each draws into a rectangle, and tells where puzzles can be clicked.
///
/// Strategies are told apart by colour and by the shape of their marks. A number that is only the
/// least (the run was stopped) has an arrow towards more. However many puzzles there are, the number
/// of shapes depends on the size of the rectangle alone: neighbours are taken together.
pub struct SetChart<'a> {
    /// The strategies.
    pub series: &'a [Series<'a>],
    /// What the numbers are.
    pub effort: Effort,
    /// Its colours.
    pub palette: &'a Palette,
    /// The language of the words.
    pub language: Language,
    /// Text size.
    pub text: f32,
}

/// Where the puzzles of a chart are.
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

    /// The number, from 0, of the puzzle whose mark is there; of several, that whose middle is nearest.
    /// Where neighbours are taken together it is the one that took the most.
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

    /// Every mark with its puzzle.
    pub fn all(&self) -> &[(Rect, usize)] {
        &self.marks
    }
}

impl SetChart<'_> {
    fn color(&self, series: usize) -> Color {
        let p = self.palette;
        [p.guess, p.conflict, p.deduced, p.undone][series % 4]
    }

    fn puzzles(&self) -> usize {
        self.series.first().map_or(0, |series| series.values.len())
    }

    /// Every number of every strategy.
    fn values(&self) -> impl Iterator<Item = u64> {
        let values = self.series.iter().flat_map(|series| series.values);
        values.flatten().map(|amount| amount.value)
    }

    /// A number as it is written beside an axis.
    fn written(&self, value: u64) -> String {
        match self.effort {
            Effort::Work => self.language.short(value),
            Effort::Time => match value {
                0..1_000 => format!("{value}\u{A0}ns"),
                1_000..1_000_000 => format!("{}\u{A0}µs", value / 1_000),
                1_000_000..1_000_000_000 => format!("{}\u{A0}ms", value / 1_000_000),
                _ => format!("{}\u{A0}s", self.language.short(value / 1_000_000_000)),
            },
        }
    }

    /// What the numbers are, in words.
    fn effort_in_words(&self) -> String {
        self.language.word(match self.effort {
            Effort::Work => "set-work",
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
