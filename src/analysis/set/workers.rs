//! A set on several threads.

use super::Set;
use crate::analysis::comparison::Totals;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Steps between two checks whether to stop: some milliseconds.
const SLICE: u64 = 1 << 20;

/// A finished run and its times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timed {
    /// The run's number in the set.
    pub number: usize,
    /// Its result.
    pub run: Totals,
    /// How long it took each time, in ascending order.
    pub times: Vec<Duration>,
}

/// Carries out every run of a set on `threads` threads, each `repeats` times. Returns when all are
/// finished, or soon after `is_stopped` says so; unfinished runs are left out then.
///
/// `told` receives every run as soon as it is finished, in no particular order; apart from the
/// times, the results depend on the set alone. `clock` tells the time since any fixed moment. A
/// page in a browser has no threads and uses [`SetRun`](super::SetRun) instead.
pub fn run_on_threads(
    set: &Set,
    threads: NonZeroUsize,
    repeats: NonZeroUsize,
    clock: impl Fn() -> Duration + Sync,
    is_stopped: impl Fn() -> bool + Sync,
    mut told: impl FnMut(Timed),
) {
    let next = AtomicUsize::new(0);
    let work = |out: mpsc::Sender<Timed>| {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= set.runs() {
                return;
            }
            let Some(timed) = carry_out(set, number, repeats, &clock, &is_stopped) else {
                return;
            };
            // Sending fails only when the caller is gone, and then everything ends.
            if out.send(timed).is_err() {
                return;
            }
        }
    };
    let (out, done) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.get().min(set.runs()) {
            let (work, out) = (&work, out.clone());
            scope.spawn(move || work(out));
        }
        drop(out);
        done.iter().for_each(&mut told);
    });
}

fn carry_out(
    set: &Set,
    number: usize,
    repeats: NonZeroUsize,
    clock: &impl Fn() -> Duration,
    is_stopped: &impl Fn() -> bool,
) -> Option<Timed> {
    let (puzzle, _) = set.place(number);
    let problem = &set.puzzles[puzzle];
    let mut times = Vec::with_capacity(repeats.get());
    loop {
        let start = clock();
        let mut attempt = set.attempt(number);
        let run = loop {
            if is_stopped() {
                return None;
            }
            if let Some(run) = attempt.advance(problem, &mut SLICE.clone()) {
                break run;
            }
        };
        times.push(clock().saturating_sub(start));
        if times.len() == repeats.get() {
            times.sort_unstable();
            return Some(Timed { number, run, times });
        }
    }
}
