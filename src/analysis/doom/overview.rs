//! Which parts of a whole run are doomed, while it is explored.

use super::{Doom, DoomVerdict, Guess, Span, standing};
use crate::solver::{Event, Solver};
use crate::timeline::{Moment, Timeline};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The most search steps that one question gets at a time.
const QUESTION: u64 = 1 << 12;
/// The most stretches kept of a run: some 0.5 MiB.
pub const MOST_SPANS: usize = 1 << 13;
/// How many of the longest spans are kept.
pub const WORST: usize = 5;

/// A doomed part of a run; in runs with very many, several consecutive ones with what lies between
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The first doomed step.
    pub from: u64,
    /// The last step at which the search notices.
    pub until: u64,
    /// How many steps the search spends in it while doomed: all of them if it is one span.
    pub wasted: u64,
    /// The longest span in it.
    pub longest: Span,
}

impl Stretch {
    /// Whether it is a single doomed span.
    pub const fn is_one(&self) -> bool {
        self.wasted == self.until - self.from
    }

    fn with(self, later: Self) -> Self {
        let longest = if later.longest.wasted(u64::MAX) > self.longest.wasted(u64::MAX) {
            later.longest
        } else {
            self.longest
        };
        Self {
            from: self.from,
            until: later.until,
            wasted: self.wasted + later.wasted,
            longest,
        }
    }
}

