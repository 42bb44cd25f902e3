//! Destinations that may lie beyond the explored part of a run. The playhead goes there once they
//! are known.

use super::lineup::Lineup;
use super::runs::Runs;
use super::stops::Stops;
use crate::playhead::Direction;
use crate::timeline::{Found, Measure};

/// Where the playhead is to go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Destination {
    /// The end of the run.
    End,
    /// A step, or the end of a shorter run.
    Step(u64),
    /// The next event counted by this measure.
    Next(Measure),
    /// Where the current guess is taken back, or the next solution.
    Out,
    /// The next stop of the lesson.
    Stop,
}

impl Destination {
    /// The step of the destination, if it is known by now.
    pub(super) fn find(self, runs: &Runs, lineup: &Lineup, stops: &Stops, position: u64) -> Found {
        let (last, knows_end) = (lineup.last_step(runs), lineup.knows_end(runs));
        let leader = runs.leader();
        match self {
            Self::Step(step) if step <= last => Found::At(step),
            Self::End | Self::Step(_) if knows_end => Found::At(last),
            Self::End | Self::Step(_) => Found::NotYet,
            Self::Next(measure) => leader.timeline().next(measure, leader.moment()),
            Self::Out => leader.timeline().out(leader.moment()),
            Self::Stop => match stops.next(position, Direction::Forward) {
                Some(step) => Found::At(step),
                None if stops.are_over() => Found::Never,
                None => Found::NotYet,
            },
        }
    }
}
