//! Branches that have been put away, to be fetched back.

use super::run::Run;
use crate::lesson::MOST_BOARDS;
use crate::solver::Turn;
use crate::timeline::Moment;

/// Steps of a new branch that are there at once.
pub(super) const FIRST_STEPS: u64 = 64;
/// How many branches that were put away can be fetched back; each takes up to some 6 MiB.
const MOST_KEPT: usize = 8;

/// The branches put away, the latest last, each with its place among the boards: at most [`MOST_KEPT`].
#[derive(Default)]
pub struct Forks(Vec<(usize, Run)>);

impl Forks {
    /// Whether none has been put away.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn put_away(&mut self, index: usize, run: Run) {
        self.0.push((index, run));
        let many = self.0.len().saturating_sub(MOST_KEPT);
        self.0.drain(..many);
    }

    /// Puts those away of some boards that are branches.
    pub(super) fn put_away_branches(&mut self, runs: Vec<Run>) {
        for run in runs.into_iter().filter(|run| run.fork().is_some()) {
            self.put_away(MOST_BOARDS, run);
        }
    }

    /// The one that was put away last, and its place.
    pub(super) fn fetch_back(&mut self) -> Option<(usize, Run)> {
        self.0.pop()
    }
}

/// Whether the search can take this turn after a moment.
pub fn can_turn(moment: &Moment, turn: Turn) -> bool {
    moment.solver().turned(moment.problem(), turn).is_ok()
}
