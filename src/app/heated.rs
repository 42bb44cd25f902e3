//! Counting how often cells were written: up to the playhead, or over whole runs.

use super::exploring::SLICE;
use super::state::{BoardState, State};
use crate::analysis::heat::{Heat, Tally};
use crate::cli::View;
use crate::window::platform;

impl BoardState {
    /// What is counted so far of the heat up to the moment, or of the whole run's.
    pub fn tally(&self, is_whole: bool) -> Option<&Tally> {
        let heat = if is_whole {
            &self.whole_heat
        } else {
            &self.heat
        };
        heat.as_ref().map(Heat::tally)
    }

    /// Up to which step it is to be counted.
    pub fn tally_goal(&self, is_whole: bool) -> u64 {
        if is_whole {
            self.timeline.explored()
        } else {
            self.moment.step()
        }
    }
}

impl State {
    /// Counts what the heat view shows a little further.
    pub(super) fn count_heat(&mut self) {
        if self.view != View::Heat || self.is_presenting {
            return;
        }
        let share = 1.0 / self.boards.len() as f64;
        for board in &mut self.boards {
            let (patience, goal) = (
                board.patience() * share,
                board.tally_goal(self.is_heat_whole),
            );
            let timeline = &board.timeline;
            let heat = board.heat.get_or_insert_with(|| {
                let problem = timeline.problem().clone();
                Heat::new(problem, *timeline.plan())
            });
            let heat = if self.is_heat_whole {
                // What has been counted on the way there is not counted again.
                board.whole_heat.get_or_insert_with(|| heat.clone())
            } else {
                heat
            };
            let start = platform::now();
            while !heat.seek(goal, SLICE / 64) && platform::now() - start < patience {}
        }
    }

    pub(super) fn is_counting(&self) -> bool {
        let is_counted = |board: &BoardState| {
            let tally = board.tally(self.is_heat_whole);
            tally.is_some_and(|tally| tally.step() == board.tally_goal(self.is_heat_whole))
        };
        self.view == View::Heat && !self.is_presenting && !self.boards.iter().all(is_counted)
    }
}
