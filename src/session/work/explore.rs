//! Exploring runs, up to a limit beyond which the viewer is asked.

use super::pace::{slice_of, unasked_of};
use crate::session::runs::Runs;

/// How often a limit is doubled at most.
const MOST_EXTENSIONS: u64 = 30;

/// Explores every run for one slice: as far as is usual and the viewer has asked for, and at least so many
/// steps. Returns whether any can go on without asking.
pub(in crate::session) fn slice(runs: &mut Runs, extensions: u64, least: u64) -> bool {
    let mut goes_on = false;
    for run in &mut runs.list {
        let strategy = run.last_strategy();
        let limit = (unasked_of(strategy) << extensions.min(MOST_EXTENSIONS)).max(least);
        if run.timeline.length().is_none() && run.timeline.explored() < limit {
            run.timeline.explore(slice_of(strategy));
            goes_on = true;
        }
    }
    goes_on
}
