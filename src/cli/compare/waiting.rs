//! The puzzles between being read and being written.

use super::census::Taken;
use crate::puzzle::Problem;
use std::borrow::Borrow;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A puzzle that is read on one thread, run on others and written on a third.
#[derive(Clone)]
pub struct Shared(Arc<Taken>);

impl Borrow<Problem> for Shared {
    fn borrow(&self) -> &Problem {
        &self.0.named.problem
    }
}

/// The puzzles that are read and not written, in their order.
#[derive(Default)]
pub struct Waiting {
    puzzles: Mutex<VecDeque<Arc<Taken>>>,
    has_read_all: AtomicBool,
    is_given_up: AtomicBool,
}

impl Waiting {
    /// Notes every puzzle as it is taken.
    pub fn noting(
        &self,
        puzzles: impl Iterator<Item = Taken> + Send,
    ) -> impl Iterator<Item = Shared> + Send {
        let mut puzzles = puzzles;
        std::iter::from_fn(move || {
            let Some(taken) = puzzles.next() else {
                self.has_read_all.store(true, Ordering::Relaxed);
                return None;
            };
            let taken = Arc::new(taken);
            self.lock().push_back(Arc::clone(&taken));
            Some(Shared(taken))
        })
    }

    /// The next puzzle that is not written.
    pub fn next(&self) -> Option<Arc<Taken>> {
        self.lock().pop_front()
    }

    /// Whether there are no puzzles beyond those noted.
    pub fn has_read_all(&self) -> bool {
        self.has_read_all.load(Ordering::Relaxed)
    }

    /// Lets the runs be stopped, since their results cannot be written.
    pub fn give_up(&self) {
        self.is_given_up.store(true, Ordering::Relaxed);
    }

    /// Whether the results cannot be written.
    pub fn is_given_up(&self) -> bool {
        self.is_given_up.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Arc<Taken>>> {
        self.puzzles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
