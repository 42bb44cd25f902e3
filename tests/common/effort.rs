//! How much work something is, whatever the machine and whatever else it does.

use std::time::Duration;

/// How often a measurement is repeated that something has disturbed.
const TRIES: usize = 5;

/// Checks that work grows with its size and not with the square of it. `size` is the size of the
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
        // Eight times as long, or with the square 64 times.
        if large < small * 24 {
            return;
        }
        seen.push((small, large));
    }
    panic!("{what}: {seen:?}");
}

/// How long this thread has worked.
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
