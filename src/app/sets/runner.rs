//! Carrying out a set while the window goes on: on every core, or in slices where there are no threads.

use crate::analysis::set::{Set, Timed};
use std::sync::Arc;

#[cfg(target_arch = "wasm32")]
pub use slices::Runner;
#[cfg(not(target_arch = "wasm32"))]
pub use threads::Runner;

#[cfg(not(target_arch = "wasm32"))]
mod threads {
    use super::*;
    use crate::analysis::set::run_on_threads;
    use std::num::NonZeroUsize;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{self, Receiver};
    use std::thread;
    use std::time::Instant;

    /// The threads at work; they stop when it is dropped.
    pub struct Runner {
        is_stopped: Arc<AtomicBool>,
        done: Receiver<Timed>,
    }

    impl Runner {
        /// Begins.
        pub fn start(set: Arc<Set>) -> Self {
            let is_stopped = Arc::new(AtomicBool::new(false));
            let (out, done) = mpsc::channel();
            let stopped = Arc::clone(&is_stopped);
            thread::spawn(move || {
                let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
                let start = Instant::now();
                run_on_threads(
                    &set,
                    cores,
                    NonZeroUsize::MIN,
                    || start.elapsed(),
                    || stopped.load(Ordering::Relaxed),
                    // Nobody listens any more once the window is closed.
                    |timed| drop(out.send(timed)),
                );
            });
            Self { is_stopped, done }
        }

        /// What has been done since it was asked last.
        pub fn take(&mut self) -> Vec<Timed> {
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
    use crate::window::platform;
    use std::time::Duration;

    /// How long a frame may work, in seconds.
    const PATIENCE: f64 = 0.008;
    /// Steps between two looks at the clock.
    const SLICE: u64 = 1 << 12;

    /// The run that is on its way.
    pub struct Runner {
        set: Arc<Set>,
        next: usize,
        attempt: Option<(crate::analysis::set::Attempt, f64)>,
    }

    impl Runner {
        /// Begins.
        pub fn start(set: Arc<Set>) -> Self {
            Self {
                set,
                next: 0,
                attempt: None,
            }
        }

        /// Goes on for a while; what has been done in it.
        pub fn take(&mut self) -> Vec<Timed> {
            let start = platform::now();
            let mut done = Vec::new();
            while self.next < self.set.runs() && platform::now() - start < PATIENCE {
                let (puzzle, _) = self.set.place(self.next);
                let fresh = || (self.set.attempt(self.next), 0.0);
                let (mut attempt, spent) = self.attempt.take().unwrap_or_else(fresh);
                let before = platform::now();
                let run = attempt.advance(&self.set.puzzles[puzzle], &mut SLICE.clone());
                let spent = spent + platform::now() - before;
                match run {
                    None => self.attempt = Some((attempt, spent)),
                    Some(run) => {
                        done.push(Timed {
                            number: self.next,
                            run,
                            times: vec![Duration::from_secs_f64(spent.max(0.0))],
                        });
                        self.next += 1;
                    }
                }
            }
            done
        }
    }
}
