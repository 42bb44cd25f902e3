//! Naked and hidden singles, and dead ends, among the candidates.

use crate::puzzle::{Cell, Topology, Value};
use crate::solver::candidates::Candidates;
use crate::solver::event::{Spot, Why};

/// The result of one look at the candidates.
pub(in crate::solver) enum Finding {
    /// Nothing is left for a cell or a digit.
    DeadEnd(Spot),
    /// A value is forced.
    Forced(Cell, Value, Why),
    /// Nothing more follows.
    Fixpoint,
}

/// Finds the first of: a wiped-out domain, a digit without a place, a naked single, a hidden
/// single. Unless `hidden` is true, only cells are examined.
pub(in crate::solver) fn look(
    candidates: &Candidates,
    topology: &Topology,
    hidden: bool,
) -> Finding {
    if let Some(cell) = candidates.first_wiped() {
        return Finding::DeadEnd(Spot::Cell(cell));
    }
    if hidden && let Some((house, value)) = candidates.first_lost() {
        return Finding::DeadEnd(Spot::Places(house, value));
    }
    if let Some((cell, value)) = candidates.first_naked() {
        return Finding::Forced(cell, value, Why::NakedSingle);
    }
    if hidden && let Some((house, value)) = candidates.first_single() {
        let holds = |cell: &&Cell| candidates.domain(**cell) & value.bit() != 0;
        let cell = topology
            .cells_of(house)
            .iter()
            .find(holds)
            .expect("the house has one place");
        return Finding::Forced(*cell, value, Why::HiddenSingle(house));
    }
    Finding::Fixpoint
}
