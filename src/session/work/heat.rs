//! How often the cells of a board were written: up to the playhead, or over the whole run.

use super::HeatSpan;
use crate::analysis::heat::{Heat, HeatTally};
use crate::session::run::Run;
use crate::timeline::Timeline;

/// Steps that are counted in a slice.
const SLICE: u64 = 1 << 14;

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

    fn count(&mut self, timeline: &Timeline, span: HeatSpan, goal: u64) {
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

impl Run {
    /// The step up to which writing is to be counted.
    pub fn heat_goal(&self, span: HeatSpan) -> u64 {
        match span {
            HeatSpan::SoFar => self.moment.step(),
            HeatSpan::Whole => self.timeline.explored(),
        }
    }

    /// Whether it is not all counted yet.
    pub(in crate::session) fn counts_heat(&self, span: HeatSpan) -> bool {
        let counted = self.heat.tally(span).map(HeatTally::step);
        counted != Some(self.heat_goal(span))
    }

    /// Counts a little further.
    pub(in crate::session) fn count_heat(&mut self, span: HeatSpan) {
        let goal = self.heat_goal(span);
        self.heat.count(&self.timeline, span, goal);
    }
}
