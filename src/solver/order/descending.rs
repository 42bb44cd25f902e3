//! N, N−1, N−2 …

use std::hint::cold_path;

/// The highest of these values, as a bit; 0 if there is none.
#[inline(always)]
pub(super) fn first(untried: u16) -> u16 {
    // Keeps the usual order free of a jump.
    cold_path();
    untried.checked_ilog2().map_or(0, |bit| 1 << bit)
}
