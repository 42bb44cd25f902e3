//! How puzzles are written: lines, grids and files.
//!
//! [`read`] takes any text that people keep puzzles in and gives back every puzzle of it, each with
//! its name, its line and either the problem or the reason why it is none. [`line()`] and [`framed()`]
//! write boards in ways that `read` understands.
//!
//! The size of a board is that of its cells: N² in one line, or N rows of N. Some lines could be
//! either, and are taken for what is usual:
//!
//! - Lines of sixteen cells and more are puzzles where they do not make a board, or where most of their values
//!   are low enough for the small boards and one stands twice in a row or a column of the large one.
//! - Lines of nine and of four cells are rows of a 9×9 and a 4×4 board, and wrong if there are too
//!   few or too many. One such line without a larger board before it is a 3×3 or a 2×2 board; several are if the boxes are
//!   asked for (1×3, 1×2) or the file says that every line is a puzzle (`.sdm`).
//! - A line of sixteen cells or fewer that are all empty is a board only if there is nothing else, or in a list of boards
//!   of the same size: between words it is a rule.
//!
//! A board that its key, title or section calls a solution is no puzzle, unless it is the only board, which a note
//! says then; nor is the solution that stands to the right of its puzzle. Beside a solution, cells that make no
//! board are a damaged puzzle. A number, a date or a few characters above a board are its title, and a number
//! names it. Any other line that makes no board is reported as a fault.
//! Where a text has two readings, the usual one is taken, and the [`Note`]s of the entry name the other.
//! What cannot be read is refused with what was seen and where.
//!
//! The way from text to problem, a file a stage:
//!
//! 1. `text` splits a source into lines and makes foreign spaces, digits and frame characters plain;
//! 2. what surrounds the boards is taken off: `prose` knows comments, titles and sections, `markup` tags and
//!    `name =`, `literal` numbers and strings in nested brackets, `table` the fields of CSV, `places` cells that are given
//!    one by one;
//! 3. `row` cuts a line into words and says what kind of line it is; a `layout` makes cells of it: each is a
//!    character, a word, a list of candidates, a field or a place in a frame;
//! 4. `stretch` collects the lines that belong together and judges them as a whole: each is a board (`line`), or
//!    they are rows of boards, in the layout that `block` finds, without what stands in their `margin` and with
//!    tall cells and blank lines `trim`med; `grid` cuts these into boards and finds the boxes. `block` tries all
//!    layouts, and takes the first in which the lines come out even and no value is too high. Lines that come out in
//!    none may be the title of the next board, or `fault` says what is wrong with them, in the layout in which they
//!    are most even;
//! 5. `sheet` decides what 0 means and makes the problem;
//! 6. `reader` drives all this, and `handed` gives out what is found.
//!
//! Only a window of the text is held: a line of at most [`LONGEST_LINE`] characters (a longer one is read
//! if it is a list in brackets, item by item), and up to 512 lines or 2 × [`LONGEST_LINE`] characters of those
//! that belong together. Each line is looked at a bounded number of times, so that reading takes time in
//! proportion to the text.

mod block;
mod cells;
mod entry;
mod error;
mod fault;
mod grid;
mod handed;
mod layout;
mod line;
mod literal;
mod margin;
mod markup;
mod options;
mod places;
mod prose;
mod reader;
mod row;
mod sheet;
mod stretch;
mod symbol;
mod table;
mod text;
mod trim;
mod write;

pub use cells::cells;
pub use entry::{Entry, Note};
pub use error::{OddRow, ReadError, Reason};
pub use options::{Digits, Format, Options};
pub use reader::Puzzles;
pub use text::{LONGEST_LINE, Position, offset_of};
pub use write::{framed, line};

use super::Problem;
use std::io::BufRead;

/// The puzzles of a source one after the other, good and bad, as [`read()`] gives them. The source must be
/// UTF-8; after an error of it nothing follows.
pub fn puzzles<R: BufRead>(source: R, options: &Options) -> Puzzles<R> {
    Puzzles::new(source, options)
}

/// The puzzles of a text one after the other.
pub fn entries(text: &str, options: &Options) -> impl Iterator<Item = Entry> {
    let entries = puzzles(text.as_bytes(), options);
    entries.map(|entry| entry.expect("a text can always be read"))
}

/// Every puzzle of a text, good and bad, in the order of the text. What is wrong with the whole of it is
/// told as if it were a puzzle.
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
