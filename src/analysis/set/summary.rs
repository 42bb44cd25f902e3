//! A strategy's results on a set: counts, wins and quantiles.

use super::SetResults;
use crate::analysis::comparison::{Amount, Totals};
use crate::solver::{Counter, Outcome};

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
/// let amounts = [7, 3, 5].map(Amount::exact).into_iter().chain([stopped]);
/// let [.., median, _, _, most] = quantiles(amounts).expect("there are numbers");
/// assert_eq!((median, most), (Amount::exact(5), stopped));
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
