//! Finding steps by counts: bisecting the keyframes, then the steps between two of them.

use super::{Measure, Moment, Timeline};
use crate::puzzle::Problem;
use crate::solver::{EventKind, Solver};
use std::ops::Range;

/// The distance at which a later step is looked for first.
const FIRST_LEAP: u64 = 16;

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
            if is_short(self.keyframes.counters(middle)) {
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
        let holds = |state: &Solver| !is_short(state.counters());
        let recent = &self.recent;
        Found::At(
            if (start..end).contains(&recent.step()) && is_short(recent.counters()) {
                first_between(
                    &self.problem,
                    recent.solver().clone(),
                    recent.step()..end,
                    FIRST_LEAP,
                    holds,
                )
            } else {
                first_between(
                    &self.problem,
                    self.unpack(before),
                    start..end,
                    u64::MAX,
                    holds,
                )
            },
        )
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
        let mut walk = self.walk_from(from);
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

    fn not_found(&self) -> Found {
        if self.frontier.has_ended() {
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
    problem: &Problem,
    mut state: Solver,
    Range { mut start, mut end }: Range<u64>,
    mut leap: u64,
    holds: impl Fn(&Solver) -> bool,
) -> u64 {
    while end - start > 1 {
        let steps = leap.min((end - start) / 2);
        let mut middle = state.clone();
        middle.advance(problem, steps);
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
