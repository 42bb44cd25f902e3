//! A moment: a run after some step.

use crate::puzzle::{Cell, House, Problem, Value, ValueSet};
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

/// The origin of a cell's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Origin {
    /// The puzzle.
    Given,
    /// A guess of the search, which may be taken back.
    Guess,
    /// A deduction.
    Deduction,
}

impl Moment {
    pub(super) const fn new(
        problem: Arc<Problem>,
        solver: Solver,
        step: u64,
        event: Option<Event>,
    ) -> Self {
        Self {
            problem,
            solver,
            step,
            event,
        }
    }

    /// The moment after the next step of `before`, which is this step of the run.
    pub(super) fn after(problem: Arc<Problem>, mut before: Solver, step: u64) -> Self {
        let event = before.step(&problem);
        Self::new(problem, before, step, event)
    }

    /// The moment of a search that has just reported this event.
    pub fn of(problem: Arc<Problem>, solver: Solver, event: Event) -> Self {
        let step = solver.counters().steps;
        Self::new(problem, solver, step, Some(event))
    }

    /// The problem.
    pub fn problem(&self) -> &Arc<Problem> {
        &self.problem
    }

    /// The state of the search.
    pub const fn solver(&self) -> &Solver {
        &self.solver
    }

    /// The strategy of the last step. In a forked run other steps may have other strategies.
    pub const fn strategy(&self) -> Strategy {
        self.solver.strategy()
    }

    /// The strategy of the next step.
    pub fn next_strategy(&self) -> Strategy {
        self.solver.next_strategy()
    }

    /// A fingerprint of the state within its run, in 16 hexadecimal digits: see
    /// [`Solver::fingerprint`].
    pub fn fingerprint(&self) -> String {
        format!("{:016x}", self.solver.fingerprint(&self.problem))
    }

    /// The number of steps taken.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// What the last step did; `None` before the first.
    pub const fn event(&self) -> Option<Event> {
        self.event
    }

    /// The counters so far.
    pub const fn counters(&self) -> Counters {
        self.solver.counters()
    }

    /// The value in a cell.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.solver.value(cell)
    }

    /// The first house in which this value of a cell clashes with what another cell holds.
    pub fn clash(&self, option: (Cell, Value), with: Cell) -> Option<House> {
        let held = self.value(with)?;
        self.problem.topology().clash(option, (with, held))
    }

    /// The board, in the order of cells.
    pub fn values(&self) -> impl Iterator<Item = Option<Value>> + '_ {
        self.solver.values(&self.problem)
    }

    /// The values a cell could still hold; empty for a filled one.
    pub fn domain(&self, cell: Cell) -> ValueSet {
        self.solver.domain(&self.problem, cell)
    }

    /// The open choice points, from the root.
    pub fn choices(&self) -> Vec<Choice> {
        self.solver.choices(&self.problem)
    }

    /// What the last step was about: a cell, or a digit in a house. A guess is about what its
    /// choice point decides.
    pub fn subject(&self) -> Option<Spot> {
        let event = self.event?;
        let decided = match event.kind() {
            // The choice point of a guess that a jump skips is gone.
            EventKind::Backtrack if self.solver.is_jumping() => None,
            EventKind::Place | EventKind::Backtrack => self.choices().pop().map(|choice| choice.at),
            _ => None,
        };
        decided.or(event.spot())
    }

    /// The origin of each cell's value, in order; `None` for an empty cell.
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
