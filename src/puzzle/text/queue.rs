//! Decides which boards of a text are puzzles, and hands them out.

use super::block::{name, names_solution};
use super::error::{Entry, Note, ReadError, Reason};
use super::options::Options;
use super::sheet::Sheet;
use crate::puzzle::{Family, Topology, Wanted};
use std::collections::VecDeque;
use std::sync::Arc;

/// The most unfinished boards that are remembered, so that their solutions are recognized.
const MOST_REMEMBERED: usize = 1000;

/// What a block held, in the order of the text.
pub struct Handed {
    pub board: Result<Sheet, ReadError>,
    /// Whether it counts only if there is nothing else.
    pub is_weak: bool,
    /// The title above it.
    pub title: Option<String>,
    /// The family that the words above it name.
    pub said: Option<&'static str>,
    /// The number of its block.
    pub block: usize,
}

/// Entries on their way out. The latest waits for what follows it.
pub struct EntryQueue {
    options: Options,
    last_board: Option<Arc<Topology>>,
    ready: VecDeque<Entry>,
    held: Option<Held>,
    /// The numbers of the last unfinished boards.
    unfinished: VecDeque<Vec<u16>>,
    /// What is taken if there is nothing else: a board that is called a solution, or a weak one.
    only: Option<Entry>,
    weak: Option<Entry>,
    /// Whether a solution was left out and no entry says so yet.
    left_out: bool,
    is_empty: bool,
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
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            last_board: None,
            ready: VecDeque::new(),
            held: None,
            unfinished: VecDeque::new(),
            only: None,
            weak: None,
            left_out: false,
            is_empty: true,
        }
    }

    /// The next entry that nothing can change any more.
    pub fn pop(&mut self) -> Option<Entry> {
        self.ready.pop_front()
    }

    pub fn add(&mut self, handed: Handed) {
        let Handed {
            board,
            is_weak,
            title,
            said,
            block,
        } = handed;
        let sheet = match board {
            Ok(sheet) => sheet,
            Err(error) if is_weak => {
                self.weak.get_or_insert_with(|| error.into());
                return;
            }
            Err(mut error) => {
                if let (Reason::CellCount { cells, .. }, Some(boxes)) =
                    (&error.reason, self.options.boxes)
                {
                    let (cells, size) = (*cells, cells.isqrt());
                    error.reason = match size * size == cells {
                        true => Reason::Boxes { size, boxes },
                        false => Reason::Count { cells, odd: None },
                    };
                }
                // A full board beside it is the solution of what cannot be read.
                self.held
                    .take_if(|held| held.block == block && held.is_full());
                self.hold(Held {
                    entry: error.into(),
                    sheet: None,
                    said,
                    block,
                });
                return;
            }
        };
        if self.takes_regions(&sheet) {
            return;
        }
        let names = [&sheet.name, &title];
        let is_called = names.into_iter().flatten().any(|name| names_solution(name));
        let solves = self.solves(&sheet, is_called);
        let is_full = sheet.is_full();
        let numbers: Vec<u16> = sheet.numbers().collect();
        let mut entry = self.entry(sheet.clone(), said);
        entry.name = entry.name.or(title).and_then(|words| name(&words));
        if is_weak {
            self.weak.get_or_insert(entry);
            return;
        }
        if solves || is_called && is_full {
            match &mut self.held {
                Some(Held { entry, .. }) if entry.problem.is_ok() => {
                    add_note(entry, Note::Solution)
                }
                _ => self.left_out = !solves || self.left_out,
            }
            if !solves {
                self.only.get_or_insert(entry);
            }
            return;
        }
        let is_answered = |held: &mut Held| {
            let solution = held.sheet.as_ref().filter(|sheet| sheet.is_full());
            !is_full && solution.is_some_and(|solution| solution.agrees_with(&numbers))
        };
        let is_answered = self.held.take_if(is_answered).is_some();
        if is_answered || std::mem::take(&mut self.left_out) {
            add_note(&mut entry, Note::Solution);
        }
        if !is_full {
            self.unfinished.push_front(numbers);
            self.unfinished.truncate(MOST_REMEMBERED);
        }
        self.hold(Held {
            entry,
            sheet: Some(sheet),
            said,
            block,
        });
    }

    /// Whether a board is the solution of one before it, or of something that could not be read.
    fn solves(&self, sheet: &Sheet, is_called: bool) -> bool {
        let follows_fault = self.held.as_ref().is_some_and(|held| held.sheet.is_none());
        let mut unfinished = self.unfinished.iter();
        let is_answer = sheet.is_full() || is_called && sheet.given_count() > 0;
        is_answer && (follows_fault || unfinished.any(|puzzle| sheet.agrees_with(puzzle)))
    }

    /// Takes a board for the regions of the one that waits, if it looks so.
    fn takes_regions(&mut self, sheet: &Sheet) -> bool {
        let is_of_its_size = |held: &&mut Held| {
            let board = held.sheet.as_ref();
            board.is_some_and(|board| board.side == sheet.side && board.regions.is_none())
        };
        let Some(held) = self.held.as_mut().filter(is_of_its_size) else {
            return false;
        };
        if !sheet.is_of_groups() {
            return false;
        }
        let is_jigsaw = match &self.options.wanted {
            Some(Wanted::Jigsaw) => true,
            Some(Wanted::Known(Family::Jigsaw(_))) if held.said != Some("jigsaw") => return true,
            Some(Wanted::Known(Family::Jigsaw(_))) => true,
            None => held.said == Some("jigsaw"),
            Some(_) => false,
        };
        if !is_jigsaw {
            add_note(&mut held.entry, Note::Regions);
            return true;
        }
        let (said, name) = (held.said, held.entry.name.take());
        let Some(board) = held.sheet.as_mut() else {
            return false;
        };
        match sheet.regions() {
            Ok(regions) => {
                board.regions = Some(regions);
                let board = board.clone();
                let entry = self.entry(board, said);
                if let Some(held) = &mut self.held {
                    held.entry = Entry { name, ..entry };
                }
            }
            Err(error) => {
                let error = ReadError::of_line(sheet.line(), Reason::Regions(error));
                held.entry = error.into();
            }
        }
        true
    }

    fn entry(&mut self, sheet: Sheet, said: Option<&'static str>) -> Entry {
        let mut entry = sheet.entry(&self.options, &mut self.last_board);
        let family = self.last_board.as_ref().map(|board| board.family().id());
        let other = said.filter(|said| family.is_some_and(|family| family != *said));
        entry.notes.extend(other.map(Note::Family));
        entry
    }

    fn hold(&mut self, held: Held) {
        self.is_empty = false;
        self.ready
            .extend(self.held.replace(held).map(|held| held.entry));
    }

    /// Hands out the last entry; or, if there is none, what is second best, or `nothing`.
    pub fn end(&mut self, nothing: impl FnOnce() -> Entry) {
        self.ready.extend(self.held.take().map(|held| held.entry));
        if self.is_empty {
            let only = self.only.take().map(|mut entry| {
                add_note(&mut entry, Note::OnlySolution);
                entry
            });
            let entry = only.or(self.weak.take());
            self.ready.push_back(entry.unwrap_or_else(nothing));
        }
    }
}

impl Held {
    fn is_full(&self) -> bool {
        self.sheet.as_ref().is_some_and(Sheet::is_full)
    }
}

fn add_note(entry: &mut Entry, note: Note) {
    if !entry.notes.contains(&note) {
        entry.notes.push(note);
    }
}
