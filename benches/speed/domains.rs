//! Strategies that keep domains, one event per step.

use crate::common::{AGAINST_BRUTE_FORCE, problem};
use crate::{ROUNDS, millions, time};
use recuo::solver::{Goal, Solver};
use std::hint::black_box;

const STEPS: u64 = 10_000_000;

pub fn report() {
    println!("domains, {STEPS} steps with events");
    // With few givens no strategy reaches an end.
    let line = AGAINST_BRUTE_FORCE.replace(['7', '8', '9'], ".");
    let problem = problem(&line);
    for strategy in [
        "masks",
        "forward-checking",
        "fewest-candidates",
        "propagation",
        "algorithm-x",
    ] {
        let run = || {
            let mut solver =
                Solver::new(&problem, strategy.parse().expect("a strategy"), Goal::All);
            for _ in 0..STEPS {
                black_box(solver.step(&problem));
            }
            assert_eq!(solver.counters().steps, STEPS);
        };
        let best = (0..ROUNDS).map(|_| time(run).0).min().expect("a round");
        println!("  {strategy:<20} {:>18.1} M steps/s", millions(STEPS, best));
    }
}
