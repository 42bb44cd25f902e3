//! The results of the runs of a set.

use super::SetPlan;
use crate::analysis::comparison::Totals;
use std::time::Duration;

/// The results of runs on puzzles, numbered puzzle by puzzle: 144 bytes a run.
#[derive(Clone, Debug)]
pub struct SetResults {
    strategies: usize,
    puzzles: usize,
    done: usize,
    runs: Vec<Option<(Totals, Duration)>>,
}

/// The result of a run, and how long it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinishedRun {
    /// The run's number in the set.
    pub number: usize,
    /// Its counters and its outcome.
    pub totals: Totals,
    /// How long it took.
    pub time: Duration,
}

impl SetResults {
    /// The results on this many puzzles, none known yet.
    pub fn new(plan: &SetPlan, puzzles: usize) -> Self {
        Self {
            strategies: plan.strategies.len(),
            puzzles,
            done: 0,
            runs: vec![None; plan.runs(puzzles)],
        }
    }

    /// Records the result of a run.
    pub fn note(&mut self, run: FinishedRun) {
        let before = self.runs[run.number].replace((run.totals, run.time));
        self.done += usize::from(before.is_none());
    }

    /// Appends the results on other puzzles.
    pub fn append(&mut self, other: Self) {
        self.puzzles += other.puzzles;
        self.done += other.done;
        self.runs.extend(other.runs);
    }

    /// The number of puzzles.
    pub const fn puzzles(&self) -> usize {
        self.puzzles
    }

    /// The number of runs, finished or not.
    pub const fn runs(&self) -> usize {
        self.runs.len()
    }

    /// The number of finished runs.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all runs are finished.
    pub const fn is_whole(&self) -> bool {
        self.done == self.runs.len()
    }

    /// The result of a run; `None` if it is not finished.
    pub fn of(&self, puzzle: usize, strategy: usize) -> Option<Totals> {
        self.runs[puzzle * self.strategies + strategy].map(|(totals, _)| totals)
    }

    /// How long a run took; `None` if it is not finished.
    pub fn time(&self, puzzle: usize, strategy: usize) -> Option<Duration> {
        self.runs[puzzle * self.strategies + strategy].map(|(_, time)| time)
    }

    /// The results on a puzzle, one per strategy.
    pub fn puzzle(&self, puzzle: usize) -> impl Iterator<Item = Option<Totals>> + '_ {
        (0..self.strategies).map(move |strategy| self.of(puzzle, strategy))
    }

    /// The results of a strategy, one per puzzle.
    pub fn strategy(&self, strategy: usize) -> impl Iterator<Item = Option<Totals>> + '_ {
        (0..self.puzzles).map(move |puzzle| self.of(puzzle, strategy))
    }
}
