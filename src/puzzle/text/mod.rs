//! How boards are written and read: one reader for every family, and the writer.
//!
//! The reader finds the cells; the family only decides the houses. A text is split into
//! [lines](LONGEST_LINE), lines into blocks that belong together, and each block is offered to five
//! [forms](form::Form) in a fixed order. The first that reads it wins:
//!
//! 1. *files with rules of their own*: candidate lists (`.sdx`), the attributes of XML, page
//!    addresses. (`.sdk`, `.sdm` and `.ss` are rows and lines, with sections and comments.)
//! 2. *tables*: N × N fields of CSV, TSV, Markdown or HTML. A field that holds a whole puzzle is
//!    read as a text of its own.
//! 3. *brackets*: numbers, strings and words for nothing in the nested brackets of any language;
//!    objects with values or places; facts such as `given(1,4,2)`.
//! 4. *a line* of N² symbols, with an id, a rating or a solution beside it.
//! 5. *rows*: N lines of N cells, with or without frames, labels and remarks.
//!
//! What comes out is a sheet: tokens by place. Where several sheets follow each other, `queue` decides
//! which are puzzles: a full board that agrees with an unfinished one near it is its solution, and a
//! board of N groups of N equal symbols after the board of a jigsaw holds its regions. The problem is
//! made last, on the houses of the family that is wanted.
//!
//! A text is read rightly, or it is said truly why not. Where it has two readings, the usual one is
//! taken and a [`Note`] names the other. No state outlives a block but the title above it, the last
//! unfinished boards and the entry that waits for its solution, so that a text of any length is read
//! in bounded memory: a line of at most [`LONGEST_LINE`] characters, and twice as much in lines that
//! belong together.

mod block;
mod brackets;
mod error;
mod files;
mod form;
mod grid;
mod lines;
mod lists;
mod queue;
mod reader;
mod sheet;
mod table;
mod token;
mod write;

pub use error::{Entry, FormName, KnownText, Note, OddRow, ReadError, Reason};
pub use lines::{LONGEST_LINE, Position, offset_of};
pub use reader::Puzzles;
pub use write::{framed, line, written};

use super::{Problem, Regions, RegionsError, Shape, Wanted};
use std::io::BufRead;

/// What the user says about a text before it is read. The default leaves everything to be found out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The family of the puzzles; `None` for Sudokus.
    pub wanted: Option<Wanted>,
    /// The measures of the boxes, which also fix the size of every board.
    pub boxes: Option<Shape>,
    /// How digits are counted.
    pub digits: Digits,
    /// The kind of file.
    pub format: Format,
}

impl Options {
    /// For puzzles of this family.
    pub fn of(wanted: Wanted) -> Self {
        Self {
            wanted: Some(wanted),
            ..Self::default()
        }
    }
}

/// How the values of a board are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Digits {
    /// From 1, unless a board of ten values or more shows that 0 is one of its digits: it has a 0,
    /// another mark for empty cells and not its highest value; or it is full but for one 0 in every
    /// row.
    #[default]
    Auto,
    /// `1`–`9` then `A`–`G`; 0 is an empty cell.
    OneBased,
    /// `0`–`9` then `A`–`F`, the hexadecimal way: 0 stands for the first value, F for the sixteenth.
    ZeroBased,
}

/// The kinds of file whose extension settles what would be doubtful otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// Find out.
    #[default]
    Auto,
    /// `.sdm`: every line is a puzzle.
    Sdm,
    /// `.sdx`: a grid of candidate lists, where the user's own digits start with `u`.
    Sdx,
}

impl Format {
    /// The format of files with this extension (without the dot, in any case).
    pub fn of_extension(extension: &str) -> Self {
        match &*extension.to_ascii_lowercase() {
            "sdm" => Self::Sdm,
            "sdx" => Self::Sdx,
            _ => Self::Auto,
        }
    }
}

/// The puzzles of a source one after the other, good and bad, as [`read()`] gives them. The source must
/// be UTF-8; after an error of it nothing follows.
pub fn puzzles<R: BufRead>(source: R, options: &Options) -> Puzzles<R> {
    Puzzles::new(source, options)
}

/// The puzzles of a text one after the other.
pub fn entries(text: &str, options: &Options) -> impl Iterator<Item = Entry> {
    let entries = puzzles(text.as_bytes(), options);
    entries.map(|entry| entry.expect("a text can always be read"))
}

/// Every puzzle of a text, good and bad, in the order of the text. If there is none, the only entry says
/// why.
pub fn read(text: &str, options: &Options) -> Vec<Entry> {
    entries(text, options).collect()
}

/// The one puzzle of a text that must hold exactly one.
///
/// # Errors
/// When there is none, or more than one, or it is faulty.
pub fn read_one(text: &str, options: &Options) -> Result<Problem, ReadError> {
    let mut entries = entries(text, options);
    let first = entries.next().expect("there is one, good or bad");
    match entries.next() {
        Some(second) => Err(ReadError::of_line(second.line, Reason::Several)),
        None => first.problem,
    }
}

/// The regions of a jigsaw, in any form that boards are read in; a symbol a region.
///
/// # Errors
/// When the text is no board, or the board is not divided into regions.
pub fn regions(text: &str) -> Result<Regions, RegionsError> {
    Regions::read(text).or_else(|error| match reader::first_sheet(text) {
        Some(sheet) => sheet.regions(),
        None => Err(error),
    })
}
