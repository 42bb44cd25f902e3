//! Running strategies on sets of puzzles.

mod summary;
mod workers;

pub use summary::{QUANTILES, Summary, quantiles};
pub use workers::{Timed, run_on_threads};

use super::comparison::Totals;
use crate::puzzle::Problem;
use crate::solver::{Goal, Solver, Strategy};
use std::sync::Arc;

/// Puzzles, the strategies to run on each, and for how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// The puzzles.
    pub puzzles: Vec<Problem>,
    /// The strategies to run on every puzzle.
    pub strategies: Vec<Strategy>,
    /// The goal of each run.
    pub goal: Goal,
    /// The step limit of a run. A run that exceeds it is stopped and counted as such.
    pub max_steps: u64,
}

/// A run in progress.
#[derive(Clone)]
pub struct Attempt {
    solver: Solver,
    left: u64,
}

/// The results of a set's runs, about 120 bytes each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    runs: Vec<Option<Totals>>,
    /// Runs per puzzle.
    columns: usize,
    done: usize,
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
        self.puzzles.len() * self.strategies.len()
    }

    /// The puzzle and the strategy of a run. Runs are numbered puzzle by puzzle.
    pub const fn place(&self, run: usize) -> (usize, usize) {
        (run / self.strategies.len(), run % self.strategies.len())
    }

    /// Starts the run with this number.
    pub fn attempt(&self, run: usize) -> Attempt {
        let (puzzle, strategy) = self.place(run);
        Attempt {
            solver: Solver::new(&self.puzzles[puzzle], self.strategies[strategy], self.goal),
            left: self.max_steps,
        }
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

impl Results {
    /// The results of this set, all open.
    pub fn new(set: &Set) -> Self {
        Self {
            runs: vec![None; set.runs()],
            columns: set.strategies.len(),
            done: 0,
        }
    }

    /// Records the result of a run.
    pub fn note(&mut self, run: usize, what: Totals) {
        if self.runs[run].replace(what).is_none() {
            self.done += 1;
        }
    }

    /// The number of finished runs.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all runs are finished.
    pub const fn is_whole(&self) -> bool {
        self.done == self.runs.len()
    }

    /// The result of a run; `None` if it is not finished.
    pub fn of(&self, puzzle: usize, strategy: usize) -> Option<Totals> {
        self.runs[puzzle * self.columns + strategy]
    }

    /// The results on a puzzle, one per strategy.
    pub fn puzzle(&self, puzzle: usize) -> &[Option<Totals>] {
        &self.runs[puzzle * self.columns..][..self.columns]
    }

    /// The results of a strategy, one per puzzle.
    pub fn strategy(&self, strategy: usize) -> impl Iterator<Item = Option<Totals>> + '_ {
        self.runs
            .iter()
            .skip(strategy)
            .step_by(self.columns)
            .copied()
    }
}

impl SetRun {
    /// A set with nothing run yet.
    pub fn new(set: Arc<Set>) -> Self {
        Self {
            results: Results::new(&set),
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
            let (puzzle, _) = self.set.place(self.next);
            let mut attempt = match self.attempt.take() {
                Some(attempt) => attempt,
                None => Box::new(self.set.attempt(self.next)),
            };
            let before = budget;
            match attempt.advance(&self.set.puzzles[puzzle], &mut budget) {
                Some(run) => {
                    self.results.note(self.next, run);
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
