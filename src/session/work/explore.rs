//! Exploring runs, up to a limit beyond which the viewer is asked.

use super::pace::{slice_of, unasked_of};
use crate::session::runs::Runs;

/// Explores every run for one slice. Returns whether any can go on without asking.
pub(in crate::session) fn slice(runs: &mut Runs, extensions: u64) -> bool {
    let mut goes_on = false;
    for run in &mut runs.list {
        let strategy = run.last_strategy();
        let limit = unasked_of(strategy).saturating_mul(1 + extensions);
        if run.timeline.length().is_none() && run.timeline.explored() < limit {
            run.timeline.explore(slice_of(strategy));
            goes_on = true;
        }
    }
    goes_on
}
