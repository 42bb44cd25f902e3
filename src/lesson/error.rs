use super::SyntaxError;
use super::syntax::meant;
use crate::puzzle::ShapeError;
use crate::puzzle::notation::{Position, ReadError};
use crate::solver::{GoalError, Strategy, StrategyError};

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum LessonError {
    /// The text is not RON, or not of this form.
    Syntax {
        /// Where.
        at: Position,
        /// What was found and expected.
        error: SyntaxError,
    },
    /// It is longer than [`LONGEST`](super::LONGEST).
    TooLong,
    /// A field's value will not do.
    Field {
        /// Where the value is, or what is wrong in it.
        at: Position,
        /// Its name.
        field: &'static str,
        /// What is wrong.
        reason: FieldError,
    },
}

impl LessonError {
    /// Where it is; the beginning if it is everywhere.
    pub const fn at(&self) -> Position {
        match self {
            Self::Syntax { at, .. } | Self::Field { at, .. } => *at,
            Self::TooLong => Position { line: 1, column: 1 },
        }
    }
}

/// Why a field's value will not do.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldError {
    /// Nothing is written where words are needed.
    Empty,
    /// The puzzle cannot be read.
    Puzzle(ReadError),
    /// The boxes do not exist.
    Boxes(ShapeError),
    /// The strategy does not exist.
    Strategy(StrategyError),
    /// The goal is none.
    Goal(GoalError),
    /// Too few or too many boards.
    Boards {
        /// How many there are.
        found: usize,
    },
    /// Something is counted from 1, and 0 was written.
    Stop,
    /// The speed is not a number of steps.
    Speed,
    /// A list is longer than it may be, or empty.
    Many {
        /// How many there may be.
        most: usize,
        /// How many there are.
        found: usize,
    },
    /// A text is too long.
    Long,
    /// A character that cannot be seen.
    Control(char),
    /// A name with other characters than names have.
    Name,
    /// A name that something else has.
    Taken(String),
    /// A name that nothing has.
    Unknown {
        /// The name.
        found: String,
        /// Those that there are.
        expected: Vec<String>,
    },
    /// There are not so many of these.
    Range {
        /// What is numbered.
        what: Numbered,
        /// The number.
        found: u64,
        /// The last one.
        last: usize,
    },
    /// A cell that the board does not have.
    Cell {
        /// What was written.
        found: String,
        /// The side of the board.
        size: usize,
    },
    /// A brace without its fellow.
    Brace,
    /// A stop that does nothing.
    Idle,
    /// A claim without a number, or with several.
    Bounds {
        /// How many there are.
        found: usize,
    },
    /// The options of a question are not two to four, of which one is right.
    Options,
    /// Options where the run itself gives them.
    NoOptions,
    /// Board that is compared with itself, or a count that has no board.
    Compared,
    /// The board does not count what it is asked for.
    NotCounted(&'static str),
}

/// What is numbered from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Numbered {
    Board,
    Stop,
    Row,
    Column,
    Box,
}

impl Numbered {
    /// Its name in a message.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Stop => "stop",
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
        }
    }
}

/// The name of a strategy that was probably meant.
pub fn meant_strategy(error: &StrategyError) -> Option<&'static str> {
    match error {
        StrategyError::Unknown { name } => meant(name, &Strategy::ids()),
        StrategyError::NeedsCandidates(_) | StrategyError::Choices { .. } => None,
    }
}
