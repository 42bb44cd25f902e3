//! Sets of puzzles: the overhead around the runs, and the gain from more cores.

use crate::propagation::problems;
use crate::{ROUNDS, time};
use recuo::analysis::set::{Set, SetPlan, run_on_threads};
use recuo::solver::{Goal, Solver};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

pub fn report() {
    let set = Set {
        puzzles: problems(),
        plan: SetPlan {
            strategies: ["fewest-candidates", "propagation"]
                .map(|id| id.parse().expect("a strategy"))
                .to_vec(),
            goal: Goal::First,
            max_steps: 100_000,
        },
    };
    let runs = set.plan.runs(set.puzzles.len());
    let cores = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let works: [(&str, &dyn Fn()); 4] = [
        ("runs alone", &|| alone(&set, 0, 1)),
        ("on one thread", &|| on_threads(&set, NonZeroUsize::MIN)),
        ("on every core", &|| on_threads(&set, cores)),
        // What the machine's cores can gain at most.
        ("alone on every core", &|| apart(&set, cores.get())),
    ];
    let mut best = [Duration::MAX; 4];
    // Alternating, so that each has its share of quiet moments.
    for _ in 0..ROUNDS {
        for ((_, work), best) in works.iter().zip(&mut best) {
            *best = time(work).0.min(*best);
        }
    }
    println!("sets, {runs} runs, {cores} cores");
    for ((name, _), taken) in works.iter().zip(best) {
        let rate = runs as f64 / taken.as_secs_f64();
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

fn on_threads(set: &Set, threads: NonZeroUsize) {
    let start = Instant::now();
    let done = AtomicUsize::new(0);
    run_on_threads(
        &set.plan,
        &set.puzzles,
        threads,
        || start.elapsed(),
        || false,
        |_| {
            done.fetch_add(1, Ordering::Relaxed);
        },
    );
    assert_eq!(done.into_inner(), set.plan.runs(set.puzzles.len()));
}
