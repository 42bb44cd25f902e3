//! Why an export fails.

use crate::explain::{Message, Tell, errors_in_english};

/// Why an export fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportError {
    /// There is no such board.
    NoBoard {
        /// Its number, from 1.
        number: usize,
        /// The number of boards.
        count: usize,
    },
    /// One board has to be chosen.
    SeveralBoards {
        /// The number of boards.
        count: usize,
    },
    /// There is only one board.
    OneBoard,
    /// Programs in this language are only written for the strategy `naive` and its usual goals.
    NotNaive,
    /// The run comes from a program that somebody else has written.
    NotOurs,
    /// The text of a puzzle does not hold the rules that a lesson has added.
    OwnRules,
    /// The chosen steps begin after the end.
    PastTheEnd {
        /// The first step asked for.
        step: u64,
        /// The last step.
        end: u64,
    },
    /// A run whose end is needed has none within this many steps.
    TooLong {
        /// How many were tried.
        steps: u64,
    },
    /// There is no move in the range.
    NoMove,
    /// The chosen steps are more than fit into a file.
    TooMany {
        /// The number of steps.
        count: u64,
        /// The most that fit.
        most: u64,
    },
}

errors_in_english!(ExportError);

impl Tell for ExportError {
    fn message(&self) -> Message {
        match self {
            Self::NoBoard { number, count } => Message::new("usage-board")
                .with("number", *number)
                .with("count", *count),
            Self::SeveralBoards { count } => Message::new("usage-one-board").with("count", *count),
            Self::OneBoard => Message::new("export-one-board"),
            Self::NotNaive => Message::new("export-not-naive"),
            Self::NotOurs => Message::new("export-not-ours"),
            Self::OwnRules => Message::new("export-own-rules"),
            Self::PastTheEnd { step, end } => Message::new("export-past-the-end")
                .number("step", *step)
                .number("end", *end),
            Self::TooLong { steps } => Message::new("export-too-long").number("steps", *steps),
            Self::NoMove => Message::new("export-no-move"),
            Self::TooMany { count, most } => Message::new("export-too-many")
                .number("count", *count)
                .number("most", *most),
        }
    }
}
