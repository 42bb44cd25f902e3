//! Which step each board shows: the leading one follows the playhead, the others are lined up with it.

use super::run::Run;
use super::runs::Runs;
use crate::analysis::alignment::Alignment;

/// How boards stand side by side.
pub struct Lineup {
    alignment: Alignment,
    /// Whether the other boards stand where the alignment wants them.
    is_settled: bool,
    /// Where the playhead was then.
    settled_at: u64,
}

impl Lineup {
    pub(super) const fn new(alignment: Alignment) -> Self {
        Self {
            alignment,
            is_settled: false,
            settled_at: 0,
        }
    }

    /// What the other boards are aligned by.
    pub const fn alignment(&self) -> Alignment {
        self.alignment
    }

    /// Whether all boards show the same step.
    pub fn is_common(&self) -> bool {
        self.alignment == Alignment::Step
    }

    pub(super) fn align(&mut self, alignment: Alignment) {
        self.alignment = alignment;
        self.is_settled = false;
    }

    /// Boards have come or gone.
    pub(super) fn unsettle(&mut self) {
        self.is_settled = false;
    }

    /// Another board leads from this step of its own; none moves before the playhead does.
    pub(super) fn stay_at(&mut self, position: u64) {
        self.settled_at = position;
    }

    /// Brings the boards to the playhead; says whether something that is shown has changed.
    pub(super) fn follow(&mut self, runs: &mut Runs, position: u64) -> bool {
        let mut has_moved = runs.leader_mut().go_to(position);
        // The playhead may go on where the leading board has ended.
        let has_gone_on = std::mem::replace(&mut self.settled_at, position) != position;
        self.is_settled &= !has_moved && !has_gone_on;
        if self.is_settled {
            return false;
        }
        self.is_settled = true;
        let leading = runs.leading();
        for index in (0..runs.len()).filter(|index| *index != leading) {
            match self.step_beside(runs.leader(), &runs[index], position) {
                Some(step) => has_moved |= runs.list[index].go_to(step),
                // What is not known yet is waited for where the board stands.
                None => self.is_settled = false,
            }
        }
        has_moved || has_gone_on
    }

    /// The step of a board that belongs beside the leading one's, if it is known.
    fn step_beside(&self, leader: &Run, follower: &Run, position: u64) -> Option<u64> {
        match self.alignment {
            // The playhead may be beyond the leader's end.
            Alignment::Step if position <= follower.timeline.explored() => Some(position),
            Alignment::Step => follower.timeline.length(),
            alignment => alignment.follow(
                &leader.timeline,
                &leader.moment,
                &follower.timeline,
                follower.moment.step(),
            ),
        }
    }

    /// The last step that the playhead can go to.
    pub(super) fn last_step(&self, runs: &Runs) -> u64 {
        let explored = |run: &Run| run.timeline.explored();
        if self.is_common() {
            runs.iter().map(explored).max().unwrap_or(0)
        } else {
            explored(runs.leader())
        }
    }

    /// Whether the last step is the end of the run, or of every run if they go together.
    pub(super) fn knows_end(&self, runs: &Runs) -> bool {
        if self.is_common() {
            !runs.are_unfinished()
        } else {
            runs.leader().timeline.length().is_some()
        }
    }
}
