//! Places that may lie beyond what is explored: they are gone to as soon as they are known.

use super::lineup::Lineup;
use super::runs::Runs;
use crate::timeline::{Found, Measure};

/// A place that is looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Destination {
    /// The end of the run.
    End,
    /// A step, or the end if there are fewer.
    Step(u64),
    /// The next event that counts.
    Next(Measure),
    /// Where the current guess is taken back, or the next solution.
    Out,
}

impl Destination {
    /// Where it is, if that is known by now.
    pub(super) fn find(self, runs: &Runs, lineup: &Lineup) -> Found {
        let (last, knows_end) = (lineup.last_step(runs), lineup.knows_end(runs));
        let leader = runs.leader();
        match self {
            Self::Step(step) if step <= last => Found::At(step),
            Self::End | Self::Step(_) if knows_end => Found::At(last),
            Self::End | Self::Step(_) => Found::NotYet,
            Self::Next(measure) => leader.timeline().next(measure, leader.moment()),
            Self::Out => leader.timeline().out(leader.moment()),
        }
    }
}
