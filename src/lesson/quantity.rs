//! What claims, texts and marks count.

use crate::analysis::estimate::{Estimate, Estimator, PROBES};
use crate::solver::Counter;
use crate::timeline::Moment;
use std::sync::Arc;

/// A quantity of a run or its puzzle that has a value at every step: used by claims, texts and
/// marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Quantity {
    /// A counter of the run.
    Counter(Counter),
    /// The number of empty cells.
    Empty,
    /// The number of cells.
    Cells,
    /// The number of givens.
    Givens,
    /// The number of solutions of the puzzle, whatever the boards' goals.
    AllSolutions,
    /// The estimated number of guesses in the whole tree.
    Estimate,
    /// The least that it may be.
    EstimateLow,
    /// The most that it may be.
    EstimateHigh,
}

impl Quantity {
    /// All quantities, in the order of the reference.
    pub const ALL: [Self; Counter::ALL.len() + 7] = {
        let own = [
            Self::Empty,
            Self::Cells,
            Self::Givens,
            Self::AllSolutions,
            Self::Estimate,
            Self::EstimateLow,
            Self::EstimateHigh,
        ];
        let mut all = [Self::Empty; Counter::ALL.len() + 7];
        let mut index = 0;
        while index < all.len() {
            all[index] = match index.checked_sub(Counter::ALL.len()) {
                None => Self::Counter(Counter::ALL[index]),
                Some(rest) => own[rest],
            };
            index += 1;
        }
        all
    };

    /// Its name in lessons.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Counter(counter) => counter.id(),
            Self::Empty => "empty",
            Self::Cells => "cells",
            Self::Givens => "givens",
            Self::AllSolutions => "all-solutions",
            Self::Estimate => "estimate",
            Self::EstimateLow => "estimate-low",
            Self::EstimateHigh => "estimate-high",
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
            Self::Estimate => {
                "Guesses in the whole tree, as random ways down estimate them, rounded."
            }
            Self::EstimateLow => "The least that this estimate may mean.",
            Self::EstimateHigh => "The most that it may mean.",
        }
    }

    /// The quantity with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quantity| quantity.id() == id)
    }

    /// Whether a board counts it during its run.
    pub const fn is_counted(self) -> bool {
        !matches!(self, Self::AllSolutions) && !self.is_estimated()
    }

    /// Whether it is estimated from the problem and the strategy.
    pub const fn is_estimated(self) -> bool {
        matches!(
            self,
            Self::Estimate | Self::EstimateLow | Self::EstimateHigh
        )
    }

    /// Its value at a moment of a run. All solutions are those at the end of a run that looks for
    /// all. An estimate is worked out here, which takes a moment.
    pub fn of(self, moment: &Moment) -> u64 {
        let problem = moment.problem();
        let estimate = || {
            let estimator = Estimator::new(Arc::clone(problem), moment.strategy());
            estimator?.advance(PROBES)
        };
        let rounded =
            |part: fn(Estimate) -> f64| estimate().map_or(0, |all| part(all).round() as u64);
        match self {
            Self::Counter(counter) => counter.of(&moment.counters()),
            Self::Empty => moment.empty_count() as u64,
            Self::Cells => problem.cells() as u64,
            Self::Givens => problem.given_count() as u64,
            Self::AllSolutions => Counter::Solutions.of(&moment.counters()),
            Self::Estimate => rounded(|all| all.guesses),
            Self::EstimateLow => rounded(|all| all.low),
            Self::EstimateHigh => rounded(|all| all.high),
        }
    }
}
