use super::SyntaxError;
use super::schema::{LONGEST, LONGEST_NAME, LONGEST_TEXT, MOST_BOARDS, MOST_OPTIONS};
use super::syntax::{list, meant};
use crate::puzzle::ShapeError;
use crate::puzzle::notation::{Position, ReadError};
use crate::solver::{GoalError, Strategy, StrategyError};
use std::fmt;
use thiserror::Error;

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LessonError {
    /// The text is not RON, or not of this form.
    #[error("{at}: {error}")]
    Syntax {
        /// Where.
        at: Position,
        /// What was found and expected.
        error: SyntaxError,
    },
    /// It is longer than [`LONGEST`].
    #[error("the lesson is longer than {} bytes", LONGEST)]
    TooLong,
    /// A field's value will not do.
    #[error("{at}: {field}: {reason}")]
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
#[derive(Clone, PartialEq, Debug, Error)]
pub enum FieldError {
    /// Nothing is written where words are needed.
    #[error("it is empty")]
    Empty,
    /// The puzzle cannot be read.
    #[error("{}", .0.reason())]
    Puzzle(ReadError),
    /// The boxes do not exist.
    #[error("{0}")]
    Boxes(ShapeError),
    /// The strategy does not exist.
    #[error("{}", strategy(.0))]
    Strategy(StrategyError),
    /// The goal is none.
    #[error("{0}")]
    Goal(GoalError),
    /// Too few or too many boards.
    #[error("a lesson shows 1 to {MOST_BOARDS} boards, not {found}")]
    Boards {
        /// How many there are.
        found: usize,
    },
    /// Something is counted from 1, and 0 was written.
    #[error("events, boards and stops are counted from 1")]
    Stop,
    /// The speed is not a number of steps.
    #[error("expected a number of steps a second above 0")]
    Speed,
    /// A list is longer than it may be, or empty.
    #[error("expected 1 to {most} of them, not {found}")]
    Many {
        /// How many there may be.
        most: usize,
        /// How many there are.
        found: usize,
    },
    /// A text is too long.
    #[error("it is longer than {LONGEST_TEXT} characters")]
    Long,
    /// A character that cannot be seen.
    #[error("the character U+{:04X} cannot be shown: expected words, spaces and new lines", *.0 as u32)]
    Control(char),
    /// A name with other characters than names have.
    #[error(
        "a name is letters (without accents), digits and hyphens, at most {LONGEST_NAME} of them"
    )]
    Name,
    /// A name that something else has.
    #[error("the name `{0}` is already taken")]
    Taken(String),
    /// A name that nothing has.
    #[error("{}", unknown(found, expected))]
    Unknown {
        /// The name.
        found: String,
        /// Those that there are.
        expected: Vec<String>,
    },
    /// There are not so many of these.
    #[error("there is no {what} {found}: they go from 1 to {last}")]
    Range {
        /// What is numbered.
        what: Numbered,
        /// The number.
        found: u64,
        /// The last one.
        last: usize,
    },
    /// A cell that the board does not have.
    #[error("there is no cell `{found}` on this board: its cells go from R1C1 to R{size}C{size}")]
    Cell {
        /// What was written.
        found: String,
        /// The side of the board.
        size: usize,
    },
    /// A brace without its fellow.
    #[error(
        "a brace stands alone: a number's name is written {{name}}, and a brace itself {{{{ or }}}}"
    )]
    Brace,
    /// A stop that does nothing.
    #[error("it does nothing: expected at least one of `text`, `ask`, `point` and `view`")]
    Idle,
    /// A claim without a number, or with several.
    #[error("expected exactly one of `value`, `at_least` and `at_most`, not {found}")]
    Bounds {
        /// How many there are.
        found: usize,
    },
    /// The options of a question are not two to four, of which one is right.
    #[error("expected 2 to {MOST_OPTIONS} options, one of them with `right: true`")]
    Options,
    /// Options where the run itself gives them.
    #[error("only a question of the kind `Choice` has options")]
    NoOptions,
    /// Board that is compared with itself, or a count that has no board.
    #[error("this cannot be compared: expected another board")]
    Compared,
    /// The board does not count what it is asked for.
    #[error("no board counts `{0}` as it goes: it stands in claims only")]
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

impl fmt::Display for Numbered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

fn unknown(found: &str, expected: &[String]) -> String {
    let names: Vec<&str> = expected.iter().map(String::as_str).collect();
    let said = match names.as_slice() {
        [] => format!("there is no `{found}`: this lesson has no claims"),
        names => format!("there is no `{found}`: expected one of {}", list(names)),
    };
    match meant(found, &names) {
        Some(name) => format!("{said}: did you mean `{name}`?"),
        None => said,
    }
}

/// The name of a strategy that was probably meant.
pub fn meant_strategy(error: &StrategyError) -> Option<&'static str> {
    match error {
        StrategyError::Unknown { name } => meant(name, &Strategy::ids()),
        StrategyError::NeedsCandidates(_) | StrategyError::Choices { .. } => None,
    }
}

fn strategy(error: &StrategyError) -> String {
    match meant_strategy(error) {
        Some(name) => format!("{error}: did you mean `{name}`?"),
        None => error.to_string(),
    }
}
