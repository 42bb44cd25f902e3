//! Events that are decisions.

use crate::puzzle::{Cell, Value};
use crate::solver::Event;

/// A decision of a search: what it does to the board.
///
/// Selections, tests, dead ends and solutions do not change the board and are no decisions:
/// `naive`, which tests values, and `masks`, which knows better, decide alike from beginning to
/// end. A guess and a deduction of the same value are different decisions, as only the guess may be
/// taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Decision {
    /// A value is tried.
    Guess(Cell, Value),
    /// A value is deduced, for whatever reason.
    Deduction(Cell, Value),
    /// The latest guess is taken back.
    TakeBack(Cell, Value),
}

impl Decision {
    /// The decision of an event, if it is one. Decisions are the events counted by
    /// [`Measure::Changes`](crate::timeline::Measure::Changes).
    pub const fn of(event: Event) -> Option<Self> {
        match event {
            Event::Place { cell, value } => Some(Self::Guess(cell, value)),
            Event::Deduce { cell, value, .. } => Some(Self::Deduction(cell, value)),
            Event::Backtrack { cell, value } => Some(Self::TakeBack(cell, value)),
            Event::Select { .. }
            | Event::Conflict { .. }
            | Event::DeadEnd { .. }
            | Event::Sweep { .. }
            | Event::Solution
            | Event::Exhausted
            | Event::GaveUp { .. } => None,
        }
    }
}

/// A decision and its step.
#[derive(Clone, Copy)]
pub struct Made {
    pub step: u64,
    pub decision: Option<Decision>,
}
