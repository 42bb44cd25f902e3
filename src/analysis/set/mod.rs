//! Running strategies on sets of puzzles.

mod results;
mod summary;
mod workers;

pub use results::{FinishedRun, SetResults};
pub use summary::{QUANTILES, Summary, quantiles};
pub use workers::run_on_threads;

use super::comparison::Totals;
use crate::puzzle::Problem;
use crate::solver::{Goal, Solver, Strategy};
use std::fmt::{self, Display};

/// What is run on every puzzle of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetPlan {
    /// The strategies.
    pub strategies: Vec<Strategy>,
    /// The goal of each run.
    pub goal: Goal,
    /// The step limit of a run. A run that reaches it is stopped and counted as stopped.
    pub max_steps: u64,
}

/// Puzzles, and what is run on each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// The puzzles.
    pub puzzles: Vec<Problem>,
    /// What is run on every puzzle.
    pub plan: SetPlan,
}

/// A run in progress.
pub struct Attempt {
    solver: Solver,
    left: u64,
}

impl SetPlan {
    /// The number of runs on this many puzzles: one per puzzle and strategy.
    pub const fn runs(&self, puzzles: usize) -> usize {
        puzzles * self.strategies.len()
    }

    /// The puzzle and the strategy of a run. Runs are numbered puzzle by puzzle.
    pub const fn place(&self, run: usize) -> (usize, usize) {
        (run / self.strategies.len(), run % self.strategies.len())
    }

    /// Starts a run of a strategy on a puzzle.
    pub fn attempt(&self, problem: &Problem, strategy: usize) -> Attempt {
        Attempt {
            solver: Solver::new(problem, self.strategies[strategy], self.goal),
            left: self.max_steps,
        }
    }
}

impl Attempt {
    /// Runs for at most `budget` steps. Returns the result once the run has ended or reached its
    /// limit.
    pub fn advance(&mut self, problem: &Problem, budget: u64) -> Option<Totals> {
        self.left -= self.solver.advance(problem, self.left.min(budget));
        (self.solver.has_ended() || self.left == 0).then(|| Totals::of(&self.solver))
    }
}

/// Every Nth puzzle of a set: shard K of N takes the puzzles whose places leave K − 1 when divided
/// by N. Places are counted from 0, and puzzles that cannot be read have places too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    number: usize,
    count: usize,
}

impl Shard {
    /// The most shards.
    pub const MOST: usize = 10_000;

    /// Reads `K/N`; `None` if it is no shard.
    pub fn read(text: &str) -> Option<Self> {
        let (number, count) = text.split_once('/')?;
        let (number, count) = (number.parse().ok()?, count.parse().ok()?);
        let is_one = (1..=count).contains(&number) && count <= Self::MOST;
        is_one.then_some(Self { number, count })
    }

    /// Whether it takes the puzzle at this place.
    pub const fn takes(self, place: usize) -> bool {
        place % self.count == self.number - 1
    }
}

impl Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_is_in_one_shard() {
        for count in [1, 2, 7] {
            let shards =
                (1..=count).map(|number| Shard::read(&format!("{number}/{count}")).unwrap());
            let shards: Vec<Shard> = shards.collect();
            for place in 0..30 {
                let takers: Vec<_> = shards.iter().filter(|shard| shard.takes(place)).collect();
                assert_eq!(takers, [&shards[place % count]]);
            }
        }
        for bad in [
            "", "1", "0/1", "2/1", "1/0", "-1/2", "1/10001", "a/b", "1/2/3",
        ] {
            assert_eq!(Shard::read(bad), None, "{bad}");
        }
    }
}
