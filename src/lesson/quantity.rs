use crate::puzzle::Problem;
use crate::solver::{Counter, Solver};

/// A number that a run or its puzzle has at every step: what claims, texts and marks are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Quantity {
    /// What the run has counted.
    Counter(Counter),
    /// Empty cells.
    Empty,
    /// Cells of the board.
    Cells,
    /// Cells that the puzzle fills.
    Givens,
    /// Solutions of the puzzle, all of them, whatever the boards look for.
    AllSolutions,
}

/// Those that no run counts.
const OWN: [Quantity; 4] = [
    Quantity::Empty,
    Quantity::Cells,
    Quantity::Givens,
    Quantity::AllSolutions,
];

impl Quantity {
    /// Every one, in the order of the reference.
    pub const ALL: &[Self] = &{
        let mut all = [Self::Empty; Counter::ALL.len() + OWN.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = if index < Counter::ALL.len() {
                Self::Counter(Counter::ALL[index])
            } else {
                OWN[index - Counter::ALL.len()]
            };
            index += 1;
        }
        all
    };

    /// The name it has in lessons.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Counter(counter) => counter.id(),
            Self::Empty => "empty",
            Self::Cells => "cells",
            Self::Givens => "givens",
            Self::AllSolutions => "all-solutions",
        }
    }

    /// What it counts, in a sentence.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Counter(counter) => counter.about(),
            Self::Empty => "Empty cells.",
            Self::Cells => "Cells of the board.",
            Self::Givens => "Cells that the puzzle fills.",
            Self::AllSolutions => {
                "Solutions of the puzzle, all of them, whatever the boards look for."
            }
        }
    }

    /// The one with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|quantity| quantity.id() == id)
    }

    /// Whether a board counts it as it goes.
    pub const fn is_counted(self) -> bool {
        !matches!(self, Self::AllSolutions)
    }

    /// How much of it there is at a moment of a run; `None` for what a single run does not tell.
    pub fn of(self, problem: &Problem, state: &Solver) -> Option<u64> {
        Some(match self {
            Self::Counter(counter) => counter.of(&state.counters()),
            Self::Empty => state.empty_count() as u64,
            Self::Cells => problem.shape().cells() as u64,
            Self::Givens => problem.given_count() as u64,
            Self::AllSolutions => return None,
        })
    }
}
