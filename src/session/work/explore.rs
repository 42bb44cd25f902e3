//! Exploring runs, as far as nobody has to be asked.

use crate::session::run::Run;
use crate::session::runs::Runs;

/// Steps of a slice where a run of conflicts is taken at once.
pub(in crate::session) const SLICE: u64 = 1 << 17;
/// The same for strategies that keep domains, which take their steps more slowly.
const SLICE_SLOW: u64 = SLICE / 64;
/// Steps that are explored unasked, some seconds' work; from then on the viewer decides.
const UNASKED: u64 = 1 << 30;
/// The same for strategies that keep domains.
const UNASKED_SLOW: u64 = 1 << 22;

/// Steps of a slice for this run.
pub(super) fn slice_of(run: &Run) -> u64 {
    if run.last_strategy().keeps_domains() {
        SLICE_SLOW
    } else {
        SLICE
    }
}

/// Explores every run a little further; says whether one can go on unasked.
pub(in crate::session) fn slice(runs: &mut Runs, extensions: u64) -> bool {
    let mut goes_on = false;
    for run in &mut runs.list {
        let unasked = if run.last_strategy().keeps_domains() {
            UNASKED_SLOW
        } else {
            UNASKED
        };
        let limit = unasked.saturating_mul(1 + extensions);
        if run.timeline.length().is_none() && run.timeline.explored() < limit {
            run.timeline.explore(slice_of(run));
            goes_on = true;
        }
    }
    goes_on
}
