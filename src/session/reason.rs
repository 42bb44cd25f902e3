//! Why no solution agrees with the leading board, worked out in slices.

use super::Session;
use super::run::Run;
use crate::analysis::doom::Guess;
use crate::analysis::reason::{ReasonSearch, is_doomed_openly};
use crate::analysis::why::{Verdict, verdicts};
use crate::lesson::View;
use crate::solver::Spot;

/// Steps per slice: a millisecond's work.
const SLICE: u64 = 1 << 12;

/// What a reason is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReasonFor {
    /// Why no solution agrees with the position.
    Position,
    /// Why no solution has this value.
    Value(Guess),
}

impl ReasonFor {
    /// The value, if it is for one.
    pub const fn asked(self) -> Option<Guess> {
        match self {
            Self::Position => None,
            Self::Value(asked) => Some(asked),
        }
    }
}

impl Run {
    /// Whether the search has tried a value at the step shown, and taken it back.
    fn has_failed(&self, (cell, value): Guess) -> bool {
        let all = verdicts(&self.moment, Spot::Cell(cell));
        // After a fork a value may be left before all is tried below it.
        self.program.is_none()
            && self.fork().is_none()
            && (all.iter()).any(|own| own.value == value && own.verdict == Verdict::Failed)
    }
}

impl Session {
    /// Whether a reason may be offered at the step of the leading board, because that tells nothing
    /// that is hidden.
    pub fn may_explain(&self, what: ReasonFor) -> bool {
        let run = self.runs.leader();
        let is_way = run.moment.problem().topology().way().is_some();
        let is_open =
            !is_way && run.knows_rules() && !self.is_asking() && !self.hides_open_view(View::Why);
        is_open
            && match what {
                ReasonFor::Position if self.hides_future() || !self.work.watch.doom => {
                    is_doomed_openly(&run.moment)
                }
                ReasonFor::Position => {
                    let step = run.moment.step();
                    let is_doomed = run.doom.as_ref().is_some_and(|doom| doom.is_doomed(step));
                    is_doomed || is_doomed_openly(&run.moment)
                }
                ReasonFor::Value(asked) => !self.hides_future() || run.has_failed(asked),
            }
    }

    /// The search for a reason at the step of the leading board, if it may be offered and is being
    /// watched.
    pub fn reason(&self, what: ReasonFor) -> Option<&ReasonSearch> {
        let run = self.runs.leader();
        let (step, search) = run.reason.as_ref()?;
        let is_it = *step == run.moment.step() && search.asked() == what.asked();
        Some(search).filter(|_| is_it && self.may_explain(what))
    }

    /// Whether there is a reason to look for.
    pub(super) fn has_reason_work(&self) -> bool {
        let Some(what) = self.work.watch.reason else {
            return false;
        };
        let is_known = |search: &ReasonSearch| search.verdict().is_some();
        self.may_explain(what) && !self.reason(what).is_some_and(is_known)
    }

    /// Looks for a reason for one slice.
    pub(super) fn work_on_reason(&mut self) {
        let Some(what) = self.work.watch.reason else {
            return;
        };
        let run = self.runs.leader_mut();
        let step = run.moment.step();
        let mut known = run.reason.take();
        if known
            .as_ref()
            .is_none_or(|(own, search)| *own != step || search.asked() != what.asked())
        {
            // Most steps leave the guesses as they are.
            let new = ReasonSearch::at(&run.moment, what.asked());
            let search = known
                .map(|(_, search)| search)
                .filter(|own| own.is_about(&new));
            known = Some((step, search.unwrap_or(new)));
        }
        if let Some((_, search)) = &mut known {
            search.advance(SLICE);
        }
        run.reason = known;
    }
}
