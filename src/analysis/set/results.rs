//! What the runs of a set have come to.

use super::packed::Packed;
use super::plan::Plan;
use crate::analysis::comparison::Totals;
use crate::solver::{Counters, Outcome, Strategy};
use std::num::NonZeroUsize;
use std::time::Duration;

/// The results of runs on puzzles: 48 bytes each, and with their times 52 or, if they were
/// repeated, 60.
#[derive(Clone, Debug)]
pub struct Results {
    strategies: Vec<Strategy>,
    puzzles: usize,
    done: usize,
    /// A row per run: its state, its counters, its times in nanoseconds.
    rows: Packed,
    /// The number of times kept.
    times: usize,
}

/// The result of a run, and the time it took each time, in ascending order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timed {
    /// The run's number in the set.
    pub number: usize,
    /// Its result.
    pub run: Totals,
    /// How long it took each time, in ascending order.
    pub times: Vec<Duration>,
}

/// The time of a run that was timed once or more often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// The shortest.
    pub least: Duration,
    /// The middle one.
    pub median: Duration,
    /// The longest.
    pub most: Duration,
}

/// The column of a run's state: 0 if it is open.
const STATE: usize = 0;
/// The column of its first counter.
const COUNTERS: usize = 1;
/// The column of its first time.
const TIMES: usize = COUNTERS + Counters::KEPT;

impl Results {
    /// The results on so many puzzles, all open. Times are kept if there are `repeats`: one per run, or
    /// three if it is repeated.
    pub fn new(plan: &Plan, puzzles: usize, repeats: Option<NonZeroUsize>) -> Self {
        let times = match repeats.map(NonZeroUsize::get) {
            None => 0,
            Some(1) => 1,
            Some(_) => 3,
        };
        Self {
            strategies: plan.strategies.clone(),
            puzzles,
            done: 0,
            rows: Packed::new(TIMES + times),
            times,
        }
    }

    /// Expects results on one more puzzle.
    pub fn add_puzzle(&mut self) {
        self.puzzles += 1;
    }

    /// Records the result of a run. Without times it has taken none.
    pub fn note(&mut self, timed: &Timed) {
        let (row, run) = (timed.number, &timed.run);
        self.done += usize::from(self.rows.get(row, STATE) == 0);
        let outcome = run
            .outcome
            .map_or(Outcome::ALL.len(), |outcome| outcome as usize);
        let state = 1 + 2 * outcome as u64 + run.counters.has_uncounted_end();
        self.rows.set(row, STATE, state);
        let mut column = COUNTERS;
        run.counters.fold(|number| {
            self.rows.set(row, column, number);
            column += 1;
        });
        let times = &timed.times;
        let of = |rank: usize| times.get(rank).map_or(0, |time| time.as_nanos() as u64);
        let last = times.len().saturating_sub(1);
        for (column, rank) in [last / 2, 0, last].into_iter().enumerate().take(self.times) {
            self.rows.set(row, TIMES + column, of(rank));
        }
    }

    /// The number of puzzles.
    pub const fn puzzles(&self) -> usize {
        self.puzzles
    }

    /// The number of runs, finished or not.
    pub const fn runs(&self) -> usize {
        self.puzzles * self.strategies.len()
    }

    /// The number of finished runs.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all runs are finished.
    pub const fn is_whole(&self) -> bool {
        self.done == self.runs()
    }

    /// The result of a run; `None` if it is not finished.
    pub fn of(&self, puzzle: usize, strategy: usize) -> Option<Totals> {
        let row = self.number(puzzle, strategy);
        let state = self.rows.get(row, STATE).checked_sub(1)?;
        let mut columns = COUNTERS..;
        let next = || self.rows.get(row, columns.next().unwrap_or(STATE));
        Some(Totals {
            counters: Counters::of_run(next, self.strategies[strategy], state % 2 == 1),
            // A stopped run has none.
            outcome: Outcome::ALL.get(state as usize / 2).copied(),
        })
    }

    /// The time of a run; zero if it was not kept.
    pub fn time(&self, puzzle: usize, strategy: usize) -> Time {
        let row = self.number(puzzle, strategy);
        let time = |column: usize| match column < self.times {
            true => Duration::from_nanos(self.rows.get(row, TIMES + column)),
            false => Duration::ZERO,
        };
        let median = time(0);
        match self.times {
            3 => Time {
                least: time(1),
                median,
                most: time(2),
            },
            _ => Time {
                least: median,
                median,
                most: median,
            },
        }
    }

    /// The results on a puzzle, one per strategy.
    pub fn puzzle(&self, puzzle: usize) -> impl Iterator<Item = Option<Totals>> + '_ {
        (0..self.strategies.len()).map(move |strategy| self.of(puzzle, strategy))
    }

    /// The results of a strategy, one per puzzle.
    pub fn strategy(&self, strategy: usize) -> impl Iterator<Item = Option<Totals>> + '_ {
        (0..self.puzzles).map(move |puzzle| self.of(puzzle, strategy))
    }

    const fn number(&self, puzzle: usize, strategy: usize) -> usize {
        puzzle * self.strategies.len() + strategy
    }
}
