//! How boards are written and read: one reader for every family, and the writer.
//!
//! The reader finds the cells; the family only decides the houses. A text is split into
//! [lines](LONGEST_LINE), lines into blocks that belong together, and each block is offered to five
//! forms in a fixed order. The first that reads it wins:
//!
//! 1. *files with rules of their own*: candidate lists (`.sdx`), the attributes of XML, page
//!    addresses. (`.sdk`, `.sdm` and `.ss` are rows and lines, with sections and comments.)
//! 2. *tables*: N × N fields of CSV, TSV, Markdown or HTML.
//! 3. *brackets*: numbers, strings and words for nothing in the nested brackets of any language;
//!    objects with values or places; facts such as `given(1,4,2)`.
//! 4. *a line* of N² symbols, with an id, a rating or a solution beside it, as in the column of a table.
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
mod line;
mod lines;
mod options;
mod own_signs;
mod posed;
mod queue;
mod reader;
mod rows;
mod sheet;
mod token;
mod write;

pub use error::{Entry, FormName, KnownText, Note, OddRow, ReadError, Reason};
pub use lines::{LONGEST_LINE, Position, offset_of};
pub use options::{Digits, Format, Options};
pub use posed::{LONGEST_POSED, posed};
pub use reader::Puzzles;
pub use write::{framed, line, values, written};

use super::{Problem, Regions, RegionsError};
use std::io::BufRead;

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
