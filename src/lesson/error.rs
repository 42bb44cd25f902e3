use super::SyntaxError;
use super::syntax::meant;
use crate::puzzle::notation::{Position, ReadError};
use crate::puzzle::{MapError, RegionsError, ShapeError};
use crate::solver::{GoalError, Strategy, StrategyError};

/// An error in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum LessonError {
    /// The text is not RON, or has the wrong structure.
    Syntax {
        /// Its position.
        at: Position,
        /// The field whose value it is in, if it is known.
        field: Option<String>,
        /// What was found and expected.
        error: SyntaxError,
    },
    /// It is longer than [`LONGEST`](super::LONGEST).
    TooLong,
    /// A field has an invalid value.
    Field {
        /// The position of the value, or of the error in it.
        at: Position,
        /// The name of the field.
        field: String,
        /// What is wrong.
        reason: FieldError,
    },
}

impl LessonError {
    /// The position of the error; the beginning if it concerns everything.
    pub const fn at(&self) -> Position {
        match self {
            Self::Syntax { at, .. } | Self::Field { at, .. } => *at,
            Self::TooLong => Position { line: 1, column: 1 },
        }
    }
}

/// Why the value of a field is invalid.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldError {
    /// A text is empty.
    Empty,
    /// The puzzle cannot be read.
    Puzzle(ReadError),
    /// There are no such boxes.
    Boxes(ShapeError),
    /// The problem has no boxes that could be chosen.
    NoBoxes,
    /// The regions of a jigsaw are wrong.
    Regions(RegionsError),
    /// The map makes no sense.
    Map(MapError),
    /// A map has a name and also nodes or edges, or none of them.
    NameOrNodes,
    /// The size of a board is out of its range.
    Size {
        /// The smallest.
        least: usize,
    },
    /// The problem has no such row, column or box.
    NoHouse,
    /// There is no such strategy.
    Strategy(StrategyError),
    /// The goal is invalid.
    Goal(GoalError),
    /// There are too few or too many boards.
    Boards {
        /// The number of boards.
        found: usize,
    },
    /// A number that counts from 1 is 0.
    Stop,
    /// The speed is not a positive number.
    Speed,
    /// A list is empty or too long.
    Many {
        /// The most entries allowed.
        most: usize,
        /// The number of entries.
        found: usize,
    },
    /// A text is longer than this many characters.
    Long(usize),
    /// A text contains an invisible character.
    Control(char),
    /// A name contains a character that names cannot have.
    Name,
    /// Lines to be put in order that the board's program does not have, or too few.
    Lines,
    /// A claim on another puzzle that is about more than the end of its run.
    Elsewhere,
    /// A constant that cannot be worked out, or is too large.
    Constant,
    /// A name is already taken.
    Taken(String),
    /// An unknown name.
    Unknown {
        /// The name.
        found: String,
        /// The known ones.
        expected: Vec<String>,
    },
    /// A number is too high.
    Range {
        /// What is numbered.
        what: Numbered,
        /// The number.
        found: u64,
        /// The highest number.
        last: usize,
    },
    /// A cell that is not on the board.
    Cell {
        /// The text found.
        found: String,
        /// The addresses of the first and the last cell.
        range: [String; 2],
    },
    /// An unmatched brace.
    Brace,
    /// A stop that does nothing.
    Idle,
    /// A claim with no bound, or with several.
    Bounds {
        /// The number of bounds.
        found: usize,
    },
    /// A question does not have two to four options with exactly one right.
    Options,
    /// Options are given although the run answers the question.
    NoOptions,
    /// What only wrong answers show is said of a right one, or of options that say it themselves.
    NoMistakes,
    /// A board is compared with itself, or the quantity has no board.
    Compared,
    /// The quantity is not counted by a board.
    NotCounted(&'static str),
}

/// What a number from 1 refers to.
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
        StrategyError::NeedsCandidates(_)
        | StrategyError::FixedChoices
        | StrategyError::Choices { .. } => None,
    }
}
