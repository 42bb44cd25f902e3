//! Seeking in a run of 10⁹ steps: any step of it, and the step before.

use crate::common::{Random, problem};
use crate::{queens, time};
use recuo::puzzle::Problem;
use recuo::solver::Goal;
use recuo::timeline::Timeline;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

const STEPS: u64 = 1_000_000_000;
const SEEKS: usize = 20_000;
/// Steps taken back after each of some seeks.
const STEPS_BACK: u64 = 20;
/// The puzzle against brute force without one of its givens.
const PUZZLE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2..........4...9";

pub fn report() {
    of("Sudoku", problem(PUZZLE));
    of("queens 16", queens::problem(16));
}

fn of(name: &str, problem: Problem) {
    let mut timeline = Timeline::new(
        Arc::new(problem),
        "naive".parse().expect("a strategy"),
        Goal::All,
    );
    let (taken, explored) = time(|| timeline.explore(STEPS));
    assert_eq!(explored, STEPS);
    println!(
        "timeline of {name}, {STEPS} steps explored in {:.2} s",
        taken.as_secs_f64()
    );
    println!(
        "  keyframes {:.2} MiB, one every {} steps",
        timeline.keyframe_bytes() as f64 / f64::from(1 << 20),
        timeline.spacing()
    );
    let mut random = Random(1_000_000_007);
    let seek = |timeline: &mut Timeline, step: u64| {
        let (taken, moment) = time(|| timeline.at(black_box(step)).expect("it is explored"));
        assert_eq!(moment.counters().steps, step);
        taken
    };
    let mut seeks = Vec::new();
    let mut back = Vec::new();
    for number in 0..SEEKS {
        let step = STEPS_BACK + random.below((STEPS - STEPS_BACK) as usize) as u64;
        seeks.push(seek(&mut timeline, step));
        if number % STEPS_BACK as usize == 0 {
            back.extend((1..=STEPS_BACK).map(|n| seek(&mut timeline, step - n)));
        }
    }
    print("seek", seeks);
    print("step back", back);
}

fn print(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let micros = |per_mille: usize| {
        let index = (times.len() - 1) * per_mille / 1000;
        times[index].as_secs_f64() * 1e6
    };
    let [median, high, most] = [500, 990, 1000].map(micros);
    println!("  {name:<12} p50 {median:>6.1} µs   p99 {high:>6.1} µs   max {most:>6.1} µs");
}
