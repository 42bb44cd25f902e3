use super::text::Position;
use crate::puzzle::{ProblemError, Shape};

/// Why a text, or a part of it, is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line it is about, or where the puzzle starts.
    pub line: usize,
    /// The column, if it is about a character.
    pub column: Option<usize>,
    /// What was seen there.
    pub reason: Reason,
}

/// What is seen in a text that is not a puzzle. `size` is the side of the board; `zero_based` says whether 0
/// is a digit of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Reason {
    /// A character, or a number such as `5.5`, stands where a cell should be and is none.
    Unknown {
        found: String,
        size: Option<usize>,
        zero_based: bool,
    },
    /// A value, as it is written (`7`, `G`, `17`), is higher than the board allows.
    TooHigh {
        found: String,
        size: usize,
        zero_based: bool,
    },
    /// So many cells make no board. A row may be to blame.
    Count { cells: usize, odd: Option<OddRow> },
    /// The problem has another number of cells.
    CellCount { cells: usize, expected: usize },
    /// The rows are all of one length, but there are too few or too many of them.
    Rows { rows: usize, width: usize },
    /// The board has so many rows and columns, more than boards can have.
    TooLarge(usize),
    /// So many boards of this size stand side by side.
    Beside { boards: usize, size: usize },
    /// Blanks between the cells do not tell where the empty cells are.
    Blanks,
    /// The boxes that were asked for belong to a board of another size.
    Boxes { size: usize, boxes: Shape },
    /// The cells make a board, but its givens break the rules: the first clashing pairs.
    Problem(ProblemError),
    /// A line under a header has no field of this number, from 1, which is the puzzle's.
    MissingColumn(usize),
    /// A quote is opened in a line under a header, and not closed.
    OpenQuote,
    /// The text gives this cell two different values. Row and column are as written.
    Twice { row: usize, column: usize },
    /// A line is longer than any puzzle needs: its length in characters.
    LongLine(usize),
    /// Nothing looks like a puzzle; the text begins like this, or is empty.
    NoPuzzle(String),
    /// A second puzzle starts where one is wanted.
    Several,
}

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

impl ReadError {
    /// The error of a whole line, or of what starts there.
    pub const fn of_line(line: usize, reason: Reason) -> Self {
        Self {
            line,
            column: None,
            reason,
        }
    }

    /// The error of a character.
    pub const fn at(place: Position, reason: Reason) -> Self {
        Self {
            line: place.line,
            column: Some(place.column),
            reason,
        }
    }
}

impl Reason {
    /// Whether the text is not in a notation that is read.
    pub const fn is_about_notation(&self) -> bool {
        matches!(
            self,
            Self::Unknown { .. }
                | Self::Count { .. }
                | Self::Rows { .. }
                | Self::Beside { .. }
                | Self::Blanks
                | Self::NoPuzzle(_)
        )
    }
}
