//! How far runs are explored at a time.

use crate::solver::Strategy;

/// Steps per slice for strategies that take a run of conflicts at once.
pub(in crate::session) const SLICE: u64 = 1 << 17;
/// The same for strategies that keep domains, whose steps are slower.
const SLICE_SLOW: u64 = SLICE / 64;
/// Steps explored without asking, some seconds' work. From then on the viewer decides.
const UNASKED: u64 = 1 << 30;
/// The same for strategies that keep domains.
const UNASKED_SLOW: u64 = 1 << 22;

/// Steps per slice.
pub(in crate::session) fn slice_of(strategy: Strategy) -> u64 {
    if strategy.keeps_domains() {
        SLICE_SLOW
    } else {
        SLICE
    }
}

/// Steps explored without asking.
pub(super) fn unasked_of(strategy: Strategy) -> u64 {
    if strategy.keeps_domains() {
        UNASKED_SLOW
    } else {
        UNASKED
    }
}
