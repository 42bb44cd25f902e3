//! Which parts of a whole run are doomed, while it is explored.

use super::spans::{Spans, Stretch};
use super::{Doom, Guess, Span, Verdict, standing};
use crate::solver::{Event, Solver};
use crate::timeline::{Moment, Timeline};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The doomed spans of a run, found in slices from some moment on.
///
/// Only live parts are walked step by step; from a guess that dooms the position it leaps to where
/// the search takes it back. So a run that is lost for 10⁸ steps takes a few hundred questions.
///
/// Memory: at most [`MOST_SPANS`](super::MOST_SPANS) stretches. In a run with more spans neighbours
/// are joined; totals stay exact, and an overview that starts nearer tells them apart.
#[derive(Clone)]
pub struct Overview {
    doom: Doom,
    /// The search, at a position that is alive or being examined.
    solver: Solver,
    guesses: Vec<Guess>,
    step: u64,
    phase: Phase,
    spans: Spans,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Is the first position alive?
    AskingFirst,
    /// The position before the last guess was alive. Is it still?
    Asking,
    /// It is alive: walk to the next guess.
    Walking,
    /// It is doomed: leap to the end of the span. There is none up to this step.
    Leaving(Span, u64),
    /// The run has ended.
    Done,
}

impl Overview {
    /// An overview from this moment on; from step 0 for the whole run.
    pub fn new(from: &Moment) -> Self {
        Self {
            doom: Doom::new(Arc::clone(from.problem())),
            solver: from.solver().clone(),
            guesses: standing(from),
            step: from.step(),
            phase: Phase::AskingFirst,
            spans: Spans::default(),
        }
    }

    /// Works for about `budget` steps of the run and of searches. Returns whether there is nothing
    /// left to do for now: the run is known to its end, or as far as it is explored.
    ///
    /// `timeline` must be that of the first moment. Leaps count as one step, and each takes up to
    /// some eight [`spacing`](Timeline::spacing)s of silent ones.
    pub fn advance(&mut self, timeline: &Timeline, budget: u64) -> bool {
        let mut budget = budget;
        while budget > 0 {
            budget -= 1;
            let goes_on = match self.phase {
                Phase::AskingFirst | Phase::Asking => {
                    // In parts, so that a long search does not exceed the slice by much.
                    let share = budget.clamp(1, QUESTION);
                    self.doom.ask(&self.guesses);
                    let is_known = self.doom.advance(share);
                    if !is_known {
                        budget = budget.saturating_sub(share);
                        continue;
                    }
                    budget = budget.saturating_sub(QUESTION / 16);
                    self.answered(timeline);
                    true
                }
                Phase::Walking => self.walk(timeline),
                Phase::Leaving(span, kept_until) => self.leave(timeline, span, kept_until),
                Phase::Done => false,
            };
            if !goes_on {
                return true;
            }
        }
        false
    }

    fn answered(&mut self, timeline: &Timeline) {
        let Verdict::Doomed { by: Some(depth) } = self.doom.verdict() else {
            self.phase = Phase::Walking;
            return;
        };
        let mut span = Span {
            depth,
            guess: depth.checked_sub(1).map(|number| self.guesses[number]),
            from: if depth == 0 { 0 } else { self.step },
            until: None,
        };
        if self.phase == Phase::AskingFirst && depth > 0 {
            let placed = timeline.placed(&self.solver, depth as u64);
            span.from = placed.expect("the guess stands");
        }
        self.phase = Phase::Leaving(span, self.step);
    }

    /// Takes a step. Returns whether there was an explored one.
    fn walk(&mut self, timeline: &Timeline) -> bool {
        if self.step == timeline.explored() {
            if timeline.length().is_some() {
                self.phase = Phase::Done;
            }
            return false;
        }
        self.step += 1;
        match self.solver.step(timeline.problem()) {
            Some(Event::Place { cell, value }) => {
                self.guesses.push((cell, value));
                self.phase = Phase::Asking;
            }
            Some(Event::Backtrack { .. }) => drop(self.guesses.pop()),
            _ => {}
        }
        true
    }

