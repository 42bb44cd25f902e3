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
                // What is not known yet is waited for where the board stands.
                None => self.is_settled = false,
            }
        }
        has_moved || has_gone_on
    }

    /// The last step that the playhead can go to.
    pub(super) fn last_step(&self, runs: &Runs) -> u64 {
        let explored = self.counted(runs).iter().map(|run| run.timeline.explored());
        explored.max().unwrap_or(0)
    }

    /// Whether the last step is the end of the run, or of every run if they go together.
    pub(super) fn knows_end(&self, runs: &Runs) -> bool {
        let mut counted = self.counted(runs).iter();
        counted.all(|run| run.timeline.length().is_some())
    }

    /// The runs that steps are counted by.
    fn counted<'a>(&self, runs: &'a Runs) -> &'a [Run] {
        &runs.list[self.alignment.counted(runs.len(), runs.leading())]
    }
}
