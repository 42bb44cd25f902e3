//! The puzzles to hand out. What is called a solution is left out, unless there is nothing else.

use super::{Entry, Note};
use std::collections::VecDeque;

/// The most solutions that are kept as long as there is nothing else.
const MOST_SOLUTIONS: usize = 512;

/// Puzzles in the order of the text.
#[derive(Default)]
pub struct Handed {
    ready: VecDeque<Entry>,
    solutions: Vec<Entry>,
    /// Whether it was noted that solutions are left out.
    is_noted: bool,
}

impl Handed {
    /// The next puzzle. As long as the text goes on the last one is kept, since it may still get a note.
    pub fn next(&mut self, has_ended: bool) -> Option<Entry> {
        if has_ended && self.ready.is_empty() {
            self.ready.extend(std::mem::take(&mut self.solutions));
        }
        (has_ended || self.ready.len() > 1)
            .then(|| self.ready.pop_front())
            .flatten()
    }

    pub fn add(&mut self, mut entry: Entry) {
        if !std::mem::take(&mut self.solutions).is_empty() {
            entry.notes.push(Note::Solution);
            self.is_noted = true;
        }
        self.ready.push_back(entry);
    }

    pub fn add_solution(&mut self, entry: Entry) {
        match self.ready.back_mut() {
            Some(before) if !std::mem::replace(&mut self.is_noted, true) => {
                before.notes.push(Note::Solution);
            }
            None if self.solutions.len() < MOST_SOLUTIONS => self.solutions.push(entry),
            _ => {}
        }
    }
}
