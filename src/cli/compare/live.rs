//! The results of a comparison while it goes on: data are written as soon as they are in order.

use crate::analysis::set::{Plan, Results, Timed};
use crate::cli::input::Named;
use crate::export::set::{DataWriter, LISTED};
use crate::puzzle::Problem;
use std::borrow::Borrow;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The puzzles that are kept for tables that list every puzzle.
const KEPT: usize = 20 * LISTED;

/// A puzzle that is read on one thread, run on others and written on a third.
#[derive(Clone)]
pub struct Shared(Arc<Named>);

impl Borrow<Problem> for Shared {
    fn borrow(&self) -> &Problem {
        &self.0.problem
    }
}

/// The puzzles that are read and not written, in their order.
#[derive(Default)]
pub struct Waiting {
    puzzles: Mutex<VecDeque<Arc<Named>>>,
    has_read_all: AtomicBool,
    is_given_up: AtomicBool,
}

impl Waiting {
    /// Notes every puzzle as it is taken.
    pub fn noting(
        &self,
        puzzles: impl Iterator<Item = Named> + Send,
    ) -> impl Iterator<Item = Shared> + Send {
        let mut puzzles = puzzles;
        std::iter::from_fn(move || {
            let Some(named) = puzzles.next() else {
                self.has_read_all.store(true, Ordering::Relaxed);
                return None;
            };
            let named = Arc::new(named);
            self.lock().push_back(Arc::clone(&named));
            Some(Shared(named))
        })
    }

    /// Whether the results cannot be written.
    pub fn is_given_up(&self) -> bool {
        self.is_given_up.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Arc<Named>>> {
        self.puzzles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The results so far.
pub struct Live<'a, W> {
    waiting: &'a Waiting,
    writer: Option<&'a DataWriter<'a>>,
    out: W,
    /// Why writing failed.
    failure: Option<io::Error>,
    /// The number of puzzles written.
    written: usize,
    results: Results,
    names: Vec<String>,
    puzzles: Vec<Problem>,
}

/// The results at the end.
pub struct End<W> {
    pub results: Results,
    /// Whether they are those of all runs.
    pub is_whole: bool,
    /// The first puzzles and their names.
    pub puzzles: Vec<Problem>,
    pub names: Vec<String>,
    pub out: W,
}

impl<'a, W: Write> Live<'a, W> {
    pub fn new(
        plan: &Plan,
        repeats: Option<NonZeroUsize>,
        writer: Option<&'a DataWriter<'a>>,
        waiting: &'a Waiting,
        out: W,
    ) -> Self {
        Self {
            waiting,
            writer,
            out,
            failure: None,
            written: 0,
            results: Results::new(plan, 0, repeats),
            names: Vec::new(),
            puzzles: Vec::new(),
        }
    }

    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Records the result of a run, and writes the puzzles whose turn it is.
    pub fn note(&mut self, timed: &Timed) {
        self.results.note(timed);
        let is_done = |results: &Results, puzzle| results.puzzle(puzzle).all(|run| run.is_some());
        while self.failure.is_none() && is_done(&self.results, self.written) {
            let Some(named) = self.waiting.lock().pop_front() else {
                break;
            };
            self.write(&named);
        }
        if self.failure.is_none()
            && let Err(error) = self.out.flush()
        {
            self.give_up(error);
        }
    }

    fn write(&mut self, named: &Named) {
        let number = self.written;
        self.written += 1;
        self.results.add_puzzle();
        if let Some(writer) = self.writer {
            let puzzle = (number, &*named.name, &named.problem);
            let head = match number {
                0 => writer.head(&mut self.out),
                _ => Ok(()),
            };
            let written = head.and_then(|()| writer.puzzle(&mut self.out, puzzle, &self.results));
            if let Err(error) = written {
                self.give_up(error);
            }
        } else if self.names.len() < KEPT {
            self.names.push(named.name.clone());
            self.puzzles.push(named.problem.clone());
        }
    }

    fn give_up(&mut self, error: io::Error) {
        self.failure = Some(error);
        self.waiting.is_given_up.store(true, Ordering::Relaxed);
    }

    /// Writes the puzzles that are left if not all runs are finished.
    pub fn end(mut self) -> io::Result<End<W>> {
        let left = std::mem::take(&mut *self.waiting.lock());
        for named in left {
            if self.failure.is_none() {
                self.write(&named);
            }
        }
        match self.failure {
            Some(error) => Err(error),
            None => Ok(End {
                is_whole: self.results.is_whole()
                    && self.waiting.has_read_all.load(Ordering::Relaxed),
                results: self.results,
                puzzles: self.puzzles,
                names: self.names,
                out: self.out,
            }),
        }
    }
}
