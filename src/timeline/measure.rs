//! Measures: counts that only grow along a run, by which steps can be found.

use crate::solver::{Counters, EventKind};

/// A count that only grows along a run, by which its steps can be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Events of this kind.
    Events(EventKind),
    /// Steps that change the board or end a branch: placements, deductions, dead ends, backtracks
    /// and solutions.
    Moves,
    /// Steps that change the board: placements, deductions and backtracks.
    Changes,
    /// Values tested under `rules` and candidates eliminated: the cost of search and inference
    /// together.
    Work,
    /// The largest depth reached.
    MaxDepth,
}

impl Measure {
    /// Its value.
    pub const fn of(self, counters: &Counters) -> u64 {
        match self {
            Self::Events(kind) => counters.of(kind),
            Self::Moves => {
                counters.placements
                    + counters.deductions()
                    + counters.dead_ends
                    + counters.backtracks
                    + counters.solutions
            }
            Self::Changes => counters.placements + counters.deductions() + counters.backtracks,
            Self::Work => counters.work(),
            Self::MaxDepth => counters.max_depth,
        }
    }
}
