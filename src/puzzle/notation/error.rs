use super::text::{LONGEST_LINE, Position};
use crate::puzzle::{MAX_CELLS, MAX_SIZE, ProblemError, Shape, Value};
use std::fmt;

/// A row that is not as long as its fellows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OddRow {
    /// Its line.
    pub line: usize,
    /// How many cells it has.
    pub cells: usize,
    /// How many cells the others have.
    pub others: usize,
}

/// Why a text, or a part of it, is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// A character stands where a cell should be and is none.
    UnknownCharacter {
        /// Where it stands.
        at: Position,
        /// The character.
        found: char,
        /// The side of the board, where it is known.
        size: Option<usize>,
        /// Whether 0 is a digit of this text.
        zero_based: bool,
    },
    /// A value is higher than the board allows.
    TooHigh {
        /// Where it stands.
        at: Position,
        /// As it is written: `7`, `G`, `17`.
        found: String,
        /// The side of the board.
        size: usize,
        /// Whether 0 is a digit of this text.
        zero_based: bool,
    },
    /// So many cells make no board.
    Count {
        /// The line where they start.
        line: usize,
        /// How many there are.
        cells: usize,
        /// A row that is to blame, where one stands out.
        odd: Option<OddRow>,
    },
    /// The rows are all of one length, but there are too few or too many of them.
    Rows {
        /// The line where they start.
        line: usize,
        /// How many rows there are.
        rows: usize,
        /// How many cells each has.
        width: usize,
    },
    /// Bars with blanks between them do not tell where the empty cells are.
    Blanks {
        /// The line where the rows start.
        line: usize,
    },
    /// The boxes that were asked for belong to a board of another size.
    Boxes {
        /// The line where the puzzle starts.
        line: usize,
        /// The side of the board.
        size: usize,
        /// The boxes asked for.
        boxes: Shape,
    },
    /// The cells make a board, but its givens break the rules.
    Problem {
        /// The line where the puzzle starts.
        line: usize,
        /// What is wrong, with every clashing pair.
        error: ProblemError,
    },
    /// A line under a header has no field in the puzzle's column.
    MissingColumn {
        /// The line.
        line: usize,
        /// The number of the field, from 1.
        column: usize,
    },
    /// A line is longer than any puzzle needs.
    LongLine {
        /// The line.
        line: usize,
        /// Its length in characters.
        length: usize,
    },
    /// Nothing in the text looks like a puzzle.
    NoPuzzle,
    /// There is more than one puzzle where one is wanted.
    Several {
        /// Where the second starts.
        line: usize,
    },
}

impl std::error::Error for ReadError {}

/// The place, where there is one, and the reason.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line(), self.column()) {
            (Some(line), Some(column)) => write!(f, "{}: ", Position { line, column })?,
            (Some(line), None) => write!(f, "line {line}: ")?,
            (None, _) => {}
        }
        f.write_str(&self.reason())
    }
}

