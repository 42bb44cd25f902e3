//! What has been read of the inputs.

use super::digest::Digest;
use crate::cli::input::Named;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A puzzle and its number among all that could be read, from 1.
pub struct Taken {
    pub number: usize,
    pub named: Named,
}

/// How many puzzles there are, and a digest of them all. Puzzles are read on other threads.
pub struct Census(Mutex<Count>);

/// The counts so far.
pub struct Count {
    /// The number of puzzles of each input.
    pub inputs: Vec<usize>,
    /// A digest of all puzzles with their names, and of where one could not be read.
    pub digest: Digest,
    places: usize,
    puzzles: usize,
}

impl Count {
    /// The number of puzzles that could be read.
    pub const fn puzzles(&self) -> usize {
        self.puzzles
    }
}

impl Census {
    /// Before anything is read of so many inputs.
    pub fn new(inputs: usize) -> Self {
        Self(Mutex::new(Count {
            inputs: vec![0; inputs],
            digest: Digest::new(),
            places: 0,
            puzzles: 0,
        }))
    }

    /// Counts what is read next: a puzzle of this input, or one that cannot be read. Returns its place,
    /// from 0 and over all inputs, and the puzzle.
    pub fn take(&self, input: usize, entry: Option<Named>) -> (usize, Option<Taken>) {
        let mut count = self.count();
        let place = count.places;
        count.places += 1;
        let Some(named) = entry else {
            count.digest.add(&[0]);
            return (place, None);
        };
        count.puzzles += 1;
        count.inputs[input] += 1;
        let family = named.problem.topology().family().to_string();
        count.digest.add(family.as_bytes());
        for given in named.problem.givens() {
            count.digest.add(&[given.map_or(0, |value| value.number())]);
        }
        count.digest.add(named.name.as_bytes());
        let number = count.puzzles;
        (place, Some(Taken { number, named }))
    }

    /// The counts so far.
    pub fn count(&self) -> MutexGuard<'_, Count> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
