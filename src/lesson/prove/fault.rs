use crate::explain::{Language, Site};
use crate::lesson::Figure;
use crate::puzzle::notation::Position;
use std::fmt;

/// The most solutions of a puzzle that are counted.
pub const MOST_SOLUTIONS: u64 = 1 << 20;

/// Something that the runs of a lesson do not bear out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Where in the lesson's file it stands.
    pub at: Position,
    /// The field.
    pub field: &'static str,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a lesson whose form is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A claim's number is another.
    False {
        /// The claim.
        name: String,
        /// What has been counted.
        count: u64,
        /// What the other board has counted, if two are compared.
        over: Option<u64>,
    },
    /// The run has no such place.
    NeverReached,
    /// The run does not come there within as many steps as it is followed for.
    TooFar {
        /// How many these are.
        steps: u64,
    },
    /// A stop comes before the one that is written before it.
    Order {
        /// Its step.
        step: u64,
        /// The step of the one before.
        before: u64,
    },
    /// A stop of another board, where the boards do not keep together by steps.
    OtherBoard,
    /// The question has no answer at this step.
    NoAnswer {
        /// The step.
        step: u64,
    },
    /// The program of the board's strategy has no such line.
    NoLine(Site),
    /// There is nothing that the boards could keep together.
    Alignment,
    /// Nothing proves a number.
    Number(Figure),
    /// The puzzle has more solutions than are counted.
    TooMany,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.at, self.field, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |n: u64| Language::En.number(n);
        match self {
            Self::False { name, count, over } => {
                write!(f, "`{name}` is not true: the run has {}", number(*count))?;
                match over {
                    None => Ok(()),
                    Some(0) => f.write_str(", and the other board 0"),
                    Some(over) => write!(
                        f,
                        ", the other board {}: {} times as many",
                        number(*over),
                        number(count / over)
                    ),
                }
            }
            Self::NeverReached => f.write_str("the run never comes to this place"),
            Self::TooFar { steps } => write!(
                f,
                "the run does not come to this place within {} steps",
                number(*steps)
            ),
            Self::Order { step, before } => write!(
                f,
                "this stop is at step {}, before the one above it at step {}: stops are written in \
                 the order of the run",
                number(*step),
                number(*before)
            ),
            Self::OtherBoard => f.write_str(
                "this stop is of another board: expected one of the claim's board, or \
                 `alignment: \"step\"`",
            ),
            Self::NoAnswer { step } => write!(
                f,
                "this question has no answer after step {}, or only one",
                number(*step)
            ),
            Self::NoLine(site) => write!(
                f,
                "the program of this board's strategy has no line `{}`",
                site.id()
            ),
            Self::Alignment => f.write_str(
                "it means nothing here: one board alone keeps together with none, and by share only \
                 where every run ends",
            ),
            Self::Number(figure) => {
                let written = match figure {
                    Figure::Number(n) => number(*n),
                    Figure::Other(text) => text.clone(),
                    Figure::Cell(row, column) => format!("R{row}C{column}"),
                };
                write!(
                    f,
                    "nothing proves the number {written}: make it a claim, and write its name in \
                     braces"
                )
            }
            Self::TooMany => write!(
                f,
                "the puzzle has more than {} solutions, and so many are not counted",
                number(MOST_SOLUTIONS)
            ),
        }
    }
}