/// The doomed spans of a run, found in slices from some moment on.
///
/// Only live parts are walked step by step; from a guess that dooms the position it leaps to where
/// the search takes it back. So a run that is lost for 10⁸ steps takes a few hundred questions.
///
/// Memory: at most [`MOST_SPANS`] stretches. In a run with more spans neighbours are joined; totals
/// stay exact, and an overview that starts nearer keeps them apart.
#[derive(Clone)]
pub struct Overview {
    doom: Doom,
    /// The search, at a position that is alive or being examined.
    solver: Solver,
    guesses: Vec<Guess>,
    step: u64,
    phase: OverviewPhase,
    /// The stretches that have an end, in order, and the longest spans.
    stretches: Vec<Stretch>,
    worst: Vec<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OverviewPhase {
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
            phase: OverviewPhase::AskingFirst,
            stretches: Vec::new(),
            worst: Vec::new(),
        }
    }

    /// Works for about `budget` steps of the run and of searches. Returns whether there is nothing
    /// left to do for now: everything explored is known.
    ///
    /// `timeline` must be the run of the first moment. Leaps count as one step, and each takes up
    /// to some eight [`spacing`](Timeline::spacing)s of silent ones.
    pub fn advance(&mut self, timeline: &Timeline, budget: u64) -> bool {
        let mut budget = budget;
        while budget > 0 {
            budget -= 1;
            let goes_on = match self.phase {
                OverviewPhase::AskingFirst | OverviewPhase::Asking => {
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
                OverviewPhase::Walking => self.walk(timeline),
                OverviewPhase::Leaving(span, kept_until) => self.leave(timeline, span, kept_until),
                OverviewPhase::Done => false,
            };
            if !goes_on {
                return true;
            }
        }
        false
    }

    fn answered(&mut self, timeline: &Timeline) {
        let DoomVerdict::Doomed { by: Some(depth) } = self.doom.verdict() else {
            self.phase = OverviewPhase::Walking;
            return;
        };
        let mut span = Span {
            depth,
            guess: depth.checked_sub(1).map(|number| self.guesses[number]),
            from: if depth == 0 { 0 } else { self.step },
            until: None,
        };
        if self.phase == OverviewPhase::AskingFirst && depth > 0 {
            let placed = timeline.placed(&self.solver, depth as u64);
            span.from = placed.expect("the guess stands");
        }
        self.phase = OverviewPhase::Leaving(span, self.step);
    }

    /// Takes a step. Returns whether there was an explored one.
    fn walk(&mut self, timeline: &Timeline) -> bool {
        if self.step == timeline.explored() {
            if timeline.length().is_some() {
                self.phase = OverviewPhase::Done;
            }
            return false;
        }
        self.step += 1;
        match self.solver.step(timeline.problem()) {
            Some(Event::Place { cell, value }) => {
                self.guesses.push((cell, value));
                self.phase = OverviewPhase::Asking;
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
            self.phase = OverviewPhase::Leaving(span, timeline.explored());
            if let Some(length) = timeline.length() {
                self.close(span, length);
                self.step = length;
                self.phase = OverviewPhase::Done;
            }
            return false;
        }
        if kept_until == timeline.explored() || timeline.surely_keeps(depth, kept_until) {
            self.phase = OverviewPhase::Leaving(span, timeline.explored());
            return false;
        }
        let mut walk = timeline.walk(kept_until);
        if !walk.go_below(depth) {
            self.phase = OverviewPhase::Leaving(span, walk.step());
            return false;
        }
        self.close(span, walk.step());
        self.step = walk.step();
        self.solver = walk.state().clone();
        self.guesses.truncate(span.depth - 1);
        self.phase = OverviewPhase::Walking;
        true
    }

    /// Adds a span that ends here. If there are too many, neighbours are joined.
    fn close(&mut self, span: Span, until: u64) {
        let span = Span {
            until: Some(until),
            ..span
        };
        if self.stretches.len() == MOST_SPANS {
            let pairs = self.stretches.chunks(2);
            let join = |pair: &[Stretch]| pair[0].with(pair[pair.len() - 1]);
            self.stretches = pairs.map(join).collect();
        }
        self.stretches.push(Stretch {
            from: span.from,
            until,
            wasted: until - span.from,
            longest: span,
        });
        keep_worst(&mut self.worst, span, u64::MAX);
    }

    /// The step up to which everything is known, inclusive; `None` if not even the first is.
    ///
    /// In an open span this is how far the run was explored when it was last examined.
    pub const fn known_until(&self) -> Option<u64> {
        match self.phase {
            OverviewPhase::AskingFirst => None,
            OverviewPhase::Asking => Some(self.step - 1),
            OverviewPhase::Walking | OverviewPhase::Done => Some(self.step),
            OverviewPhase::Leaving(_, kept_until) => Some(kept_until),
        }
    }

    /// Whether the run is known to its end.
    pub const fn is_done(&self) -> bool {
        matches!(self.phase, OverviewPhase::Done)
    }

    /// The doomed stretches that have an end, in order.
    pub fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }

    /// The doomed span at the end of the known part, which has no end yet.
    pub const fn open(&self) -> Option<Span> {
        match self.phase {
            OverviewPhase::Leaving(span, _) => Some(span),
            OverviewPhase::AskingFirst
            | OverviewPhase::Asking
            | OverviewPhase::Walking
            | OverviewPhase::Done => None,
        }
    }

    /// How many steps the search has spent in doomed positions when it stands at `step`, which must
    /// be known, counted from the start of the overview (or of the span around that start).
    ///
    /// Least and most are the same unless the step lies in a [`Stretch`] of several spans.
    pub fn wasted(&self, step: u64) -> RangeInclusive<u64> {
        let count = self.stretches.partition_point(|s| s.until <= step);
        let before: u64 = self.stretches[..count].iter().map(|s| s.wasted).sum();
        let before = before + self.open().map_or(0, |span| span.wasted(step));
        match self.stretches.get(count).filter(|s| s.from < step) {
            None => before..=before,
            Some(stretch) => {
                let least = stretch.wasted.saturating_sub(stretch.until - step);
                let most = stretch.wasted.min(step - stretch.from);
                before + least..=before + most
            }
        }
    }

    /// The doomed guesses that cost the most steps, most expensive first, at most [`WORST`]. One
    /// that is not taken back yet counts up to the end of what is known.
    pub fn worst(&self) -> Vec<Span> {
        let mut worst = self.worst.clone();
        if let (Some(open), Some(known)) = (self.open(), self.known_until()) {
            keep_worst(&mut worst, open, known);
        }
        worst
    }

    /// The doomed guess that has cost the most when the search stands at `step`, which must be
    /// known.
    ///
    /// In a [`Stretch`] of several spans that reaches past the step, it may be another of them.
    pub fn worst_at(&self, step: u64) -> Option<Span> {
        let begun = (self.stretches).partition_point(|stretch| stretch.from < step);
        let spans = self.stretches[..begun]
            .iter()
            .map(|stretch| stretch.longest);
        spans
            .chain(self.open())
            .filter(|span| span.wasted(step) > 0)
            .max_by_key(|span| (span.wasted(step), std::cmp::Reverse(span.from)))
    }
}

/// Adds a span to the longest ones, up to a step.
fn keep_worst(worst: &mut Vec<Span>, span: Span, until: u64) {
    let is_shorter = |kept: &Span| kept.wasted(until) < span.wasted(until);
    let place = worst.iter().position(is_shorter);
    worst.insert(place.unwrap_or(worst.len()), span);
    worst.truncate(WORST);
}
