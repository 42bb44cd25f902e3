use super::{Measure, Moment, Timeline};
use crate::solver::{EventKind, Solver};

/// What is known of a step that was looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// It is this one.
    At(u64),
    /// It is beyond what is explored, or nowhere: explore more and ask again.
    NotYet,
    /// The run has no such step.
    Never,
}

impl Timeline {
    /// The first step after which there is at least so much of a measure.
    ///
    /// Takes a search among the keyframes and at most twice [`spacing`](Self::spacing) silent steps.
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
        Found::At(self.first_between(self.unpack(before), start, end, |s| !is_short(s.counters())))
    }

    /// The first step in `start + 1 ..= end` after which the search `holds`, which must stay so
    /// until `end`. `state` is the search at `start`.
    fn first_between(
        &self,
        mut state: Solver,
        mut start: u64,
        mut end: u64,
        holds: impl Fn(&Solver) -> bool,
    ) -> u64 {
        while end - start > 1 {
            let half = (end - start) / 2;
            let mut middle = state.clone();
            middle.advance(&self.problem, half);
            if holds(&middle) {
                end = start + half;
            } else {
                (state, start) = (middle, start + half);
            }
        }
        end
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

    /// The step that takes back the latest guess standing at this moment, or the next solution if
    /// that comes first.
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
