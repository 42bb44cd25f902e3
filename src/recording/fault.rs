//! What is wrong with lines of a recording, as data.

use crate::puzzle::text::Reason;
use crate::puzzle::{RegionsError, WantedError};

/// A line of a recording that could not be taken as it is.
#[derive(Clone, PartialEq, Debug)]
pub struct LineFault {
    /// Its number in the text, from 1.
    pub line: u64,
    /// The part that is wrong; the whole line where something is missing.
    pub said: String,
    /// What was expected instead.
    pub expected: Expected,
}

/// What a line should have said.
#[derive(Clone, PartialEq, Debug)]
pub enum Expected {
    /// A known word after the `@`. The line is kept as output.
    Word,
    /// A word about the board only before the first event.
    BeforeEvents {
        /// Whether it is the word that names the board, which so is not known.
        is_board: bool,
    },
    /// No second board: the recording ends here.
    OneBoard,
    /// `@board` before this word, which is about free boards.
    FreeBoard,
    /// Nothing more. The event was taken without it.
    LineEnd,
    /// A cell of the board.
    Cell {
        /// The address of the first cell.
        first: String,
        /// The address of the last cell.
        last: String,
    },
    /// A place of the map.
    Place {
        /// All of them, by their codes.
        codes: String,
    },
    /// A cell counted from 1, not from 0.
    CountedFromOne,
    /// A value of the board.
    Value {
        /// The highest value.
        most: usize,
    },
    /// A word of at most 6 characters as a value of a free board.
    ShortWord,
    /// No more than 255 different values.
    FewerWords,
    /// A label that is no other cell's, and not too long.
    Label,
    /// The rows and columns of a board of at most 256 cells, or their number.
    BoardSize,
    /// `first`, `all` or a number.
    Goal,
    /// A family of problems.
    Family(WantedError),
    /// The regions of a jigsaw.
    Regions(RegionsError),
    /// A board with its givens.
    Puzzle(Reason),
    /// A line of at most 4,096 bytes. The rest of it was left out.
    ShortLine,
    /// An event as an object of JSON.
    Json,
    /// A house of the board.
    House,
}

impl Expected {
    /// Whether it is something that another board may have.
    pub(super) const fn depends_on_board(&self) -> bool {
        matches!(
            self,
            Self::Cell { .. }
                | Self::Place { .. }
                | Self::CountedFromOne
                | Self::Value { .. }
                | Self::House
        )
    }
}
