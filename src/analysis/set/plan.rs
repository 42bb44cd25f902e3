//! What is run on the puzzles of a set, and a run of it.

use crate::analysis::comparison::Totals;
use crate::puzzle::Problem;
use crate::solver::{Goal, Solver, Strategy};

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

/// A run in progress.
#[derive(Clone)]
pub struct Attempt {
    solver: Solver,
    left: u64,
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
