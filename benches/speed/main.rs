//! The speed of the core on this machine. Each part prints its measurements; times are the best of
//! [`ROUNDS`], so that other load counts little.

#[path = "../../tests/common/mod.rs"]
mod common;
mod domains;
mod propagation;
mod queens;
mod rules;
mod seek;
mod sets;
mod yardstick;

use std::time::{Duration, Instant};

const ROUNDS: usize = 3;

fn main() {
    rules::report();
    domains::report();
    propagation::report();
    queens::report();
    sets::report();
    seek::report();
}

/// Measures the time of some work.
fn time<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed(), result)
}

/// Millions per second.
fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}
