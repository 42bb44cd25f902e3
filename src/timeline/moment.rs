//! A run after some step, and all that can be asked of it.

use crate::puzzle::{Cell, Problem, Value, ValueSet};
use crate::solver::{Choice, Counters, Event, EventKind, Solver, Spot, Strategy};
use std::sync::Arc;

/// A run after some step: the board, what the step did, the counters and the stack.
#[derive(Clone)]
pub struct Moment {
    problem: Arc<Problem>,
    solver: Solver,
    step: u64,
    event: Option<Event>,
}

/// Where a cell's value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Origin {
    /// From the puzzle.
    Given,
    /// Tried by the search, and may be taken back.
    Guess,
    /// Forced by what stood on the board.
    Deduction,
}

impl Moment {
    pub(super) const fn start(problem: Arc<Problem>, solver: Solver) -> Self {
        Self {
            problem,
            solver,
            step: 0,
            event: None,
        }
    }

    /// What comes of the next step of `before`, which is this step of the run.
    pub(super) fn after(problem: Arc<Problem>, before: Solver, step: u64) -> Self {
        let mut solver = before;
        let event = solver.step(&problem);
        Self {
            problem,
            solver,
            step,
            event,
        }
    }

    /// A search just after it has told of this event.
    pub fn of(problem: Arc<Problem>, solver: Solver, event: Event) -> Self {
        let step = solver.counters().steps;
        Self {
            problem,
            solver,
            step,
            event: Some(event),
        }
    }

    /// The board and its givens.
    pub fn problem(&self) -> &Arc<Problem> {
        &self.problem
    }

    /// The state of the search.
    pub const fn solver(&self) -> &Solver {
        &self.solver
    }

    /// How the last step was taken. A run that is turned aside may have begun otherwise, and may go on
    /// otherwise.
    pub const fn strategy(&self) -> Strategy {
        self.solver.strategy()
    }

    /// How the next step is taken.
    pub fn next_strategy(&self) -> Strategy {
        self.solver.next_strategy()
    }

    /// A number that tells the states of a run apart, in 16 hexadecimal figures: see
    /// [`Solver::fingerprint`].
    pub fn fingerprint(&self) -> String {
        format!("{:016x}", self.solver.fingerprint(&self.problem))
    }

    /// How many steps have been taken.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// What the last step did; `None` before the first.
    pub const fn event(&self) -> Option<Event> {
        self.event
    }

    /// What has been done so far.
    pub const fn counters(&self) -> Counters {
        self.solver.counters()
    }

    /// The value in a cell.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.solver.value(cell)
    }

    /// The board, row by row.
    pub fn values(&self) -> impl Iterator<Item = Option<Value>> + '_ {
        self.solver.values(&self.problem)
    }

    /// What a cell could still hold; nothing for a filled one.
    pub fn domain(&self, cell: Cell) -> ValueSet {
        self.solver.domain(&self.problem, cell)
    }

    /// The open choice points, from the root.
    pub fn choices(&self) -> Vec<Choice> {
        self.solver.choices(&self.problem)
    }

    /// What the last step was about: a cell, or a digit's place in a house. A guess is about what its
    /// choice point decides.
    pub fn subject(&self) -> Option<Spot> {
        let event = self.event?;
        let decided = match event.kind() {
            EventKind::Place | EventKind::Backtrack => self.choices().pop().map(|choice| choice.at),
            _ => None,
        };
        decided.or(event.spot())
    }

    /// Where the value of each cell comes from, row by row; `None` for an empty cell.
    pub fn origins(&self) -> Vec<Option<Origin>> {
        let topology = self.problem.topology();
        let mut origins: Vec<_> = topology
            .all_cells()
            .map(|cell| match (self.problem.given(cell), self.value(cell)) {
                (Some(_), _) => Some(Origin::Given),
                (None, Some(_)) => Some(Origin::Guess),
                (None, None) => None,
            })
            .collect();
        for cell in self.solver.deduced_cells() {
            origins[cell.index()] = Some(Origin::Deduction);
        }
        origins
    }
}