impl ReadError {
    /// The line it is about, if it is about one.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::UnknownCharacter { at, .. } | Self::TooHigh { at, .. } => Some(at.line),
            Self::Count { line, .. }
            | Self::Rows { line, .. }
            | Self::Blanks { line }
            | Self::Boxes { line, .. }
            | Self::Problem { line, .. }
            | Self::MissingColumn { line, .. }
            | Self::LongLine { line, .. }
            | Self::Several { line } => Some(*line),
            Self::NoPuzzle => None,
        }
    }

    /// What is wrong, without the place.
    pub fn reason(&self) -> String {
        match self {
            Self::UnknownCharacter {
                found,
                size,
                zero_based,
                ..
            } => format!(
                "{found:?} is not a cell: expected {}",
                expected(*size, *zero_based)
            ),
            Self::TooHigh {
                found,
                size,
                zero_based,
                ..
            } => format!(
                "{found} is too high: a {size}×{size} board has {}",
                digits(*size, *zero_based)
            ),
            Self::Count { cells, odd, .. } => {
                format!("{}{}", count(*cells), odd_row(odd.as_ref()))
            }
            Self::Rows { rows, width, .. } => rows_message(*rows, *width),
            Self::Blanks { .. } => "it is not certain which cells of this frame are empty: every \
                                    empty cell needs a . (or one of 0 x _ - *)"
                .to_owned(),
            Self::Boxes { size, boxes, .. } => format!(
                "this board is {size}×{size}, but boxes of {}x{} make a board of {2}×{2}",
                boxes.box_rows(),
                boxes.box_cols(),
                boxes.size()
            ),
            Self::Problem { error, .. } => error.to_string(),
            Self::MissingColumn { column, .. } => {
                format!("there is no column {column} here, where the header has the puzzles")
            }
            Self::LongLine { length, .. } => {
                format!("{length} characters; the longest line that is read has {LONGEST_LINE}")
            }
            Self::NoPuzzle => {
                "no puzzle found: expected a board as one line of cells (81 for 9×9) \
                               or as a grid, with one of . 0 x _ - * for an empty cell"
                    .to_owned()
            }
            Self::Several { .. } => "a second puzzle, where only one is expected".to_owned(),
        }
    }

    /// The column it is about, if it is about one.
    pub const fn column(&self) -> Option<usize> {
        match self {
            Self::UnknownCharacter { at, .. } | Self::TooHigh { at, .. } => Some(at.column),
            _ => None,
        }
    }
}

/// The side of the board whose number of cells is nearest to this one.
pub fn nearest_size(cells: usize) -> usize {
    (2..=MAX_SIZE)
        .min_by_key(|n| (n * n).abs_diff(cells))
        .unwrap_or(MAX_SIZE)
}

/// How the values of a board are written, digits and letters apart: `1–9` and `A–C`, `0–9` and `A–F`,
/// or digits alone.
pub fn signs(size: usize, zero_based: bool) -> (String, Option<String>) {
    let letter = |number: usize| Value::new(number as u8).map_or('G', Value::to_char);
    let letters = |last: usize| match letter(last) {
        'A' => "A".to_owned(),
        last => format!("A–{last}"),
    };
    match (size, zero_based) {
        (0..=9, false) => (format!("1–{size}"), None),
        (0..=10, true) => (format!("0–{}", size.saturating_sub(1)), None),
        (_, false) => ("1–9".to_owned(), Some(letters(size))),
        (_, true) => ("0–9".to_owned(), Some(letters(size - 1))),
    }
}

/// The signs of an empty cell.
pub const fn blanks(zero_based: bool) -> &'static str {
    if zero_based {
        ". x _ - *"
    } else {
        ". 0 x _ - *"
    }
}

fn digits(size: usize, zero_based: bool) -> String {
    match signs(size, zero_based) {
        (digits, None) => digits,
        (digits, Some(letters)) => format!("{digits} or {letters}"),
    }
}

fn expected(size: Option<usize>, zero_based: bool) -> String {
    let digits = digits(size.unwrap_or(MAX_SIZE), zero_based);
    format!(
        "{digits}, or one of {} for an empty cell",
        blanks(zero_based)
    )
}

fn count(cells: usize) -> String {
    let cell_word = if cells == 1 { "cell" } else { "cells" };
    let size = nearest_size(cells);
    if cells == size * size {
        format!("{cells} {cell_word}, which would be {size}×{size}, but not in these rows")
    } else if cells > MAX_CELLS {
        format!("{cells} {cell_word}: the largest board has {MAX_CELLS} ({MAX_SIZE}×{MAX_SIZE})")
    } else {
        let near = size * size;
        format!("{cells} {cell_word}: no board has so many; {near} would be {size}×{size}")
    }
}

fn odd_row(odd: Option<&OddRow>) -> String {
    odd.map_or_else(String::new, |row| {
        format!(
            "; line {} has {} where the others have {}",
            row.line,
            cells_of(row.cells),
            row.others
        )
    })
}

fn cells_of(cells: usize) -> String {
    format!("{cells} cell{}", if cells == 1 { "" } else { "s" })
}

fn rows_message(rows: usize, width: usize) -> String {
    let are = if rows == 1 { "row" } else { "rows" };
    let each = cells_of(width);
    format!("{rows} {are} of {each}: a {width}×{width} board has {width} rows")
}
