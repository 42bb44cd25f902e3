//! Looking for where two boards decide differently.

use crate::analysis::difference::{Difference, DifferenceSearch};
use crate::playhead::Direction;
use crate::session::runs::Runs;
use crate::timeline;

/// Steps of a slice.
const SLICE: u64 = 1 << 11;

/// A difference that is looked for.
pub struct Looking {
    /// The leading board and the one it is held against.
    boards: [usize; 2],
    search: DifferenceSearch,
}

/// A difference that has been found, and the boards that it is between.
#[derive(Clone, Copy)]
pub struct Parting {
    pub(in crate::session) boards: [usize; 2],
    pub(in crate::session) difference: Difference,
}

/// What came of looking for a while.
pub(in crate::session) enum Found {
    NotYet,
    /// It lies beyond what is explored.
    Beyond,
    Here(Parting),
    Never,
}

impl Looking {
    /// Begins to look from where the boards stand; nothing where a board is alone.
    pub(in crate::session) fn new(runs: &Runs, direction: Direction) -> Option<Self> {
        let boards = [runs.leading(), runs.rival()?];
        let moments = boards.map(|index| runs[index].moment());
        let search = match direction {
            Direction::Forward => DifferenceSearch::forwards(moments),
            Direction::Back => DifferenceSearch::backwards(moments),
        };
        Some(Self { boards, search })
    }

    /// Goes on looking.
    pub(in crate::session) fn slice(&mut self, runs: &Runs) -> Found {
        let timelines = self.boards.map(|index| runs[index].timeline());
        match self.search.advance(timelines, SLICE) {
            timeline::Found::At(difference) => {
                let mut steps = difference.steps.iter().zip(timelines);
                if steps.all(|(step, timeline)| *step <= timeline.explored()) {
                    let boards = self.boards;
                    Found::Here(Parting { boards, difference })
                } else {
                    Found::Beyond
                }
            }
            timeline::Found::NotYet => Found::NotYet,
            timeline::Found::Never => Found::Never,
        }
    }
}

impl Parting {
    /// Whether a board stands where it decides differently from the other.
    pub(in crate::session) fn is_at(&self, runs: &Runs, index: usize) -> bool {
        let stands = |(index, step): (&usize, u64)| {
            let run = runs.list.get(*index);
            run.is_some_and(|run| run.moment().step() == step)
        };
        self.boards.contains(&index) && self.boards.iter().zip(self.difference.steps).all(stands)
    }
}
