//! Running strategies on sets of puzzles.

mod packed;
mod plan;
mod results;
mod shard;
mod summary;
mod workers;

pub use plan::{Attempt, Plan};
pub use results::{Results, Time, Timed};
pub use shard::{NoShard, Shard};
pub use summary::{QUANTILES, Summary, quantiles};
pub use workers::run_on_threads;

use crate::puzzle::Problem;
use std::sync::Arc;

/// Puzzles, and what is run on each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// The puzzles.
    pub puzzles: Vec<Problem>,
    /// What is run on every puzzle.
    pub plan: Plan,
}

/// A set that is run in slices, one run after the other, on one thread.
pub struct SetRun {
    set: Arc<Set>,
    results: Results,
    next: usize,
    attempt: Option<Box<Attempt>>,
}

impl Set {
    /// The number of runs: one per puzzle and strategy.
    pub const fn runs(&self) -> usize {
        self.puzzles.len() * self.plan.strategies.len()
    }

    /// Starts the run with this number.
    pub fn attempt(&self, run: usize) -> Attempt {
        let (puzzle, strategy) = self.plan.place(run);
        self.plan.attempt(&self.puzzles[puzzle], strategy)
    }
}

impl SetRun {
    /// A set with nothing run yet.
    pub fn new(set: Arc<Set>) -> Self {
        Self {
            results: Results::new(&set.plan, set.puzzles.len(), None),
            set,
            next: 0,
            attempt: None,
        }
    }

    /// The set.
    pub fn set(&self) -> &Arc<Set> {
        &self.set
    }

    /// Runs for at most `budget` steps; a run without steps counts as one. Returns whether all runs
    /// are finished.
    pub fn advance(&mut self, budget: u64) -> bool {
        let mut budget = budget;
        while self.next < self.set.runs() && budget > 0 {
            let (puzzle, _) = self.set.plan.place(self.next);
            let mut attempt = match self.attempt.take() {
                Some(attempt) => attempt,
                None => Box::new(self.set.attempt(self.next)),
            };
            let before = budget;
            match attempt.advance(&self.set.puzzles[puzzle], &mut budget) {
                Some(run) => {
                    self.results.note(&Timed {
                        number: self.next,
                        run,
                        times: Vec::new(),
                    });
                    self.next += 1;
                    budget = budget.min(before - 1);
                }
                None => self.attempt = Some(attempt),
            }
        }
        self.results.is_whole()
    }

    /// The results so far.
    pub const fn results(&self) -> &Results {
        &self.results
    }
}
