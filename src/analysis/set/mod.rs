//! Strategies over sets of puzzles.

mod summary;
mod workers;

pub use summary::{QUANTILES, Summary, quantiles};
pub use workers::{Timed, run_on_threads};

use super::comparison::Totals;
use crate::puzzle::Problem;
use crate::solver::{Goal, Solver, Strategy};
use std::sync::Arc;

/// Puzzles, what is to be run on each, and for how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// The puzzles.
    pub puzzles: Vec<Problem>,
    /// The strategies, each of which is run on every puzzle.
    pub strategies: Vec<Strategy>,
    /// When a run has found enough.
    pub goal: Goal,
    /// The most steps that a run may take. One that takes more is stopped, and counts as such.
    pub max_steps: u64,
}

/// A run on its way.
#[derive(Clone)]
pub struct Attempt {
    solver: Solver,
    left: u64,
}

/// What the runs of a set came to. About 120 bytes a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    runs: Vec<Option<Totals>>,
    /// Runs a puzzle.
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
    /// How many runs there are: a run a puzzle and strategy.
    pub const fn runs(&self) -> usize {
        self.puzzles.len() * self.strategies.len()
    }

    /// The puzzle and the strategy of a run. Runs are numbered puzzle by puzzle.
    pub const fn place(&self, run: usize) -> (usize, usize) {
        (run / self.strategies.len(), run % self.strategies.len())
    }

    /// A run from its beginning; there must be one of this number.
    pub fn attempt(&self, run: usize) -> Attempt {
        let (puzzle, strategy) = self.place(run);
        Attempt {
            solver: Solver::new(&self.puzzles[puzzle], self.strategies[strategy], self.goal),
            left: self.max_steps,
        }
    }
}

impl Attempt {
    /// Goes on for at most as many steps as the budget has, and takes them from it; what the run came
    /// to once it has ended or reached its limit.
    pub fn advance(&mut self, problem: &Problem, budget: &mut u64) -> Option<Totals> {
        let taken = self.solver.advance(problem, self.left.min(*budget));
        self.left -= taken;
        *budget -= taken;
        (self.solver.has_ended() || self.left == 0).then(|| Totals::of(&self.solver))
    }
}

impl Results {
    /// Of this set, none yet.
    pub fn new(set: &Set) -> Self {
        Self {
            runs: vec![None; set.runs()],
            columns: set.strategies.len(),
            done: 0,
        }
    }

    /// Notes what the run of this number came to.
    pub fn note(&mut self, run: usize, what: Totals) {
        if self.runs[run].replace(what).is_none() {
            self.done += 1;
        }
    }

    /// How many runs are done.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all are.
    pub const fn is_whole(&self) -> bool {
        self.done == self.runs.len()
    }

    /// What a run came to; `None` if it is not done.
    pub fn of(&self, puzzle: usize, strategy: usize) -> Option<Totals> {
        self.runs[puzzle * self.columns + strategy]
    }

    /// The runs of a puzzle, a strategy each.
    pub fn puzzle(&self, puzzle: usize) -> &[Option<Totals>] {
        &self.runs[puzzle * self.columns..][..self.columns]
    }

    /// The runs of a strategy, a puzzle each.
    pub fn strategy(&self, strategy: usize) -> impl Iterator<Item = Option<Totals>> + '_ {
        self.runs
            .iter()
            .skip(strategy)
            .step_by(self.columns)
            .copied()
    }
}

impl SetRun {
    /// Nothing is run yet.
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

    /// Goes on for at most so many steps; a run that takes none counts as one. Says whether all runs
    /// are done.
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

    /// What the runs came to, as far as they are done.
    pub const fn results(&self) -> &Results {
        &self.results
    }
}
