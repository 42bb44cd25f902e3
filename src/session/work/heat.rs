//! How often the cells of a board were written: up to the playhead, or over the whole run.

use crate::analysis::heat::{Heat, HeatTally};
use crate::timeline::Timeline;

/// Steps that are counted in a slice.
const SLICE: u64 = 1 << 14;

/// The steps over which writing is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HeatSpan {
    /// Those up to the playhead.
    #[default]
    SoFar,
    /// All that are explored.
    Whole,
}

/// The counts of a board, from when somebody looks.
#[derive(Default)]
pub struct RunHeat {
    so_far: Option<Heat>,
    whole: Option<Heat>,
}

impl RunHeat {
    /// What is counted so far.
    pub fn tally(&self, span: HeatSpan) -> Option<&HeatTally> {
        let heat = match span {
            HeatSpan::SoFar => &self.so_far,
            HeatSpan::Whole => &self.whole,
        };
        heat.as_ref().map(Heat::tally)
    }

    /// Counts a little further, up to a step.
    pub(in crate::session) fn count(&mut self, timeline: &Timeline, span: HeatSpan, goal: u64) {
        let so_far = self.so_far.get_or_insert_with(|| {
            let problem = timeline.problem().clone();
            Heat::new(problem, *timeline.plan())
        });
        let heat = match span {
            HeatSpan::SoFar => so_far,
            // What has been counted on the way there is not counted again.
            HeatSpan::Whole => self.whole.get_or_insert_with(|| so_far.clone()),
        };
        heat.seek(goal, SLICE);
    }
}
