//! Discarded branches, which can be restored.

use super::run::Run;
use crate::lesson::MOST_BOARDS;
use crate::solver::Alternative;
use crate::timeline::Moment;

/// The steps of a new branch that are explored at once.
pub(super) const FIRST_STEPS: u64 = 64;
/// The number of discarded branches kept; each takes up to about 6 MiB.
const MOST_KEPT: usize = 8;

/// The discarded branches, the latest last, each with its place among the boards. At most
/// [`MOST_KEPT`].
#[derive(Default)]
pub struct Forks(Vec<(usize, Run)>);

impl Forks {
    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn put_away(&mut self, index: usize, run: Run) {
        self.0.push((index, run));
        let many = self.0.len().saturating_sub(MOST_KEPT);
        self.0.drain(..many);
    }

    /// Keeps those of the removed boards that are branches.
    pub(super) fn put_away_branches(&mut self, runs: Vec<Run>) {
        for run in runs.into_iter().filter(|run| run.fork().is_some()) {
            self.put_away(MOST_BOARDS, run);
        }
    }

    /// Takes out the branch discarded last, with its place.
    pub(super) fn restore_latest(&mut self) -> Option<(usize, Run)> {
        self.0.pop()
    }
}

/// Whether the search can be changed in this way after a moment.
pub fn can_fork(moment: &Moment, alternative: Alternative) -> bool {
    moment
        .solver()
        .forked_plan(moment.problem(), alternative)
        .is_ok()
}
