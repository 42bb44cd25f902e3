use super::text::Position;
use crate::puzzle::{MAX_SIZE, ProblemError, Shape, Value};

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
    /// The problem has another number of cells.
    CellCount {
        /// The line where they start.
        line: usize,
        /// How many there are.
        cells: usize,
        /// How many the problem has.
        expected: usize,
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
    /// The board is larger than boards can be.
    TooLarge {
        /// The line where it starts.
        line: usize,
        /// How many rows and columns it has.
        size: usize,
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
        /// What is wrong, with the first clashing pairs.
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

impl ReadError {
    /// The line it is about, if it is about one.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::UnknownCharacter { at, .. } | Self::TooHigh { at, .. } => Some(at.line),
            Self::Count { line, .. }
            | Self::CellCount { line, .. }
            | Self::Rows { line, .. }
            | Self::TooLarge { line, .. }
            | Self::Blanks { line }
            | Self::Boxes { line, .. }
            | Self::Problem { line, .. }
            | Self::MissingColumn { line, .. }
            | Self::LongLine { line, .. }
            | Self::Several { line } => Some(*line),
            Self::NoPuzzle => None,
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
    let (first, last) = (u8::from(!zero_based), size - usize::from(zero_based));
    let letter = Value::new(last as u8).map_or('G', Value::to_char);
    match last {
        0..=9 => (format!("{first}–{last}"), None),
        10 => (format!("{first}–9"), Some("A".to_owned())),
        _ => (format!("{first}–9"), Some(format!("A–{letter}"))),
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
