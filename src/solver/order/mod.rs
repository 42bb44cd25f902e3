//! Value ordering: what is tried first, one file per rule.

mod ascending;
mod descending;
mod least_constraining;
mod random;

pub use super::strategy::Order;

use super::grid::Grid;
use super::houses::Houses;
use crate::puzzle::Cell;

/// The value among these that is tried first in a cell, as a bit; 0 if there is none. `grid` is the board on which
/// the choice point was opened.
#[inline(always)]
pub(super) fn first(
    order: Order,
    untried: u16,
    cell: Cell,
    grid: &Grid,
    houses: impl Houses,
) -> u16 {
    match order {
        // On a board it would be the usual order.
        Order::Ascending | Order::FewestOnward => ascending::first(untried),
        Order::Descending => descending::first(untried),
        Order::LeastConstraining => least_constraining::first(untried, cell, grid, houses),
        Order::Random(seed) => random::first(untried, cell, seed),
    }
}

/// The values among these that are tried after this one, a bit.
pub(super) fn after(
    order: Order,
    offered: u16,
    tried: u16,
    cell: Cell,
    grid: &Grid,
    houses: impl Houses,
) -> u16 {
    if let Some(order) = ByNumber::of(order) {
        return offered & order.after(tried);
    }
    let mut untried = offered;
    while untried & tried != 0 {
        untried ^= first(order, untried, cell, grid, houses);
    }
    untried
}

/// The orders that depend on nothing but the values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ByNumber {
    Ascending,
    Descending,
}

impl ByNumber {
    /// This order, if it is one of them.
    pub(super) const fn of(order: Order) -> Option<Self> {
        match order {
            Order::Ascending => Some(Self::Ascending),
            Order::Descending => Some(Self::Descending),
            Order::LeastConstraining | Order::Random(_) | Order::FewestOnward => None,
        }
    }

    /// The value among these that is tried first, as a bit; 0 if there is none.
    #[inline(always)]
    pub(super) fn first(self, untried: u16) -> u16 {
        match self {
            Self::Ascending => ascending::first(untried),
            Self::Descending => descending::first(untried),
        }
    }

    /// The value among these that is tried last, as a bit; 0 if there is none.
    pub(super) fn last(self, untried: u16) -> u16 {
        match self {
            Self::Ascending => descending::first(untried),
            Self::Descending => ascending::first(untried),
        }
    }

    /// All values after this one, a bit; every value if there is none.
    pub(super) const fn after(self, tried: u16) -> u16 {
        match (tried, self) {
            (0, _) => u16::MAX,
            (_, Self::Ascending) => !(tried | (tried - 1)),
            (_, Self::Descending) => tried - 1,
        }
    }
}
