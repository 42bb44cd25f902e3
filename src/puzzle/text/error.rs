//! What a reader finds: puzzles, with notes on how they were read, and reasons why there are none.

use super::lines::Position;
use crate::puzzle::{Numbering, Problem, ProblemError, RegionsError, Shape, WantedError};

/// A puzzle of a text, good or bad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name, from a key, title or comment before it, or from what stands beside it.
    pub name: Option<String>,
    /// The line where it starts, from 1.
    pub line: usize,
    /// The problem, or what is wrong.
    pub problem: Result<Problem, ReadError>,
    /// How it was read where it could be read otherwise.
    pub notes: Vec<Note>,
    /// The form that it was read in, if it was read from a text.
    pub form: Option<FormName>,
}

impl Entry {
    /// An entry without a name.
    pub const fn new(line: usize, problem: Result<Problem, ReadError>) -> Self {
        Self {
            name: None,
            line,
            problem,
            notes: Vec::new(),
            form: None,
        }
    }
}

impl From<ReadError> for Entry {
    fn from(error: ReadError) -> Self {
        Self::new(error.line, Err(error))
    }
}

/// The forms that boards are read in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormName {
    /// A file with rules of its own, or an address.
    File,
    /// N × N fields.
    Table,
    /// Nested brackets.
    Brackets,
    /// N² symbols in a line.
    Line,
    /// N lines of N cells.
    Rows,
}

/// Which of two readings was taken, or what was left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Note {
    /// The usual boxes were taken, in which givens clash; in the others they do not.
    Boxes { taken: Shape, other: Shape },
    /// 0 was taken for the first digit.
    ZeroBased,
    /// 0 was taken for an empty cell, though there is another sign for it.
    ZeroEmpty,
    /// Digits that the player placed, or that are the last candidates of their cells, are not givens.
    Placed { count: usize },
    /// A board that is called a solution, or agrees with its puzzle, was left out.
    Solution,
    /// A board that is called a solution was taken for a puzzle, since there is no other.
    OnlySolution,
    /// The title names another family, by its id, than the one that the puzzle was read as.
    Family(&'static str),
    /// Without givens the search takes very many steps.
    Slow,
    /// The board that follows looks like the regions of a jigsaw, and was left out.
    Regions,
}

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

/// What is seen in a text that is not a puzzle. `size` is the side of the board; `zero_based` says
/// whether 0 is a digit of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Reason {
    /// A character stands where a cell should be and is none.
    Unknown {
        found: String,
        size: Option<usize>,
        zero_based: bool,
    },
    /// A character stands where a cell should be, on a board whose values have signs of their own.
    OwnSign { found: String, signs: Numbering },
    /// The text names a problem, and there is none like that.
    Posed(Box<WantedError>),
    /// A board with a way does not show its start alone, written like this.
    WayStart(String),
    /// A value, as it is written (`7`, `G`, `17`), is higher than the board allows.
    TooHigh {
        found: String,
        size: usize,
        zero_based: bool,
    },
    /// No board has this number of cells, or the one that is expected has another. A row may be to blame.
    Count {
        cells: usize,
        expected: Option<usize>,
        odd: Option<OddRow>,
    },
    /// The rows are all of one length, but there are too few or too many of them.
    Rows { rows: usize, width: usize },
    /// The board has more rows and columns than boards can have.
    TooLarge(usize),
    /// Blanks between the cells do not tell where the empty cells are.
    Blanks,
    /// The cells make a board, but its givens break the rules: the first clashing pairs.
    Problem(ProblemError),
    /// A board whose columns stand one after the other.
    Columns,
    /// The regions of the jigsaw are not in the text.
    NoRegions,
    /// The board below a jigsaw's does not divide it into regions.
    Regions(RegionsError),
    /// The text gives this cell two different values. Row and column are as written.
    Twice { row: usize, column: usize },
    /// A line is longer than any puzzle needs: its length in characters.
    LongLine(usize),
    /// It is something else, which is known.
    Other(KnownText),
    /// Nothing looks like a puzzle; the text begins like this, or is empty.
    NoPuzzle(String),
    /// A second puzzle starts where one is wanted.
    Several,
}

/// Texts that are known, and hold no board that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownText {
    /// The id of a game, such as `3x3k:zz_a`, which describes a killer's cages.
    GameId,
    /// What a program printed while it searched.
    Recording,
    /// An address that holds a packed puzzle.
    PackedLink,
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
    /// Whether the text is in none of the forms that are read.
    pub const fn is_about_form(&self) -> bool {
        matches!(
            self,
            Self::Unknown { .. }
                | Self::Count { .. }
                | Self::Rows { .. }
                | Self::Blanks
                | Self::Columns
                | Self::NoPuzzle(_)
        )
    }
}
