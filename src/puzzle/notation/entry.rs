use super::ReadError;
use super::symbol::Mark;
use crate::puzzle::{MAX_SIZE, Problem, Shape};

/// A puzzle of a text, good or bad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name, from a comment or title before it or a comment or word after it.
    pub name: Option<String>,
    /// The line where it starts, from 1.
    pub line: usize,
    /// The problem, or what is wrong.
    pub problem: Result<Problem, ReadError>,
    /// How it was read where it could be read otherwise.
    pub notes: Vec<Note>,
}

impl Entry {
    /// An entry without a name.
    pub const fn new(line: usize, problem: Result<Problem, ReadError>) -> Self {
        Self {
            name: None,
            line,
            problem,
            notes: Vec::new(),
        }
    }
}

impl From<ReadError> for Entry {
    fn from(error: ReadError) -> Self {
        Self::new(error.line, Err(error))
    }
}

/// Which of two readings was taken, or what was left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Note {
    /// The text does not say for sure how large the boxes are.
    /// The others fit as well, or better.
    Boxes { taken: Shape, other: Shape },
    /// 0 was taken for the first digit.
    ZeroBased,
    /// 0 was taken for an empty cell, though there is another sign for it.
    ZeroEmpty,
    /// So many digits that the player placed are not givens.
    Placed { count: usize },
    /// So many single digits are taken for the last candidates of cells and not for givens, since other
    /// cells still list them.
    Listed { count: usize },
    /// A board that is called a solution, or stands beside its puzzle, was left out, here or further on.
    Solution,
    /// A board that is called a solution was taken for a puzzle, since there is no other.
    OnlySolution,
    /// Blank rows and columns of a table were left out, or taken for empty cells; otherwise the board would be of the
    /// other size.
    Blanks { size: usize, other: usize },
    /// The lines were taken for the rows of one board, though each could also be one of the other size.
    Lines { size: usize, other: usize },
}

impl Note {
    /// The note for a board in lines of so many cells, if each of them could also be a board of 4×4.
    pub(super) fn of_lines(marks: &[Mark], width: usize) -> Option<Self> {
        let (size, other) = (width, width.isqrt());
        let are_low = marks.iter().all(|mark| mark.symbol.highest() <= other);
        let is_large = size == MAX_SIZE && marks.len() == size * size;
        (is_large && are_low).then_some(Self::Lines { size, other })
    }
}
