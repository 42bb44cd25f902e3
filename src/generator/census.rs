//! How many solutions a puzzle has: none, one, or several.

use crate::puzzle::Problem;
use crate::solver::{Goal, Solver, Strategy};
use std::num::NonZeroU64;

/// How many solutions a puzzle has, as far as that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// None.
    None,
    /// Exactly one, as a puzzle should.
    One,
    /// Two at least.
    Several,
}

/// Finds out in slices how many solutions a puzzle has. A second one ends it.
#[derive(Clone)]
pub struct Census {
    problem: Problem,
    solver: Solver,
}

impl Census {
    /// Begins with a puzzle.
    pub fn new(problem: Problem) -> Self {
        let two = NonZeroU64::MIN.saturating_add(1);
        Self {
            solver: Solver::new(&problem, Strategy::SWIFT, Goal::Count(two)),
            problem,
        }
    }

    /// Takes at most so many steps of the search; says what is known then.
    pub fn advance(&mut self, steps: u64) -> Option<Solutions> {
        self.solver.advance(&self.problem, steps);
        self.solutions()
    }

    /// What is known.
    pub fn solutions(&self) -> Option<Solutions> {
        match self.solver.counters().solutions {
            _ if !self.solver.has_ended() => None,
            0 => Some(Solutions::None),
            1 => Some(Solutions::One),
            _ => Some(Solutions::Several),
        }
    }

    /// How many steps have been taken.
    pub const fn steps(&self) -> u64 {
        self.solver.counters().steps
    }
}
