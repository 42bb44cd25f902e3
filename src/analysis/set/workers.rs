//! A set on several threads.

use super::{FinishedRun, SetPlan};
use crate::puzzle::Problem;
use std::borrow::Borrow;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// Steps between two checks whether to stop: some milliseconds.
const SLICE: u64 = 1 << 20;

/// Runs a plan on every puzzle, on at most `threads` threads. Returns when all runs are finished,
/// or soon after `is_stopped` says so; unfinished runs are left out then.
///
/// `note` is called on these threads with each finished run, in no particular order. Apart from the
/// times, the results depend on the set alone. `clock` gives the time since any fixed moment.
pub fn run_on_threads<P: Borrow<Problem> + Sync>(
    plan: &SetPlan,
    puzzles: &[P],
    threads: NonZeroUsize,
    clock: impl Fn() -> Duration + Sync,
    is_stopped: impl Fn() -> bool + Sync,
    note: impl Fn(FinishedRun) + Sync,
) {
    let runs = plan.runs(puzzles.len());
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= runs {
                return;
            }
            let (puzzle, strategy) = plan.place(number);
            let problem = puzzles[puzzle].borrow();
            let start = clock();
            let mut attempt = plan.attempt(problem, strategy);
            let totals = loop {
                if is_stopped() {
                    return;
                }
                if let Some(totals) = attempt.advance(problem, SLICE) {
                    break totals;
                }
            };
            let time = clock().saturating_sub(start);
            note(FinishedRun {
                number,
                totals,
                time,
            });
        }
    };
    thread::scope(|scope| {
        // The system may allow fewer threads, or none but this one.
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        (1..threads.get().min(runs)).take_while(start).count();
        work();
    });
}
