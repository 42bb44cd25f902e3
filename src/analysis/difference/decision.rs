//! Events that decide something.

use crate::puzzle::{Cell, Value};
use crate::solver::Event;

/// A decision of a search: what it does to the board.
///
/// Selects, tests, dead ends and solutions change nothing and are no decisions: `naive`, which tests
/// values, and `masks`, which knows better, decide alike from beginning to end. A guess and a
/// deduction of the same value are different decisions: one may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Decision {
    /// A value is tried.
    Guess(Cell, Value),
    /// A value is forced, for whatever reason.
    Deduction(Cell, Value),
    /// The latest guess is taken back.
    TakeBack(Cell, Value),
}

impl Decision {
    /// What this event decides, if anything. As many do as
    /// [`Measure::Changes`](crate::timeline::Measure::Changes) counts.
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

/// A decision that a side has come to.
#[derive(Clone, Copy)]
pub struct Made {
    pub step: u64,
    pub decision: Option<Decision>,
}
