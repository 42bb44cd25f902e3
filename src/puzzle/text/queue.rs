//! Decides which boards of a text are puzzles, and hands them out.

use super::block::name;
use super::error::{Entry, Note, ReadError, Reason};
use super::form::Found;
use super::options::Options;
use super::sheet::Sheet;
use crate::puzzle::{Family, Topology, Wanted};
use std::collections::VecDeque;
use std::sync::Arc;

/// The most unfinished boards that are remembered, so that their solutions are recognized.
const MOST_REMEMBERED: usize = 1000;

/// Entries on their way out. The latest waits for what follows it.
#[derive(Default)]
pub struct EntryQueue {
    options: Options,
    last_board: Option<Arc<Topology>>,
    ready: VecDeque<Entry>,
    held: Option<Held>,
    /// The numbers of the last unfinished boards.
    unfinished: VecDeque<Vec<u16>>,
    /// What is taken if there is nothing else: a board that is called a solution, or a weak one.
    solution: Option<Entry>,
    weak: Option<Entry>,
    /// Whether an entry has been handed out at once.
    has_handed: bool,
}

/// The entry that waits.
struct Held {
    entry: Entry,
    /// Its board, unless it is a fault.
    sheet: Option<Sheet>,
    said: Option<&'static str>,
    block: usize,
}

impl EntryQueue {
    pub fn new(options: Options) -> Self {
        Self {
            options,
            ..Self::default()
        }
    }

    /// The next entry that nothing can change any more.
    pub fn pop(&mut self) -> Option<Entry> {
        self.ready.pop_front()
    }

    pub fn add(&mut self, found: Found) {
        let (said, block) = (found.said, found.block);
        let sheet = match found.board {
            Ok(sheet) => sheet,
            Err(error) if found.is_weak => {
                self.weak.get_or_insert(error.into());
                return;
            }
            Err(error) => {
                // A full board beside it is the solution of what cannot be read.
                let is_full = |held: &Held| held.sheet.as_ref().is_some_and(Sheet::is_full);
                self.held
                    .take_if(|held| held.block == block && is_full(held));
                return self.hold(Held {
                    entry: error.into(),
                    sheet: None,
                    said,
                    block,
                });
            }
        };
        if self.takes_regions(&sheet) {
            return;
        }
        let mut entry = self.entry(&sheet, said);
        entry.name = found.title.and_then(|title| name(&title));
        if found.is_weak {
            self.weak.get_or_insert(entry);
            return;
        }
        let numbers: Vec<u16> = sheet.numbers().collect();
        if !sheet.is_full() {
            let is_answered = |held: &mut Held| {
                let board = held.sheet.as_ref().filter(|board| board.is_full());
                board.is_some_and(|solution| solution.agrees_with(&numbers))
            };
            let is_answered = self.held.take_if(is_answered).is_some();
            if is_answered || self.held.is_none() && self.solution.is_some() {
                add_note(&mut entry, Note::Solution);
            }
            self.unfinished.push_front(numbers);
            self.unfinished.truncate(MOST_REMEMBERED);
        } else if self.solves(&sheet) || found.is_called_solution {
            match &mut self.held {
                Some(Held { entry, .. }) if entry.problem.is_ok() => {
                    add_note(entry, Note::Solution);
                }
                Some(_) => {}
                None => {
                    self.solution.get_or_insert(entry);
                }
            }
            return;
        }
        self.hold(Held {
            entry,
            sheet: Some(sheet),
            said,
            block,
        });
    }

    /// Whether a full board is the solution of one before it, or of something that could not be read.
    fn solves(&self, sheet: &Sheet) -> bool {
        let follows_fault = self.held.as_ref().is_some_and(|held| held.sheet.is_none());
        let mut unfinished = self.unfinished.iter();
        follows_fault || unfinished.any(|puzzle| sheet.agrees_with(puzzle))
    }

    /// Takes a board for the regions of the one that waits, if it looks so.
    fn takes_regions(&mut self, sheet: &Sheet) -> bool {
        let Some(held) = &mut self.held else {
            return false;
        };
        let said = held.said;
        let is_of_its_size =
            |board: &&mut Sheet| board.side == sheet.side && board.regions.is_none();
        let Some(board) = held.sheet.as_mut().filter(is_of_its_size) else {
            return false;
        };
        if !sheet.is_of_groups() {
            return false;
        }
        let is_jigsaw = match &self.options.wanted {
            Some(Wanted::Jigsaw | Wanted::Known(Family::Jigsaw(_))) => true,
            wanted => wanted.is_none() && said == Some("jigsaw"),
        };
        if !is_jigsaw {
            add_note(&mut held.entry, Note::Regions);
            return true;
        }
        let name = held.entry.name.take();
        let entry = match sheet.regions() {
            Ok(regions) => {
                board.regions = Some(regions);
                let board = board.clone();
                self.entry(&board, said)
            }
            Err(error) => ReadError::of_line(sheet.line(), Reason::Regions(error)).into(),
        };
        if let Some(held) = &mut self.held {
            held.entry = Entry { name, ..entry };
        }
        true
    }

    fn entry(&mut self, sheet: &Sheet, said: Option<&'static str>) -> Entry {
        let mut entry = sheet.entry(&self.options, &mut self.last_board);
        let family = self.last_board.as_ref().map(|board| board.family().id());
        let other = said.filter(|said| family.is_some_and(|family| family != *said));
        entry.notes.extend(other.map(Note::Family));
        entry
    }

    /// Hands out an entry that waits for nothing.
    pub fn hand(&mut self, entry: Entry) {
        self.ready.push_back(entry);
        self.has_handed = true;
    }

    fn hold(&mut self, held: Held) {
        self.ready
            .extend(self.held.replace(held).map(|held| held.entry));
    }

    /// Hands out the last entry; or, if there is none, what is second best, or `nothing`.
    pub fn end(&mut self, nothing: impl FnOnce() -> Entry) {
        let only = self.solution.take().map(|mut entry| {
            add_note(&mut entry, Note::OnlySolution);
            entry
        });
        let last = self.held.take().map(|held| held.entry);
        let last = last.or(only).or(self.weak.take());
        let only = || (!self.has_handed).then(nothing);
        self.ready.extend(last.or_else(only));
    }
}

fn add_note(entry: &mut Entry, note: Note) {
    if !entry.notes.contains(&note) {
        entry.notes.push(note);
    }
}
