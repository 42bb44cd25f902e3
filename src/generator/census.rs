//! How many solutions a puzzle has: none, one, or several.

use crate::puzzle::Problem;
use crate::solver::{Goal, Solver, Strategy};
use std::num::NonZeroU64;

/// Whether a puzzle has no solution, one, or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// None.
    None,
    /// Exactly one, as a puzzle should.
    One,
    /// At least two.
    Several,
}

/// Counts the solutions of a puzzle in slices, up to two.
#[derive(Clone)]
pub struct Census {
    problem: Problem,
    solver: Solver,
}

impl Census {
    /// Starts counting.
    pub fn new(problem: Problem) -> Self {
        let two = NonZeroU64::MIN.saturating_add(1);
        Self {
            solver: Solver::new(&problem, Strategy::FASTEST, Goal::Count(two)),
            problem,
        }
    }

    /// Searches for at most `steps` steps. Returns the result, if it is known then.
    pub fn advance(&mut self, steps: u64) -> Option<Solutions> {
        self.solver.advance(&self.problem, steps);
        self.solutions()
    }

    /// The result, if it is known.
    pub fn solutions(&self) -> Option<Solutions> {
        match self.solver.counters().solutions {
            _ if !self.solver.has_ended() => None,
            0 => Some(Solutions::None),
            1 => Some(Solutions::One),
            _ => Some(Solutions::Several),
        }
    }

    /// The number of steps taken.
    pub const fn steps(&self) -> u64 {
        self.solver.counters().steps
    }
}
