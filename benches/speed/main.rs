//! How fast the core is on this machine. Each part prints what it measures; times are the best of
//! [`ROUNDS`], so that what else the machine does counts little.

#[path = "../../tests/common/mod.rs"]
mod common;
mod domains;
mod propagation;
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
    sets::report();
    seek::report();
}

/// How long this takes.
fn time<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed(), result)
}

/// Millions a second.
fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}