    /// Looks for the end of a span. Returns whether it is explored.
    fn leave(&mut self, timeline: &Timeline, span: Span, kept_until: u64) -> bool {
        let depth = span.depth as u64;
        if depth == 0 {
            self.phase = Phase::Leaving(span, timeline.explored());
            if let Some(length) = timeline.length() {
                self.close(span, length);
                self.step = length;
                self.phase = Phase::Done;
            }
            return false;
        }
        if kept_until == timeline.explored() || timeline.surely_keeps(depth, kept_until) {
            self.phase = Phase::Leaving(span, timeline.explored());
            return false;
        }
        let mut walk = timeline.walk(kept_until);
        if !walk.go_below(depth) {
            self.phase = Phase::Leaving(span, walk.step());
            return false;
        }
        self.close(span, walk.step());
        self.step = walk.step();
        self.solver = walk.state().clone();
        self.guesses.truncate(span.depth - 1);
        self.phase = Phase::Walking;
        true
    }

    fn close(&mut self, span: Span, until: u64) {
        let span = Span {
            until: Some(until),
            ..span
        };
        self.spans.push(span, until);
    }

    /// The step up to which everything is known, inclusive; `None` if not even the first is.
    ///
    /// In an open span this is how far the run was explored when it was last examined.
    pub const fn known_until(&self) -> Option<u64> {
        match self.phase {
            Phase::AskingFirst => None,
            Phase::Asking => Some(self.step - 1),
            Phase::Walking | Phase::Done => Some(self.step),
            Phase::Leaving(_, kept_until) => Some(kept_until),
        }
    }

    /// Whether the run is known to its end.
    pub const fn is_done(&self) -> bool {
        matches!(self.phase, Phase::Done)
    }

    /// The doomed stretches that have an end, in order.
    pub fn stretches(&self) -> &[Stretch] {
        self.spans.stretches()
    }

    /// The doomed span at the end of the known part, which has no end yet.
    pub const fn open(&self) -> Option<Span> {
        match self.phase {
            Phase::Leaving(span, _) => Some(span),
            Phase::AskingFirst | Phase::Asking | Phase::Walking | Phase::Done => None,
        }
    }

    /// How many steps the search has spent in doomed positions when it stands at `step`, which must
    /// be known, counted from the start of the overview (or of the span around that start).
    ///
    /// Least and most are the same unless the step lies in a [`Stretch`] of several spans.
    pub fn wasted(&self, step: u64) -> RangeInclusive<u64> {
        let open = self.open().map_or(0, |span| span.wasted(step));
        let (least, most) = self.spans.wasted(step).into_inner();
        least + open..=most + open
    }

    /// The doomed guesses that cost the most steps, most expensive first, at most
    /// [`WORST`](super::WORST). One that is not taken back yet counts up to the end of what is
    /// known.
    pub fn worst(&self) -> Vec<Span> {
        let mut worst = self.spans.worst().to_vec();
        if let (Some(open), Some(known)) = (self.open(), self.known_until()) {
            let wasted = open.wasted(known);
            let shorter = |kept: &Span| kept.wasted(known) < wasted;
            let place = worst.iter().position(shorter).unwrap_or(worst.len());
            worst.insert(place, open);
            worst.truncate(super::WORST);
        }
        worst
    }

    /// The doomed guess that has cost the most when the search stands at `step`, which must be
    /// known.
    ///
    /// In a [`Stretch`] of several spans that reaches past the step, it may be another of them.
    pub fn worst_at(&self, step: u64) -> Option<Span> {
        let stretches = self.stretches();
        let begun = stretches.partition_point(|stretch| stretch.from < step);
        let spans = stretches[..begun].iter().map(|stretch| stretch.longest);
        spans
            .chain(self.open())
            .filter(|span| span.wasted(step) > 0)
            .max_by_key(|span| (span.wasted(step), std::cmp::Reverse(span.from)))
    }
}

/// The most search steps that one question gets at a time.
const QUESTION: u64 = 1 << 12;
