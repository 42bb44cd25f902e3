//! Whether a position can be completed: a separate search, in slices.

use crate::puzzle::{Cell, Problem, Value};
use crate::solver::{Goal, Solver, Strategy};

/// A guess: a value in a cell.
pub type Guess = (Cell, Value);

/// A complete search for a solution of one position.
#[derive(Clone)]
pub(super) struct Probe {
    /// The position as a puzzle; `None` if it breaks a rule.
    position: Option<(Problem, Solver)>,
}

/// The result of a search so far.
pub(super) enum Probed {
    /// Not known yet.
    NotYet,
    /// There is no solution.
    Doomed,
    /// This solution, row by row.
    Alive(Box<[Value]>),
}

impl Probe {
    pub(super) fn new(problem: &Problem, guesses: &[Guess]) -> Self {
        let mut values: Vec<Option<Value>> = problem.givens().collect();
        for (cell, value) in guesses {
            values[cell.index()] = Some(*value);
        }
        let position = Problem::on(problem.topology(), &values).ok();
        Self {
            position: position.map(|position| {
                let solver = Solver::new(&position, Strategy::FASTEST, Goal::First);
                (position, solver)
            }),
        }
    }

    /// Searches for at most `budget` steps, and subtracts what it took.
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
