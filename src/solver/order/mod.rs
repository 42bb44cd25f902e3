//! Value ordering: what is tried first, one file per rule.

mod ascending;
mod descending;

pub use super::strategy::Order;

/// The value among these that is tried first, as a bit; 0 if there is none.
#[inline(always)]
pub(super) fn first(order: Order, untried: u16) -> u16 {
    match order {
        Order::Ascending => ascending::first(untried),
        Order::Descending => descending::first(untried),
    }
}

/// The value among these that is tried last, as a bit; 0 if there is none.
pub(super) fn last(order: Order, untried: u16) -> u16 {
    match order {
        Order::Ascending => descending::first(untried),
        Order::Descending => ascending::first(untried),
    }
}
