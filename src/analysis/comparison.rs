//! Comparing counters of runs.

use crate::solver::{Counter, Counters, Outcome, Solver};
use crate::timeline::Timeline;

/// The result of a run so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Totals {
    /// Its counters.
    pub counters: Counters,
    /// Its outcome; `None` if it was stopped or has not ended yet.
    pub outcome: Option<Outcome>,
}

impl Totals {
    /// The result of a search so far.
    pub fn of(solver: &Solver) -> Self {
        Self {
            counters: solver.counters(),
            outcome: solver.outcome(),
        }
    }

    /// The result of the explored part of a run.
    pub fn of_run(run: &Timeline) -> Self {
        Self {
            counters: run.frontier().counters(),
            outcome: run.outcome(),
        }
    }

    /// Whether it reached its goal: it was not stopped and did not give up.
    pub const fn has_succeeded(&self) -> bool {
        match self.outcome {
            Some(Outcome::Solved | Outcome::Enumerated | Outcome::NoSolution) => true,
            Some(Outcome::GaveUp) | None => false,
        }
    }

    /// The value of a counter: a lower bound if the run did not end.
    pub const fn amount(&self, counter: Counter) -> Amount {
        Amount {
            value: counter.of(&self.counters),
            is_least: self.outcome.is_none(),
        }
    }
}

/// An exact number, or a lower bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Amount {
    /// The number.
    pub value: u64,
    /// Whether the true number may be larger.
    pub is_least: bool,
}

impl Amount {
    /// The ratio of this to `other`.
    ///
    /// ```
    /// use recuo::analysis::comparison::{Amount, Ratio};
    ///
    /// let [six, two, none] = [6, 2, 0].map(|value| Amount { value, is_least: false });
    /// let two_or_more = Amount { is_least: true, ..two };
    /// assert_eq!(six.over(two), Ratio::Exactly(3.0));
    /// assert_eq!(six.over(two_or_more), Ratio::AtMost(3.0));
    /// assert_eq!(two_or_more.over(six), Ratio::AtLeast(1.0 / 3.0));
    /// assert_eq!(six.over(none), Ratio::Endless);
    /// ```
    pub fn over(self, other: Self) -> Ratio {
        let times = self.value as f64 / other.value as f64;
        match (self.is_least, other.is_least) {
            (true, true) => Ratio::Unknown,
            (false, true) if other.value == 0 => Ratio::Unknown,
            (false, true) => Ratio::AtMost(times),
            (is_least, false) if other.value == 0 => match (self.value, is_least) {
                (0, true) => Ratio::Unknown,
                (0, false) => Ratio::Exactly(1.0),
                _ => Ratio::Endless,
            },
            (true, false) => Ratio::AtLeast(times),
            (false, false) => Ratio::Exactly(times),
        }
    }
}

/// The ratio of two amounts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ratio {
    /// Exactly this. The ratio of zero to zero is one.
    Exactly(f64),
    /// This or more: the first run did not end.
    AtLeast(f64),
    /// This or less: the other run did not end.
    AtMost(f64),
    /// The other amount is zero.
    Endless,
    /// Unknown: neither run ended, or nothing is known about the other.
    Unknown,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::Goal;

    #[test]
    fn ratios_say_no_more_than_is_known() {
        let amount = |value, is_least| Amount { value, is_least };
        for (one, other, ratio) in [
            (amount(0, false), amount(0, false), Ratio::Exactly(1.0)),
            (amount(0, false), amount(5, false), Ratio::Exactly(0.0)),
            (amount(0, true), amount(0, false), Ratio::Unknown),
            (amount(3, true), amount(0, false), Ratio::Endless),
            (amount(3, true), amount(3, true), Ratio::Unknown),
            (amount(3, false), amount(0, true), Ratio::Unknown),
            (amount(3, true), amount(4, false), Ratio::AtLeast(0.75)),
        ] {
            assert_eq!(one.over(other), ratio, "{one:?} over {other:?}");
        }
    }

    #[test]
    fn counters_add_up_to_the_steps() {
        let line =
            "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
        let problem = text::read_one(line, &text::Options::default()).unwrap();
        for strategy in ["naive", "propagation", "singles"] {
            let mut solver = Solver::new(&problem, strategy.parse().unwrap(), Goal::First);
            let stopped = Totals::of(&solver);
            assert!(stopped.amount(Counter::Steps).is_least && !stopped.has_succeeded());
            solver.advance(&problem, u64::MAX);
            let run = Totals::of(&solver);
            let value = |counter: Counter| run.amount(counter).value;
            let events = [
                Counter::Selects,
                Counter::Conflicts,
                Counter::Placements,
                Counter::Backtracks,
                Counter::DeadEnds,
                Counter::NakedSingles,
                Counter::HiddenSingles,
                Counter::Sweeps,
            ];
            let last = match run.has_succeeded() {
                true => run.counters.solutions,
                false => 1,
            };
            let sum: u64 = events.into_iter().map(value).sum();
            assert_eq!(value(Counter::Steps), sum + last, "{strategy}");
            assert_eq!(
                value(Counter::Work),
                value(Counter::Tests) + value(Counter::Eliminations)
            );
        }
    }
}
