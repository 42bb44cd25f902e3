//! Finding steps by counts: bisecting the keyframes, then the steps between two of them.

use super::state::{Source, State};
use super::{Moment, Timeline};
use crate::solver::{Counter, Counters, EventKind, Machine};
use std::ops::Range;

/// The distance at which a later step is looked for first.
const FIRST_LEAP: u64 = 16;
/// Up to this many steps, stepping is as fast as bisecting.
const FEW_STEPS: u64 = 16;

/// A count that only grows along a run, by which its steps can be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Events of this kind.
    Events(EventKind),
    /// Steps that change the board or end a branch: placements, deductions, dead ends, backtracks
    /// and solutions.
    Moves,
    /// Steps that change the board: placements, deductions and backtracks.
    Changes,
    /// A counter, other than the depth, which also falls.
    Counter(Counter),
}

impl Measure {
    /// Its value.
    pub const fn of(self, counters: &Counters) -> u64 {
        match self {
            Self::Events(kind) => counters.of(kind),
            Self::Moves => {
                counters.placements
                    + counters.deductions()
                    + counters.dead_ends
                    + counters.backtracks
                    + counters.solutions
            }
            Self::Changes => counters.placements + counters.deductions() + counters.backtracks,
            Self::Counter(counter) => counter.of(counters),
        }
    }
}

/// The result of a search along a run: usually a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found<T = u64> {
    /// It is here.
    At(T),
    /// It may be beyond the explored part: explore further and ask again.
    NotYet,
    /// There is none.
    Never,
}

impl Timeline {
    /// The first step after which a measure has reached an amount.
    ///
    /// Takes a search among the keyframes and at most twice [`spacing`](Self::spacing) silent
    /// steps, fewer if the step is soon after the last result.
    pub fn first_reaching(&self, measure: Measure, amount: u64) -> Found {
        if measure.of(&self.frontier.counters()) < amount {
            return self.not_found();
        }
        let is_short = |counters| measure.of(&counters) < amount;
        let (mut low, mut high) = (0, self.keyframes.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            if is_short(self.packed_counters(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let Some(before) = low.checked_sub(1) else {
            return Found::At(0);
        };
        let start = self.keyframes.step(before);
        let end = self.explored.min(start + self.spacing());
        let recent = &self.recent;
        let is_near = (start..end).contains(&recent.step()) && is_short(recent.counters());
        let (state, start, leap) = if is_near {
            (recent.state().clone(), recent.step(), FIRST_LEAP)
        } else {
            (self.unpack(before), start, u64::MAX)
        };
        let holds = |state: &State| !is_short(state.counters());
        Found::At(first_between(&self.source, state, start..end, leap, holds))
    }

    /// The next step after this moment that adds to the measure.
    pub fn next(&self, measure: Measure, from: &Moment) -> Found {
        self.first_reaching(measure, measure.of(&from.counters()) + 1)
    }

    /// The last step before this moment that added to the measure.
    pub fn previous(&mut self, measure: Measure, from: &Moment) -> Found {
        let before = match from.step().checked_sub(1).and_then(|step| self.at(step)) {
            Some(moment) => measure.of(&moment.counters()),
            None => 0,
        };
        if before == 0 {
            Found::Never
        } else {
            self.first_reaching(measure, before)
        }
    }

    /// The step that takes back the latest guess of this moment, or the next solution if that comes
    /// first.
    pub fn out(&self, from: &Moment) -> Found {
        let solution = self.next(Measure::Events(EventKind::Solution), from);
        let depth = from.counters().depth();
        let mut walk = self.walk_with(from.state().clone(), from.step());
        let taken_back = if depth > 0 && walk.go_below(depth) {
            Found::At(walk.step())
        } else {
            Found::Never
        };
        match (taken_back, solution) {
            (Found::At(a), Found::At(b)) => Found::At(a.min(b)),
            (Found::At(a), _) | (_, Found::At(a)) => Found::At(a),
            (Found::Never | Found::NotYet, Found::Never | Found::NotYet) => self.not_found(),
        }
    }

    /// The step that wrote the guess at this depth, from 1, in an explored state of the search;
    /// `None` if there are fewer guesses.
    ///
    /// Takes a search among the keyframes and at most some four [`spacing`](Self::spacing)s of
    /// silent steps.
    pub fn placed(&self, state: &State, depth: u64) -> Option<u64> {
        let Counters { steps: step, .. } = state.counters();
        if depth == 0 || depth > state.counters().depth() {
            return None;
        }
        // Since then there have been at least this many guesses; just before, one fewer.
        let last = self.keyframes.index_before(step);
        let start = self.keyframes.step(last);
        let mut state = self.unpack(last);
        if dips_below(&self.source, &state, step - start, depth) {
            return Some(last_below(&self.source, state, start, step, depth) + 1);
        }
        // A keyframe stores the depths of the stretch that it ends.
        let dips = |index: &usize| u64::from(self.keyframes.depths[*index].min) < depth;
        let index = (1..=last).rev().find(dips)?;
        let start = self.keyframes.step(index - 1);
        state = self.unpack(index - 1);
        let end = self.keyframes.step(index);
        Some(last_below(&self.source, state, start, end, depth) + 1)
    }

    fn not_found(&self) -> Found {
        if self.length().is_some() {
            Found::Never
        } else {
            Found::NotYet
        }
    }
}

/// The first step after the start of the range, and up to its end, after which the search `holds`;
/// from then on that must stay true. `state` is the search at the start. Looks `leap` steps ahead,
/// then twice as far, and so on, until it holds, and then bisects.
fn first_between(
    source: &Source,
    mut state: State,
    Range { mut start, mut end }: Range<u64>,
    mut leap: u64,
    holds: impl Fn(&State) -> bool,
) -> u64 {
    while end - start > 1 {
        let steps = leap.min((end - start) / 2);
        let mut middle = state.clone();
        middle.advance(source, steps);
        if holds(&middle) {
            end = start + steps;
            leap = u64::MAX;
        } else {
            (state, start) = (middle, start + steps);
            leap = leap.saturating_mul(2);
        }
    }
    end
}

/// Whether there are fewer guesses than `depth` now or after any of the next `steps`.
fn dips_below(source: &Source, state: &State, steps: u64, depth: u64) -> bool {
    let mut ahead = state.clone();
    ahead.take_depths();
    ahead.advance(source, steps);
    u64::from(ahead.depths().min) < depth
}

/// The last step in `start ..= end` after which there are fewer guesses than `depth`; it must
/// exist. `state` is the search at `start`.
fn last_below(source: &Source, mut state: State, mut start: u64, mut end: u64, depth: u64) -> u64 {
    while end - start > FEW_STEPS {
        let half = (end - start) / 2;
        let mut middle = state.clone();
        middle.advance(source, half);
        if dips_below(source, &middle, end - start - half, depth) {
            (state, start) = (middle, start + half);
        } else {
            end = start + half - 1;
        }
    }
    let mut last = start;
    for step in start + 1..=end {
        state.step(source);
        if state.counters().depth() < depth {
            last = step;
        }
    }
    last
}
