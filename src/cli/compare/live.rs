//! The results of a comparison while it goes on.

use super::collected::Collected;
use super::waiting::Waiting;
use crate::analysis::set::{Results, Timed};
use std::io::Write;

/// Puts finished runs into the order of their puzzles.
pub struct Live<'a, W> {
    waiting: &'a Waiting,
    collected: Collected<'a, W>,
    /// The number of the first run: those before it were done earlier.
    first: usize,
}

impl<'a, W: Write> Live<'a, W> {
    /// What is run next belongs to the puzzles after those collected.
    pub fn new(waiting: &'a Waiting, collected: Collected<'a, W>) -> Self {
        Self {
            waiting,
            first: collected.results().runs(),
            collected,
        }
    }

    pub const fn results(&self) -> &Results {
        self.collected.results()
    }

    /// Records the results of runs, and writes the puzzles whose turn it is.
    pub fn note(&mut self, done: Vec<Timed>) {
        for timed in done {
            self.collected.note(&Timed {
                number: self.first + timed.number,
                ..timed
            });
        }
        while !self.collected.has_failed() && self.collected.is_next_done() {
            let Some(taken) = self.waiting.next() else {
                break;
            };
            self.collected.add(&taken);
        }
        self.collected.flush();
        if self.collected.has_failed() {
            self.waiting.give_up();
        }
    }

    /// The results, with the puzzles that are left if not all runs are finished. Returns also whether
    /// they are those of all runs.
    pub fn end(mut self) -> (Collected<'a, W>, bool) {
        while let Some(taken) = self.waiting.next() {
            self.collected.add_open(&taken);
        }
        let is_whole = self.collected.results().is_whole() && self.waiting.has_read_all();
        (self.collected, is_whole)
    }
}
