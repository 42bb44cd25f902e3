//! The judgement of a program's run: what is wrong with it, worked out in slices once it has ended.

use crate::analysis::judge::Judge;
use crate::recording::{Fault, NotJudged, Recording};
use std::sync::Arc;

/// Steps judged per slice.
const SLICE: u64 = 1 << 13;

/// What is known of the faults of a program's run.
#[derive(Default)]
pub struct RunJudge {
    /// `None` before the run has ended.
    judge: Option<Result<Judge, NotJudged>>,
    is_over: bool,
}

impl RunJudge {
    /// Whether there is more to find out.
    pub(super) fn has_work(&self, recording: &Recording) -> bool {
        recording.events().is_complete() && !self.is_over
    }

    /// Judges for one slice.
    pub(super) fn advance(&mut self, recording: &Arc<Recording>) {
        let new = || Judge::new(Arc::clone(recording));
        let judge = self.judge.get_or_insert_with(new).as_mut();
        self.is_over = judge.map_or(true, |judge| judge.advance(SLICE));
    }

    /// The judge, where the rules are known, once the run has ended.
    pub fn judge(&self) -> Option<&Judge> {
        self.judge.as_ref()?.as_ref().ok()
    }

    /// Why the run cannot be judged, once it has ended.
    pub fn refusal(&self) -> Option<NotJudged> {
        self.judge.as_ref()?.as_ref().err().copied()
    }

    /// The faults found so far, in the order of their steps.
    pub fn faults(&self) -> &[Fault] {
        self.judge().map_or(&[], Judge::faults)
    }

    /// The number of faults found so far, kept or not.
    pub fn total(&self) -> u64 {
        self.judge().map_or(0, Judge::total)
    }

    /// Whether all faults are known. A run that cannot be judged has none to find.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }
}
