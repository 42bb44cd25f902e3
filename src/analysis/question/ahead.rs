//! Questions about what comes after several steps.

use super::kind::{Answer, Asked, Question, QuestionKind, Until, cell_of};
use crate::analysis::reason::{ReasonSearch, ReasonVerdict};
use crate::solver::{Event, EventKind};
use crate::timeline::{Found, Measure, Moment, Timeline};

/// The steps in which the guess to take back has to be found: some milliseconds' work.
const PROOF: u64 = 80_000;

/// How many steps it takes until something happens.
pub fn steps_until(timeline: &Timeline, now: &Moment, until: Until) -> Asked {
    let next = |kind| timeline.next(Measure::Events(kind), now);
    let found = match until {
        Until::Backtrack => next(EventKind::Backtrack),
        Until::Solution => next(EventKind::Solution),
        Until::End => timeline.length().map_or(Found::NotYet, Found::At),
    };
    let decided = match found {
        Found::At(step) => step,
        Found::NotYet => return Asked::NotYet,
        Found::Never => return Asked::Nothing,
    };
    let step = now.step();
    let right = decided - step;
    // Neighbouring numbers where steps can be counted on the fingers, or else multiples and
    // fractions.
    let wrong = match right {
        ..=10 => [right + 1, right.saturating_sub(1), right + 2, right + 3],
        _ => {
            let more = right + now.counters().depth() + 1;
            [
                right.saturating_mul(2),
                right / 2,
                right.saturating_mul(10),
                more,
            ]
        }
    };
    let question = Question::new(QuestionKind::StepsUntil(until), step, decided);
    let wrong = wrong.into_iter().filter(|steps| *steps > 0);
    question.with_options(Answer::Steps(right), wrong.map(Answer::Steps).collect())
}

/// What comes after guesses that are taken back.
pub fn after_falls(timeline: &mut Timeline, now: &Moment, kind: QuestionKind) -> Asked {
    let decided = match timeline.next(Measure::Events(EventKind::Place), now) {
        Found::At(step) => step,
        Found::NotYet => return Asked::NotYet,
        Found::Never => return Asked::Nothing,
    };
    let Some(then) = timeline.at(decided) else {
        return Asked::NotYet;
    };
    let (before, after) = (now.counters(), then.counters());
    let falls = after.backtracks - before.backtracks;
    let Some(cell) = then.event().and_then(Event::cell) else {
        return Asked::Nothing;
    };
    // Deductions are written too, without a choice.
    if falls == 0 || after.deductions() > before.deductions() {
        return Asked::Nothing;
    }
    let (right, wrong) = if kind == QuestionKind::Falls {
        let standing = before.depth();
        let others = [1, standing, falls / 2, falls + 1, falls - 1];
        let possible = others.into_iter().filter(|n| (1..=standing).contains(n));
        let wrong: Vec<Answer> = possible.map(Answer::Steps).collect();
        (Answer::Steps(falls), wrong)
    } else {
        let guesses = now.choices();
        // The cell that has failed, then the guesses from the latest.
        let failed = guesses.last().and_then(|choice| cell_of(choice.at));
        let guessed = guesses.iter().rev().filter_map(|choice| choice.guess);
        let wrong = failed.into_iter().chain(guessed.map(|(cell, _)| cell));
        (Answer::Cell(cell), wrong.map(Answer::Cell).collect())
    };
    Question::new(kind, now.step(), decided).with_options(right, wrong)
}

/// Which guess must be taken back: proved by the reason why no solution agrees with the position.
pub fn take_back(timeline: &Timeline, now: &Moment) -> Asked {
    let mut search = ReasonSearch::at(now, None);
    search.advance(PROOF);
    let Some(ReasonVerdict::Reason(reason)) = search.verdict() else {
        return Asked::Nothing;
    };
    let choices = now.choices();
    let guesses: Vec<_> = choices.iter().filter_map(|choice| choice.guess).collect();
    let culprit = reason.culprit().filter(|_| reason.is_minimal);
    let Some(place) = guesses.iter().position(|guess| Some(*guess) == culprit) else {
        return Asked::Nothing;
    };
    let mut walk = timeline.walk(now.step());
    if !walk.go_below(place as u64 + 1) {
        return match timeline.length() {
            Some(_) => Asked::Nothing,
            None => Asked::NotYet,
        };
    }
    let cells = || guesses.iter().map(|(cell, _)| Answer::Cell(*cell));
    // The latest, which is taken back first, and those around the right one.
    let around = cells()
        .skip(place + 1)
        .take(1)
        .chain(cells().take(place).rev());
    let wrong = cells().rev().take(1).chain(around).chain(cells().rev());
    let question = Question::new(QuestionKind::TakeBack, now.step(), walk.step());
    question.with_options(Answer::Cell(guesses[place].0), wrong.collect())
}
