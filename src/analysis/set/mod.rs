//! Running strategies on sets of puzzles.

mod packed;
mod results;
mod summary;
mod workers;

pub use results::{Results, Time, Timed};
pub use summary::{QUANTILES, Summary, quantiles};
pub use workers::run_on_threads;

use super::comparison::Totals;
use crate::puzzle::Problem;
use crate::solver::{Goal, Solver, Strategy};
use std::sync::Arc;

/// What is run on every puzzle of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The strategies.
    pub strategies: Vec<Strategy>,
    /// The goal of each run.
    pub goal: Goal,
    /// The step limit of a run. A run that exceeds it is stopped and counted as such.
    pub max_steps: u64,
}

/// Puzzles, and what is run on each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// The puzzles.
    pub puzzles: Vec<Problem>,
    /// What is run on every puzzle.
    pub plan: Plan,
}

/// A run in progress.
#[derive(Clone)]
pub struct Attempt {
    solver: Solver,
    left: u64,
}

/// A set that is run in slices, one run after the other, on one thread.
pub struct SetRun {
    set: Arc<Set>,
    results: Results,
    next: usize,
    attempt: Option<Box<Attempt>>,
}

impl Plan {
    /// The puzzle and the strategy of a run. Runs are numbered puzzle by puzzle.
    pub const fn place(&self, run: usize) -> (usize, usize) {
        (run / self.strategies.len(), run % self.strategies.len())
    }

    /// Starts a run of a strategy on a puzzle.
    pub fn attempt(&self, problem: &Problem, strategy: usize) -> Attempt {
        Attempt {
            solver: Solver::new(problem, self.strategies[strategy], self.goal),
            left: self.max_steps,
        }
    }
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

impl Attempt {
    /// Runs for at most `budget` steps, and subtracts what it took. Returns the result once the run
    /// has ended or reached its limit.
    pub fn advance(&mut self, problem: &Problem, budget: &mut u64) -> Option<Totals> {
        let taken = self.solver.advance(problem, self.left.min(*budget));
        self.left -= taken;
        *budget -= taken;
        (self.solver.has_ended() || self.left == 0).then(|| Totals::of(&self.solver))
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
