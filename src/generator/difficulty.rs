//! How difficult a puzzle is for a strategy.

use crate::puzzle::{Family, named};
use crate::solver::{Counters, Select, Strategy};
use std::ops::RangeInclusive;

named! {
    /// The difficulty of a puzzle for a strategy.
    #[derive(Default)]
    pub enum Difficulty {
        /// It hardly ever backtracks.
        #[default]
        Easy = "easy",
        /// It backtracks now and then.
        Medium = "medium",
        /// It backtracks much more than on most puzzles.
        Hard = "hard",
    }
}

/// What difficulty is measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DifficultyMeasure {
    /// Backtracks until the solution is found.
    Backtracks,
    /// Cells left empty: a sweep does not backtrack, it gives up.
    Empty,
}

impl DifficultyMeasure {
    /// The measure for a strategy.
    pub const fn of(strategy: Strategy) -> Self {
        match strategy {
            Strategy::Sweep => Self::Empty,
            Strategy::Search(_) => Self::Backtracks,
        }
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Backtracks => "backtracks",
            Self::Empty => "empty",
        }
    }

    /// The amount, given the counters and the number of empty cells.
    pub const fn amount(self, counters: Counters, empty: usize) -> u64 {
        match self {
            Self::Backtracks => counters.backtracks,
            Self::Empty => empty as u64,
        }
    }
}

impl Difficulty {
    /// The band of amounts for this difficulty. The bounds are based on minimal puzzles, and even
    /// hard puzzles end while a class is waiting. On the smallest boards nothing is hard for a
    /// strategy that looks far ahead.
    pub fn band(self, strategy: Strategy, family: &Family) -> RangeInclusive<u64> {
        let size = match family.size() {
            ..=4 => 0,
            5..=6 => 1,
            7..=9 => 2,
            _ => 3,
        };
        let cells = family.cells() as u64;
        // The upper bounds of easy, medium and hard.
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
