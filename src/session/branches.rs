//! Branches: other ways in which a search could have gone on, on boards of their own. Those that
//! were discarded can be restored.

use super::opening::Reset;
use super::{Notice, Opened, Session};
use crate::analysis::alignment::Alignment;
use crate::lesson::MOST_BOARDS;
use crate::solver::Alternative;
use crate::timeline::Moment;

/// The steps of a new branch that are explored at once.
const FIRST_STEPS: u64 = 64;

/// Whether the search can be changed in this way after a moment.
pub fn can_fork(moment: &Moment, alternative: Alternative) -> bool {
    let search = moment.state().solver();
    search.is_some_and(|search| search.forked_plan(moment.problem(), alternative).is_ok())
}

impl Session {
    /// Branches off the leading board's run after the step shown. Returns what was opened.
    pub(super) fn fork(&mut self, alternative: Alternative) -> Option<Opened> {
        if self.runs.len() >= MOST_BOARDS {
            self.notice = Some(Notice::ForkFull);
            return None;
        }
        let run = self.runs.leader();
        if run.program().is_some() {
            self.notice = Some(Notice::NotOfPrograms);
            return None;
        }
        let step = run.moment().step();
        let Ok(mut timeline) = run.timeline().fork(step, alternative) else {
            self.notice = Some(Notice::ForkNone);
            return None;
        };
        timeline.explore(FIRST_STEPS);
        self.runs.push(timeline);
        self.align(Alignment::Step);
        self.work.is_exploring = true;
        self.reset(Reset::Branches);
        // Show where the branch leaves its run.
        self.playback.jump(step + 1);
        Some(Opened::Branch)
    }

    pub(super) fn discard_branch(&mut self, index: usize) {
        let run = self.runs.list.get(index);
        if run.is_none_or(|run| run.fork().is_none()) {
            self.notice = Some(Notice::ForkNotABranch);
            return;
        }
        let step = self.playhead().position();
        let run = self.runs.remove(index);
        self.runs.keep_discarded(index, run);
        self.reset(Reset::Branches);
        self.head_for_step(step);
        self.notice = Some(Notice::ForkDiscarded);
    }

    pub(super) fn restore_branch(&mut self) {
        if self.runs.len() >= MOST_BOARDS {
            self.notice = Some(Notice::ForkFull);
        } else if let Some((index, run)) = self.runs.discarded.pop() {
            // Branches come after the lesson's own boards, which its stops know by number.
            let index = index.max(self.lesson.boards.len()).min(self.runs.len());
            self.runs.insert(index, run);
            self.reset(Reset::Branches);
            self.notice = None;
        }
    }
}
