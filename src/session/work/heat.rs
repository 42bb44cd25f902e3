//! How often the cells of a board were written: up to the playhead, or in the whole run.

use crate::analysis::heat::{Heat, HeatTally};
use crate::timeline::Timeline;

/// Steps counted per slice.
const SLICE: u64 = 1 << 14;

/// The steps over which writes are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HeatSpan {
    /// The steps up to the playhead.
    #[default]
    SoFar,
    /// All explored steps.
    Whole,
}

/// The counts of a board, from when the heat view was first opened.
#[derive(Default)]
pub struct RunHeat {
    so_far: Option<Heat>,
    whole: Option<Heat>,
}

impl RunHeat {
    /// The counts so far.
    pub fn tally(&self, span: HeatSpan) -> Option<&HeatTally> {
        let heat = match span {
            HeatSpan::SoFar => &self.so_far,
            HeatSpan::Whole => &self.whole,
        };
        heat.as_ref().map(Heat::tally)
    }

    /// Counts for one slice, up to a step.
    pub(in crate::session) fn count(&mut self, timeline: &Timeline, span: HeatSpan, goal: u64) {
        let so_far = self.so_far.get_or_insert_with(|| {
            let problem = timeline.problem().clone();
            Heat::new(problem, *timeline.plan())
        });
        let heat = match span {
            HeatSpan::SoFar => so_far,
            // Steps counted on the way to the playhead are not counted again.
            HeatSpan::Whole => self.whole.get_or_insert_with(|| so_far.clone()),
        };
        heat.seek(goal, SLICE);
    }
}
