//! Running strategies on sets of puzzles.

use super::comparison::{Amount, Totals};
use crate::puzzle::Problem;
use crate::solver::{Counter, Goal, Outcome, Solver, Strategy};
use std::borrow::Borrow;
use std::fmt::{self, Display};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// Steps between two checks whether to stop: some milliseconds.
const SLICE: u64 = 1 << 20;

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

/// Runs a plan on every puzzle, on at most `threads` threads. Returns when all runs are finished,
/// or soon after `is_stopped` says so; unfinished runs are left out then.
///
/// `note` is called on these threads with each finished run, in no particular order. Apart from the
/// times, the results depend on the set alone. `clock` gives the time since any fixed moment.
pub fn run_on_threads<P: Borrow<Problem> + Sync>(
    plan: &SetPlan,
    puzzles: &[P],
    threads: NonZeroUsize,
    clock: impl Fn() -> Duration + Sync,
    is_stopped: impl Fn() -> bool + Sync,
    note: impl Fn(FinishedRun) + Sync,
) {
    let runs = plan.runs(puzzles.len());
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= runs {
                return;
            }
            let (puzzle, strategy) = plan.place(number);
            let problem = puzzles[puzzle].borrow();
            let start = clock();
            let mut attempt = plan.attempt(problem, strategy);
            let totals = loop {
                if is_stopped() {
                    return;
                }
                if let Some(totals) = attempt.advance(problem, SLICE) {
                    break totals;
                }
            };
            let time = clock().saturating_sub(start);
            note(FinishedRun {
                number,
                totals,
                time,
            });
        }
    };
    thread::scope(|scope| {
        // The system may allow fewer threads, or none but this one.
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        (1..threads.get().min(runs)).take_while(start).count();
        work();
    });
}

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

/// The quantiles of a summary, in thousandths: least, lower quartile, median, upper quartile, nine
/// tenths, most.
pub const QUANTILES: [usize; 6] = [0, 250, 500, 750, 900, 1000];

/// A strategy's results on a set, of its finished runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Runs that gave up: only sweeps do.
    pub gave_up: usize,
    /// Runs stopped at the limit.
    pub limited: usize,
    /// Puzzles on which it succeeded with less than every other strategy that succeeded.
    pub wins: usize,
    /// Puzzles on which it succeeded with the least, but not alone.
    pub ties: usize,
}

impl Summary {
    /// The summary of a strategy. Puzzles are won by the least of this counter.
    pub fn of(results: &SetResults, strategy: usize, by: Counter) -> Self {
        let count = |outcome| {
            let runs = results.strategy(strategy).flatten();
            runs.filter(|run| run.outcome == outcome).count()
        };
        let (mut wins, mut ties) = (0, 0);
        for puzzle in 0..results.puzzles() {
            match least_by(results, puzzle, strategy, by) {
                Some(1) => wins += 1,
                Some(_) => ties += 1,
                None => {}
            }
        }
        Self {
            gave_up: count(Some(Outcome::GaveUp)),
            limited: count(None),
            wins,
            ties,
        }
    }
}

/// How many strategies succeeded on a puzzle with the least of a counter, if this is one of them.
fn least_by(results: &SetResults, puzzle: usize, strategy: usize, by: Counter) -> Option<usize> {
    let amount = |run: Option<Totals>| {
        run.filter(Totals::has_succeeded)
            .map(|run| run.amount(by).value)
    };
    let own = amount(results.of(puzzle, strategy))?;
    let amounts = || results.puzzle(puzzle).filter_map(amount);
    let is_least = amounts().all(|other| own <= other);
    is_least.then(|| amounts().filter(|other| *other == own).count())
}

/// The [`QUANTILES`] of numbers; `None` if there are no numbers.
///
/// By nearest rank: the nth quantile is the smallest of the numbers that at least n thousandths of
/// them do not exceed. Lower bounds are included: a quantile is marked as a lower bound if it may
/// be larger.
///
/// ```
/// use recuo::analysis::comparison::Amount;
/// use recuo::analysis::set::quantiles;
///
/// let stopped = Amount { value: 100, is_least: true };
/// let [three, five, seven] = [3, 5, 7].map(|value| Amount { value, is_least: false });
/// let [.., median, _, _, most] = quantiles([seven, three, five, stopped]).expect("there are numbers");
/// assert_eq!((median, most), (five, stopped));
/// ```
pub fn quantiles(amounts: impl IntoIterator<Item = Amount>) -> Option<[Amount; QUANTILES.len()]> {
    let mut sorted: Vec<_> = amounts
        .into_iter()
        .map(|amount| (amount.value, amount.is_least))
        .collect();
    sorted.sort_unstable();
    let quantile = |thousandths: usize| {
        let rank = (thousandths * sorted.len()).div_ceil(1000).max(1);
        let (value, _) = *sorted.get(rank - 1)?;
        let known = sorted.iter().take_while(|(other, _)| *other <= value);
        // As if every lower bound were unbounded.
        let exact = known.filter(|(_, is_least)| !is_least).count();
        Some(Amount {
            value,
            is_least: exact < rank,
        })
    };
    let quantiles: Vec<Amount> = QUANTILES.into_iter().filter_map(quantile).collect();
    quantiles.try_into().ok()
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
    use proptest::prelude::*;

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

    proptest! {
        /// No quantile is wrong, whatever the stopped runs would have taken.
        #[test]
        fn quantiles_never_say_too_much(numbers in prop::collection::vec((0u64..50, 0u64..50, any::<bool>()), 1..40)) {
            let given = quantiles(numbers.iter().map(|(value, _, is_least)| Amount {
                value: *value,
                is_least: *is_least,
            })).unwrap();
            let mut truth: Vec<u64> = numbers.iter()
                .map(|(value, more, is_least)| value + if *is_least { *more } else { 0 }).collect();
            truth.sort_unstable();
            for (given, thousandths) in given.into_iter().zip(QUANTILES) {
                let reaches = |n: &&u64| {
                    let count = truth.iter().filter(|other| other <= n).count();
                    count * 1000 >= thousandths * truth.len()
                };
                let truth = *truth.iter().find(reaches).unwrap();
                prop_assert!(given.value <= truth);
                prop_assert!(given.is_least || given.value == truth);
            }
            // Nothing is marked without need.
            let all_known = numbers.iter().all(|(.., is_least)| !is_least);
            prop_assert!(!all_known || given.iter().all(|amount| !amount.is_least));
        }
    }

    #[test]
    fn without_numbers_there_are_no_quantiles() {
        assert_eq!(quantiles([]), None);
    }
}
