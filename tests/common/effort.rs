//! Measuring work independently of the machine's speed and load.

use std::time::Duration;

/// How often a disturbed measurement is repeated.
const TRIES: usize = 5;

/// Checks that work grows in proportion to its size, not quadratically. `size` is the size of the
/// larger work; the smaller is an eighth of it.
pub fn assert_in_proportion(what: &str, size: usize, work: impl Fn(usize)) {
    let took = |size| {
        let start = processor_time();
        work(size);
        processor_time() - start
    };
    let mut seen = Vec::new();
    for _ in 0..TRIES {
        let (small, large) = (took(size / 8), took(size));
        // Eight times as long, or 64 times if quadratic.
        if large < small * 24 {
            return;
        }
        seen.push((small, large));
    }
    panic!("{what}: {seen:?}");
}

/// The processor time of this thread.
#[cfg(unix)]
fn processor_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Time since some moment.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
