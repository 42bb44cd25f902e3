//! Solutions that were lost: which one was never claimed, and where it was given up.

use super::pass::Board;
use crate::puzzle::{Cell, Problem, Value};
use crate::recording::{Fault, FaultKind, Recording, Replay};
use crate::solver::{Goal, Machine, Solver, Strategy};
use std::collections::BTreeSet;

/// The most steps of the search for a solution. What is undecided then is no fault.
const MOST_STEPS: u64 = 1_000_000;

/// What is known once the search is over.
pub(super) enum Lost {
    /// Every solution found was claimed.
    Nothing,
    /// One was given up here.
    At(Fault),
}

/// The search for a solution that was not claimed, and for the step that gave it up.
pub(super) struct LostSearch {
    claimed: BTreeSet<Board>,
    solver: Box<Solver>,
    left: u64,
    /// The solution, once it is found, and the run up to where the step is looked for.
    found: Option<(Board, Replay)>,
    /// The cell of the latest selection, refusal or guess.
    at: Option<Cell>,
}

impl LostSearch {
    pub fn new(problem: &Problem, claimed: &BTreeSet<Board>) -> Self {
        Self {
            claimed: claimed.clone(),
            solver: Box::new(Solver::new(
                problem,
                Strategy::fastest_on(problem.topology()),
                Goal::All,
            )),
            left: MOST_STEPS,
            found: None,
            at: None,
        }
    }

    /// Works for about `budget` steps. Returns the result once it is known.
    pub fn advance(
        &mut self,
        problem: &Problem,
        recording: &Recording,
        budget: u64,
    ) -> Option<Lost> {
        if self.found.is_none() {
            let budget = budget.min(self.left);
            let taken = self.solver.advance_to_solution(problem, budget);
            self.left -= taken;
            let values = self.solver.values(problem);
            let board: Option<Board> = values.map(|value| value.map(Value::number)).collect();
            if let Some(board) = board.filter(|board| !self.claimed.contains(board)) {
                self.found = Some((board, Replay::new(problem)));
            } else if self.solver.has_ended() || self.left == 0 {
                return Some(Lost::Nothing);
            }
            return None;
        }
        for _ in 0..budget {
            let fault = self.look(problem, recording)?;
            if let Some(fault) = fault {
                return Some(Lost::At(fault));
            }
        }
        None
    }

    /// Looks at the next step. Returns the fault if this is where the solution was given up; `None`
    /// inside if it is not.
    fn look(&mut self, problem: &Problem, recording: &Recording) -> Option<Option<Fault>> {
        let (solution, replay) = self.found.as_mut()?;
        let held = |cell: Cell| Value::new(solution[cell.index()]);
        let before = replay.clone();
        let event = replay.step(recording);
        let step = replay.counters().steps;
        // A guess that leads elsewhere, unless the program knows that.
        let other = before
            .writes()
            .find(|(cell, value)| held(*cell) != Some(*value) && !before.is_spent(problem, *cell));
        let mut agreeing = before
            .writes()
            .filter(|(cell, value)| held(*cell) == Some(*value));
        let stays = agreeing.all(|(cell, value)| replay.value(cell) == Some(value));
        if event.is_some() && (stays || other.is_some()) {
            self.at = event.and_then(|event| event.cell()).or(self.at);
            return Some(None);
        }
        let is_open =
            |cell: &Cell| before.value(*cell).is_none() || before.is_spent(problem, *cell);
        let cell = other.map(|(cell, _)| cell).or(self.at.filter(is_open));
        let cell = cell.or_else(|| problem.open_cells().find(is_open));
        let kind = FaultKind::LostSolution;
        Some(Some(match cell {
            Some(cell) => Fault::about(step, kind, cell, held(cell)),
            None => Fault::of(step, kind),
        }))
    }
}
