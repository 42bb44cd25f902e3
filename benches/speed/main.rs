//! The speed of the core on this machine. Each part prints its measurements; times are the best of
//! [`ROUNDS`], so that other load counts little. `cargo bench --bench speed -- rules seek` runs these parts alone.

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

const PARTS: [(&str, fn()); 6] = [
    ("rules", rules::report),
    ("domains", domains::report),
    ("propagation", propagation::report),
    ("queens", queens::report),
    ("sets", sets::report),
    ("seek", seek::report),
];

fn main() {
    // Cargo adds options of its own.
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let asked: Vec<&String> = asked.iter().filter(|name| !name.starts_with('-')).collect();
    for (name, report) in PARTS {
        if asked.is_empty() || asked.iter().any(|other| *other == name) {
            report();
        }
    }
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
