//! How large a search tree will be, estimated before it is searched.
//!
//! After Knuth, *Estimating the efficiency of backtrack programs* (1975). A probe walks from the root
//! to a leaf and chooses evenly among the values that the search would place. Where it has met 4,
//! 3 and 2 of them, a tree that branches like this everywhere has 4 + 4·3 + 4·3·2 guesses. The
//! expected value of that sum is the number of guesses in the whole tree, whatever its shape; but if
//! few branches hold most of the tree, most probes miss them, and the mean mostly lies below the
//! truth.

use crate::puzzle::{Problem, Random};
use crate::solver::{Goal, Solver, Strategy};
use std::sync::Arc;

/// The number of probes.
pub const PROBES: usize = 1_000;
/// The number of groups of consecutive probes, whose means show how far the estimate can be trusted.
const GROUPS: usize = 20;
/// The seed of the one stream of draws that all probes take.
const SEED: u64 = 1;

/// The estimated number of guesses in the whole tree. What is deduced is not counted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of all probes.
    pub guesses: f64,
    /// The second lowest mean of a group.
    pub low: f64,
    /// The second highest mean of a group.
    pub high: f64,
}

/// The probes of one tree so far, taken in slices.
#[derive(Clone)]
pub struct Estimator {
    problem: Arc<Problem>,
    start: Solver,
    random: Random,
    /// The sum of the guesses that the probes so far stand for, and that of each group.
    total: f64,
    groups: [f64; GROUPS],
    done: usize,
}

impl Estimator {
    /// Whether there is an estimate for a strategy: those that blame skip parts of the tree that a
    /// single way down does not show, and a sweep has no tree.
    pub const fn is_for(strategy: Strategy) -> bool {
        matches!(strategy, Strategy::Search(_)) && !strategy.blames()
    }

    /// No probes yet; `None` for strategies without an estimate.
    pub fn new(problem: Arc<Problem>, strategy: Strategy) -> Option<Self> {
        Self::is_for(strategy).then(|| Self {
            start: Solver::new(&problem, strategy, Goal::All),
            problem,
            random: Random::new(SEED),
            total: 0.0,
            groups: [0.0; GROUPS],
            done: 0,
        })
    }

    /// Takes up to this many probes more. Returns the estimate once all have been taken.
    pub fn advance(&mut self, probes: usize) -> Option<Estimate> {
        for _ in 0..probes.min(PROBES - self.done) {
            let guesses = self.probe();
            self.total += guesses;
            self.groups[self.done / (PROBES / GROUPS)] += guesses;
            self.done += 1;
        }
        (self.done == PROBES).then(|| {
            let mut means = self.groups.map(|sum| sum / (PROBES / GROUPS) as f64);
            means.sort_by(f64::total_cmp);
            Estimate {
                guesses: self.total / PROBES as f64,
                low: means[1],
                high: means[GROUPS - 2],
            }
        })
    }

    fn probe(&mut self) -> f64 {
        let mut solver = self.start.clone();
        let (mut reached, mut guesses) = (1.0, 0.0);
        let mut pick = |options| self.random.below(options);
        while let Some(options) = solver.descend(&self.problem, &mut pick) {
            reached *= options as f64;
            guesses += reached;
        }
        guesses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Topology, text};

    const FIRST_PROGRAM: &str =
        "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";

    fn sudoku(line: &str) -> Arc<Problem> {
        Arc::new(text::read_one(line, &text::Options::default()).unwrap())
    }

    fn empty(family: &str) -> Arc<Problem> {
        let topology = Topology::new(family.parse().unwrap());
        let givens = vec![None; topology.cells()];
        Arc::new(Problem::on(&topology, &givens).unwrap())
    }

    fn estimate(problem: &Arc<Problem>, strategy: &str) -> Option<Estimate> {
        let mut estimator = Estimator::new(Arc::clone(problem), strategy.parse().unwrap())?;
        // The size of the slices does not matter.
        while estimator.advance(7).is_none() {}
        estimator.advance(0)
    }

    /// These figures were computed by independent programs.
    #[test]
    fn figures_are_exact() {
        let [queens, america] = ["queens:8", "map:south-america:4"].map(empty);
        let first = sudoku(FIRST_PROGRAM);
        for (problem, strategy, guesses, low, high) in [
            (&queens, "naive", 2_095.368, 1_927.36, 2_297.60),
            (&first, "naive", 35_740.155, 452.34, 136_859.94),
            (&america, "naive", 32_702.416, 28_242.88, 38_818.24),
            (&queens, "propagation", 594.216, 533.92, 632.0),
        ] {
            let expected = Estimate { guesses, low, high };
            assert_eq!(estimate(problem, strategy), Some(expected), "{strategy}");
        }
    }

    #[test]
    fn the_order_of_values_makes_no_difference() {
        let first = sudoku(FIRST_PROGRAM);
        for (one, other) in [
            ("naive", "row-major + descending + rules"),
            ("masks", "row-major + descending + masks"),
        ] {
            assert_eq!(estimate(&first, one), estimate(&first, other));
        }
    }

    #[test]
    fn only_trees_that_are_searched_whole_have_an_estimate() {
        let first = sudoku(FIRST_PROGRAM);
        for (id, _) in Strategy::NAMED {
            let has_none = ["singles", "backjumping", "learning"].contains(&id);
            assert_eq!(estimate(&first, id).is_none(), has_none, "{id}");
        }
        // Nothing is guessed where everything follows.
        let solved = estimate(&sudoku("1234341221434..."), "propagation").unwrap();
        assert_eq!([solved.guesses, solved.low, solved.high], [0.0; 3]);
    }

    /// The guesses on all ways down together.
    fn whole_tree(solver: &Solver, problem: &Problem) -> u64 {
        let mut guesses = 0;
        for option in 0.. {
            let mut below = solver.clone();
            match below.descend(problem, |options| option.min(options - 1)) {
                Some(options) if option < options => guesses += 1 + whole_tree(&below, problem),
                Some(_) | None => break,
            }
        }
        guesses
    }

    /// The ways down are those of the search, under every strategy.
    #[test]
    fn all_ways_down_make_the_tree_of_the_search() {
        let problems = [
            sudoku("1....2....3....."),
            empty("queens:6"),
            empty("map:australia:3"),
        ];
        let turned = "row-major + descending + forward-checking".parse().unwrap();
        let named = Strategy::NAMED.map(|(_, strategy)| strategy);
        for problem in &problems {
            for strategy in named.into_iter().chain([turned]) {
                let Some(estimator) = Estimator::new(Arc::clone(problem), strategy) else {
                    continue;
                };
                let mut search = estimator.start.clone();
                search.advance(problem, u64::MAX);
                let placements = search.counters().placements;
                assert_eq!(
                    whole_tree(&estimator.start, problem),
                    placements,
                    "{strategy}"
                );
            }
        }
    }
}
