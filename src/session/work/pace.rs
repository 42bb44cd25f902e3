//! How many steps are explored at once.

use crate::solver::Strategy;

/// Steps of a slice where a run of conflicts is taken at once.
pub(in crate::session) const SLICE: u64 = 1 << 17;
/// The same for strategies that keep domains, which take their steps more slowly.
const SLICE_SLOW: u64 = SLICE / 64;
/// Steps that are explored unasked, some seconds' work; from then on the viewer decides.
const UNASKED: u64 = 1 << 30;
/// The same for strategies that keep domains.
const UNASKED_SLOW: u64 = 1 << 22;

/// Steps of a slice.
pub(in crate::session) fn slice_of(strategy: Strategy) -> u64 {
    if strategy.keeps_domains() {
        SLICE_SLOW
    } else {
        SLICE
    }
}

/// Steps that are explored unasked.
pub(super) fn unasked_of(strategy: Strategy) -> u64 {
    if strategy.keeps_domains() {
        UNASKED_SLOW
    } else {
        UNASKED
    }
}
