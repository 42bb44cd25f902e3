//! Sets of puzzles: the overhead around the runs, and the gain from more cores.

use crate::propagation::problems;
use crate::{ROUNDS, time};
use recuo::analysis::set::{Plan, Set, SetRun, run_on_threads};
use recuo::solver::{Goal, Solver};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// Steps of a slice, as between two frames of the window.
const SLICE: u64 = 100_000;

pub fn report() {
    let set = Arc::new(Set {
        puzzles: problems(),
        plan: Plan {
            strategies: ["fewest-candidates", "propagation"]
                .map(|id| id.parse().expect("a strategy"))
                .to_vec(),
            goal: Goal::First,
            max_steps: 100_000,
        },
    });
    let cores = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let works: [(&str, &dyn Fn()); 5] = [
        ("runs alone", &|| alone(&set, 0, 1)),
        ("in slices", &|| in_slices(&set)),
        ("on one thread", &|| on_threads(&set, NonZeroUsize::MIN)),
        ("on every core", &|| on_threads(&set, cores)),
        // What the machine's cores can gain at most.
        ("alone on every core", &|| apart(&set, cores.get())),
    ];
    let mut best = [Duration::MAX; 5];
    // Alternating, so that each has its share of quiet moments.
    for _ in 0..ROUNDS {
        for ((_, work), best) in works.iter().zip(&mut best) {
            *best = time(work).0.min(*best);
        }
    }
    println!("sets, {} runs, {cores} cores", set.runs());
    for ((name, _), taken) in works.iter().zip(best) {
        let rate = set.runs() as f64 / taken.as_secs_f64();
        let ratio = best[0].as_secs_f64() / taken.as_secs_f64();
        println!("  {name:<20} {rate:>18.0} runs/s {ratio:>8.2} × the runs alone");
    }
}

/// The same runs without any overhead: of every `count` puzzles the one with this number.
fn alone(set: &Set, number: usize, count: usize) {
    for problem in set.puzzles.iter().skip(number).step_by(count) {
        for strategy in &set.plan.strategies {
            let mut solver = Solver::new(problem, *strategy, set.plan.goal);
            solver.advance(problem, set.plan.max_steps);
        }
    }
}

/// The same runs divided among threads that know nothing of each other.
fn apart(set: &Set, threads: usize) {
    std::thread::scope(|scope| {
        for number in 0..threads {
            scope.spawn(move || alone(set, number, threads));
        }
    });
}

fn in_slices(set: &Arc<Set>) {
    let mut run = SetRun::new(Arc::clone(set));
    while !run.advance(SLICE) {}
}

fn on_threads(set: &Set, threads: NonZeroUsize) {
    let start = Instant::now();
    let clock = || start.elapsed();
    let mut done = 0;
    run_on_threads(
        &set.plan,
        set.puzzles.iter(),
        threads,
        NonZeroUsize::MIN,
        clock,
        || false,
        |runs| done += runs.len(),
    );
    assert_eq!(done, set.runs());
}
