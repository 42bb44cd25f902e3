//! Questions that a run answers itself: what comes next, and plausible wrong answers.

mod ahead;
mod kind;
mod next;
#[cfg(test)]
pub(crate) mod tests;

pub use kind::{Answer, Asked, Deed, MOST_OPTIONS, Question, QuestionKind, Until};

use crate::puzzle::Random;
use crate::timeline::Timeline;
use kind::{NEAR, throw};

/// The question of a kind after a step, with its answer and plausible wrong ones. The same step of
/// the same run always gives the same question.
///
/// Takes a step or two of the run; [`QuestionKind::StepsUntil`] as much as
/// [`first_reaching`](Timeline::first_reaching), and [`QuestionKind::TakeBack`] some milliseconds.
pub fn ask(timeline: &mut Timeline, step: u64, kind: QuestionKind) -> Asked {
    let Some(now) = timeline.at(step) else {
        return Asked::NotYet;
    };
    if timeline.length() == Some(step) {
        return Asked::Nothing;
    }
    match kind {
        QuestionKind::StepsUntil(until) => ahead::steps_until(timeline, &now, until),
        QuestionKind::Falls | QuestionKind::NextWritten => ahead::after_falls(timeline, &now, kind),
        QuestionKind::TakeBack => ahead::take_back(timeline, &now),
        QuestionKind::NextCell
        | QuestionKind::NextValue
        | QuestionKind::WhatHappens
        | QuestionKind::WhichPeer => next::about_next(timeline, &now, kind),
    }
}

/// One of the questions that make sense after a step. The kinds vary along a run, and now and then
/// one looks far ahead. The same step of the same run always gives the same question.
pub fn varied(timeline: &mut Timeline, step: u64) -> Option<Question> {
    let mut random = Random::new(!step);
    let mut kinds = QuestionKind::ALL;
    let (near, far) = kinds.split_at_mut(NEAR);
    near.rotate_left(throw(&mut random, NEAR));
    far.rotate_left(throw(&mut random, far.len()));
    if throw(&mut random, 6) == 0 {
        kinds.rotate_left(NEAR);
    }
    kinds
        .into_iter()
        .find_map(|kind| ask(timeline, step, kind).question())
}
