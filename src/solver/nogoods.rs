//! What a search has learned: sets of guesses that no solution contains together.

use super::grid::Grid;
use crate::puzzle::{Cell, MAX_CELLS, MAX_SIZE, Value};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU16, Ordering};

/// The most guesses of a stored nogood.
pub(super) const MOST_GUESSES: usize = 6;
/// The most nogoods of a run.
const MOST_NOGOODS: usize = 1 << 14;
/// The number of nogoods that memory is allocated for at once.
const CHUNK: usize = 1 << 8;

/// Guesses that no solution contains together, earliest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nogood([Option<(Cell, Value)>; MOST_GUESSES]);

impl Nogood {
    /// The nogood of these guesses, earliest first; `None` if there are none or too many.
    pub(super) fn of(guesses: impl Iterator<Item = (Cell, Value)>) -> Option<Self> {
        let mut nogood = Self([None; MOST_GUESSES]);
        for (place, guess) in guesses.enumerate() {
            *nogood.0.get_mut(place)? = Some(guess);
        }
        nogood.0[0].is_some().then_some(nogood)
    }

    /// The guesses, earliest first.
    pub fn guesses(&self) -> impl DoubleEndedIterator<Item = (Cell, Value)> + '_ {
        self.0.iter().flatten().copied()
    }

    /// The latest guess: the only one that it can refuse.
    pub fn latest(&self) -> (Cell, Value) {
        let latest = self.guesses().next_back();
        latest.expect("a nogood has a guess")
    }

    /// The other guesses, whose standing on the board refuses the latest.
    pub fn others(&self) -> impl Iterator<Item = (Cell, Value)> + '_ {
        let latest = self.latest();
        self.guesses().filter(move |guess| *guess != latest)
    }
}

/// The nogoods of a run, numbered from 1 in the order in which they are learned.
///
/// All moments of the run share them: since none is ever forgotten, a moment needs only their number, and a moment
/// that is sought again learns what is stored already. They take at most 400 kB.
pub(super) struct Nogoods {
    chunks: [OnceLock<Box<[Entry; CHUNK]>>; MOST_NOGOODS / CHUNK],
    /// The first nogood whose latest guess is this value in this cell; 0 if there is none.
    first: [AtomicU16; MAX_CELLS * MAX_SIZE],
}

#[derive(Default)]
struct Entry {
    nogood: OnceLock<Nogood>,
    /// The next nogood with the same latest guess; 0 if there is none.
    next: AtomicU16,
}

impl Nogoods {
    pub(super) fn new() -> Self {
        Self {
            chunks: std::array::from_fn(|_| OnceLock::new()),
            first: std::array::from_fn(|_| AtomicU16::new(0)),
        }
    }

    /// Whether there is room for another beside these `known` ones.
    pub(super) const fn have_room(known: u16) -> bool {
        (known as usize) < MOST_NOGOODS
    }

    /// The nogood with this number, which must have been learned.
    pub(super) fn get(&self, number: u16) -> Nogood {
        let nogood = self.entry(number).nogood.get();
        *nogood.expect("it has been learned")
    }

    fn entry(&self, number: u16) -> &Entry {
        let place = usize::from(number) - 1;
        let chunk = self.chunks[place / CHUNK]
            .get_or_init(|| Box::new(std::array::from_fn(|_| Entry::default())));
        &chunk[place % CHUNK]
    }

    /// Stores the nogood with this number, unless another moment of the run has done so.
    pub(super) fn learn(&self, number: u16, nogood: Nogood) {
        let stored = self.entry(number).nogood.get_or_init(|| nogood);
        debug_assert_eq!(*stored, nogood, "a run always learns the same");
        let mut link = &self.first[index(nogood.latest())];
        loop {
            match link.load(Ordering::Acquire) {
                0 => return link.store(number, Ordering::Release),
                known if known == number => return,
                known => {
                    debug_assert_ne!(self.get(known), nogood, "nothing is learned twice");
                    link = &self.entry(known).next;
                }
            }
        }
    }

    /// The first of the `known` nogoods that forbids this value of an empty cell on this board.
    pub(super) fn refusing(&self, known: u16, grid: &Grid, option: (Cell, Value)) -> Option<u16> {
        let mut number = self.first[index(option)].load(Ordering::Acquire);
        while number != 0 && number <= known {
            let nogood = self.get(number);
            let mut others = nogood.others();
            if others.all(|(cell, value)| grid.value(cell) == Some(value)) {
                return Some(number);
            }
            number = self.entry(number).next.load(Ordering::Acquire);
        }
        None
    }
}

fn index((cell, value): (Cell, Value)) -> usize {
    cell.index() * MAX_SIZE + value.index()
}
