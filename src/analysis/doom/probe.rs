//! Whether a position can be completed: a search of its own, in slices.

use crate::puzzle::{Cell, Problem, Value};
use crate::solver::{Goal, Solver, Strategy};

/// A value in a cell, tried.
pub type Guess = (Cell, Value);

/// A complete search for a solution of one position.
#[derive(Clone)]
pub(super) struct Probe {
    /// The position as a puzzle; `None` if it breaks a rule.
    position: Option<(Problem, Solver)>,
}

/// What a search has come to.
pub(super) enum Probed {
    /// Nothing yet.
    NotYet,
    /// There is no solution.
    Doomed,
    /// There is this one, row by row.
    Alive(Box<[Value]>),
}

impl Probe {
    pub(super) fn new(problem: &Problem, guesses: &[Guess]) -> Self {
        let mut values: Vec<Option<Value>> = problem.givens().collect();
        for (cell, value) in guesses {
            values[cell.index()] = Some(*value);
        }
        let position = Problem::new(problem.shape(), &values).ok();
        Self {
            position: position.map(|position| {
                let solver = Solver::new(&position, Strategy::SWIFT, Goal::First);
                (position, solver)
            }),
        }
    }

    /// Goes on for at most as many steps as the budget has, and takes them from it.
    pub(super) fn advance(&mut self, budget: &mut u64) -> Probed {
        let Some((position, solver)) = &mut self.position else {
            return Probed::Doomed;
        };
        *budget -= solver.advance(position, *budget);
        if !solver.has_ended() {
            return Probed::NotYet;
        }
        let values: Option<Box<[Value]>> = solver.values(position).collect();
        match values {
            Some(solution) if solver.counters().solutions > 0 => Probed::Alive(solution),
            _ => Probed::Doomed,
        }
    }
}
