//! Runs a set while the window goes on: on every core or, without threads, in slices.

use crate::analysis::set::{FinishedRun, Set};
use crate::window::platform;
use std::sync::Arc;
use std::time::Duration;

#[cfg(target_arch = "wasm32")]
pub use slices::Runner;
#[cfg(not(target_arch = "wasm32"))]
pub use threads::Runner;

/// The time since a fixed moment, to measure runs with.
fn clock() -> Duration {
    Duration::from_secs_f64(platform::now().max(0.0))
}

#[cfg(not(target_arch = "wasm32"))]
mod threads {
    use super::*;
    use crate::analysis::set::run_on_threads;
    use std::num::NonZeroUsize;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{self, Receiver};
    use std::thread;

    /// Threads at work. They stop when this is dropped.
    pub struct Runner {
        /// The set it runs.
        pub set: Arc<Set>,
        is_stopped: Arc<AtomicBool>,
        done: Receiver<FinishedRun>,
    }

    impl Runner {
        /// Whether it needs slices: threads work on their own.
        pub const NEEDS_SLICES: bool = false;

        /// Starts the threads.
        pub fn start(set: Arc<Set>) -> Self {
            let is_stopped = Arc::new(AtomicBool::new(false));
            let (out, done) = mpsc::channel();
            let (own, stopped) = (Arc::clone(&set), Arc::clone(&is_stopped));
            thread::spawn(move || {
                let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
                run_on_threads(
                    &own.plan,
                    &own.puzzles,
                    cores,
                    clock,
                    || stopped.load(Ordering::Relaxed),
                    // The receiver is gone once the window is closed.
                    |run| out.send(run).unwrap_or_default(),
                );
            });
            Self {
                set,
                is_stopped,
                done,
            }
        }

        /// The runs finished since the last call.
        pub fn take(&mut self, _slices: usize) -> Vec<FinishedRun> {
            self.done.try_iter().collect()
        }
    }

    impl Drop for Runner {
        fn drop(&mut self) {
            self.is_stopped.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod slices {
    use super::*;
    use crate::analysis::set::Attempt;

    /// Steps per slice.
    const SLICE: u64 = 1 << 12;

    /// The run in progress.
    pub struct Runner {
        /// The set it runs.
        pub set: Arc<Set>,
        next: usize,
        attempt: Option<(Attempt, Duration)>,
    }

    impl Runner {
        /// Whether it needs slices.
        pub const NEEDS_SLICES: bool = true;

        /// Starts with the first run.
        pub fn start(set: Arc<Set>) -> Self {
            Self {
                set,
                next: 0,
                attempt: None,
            }
        }

        /// Does this many slices. Returns the runs finished in them.
        pub fn take(&mut self, slices: usize) -> Vec<FinishedRun> {
            let mut done = Vec::new();
            for _ in 0..slices {
                let Set { plan, puzzles } = &*self.set;
                if self.next == plan.runs(puzzles.len()) {
                    break;
                }
                let (puzzle, strategy) = plan.place(self.next);
                let problem = &puzzles[puzzle];
                let fresh = || (plan.attempt(problem, strategy), Duration::ZERO);
                let (mut attempt, spent) = self.attempt.take().unwrap_or_else(fresh);
                let before = clock();
                let totals = attempt.advance(problem, SLICE);
                let time = spent + clock().saturating_sub(before);
                let Some(totals) = totals else {
                    self.attempt = Some((attempt, time));
                    continue;
                };
                done.push(FinishedRun {
                    number: self.next,
                    totals,
                    time,
                });
                self.next += 1;
            }
            done
        }
    }
}
