//! A set on several threads.

use super::plan::Plan;
use super::results::Timed;
use crate::puzzle::Problem;
use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

/// Steps between two checks whether to stop: some milliseconds.
const SLICE: u64 = 1 << 20;

/// How far runs may get ahead of the first unfinished one. It bounds how many results a caller who wants
/// them in order has to hold back.
const AHEAD: usize = 1 << 12;

/// A thread takes more runs at once, up to this many, while they are done sooner than this: handing them
/// out and back takes as long as a short run.
const MOST_AT_ONCE: usize = 64;
const SOON: Duration = Duration::from_millis(2);

/// The runs still to be started.
struct Queue<I: Iterator> {
    puzzles: I,
    /// The puzzle of the last run that was started.
    puzzle: Option<I::Item>,
    /// The next run.
    next: usize,
    /// The first run that is not finished, and the finished ones after it.
    first_open: usize,
    finished: BTreeSet<usize>,
    is_closed: bool,
}

/// Runs a plan on every puzzle on `threads` threads, each run `repeats` times. Puzzles are taken as they
/// are needed. Returns when all are finished, or soon after `is_stopped` says so; unfinished runs
/// are left out then.
///
/// `told` receives every run soon after it is finished, short ones some at once, in no particular order, but
/// no more than some 4,000 runs ahead of one that is not; apart from the times, the results depend on the set alone. `clock` tells
/// the time since any fixed moment. A page in a browser has no threads and runs sets in slices.
pub fn run_on_threads<P: Borrow<Problem> + Clone + Send>(
    plan: &Plan,
    puzzles: impl Iterator<Item = P> + Send,
    threads: NonZeroUsize,
    repeats: NonZeroUsize,
    clock: impl Fn() -> Duration + Sync,
    is_stopped: impl Fn() -> bool + Sync,
    mut told: impl FnMut(Vec<Timed>),
) {
    if plan.strategies.is_empty() {
        return;
    }
    let queue = Mutex::new(Queue {
        puzzles,
        puzzle: None,
        next: 0,
        first_open: 0,
        finished: BTreeSet::new(),
        is_closed: false,
    });
    let changed = Condvar::new();
    let lock = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    // The next runs and their puzzles, once they may be started. None at the end.
    let take = |count: usize| {
        let mut queue = changed
            .wait_while(lock(), |queue| {
                !queue.is_closed && queue.next >= queue.first_open + AHEAD
            })
            .unwrap_or_else(PoisonError::into_inner);
        let mut taken = Vec::with_capacity(count);
        while !queue.is_closed && taken.len() < count {
            let number = queue.next;
            if plan.place(number).1 == 0 {
                queue.puzzle = queue.puzzles.next();
            }
            queue.next += 1;
            match queue.puzzle.clone() {
                Some(puzzle) => taken.push((number, puzzle)),
                None => queue.is_closed = true,
            }
        }
        taken
    };
    // Carries out runs until there are no more, or `hand_on` says that nobody wants them.
    let work = |hand_on: &mut dyn FnMut(Vec<Timed>) -> bool| {
        let mut count = 1;
        loop {
            let taken = take(count);
            let start = clock();
            let runs = taken.iter().map_while(|(number, puzzle)| {
                carry_out(plan, *number, puzzle.borrow(), repeats, &clock, &is_stopped)
            });
            let done: Vec<Timed> = runs.collect();
            let is_end = taken.is_empty() || done.len() < taken.len();
            count = match clock().saturating_sub(start) < SOON {
                true => (2 * count).min(MOST_AT_ONCE),
                false => 1,
            };
            if !hand_on(done) || is_end {
                break;
            }
        }
        lock().is_closed = true;
        changed.notify_all();
    };
    let mut finish = |done: Vec<Timed>| {
        let numbers: Vec<usize> = done.iter().map(|timed| timed.number).collect();
        told(done);
        let mut queue = lock();
        queue.finished.extend(numbers);
        while let first = queue.first_open
            && queue.finished.remove(&first)
        {
            queue.first_open += 1;
        }
        drop(queue);
        changed.notify_all();
    };
    let (out, done) = mpsc::channel();
    thread::scope(|scope| {
        let start = |_: &usize| {
            let (work, out) = (&work, out.clone());
            // Sending fails only when the caller is gone, and then everything ends.
            let run = move || work(&mut |done| out.send(done).is_ok());
            thread::Builder::new().spawn_scoped(scope, run).is_ok()
        };
        // The system may allow fewer threads, or none but this one.
        if (0..threads.get()).take_while(start).count() == 0 {
            work(&mut |done| {
                finish(done);
                true
            });
        }
        drop(out);
        done.into_iter().for_each(&mut finish);
    });
}

fn carry_out(
    plan: &Plan,
    number: usize,
    problem: &Problem,
    repeats: NonZeroUsize,
    clock: &impl Fn() -> Duration,
    is_stopped: &impl Fn() -> bool,
) -> Option<Timed> {
    let (_, strategy) = plan.place(number);
    let mut times = Vec::with_capacity(repeats.get());
    loop {
        let start = clock();
        let mut attempt = plan.attempt(problem, strategy);
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
