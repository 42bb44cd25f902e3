//! The puzzles to hand out. What is called a solution is left out, unless there is nothing else.

use super::row::Row;
use super::{Entry, Note};
use crate::puzzle::Problem;
use std::collections::VecDeque;

/// The most boards that are kept for the case that there is nothing else.
const MOST_SPARE: usize = 512;

/// Puzzles in the order of the text.
#[derive(Default)]
pub struct Handed {
    ready: VecDeque<Entry>,
    /// Solutions and boards of dashes.
    spare: Vec<Entry>,
    /// Whether the name of the last puzzle is a title, which is so only if it is the only one below it.
    pub is_titled: bool,
    /// Whether a solution was left out, and whether an entry says so.
    had_solution: bool,
    is_noted: bool,
}

impl Handed {
    /// The next puzzle. As long as the text goes on the last one is kept, since it may still get a note.
    pub fn next(&mut self, has_ended: bool) -> Option<Entry> {
        if has_ended && self.ready.is_empty() {
            self.spare.sort_by_key(|entry| entry.line);
            self.ready.extend(std::mem::take(&mut self.spare));
        }
        let is_next = has_ended || self.ready.len() > 1;
        is_next.then(|| self.ready.pop_front()).flatten()
    }

    pub fn is_empty(&self) -> bool {
        self.ready.is_empty() && self.spare.is_empty()
    }

    /// Whether a line may be a row of the last board: it has as many cells.
    pub fn is_row(&self, row: &Row) -> bool {
        let last = self
            .ready
            .back()
            .and_then(|entry| entry.problem.as_ref().ok());
        let size = last.map_or(0, Problem::size);
        size > 3 && [row.words.len(), row.cell_count()].contains(&size)
    }

    /// Whether the board is small and has no given, and the last one is of another size: among other lines it is
    /// none.
    pub fn is_blank(&self, entry: &Entry) -> bool {
        let size = |entry: &Entry| entry.problem.as_ref().map_or(0, Problem::size);
        is_blank(entry) && self.ready.back().map(size) != Some(size(entry))
    }

    /// Drops boards that are nothing but a few blanks, if not all of so many lines are such boards.
    pub fn drop_blanks(&mut self, lines: usize) {
        let are_others = lines > self.spare.len();
        self.spare.retain(|entry| !are_others || !is_blank(entry));
    }

    /// Whether a board is a state of play of the last puzzle, with more digits, which the player placed. The puzzle says
    /// how many.
    pub fn is_state(&mut self, board: &Problem) -> bool {
        let Some(Entry {
            problem: Ok(problem),
            notes,
            ..
        }) = self.ready.back_mut()
        else {
            return false;
        };
        let pairs = || problem.givens().zip(board.givens());
        let agrees = pairs().all(|(given, own)| given.is_none() || given == own);
        let count = pairs().filter(|(given, own)| given != own).count();
        let is_state = problem.shape() == board.shape() && agrees && count > 0;
        notes.extend(is_state.then_some(Note::Placed { count }));
        is_state
    }

    pub fn add(&mut self, entry: Entry) {
        self.spare.clear();
        self.ready.push_back(entry);
        self.leave_out_solution(false);
    }

    /// Adds what is a puzzle only if there is no other.
    pub fn add_spare(&mut self, entries: impl IntoIterator<Item = Entry>) {
        if self.ready.is_empty() && self.spare.len() < MOST_SPARE {
            self.spare.extend(entries);
        }
    }

    /// Whether a solution was left out beside its puzzle; the last puzzle says so.
    pub fn leave_out_solution(&mut self, had_solution: bool) {
        self.had_solution |= had_solution;
        if let Some(last) = self.ready.back_mut().filter(|_| self.had_solution)
            && !std::mem::replace(&mut self.is_noted, true)
        {
            last.notes.push(Note::Solution);
        }
    }

    /// More follows below the title of the last puzzle.
    pub fn go_on(&mut self) {
        if std::mem::take(&mut self.is_titled)
            && let Some(last) = self.ready.back_mut()
        {
            last.name = None;
        }
    }
}

/// Whether it is a small board without a given, as which a line drawn with signs may be read.
fn is_blank(entry: &Entry) -> bool {
    let is_blank = |problem: &Problem| problem.size() <= 4 && problem.given_count() == 0;
    entry.problem.as_ref().is_ok_and(is_blank)
}
