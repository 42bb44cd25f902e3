use crate::explain::{Message, Site, Tell, placed};
use crate::lesson::Figure;
use crate::lesson::words::in_field;
use crate::puzzle::notation::Position;

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

impl Tell for Finding {
    fn message(&self) -> Message {
        placed(self.at, in_field(self.field, self.fault.message()))
    }
}

impl Tell for Fault {
    fn message(&self) -> Message {
        match self {
            Self::False { name, count, over } => {
                let id = match over {
                    None => "proof-false",
                    Some(_) => "proof-false-over",
                };
                let message = Message::new(id)
                    .with("name", name.as_str())
                    .number("count", *count);
                match *over {
                    None => message,
                    Some(over) => message
                        .with("over", over)
                        .number("other", over)
                        .number("times", count.checked_div(over).unwrap_or_default()),
                }
            }
            Self::NeverReached => Message::new("proof-never"),
            Self::TooFar { steps } => Message::new("proof-too-far").number("steps", *steps),
            Self::Order { step, before } => Message::new("proof-order")
                .number("step", *step)
                .number("before", *before),
            Self::OtherBoard => Message::new("proof-other-board"),
            Self::NoAnswer { step } => Message::new("proof-no-answer").number("step", *step),
            Self::NoLine(site) => Message::new("proof-no-line").with("line", site.id()),
            Self::Alignment => Message::new("proof-alignment"),
            Self::Number(figure) => {
                let message = Message::new("proof-number");
                match figure {
                    Figure::Number(number) => message.number("number", *number),
                    Figure::Other(text) => message.with("number", text.as_str()),
                    Figure::Cell(row, column) => message.with("number", format!("R{row}C{column}")),
                }
            }
            Self::TooMany => Message::new("proof-too-many").number("most", MOST_SOLUTIONS),
        }
    }
}
