//! How puzzles are written: lines, grids and files.
//!
//! [`read`] takes any text that people keep puzzles in and gives back every puzzle of it, each with
//! its name, its line and either the problem or the reason why it is none. [`line()`] and [`framed()`]
//! write boards in ways that `read` understands.
//!
//! The size of a board is that of its cells: N² in one line, or N rows of N. Some lines could be
//! either, and are taken for what is usual:
//!
//! - Lines of sixteen cells are 4×4 boards where they do not make 16×16 boards, or hardly any of
//!   their values is above 4.
//! - Lines of nine and of four cells are rows of a 9×9 and a 4×4 board, and wrong if there are too
//!   few or too many. One such line alone is a 3×3 or a 2×2 board; several are if the boxes are
//!   asked for (1×3, 1×2) or the file says that every line is a puzzle (`.sdm`).
//!
//! The way from text to problem, a file a stage:
//!
//! 1. `text` splits the text into lines and makes foreign spaces, digits and frame characters plain;
//! 2. `prose` and `code` take away what is not puzzle: comments, titles, sections, `name =`;
//! 3. `row` cuts a line into tokens and says what kind of line it is, and `reading` makes cells of
//!    the tokens in one of several ways; `blanks` finds the empty cells of a frame without marks;
//! 4. `whole` and `small` find puzzles that stand in one line, `table` those in a column under a header,
//!    `grid` those written row by row, `candidates` those whose empty cells list their candidates;
//! 5. `digits` decides what 0 means and makes values of the symbols;
//! 6. `reader` drives all this over the text, `boards` tries the readings on lines that belong
//!    together, and `fault` says what is wrong where none fits.

mod blanks;
mod boards;
mod candidates;
mod code;
mod digits;
mod error;
mod fault;
mod frame;
mod framed;
mod grid;
mod line;
mod options;
mod prose;
mod reader;
mod reading;
mod row;
mod sheet;
mod small;
mod symbol;
mod table;
mod text;
mod whole;

pub use error::{OddRow, ReadError, blanks, nearest_size, signs};
pub use framed::framed;
pub use line::line;
pub use options::{Digits, Format, Options};
pub use reader::{Entry, Puzzles};
pub use text::{LONGEST_LINE, Position, offset_of};

use super::Problem;

/// Every puzzle of a text, good and bad, in the order of the text.
///
/// # Errors
/// [`ReadError::NoPuzzle`] when there is nothing in the text that looks like one. A puzzle that is
/// faulty is not an error of the whole: its entry says what is wrong with it.
pub fn read(text: &str, options: &Options) -> Result<Vec<Entry>, ReadError> {
    let entries: Vec<Entry> = puzzles(text, options).collect();
    if entries.is_empty() {
        return Err(ReadError::NoPuzzle);
    }
    Ok(entries)
}

/// The puzzles of a text one after the other, as [`read()`] gives them, for texts with very many.
pub fn puzzles<'a>(text: &'a str, options: &Options) -> Puzzles<'a> {
    Puzzles::new(text, options)
}

/// The one puzzle of a text that must hold exactly one.
///
/// # Errors
/// When there is none, or more than one, or it is faulty.
pub fn read_one(text: &str, options: &Options) -> Result<Problem, ReadError> {
    let mut entries = puzzles(text, options);
    let first = entries.next().ok_or(ReadError::NoPuzzle)?;
    match entries.next() {
        Some(second) => Err(ReadError::Several { line: second.line }),
        None => first.problem,
    }
}
