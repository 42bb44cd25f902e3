//! Searching for a step at which two boards decide differently.

use crate::analysis::difference::DifferenceSearch;
use crate::playhead::Direction;
use crate::session::runs::Runs;
use crate::timeline;

/// Steps per slice.
const SLICE: u64 = 1 << 11;

/// A search for a difference.
pub struct DifferenceJob {
    /// The leading board and the one it is compared with.
    boards: [usize; 2],
    search: DifferenceSearch,
}

/// A difference that was found: its two boards, and the step of each.
#[derive(Clone, Copy)]
pub struct BoardDifference {
    pub(in crate::session) boards: [usize; 2],
    pub(in crate::session) steps: [u64; 2],
}

/// The result of a slice of searching.
pub(in crate::session) enum Found {
    NotYet,
    /// It lies beyond the explored part.
    Beyond,
    Here(BoardDifference),
    Never,
}

impl DifferenceJob {
    /// Starts from where the boards stand; `None` if there is only one board.
    pub(in crate::session) fn new(runs: &Runs, direction: Direction) -> Option<Self> {
        let boards = [runs.leading(), runs.rival()?];
        let moments = boards.map(|index| runs[index].moment());
        let search = match direction {
            Direction::Forward => DifferenceSearch::forwards(moments),
            Direction::Back => DifferenceSearch::backwards(moments),
        };
        Some(Self { boards, search })
    }

    /// Searches for one slice.
    pub(in crate::session) fn slice(&mut self, runs: &Runs) -> Found {
        let timelines = self.boards.map(|index| runs[index].timeline());
        match self.search.advance(timelines, SLICE) {
            timeline::Found::At(steps) => {
                let mut runs = steps.iter().zip(timelines);
                if runs.all(|(step, timeline)| *step <= timeline.explored()) {
                    let boards = self.boards;
                    Found::Here(BoardDifference { boards, steps })
                } else {
                    Found::Beyond
                }
            }
            timeline::Found::NotYet => Found::NotYet,
            timeline::Found::Never => Found::Never,
        }
    }
}

impl BoardDifference {
    /// Whether a board stands at this difference, and the other board too.
    pub(in crate::session) fn is_at(&self, runs: &Runs, index: usize) -> bool {
        let stands = |(index, step): (&usize, u64)| {
            let run = runs.list.get(*index);
            run.is_some_and(|run| run.moment().step() == step)
        };
        self.boards.contains(&index) && self.boards.iter().zip(self.steps).all(stands)
    }
}
