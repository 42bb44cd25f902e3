//! Which step each board shows: the leading board follows the playhead, the others are aligned with
//! it.

use super::run::Run;
use super::runs::Runs;
use crate::analysis::alignment::Alignment;
use std::ops::Range;

/// The alignment of the boards.
pub struct Lineup {
    alignment: Alignment,
    /// Whether every follower stands where the alignment puts it.
    is_settled: bool,
    /// The position of the playhead at that time.
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

    /// How the other boards are aligned.
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

    /// Boards were added or removed.
    pub(super) fn unsettle(&mut self) {
        self.is_settled = false;
    }

    /// Another board now leads, standing at this step of its run. No board moves before the
    /// playhead does.
    pub(super) fn stay_at(&mut self, position: u64) {
        self.settled_at = position;
    }

    /// The boards stay where they are until the playhead moves on.
    pub(super) fn rest(&mut self, position: u64) {
        self.is_settled = true;
        self.settled_at = position;
    }

    /// Moves the boards to the playhead. Returns whether any moved.
    pub(super) fn follow(&mut self, runs: &mut Runs, position: u64) -> bool {
        let mut has_moved = runs.leader_mut().go_to(position);
        // The playhead may go beyond the end of the leading board.
        let has_gone_on = std::mem::replace(&mut self.settled_at, position) != position;
        self.is_settled &= !has_moved && !has_gone_on;
        if self.is_settled {
            return false;
        }
        self.is_settled = true;
        let steps = {
            let boards: Vec<_> = runs
                .iter()
                .map(|run| (&run.timeline, run.moment.step()))
                .collect();
            let moment = &runs.leader().moment;
            (self.alignment).line_up(position, moment, runs.leading(), &boards)
        };
        for (run, step) in runs.list.iter_mut().zip(steps) {
            match step {
                Some(step) => has_moved |= run.go_to(step),
                // Until its step is known, the board stays where it is.
                None => self.is_settled = false,
            }
        }
        has_moved || has_gone_on
    }

    /// The last step the playhead can go to.
    pub(super) fn last_step(&self, runs: &Runs) -> u64 {
        let explored = self.counted(runs).iter().map(|run| run.timeline.explored());
        explored.max().unwrap_or(0)
    }

    /// Whether the last step is the end of the run, or of every run if they go together.
    pub(super) fn knows_end(&self, runs: &Runs) -> bool {
        let mut counted = self.counted(runs).iter();
        counted.all(|run| run.timeline.length().is_some())
    }

    /// The boards whose steps count.
    pub(super) fn boards(&self, runs: &Runs) -> Range<usize> {
        self.alignment.counted(runs.len(), runs.leading())
    }

    /// The runs that steps are counted by.
    fn counted<'a>(&self, runs: &'a Runs) -> &'a [Run] {
        &runs.list[self.boards(runs)]
    }
}
