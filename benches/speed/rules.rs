//! `naive`: silent advance and stepping, compared with a hand-written search.

use crate::common::{AGAINST_BRUTE_FORCE, problem};
use crate::yardstick::Yardstick;
use crate::{ROUNDS, millions, time};
use recuo::puzzle::Problem;
use recuo::solver::{Goal, Solver};
use std::hint::black_box;
use std::time::Duration;

pub fn report() {
    let problem = problem(AGAINST_BRUTE_FORCE);
    let mut best = [Duration::MAX; 3];
    let mut steps = [0; 3];
    // Alternating, so that each has its share of quiet moments.
    for _ in 0..ROUNDS {
        let works: [&dyn Fn() -> u64; 3] =
            [&yardstick, &|| stepped(&problem), &|| silent(&problem)];
        for (index, work) in works.into_iter().enumerate() {
            let (taken, count) = time(work);
            best[index] = best[index].min(taken);
            steps[index] = count;
        }
    }
    assert!(steps.iter().all(|count| *count == steps[0]), "{steps:?}");
    println!("naive, {} steps", steps[0]);
    for (name, taken) in ["recursive yardstick", "step with event", "silent advance"]
        .iter()
        .zip(best)
    {
        let ratio = best[0].as_secs_f64() / taken.as_secs_f64();
        let (seconds, rate) = (taken.as_secs_f64(), millions(steps[0], taken));
        println!(
            "  {name:<20} {seconds:>7.3} s {rate:>8.1} M steps/s {ratio:>6.2} × the yardstick"
        );
    }
}

fn yardstick() -> u64 {
    let mut yardstick = Yardstick::new(black_box(AGAINST_BRUTE_FORCE));
    assert!(yardstick.solve(0));
    yardstick.steps()
}

fn stepped(problem: &Problem) -> u64 {
    let mut solver = solver(problem);
    while let Some(event) = solver.step(problem) {
        black_box(event);
    }
    solver.counters().steps
}

fn silent(problem: &Problem) -> u64 {
    let mut solver = solver(problem);
    solver.advance(problem, u64::MAX);
    solver.counters().steps
}

fn solver(problem: &Problem) -> Solver {
    Solver::new(problem, "naive".parse().expect("a strategy"), Goal::First)
}
