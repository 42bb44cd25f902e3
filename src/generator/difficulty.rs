//! How difficult a puzzle is for a strategy.

use crate::puzzle::{Shape, named};
use crate::solver::{Counters, Select, Strategy};
use std::ops::RangeInclusive;

named! {
    /// How much a strategy has to do for a puzzle.
    #[derive(Default)]
    pub enum Difficulty {
        /// It hardly ever steps back.
        #[default]
        Easy = "easy",
        /// It steps back now and then.
        Medium = "medium",
        /// It steps back much more than on most puzzles.
        Hard = "hard",
    }
}

/// What a strategy is charged with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charge {
    /// Guesses taken back until the solution is found.
    Backtracks,
    /// Cells that it leaves empty: a sweep takes nothing back, it gives up.
    Empty,
}

impl Charge {
    /// That of a strategy.
    pub const fn of(strategy: Strategy) -> Self {
        match strategy {
            Strategy::Sweep => Self::Empty,
            Strategy::Search(_) => Self::Backtracks,
        }
    }

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Backtracks => "backtracks",
            Self::Empty => "empty",
        }
    }

    /// How much it is, by what has been counted and the cells that are empty.
    pub const fn amount(self, counters: Counters, empty: usize) -> u64 {
        match self {
            Self::Backtracks => counters.backtracks,
            Self::Empty => empty as u64,
        }
    }
}

impl Difficulty {
    /// What the strategy is charged with on a puzzle that is this difficult for it. The bounds follow
    /// what it takes on puzzles without a given too many, and even what is hard ends while a class
    /// waits. On the smallest boards a strategy that looks far ahead finds nothing hard at all.
    pub fn band(self, strategy: Strategy, shape: Shape) -> RangeInclusive<u64> {
        let size = match shape.size() {
            ..=4 => 0,
            5..=6 => 1,
            7..=9 => 2,
            _ => 3,
        };
        let cells = shape.cells() as u64;
        // The most of what is easy, of what is medium, and of what is hard.
        let bounds: [[u64; 3]; 4] = match strategy {
            Strategy::Sweep => [[0, cells / 2, cells]; 4],
            Strategy::Search(search) if search.check().deduces() => {
                [[0, 1, 20], [0, 1, 50], [0, 3, 1_000], [0, 10, 50_000]]
            }
            Strategy::Search(search) if search.select() == Select::RowMajor => [
                [2, 8, 500],
                [8, 60, 10_000],
                [100, 3_000, 500_000],
                [500, 20_000, 500_000],
            ],
            Strategy::Search(_) => [
                [0, 2, 50],
                [1, 5, 200],
                [5, 50, 20_000],
                [50, 1_000, 100_000],
            ],
        };
        let [easy, medium, hard] = bounds[size];
        match self {
            Self::Easy => 0..=easy,
            Self::Medium => easy + 1..=medium,
            Self::Hard => medium + 1..=hard,
        }
    }
}
