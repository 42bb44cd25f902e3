use crate::explain::{Language, Message, Site, Tell, placed, quoted};
use crate::lesson::Figure;
use crate::lesson::error::in_field;
use crate::puzzle::notation::Position;

/// The most solutions of a puzzle that are counted.
pub const MOST_SOLUTIONS: u64 = 1 << 20;

/// A statement of a lesson that its runs disprove.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Its position in the lesson's file.
    pub at: Position,
    /// The field.
    pub field: String,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a lesson whose syntax is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A claim's number is wrong.
    False {
        /// The name of the claim.
        name: String,
        /// The actual count.
        count: u64,
        /// The other board's count, if two are compared.
        over: Option<u64>,
    },
    /// The run has no such place.
    NeverReached,
    /// The run does not reach the place within the step limit.
    TooFar {
        /// The limit.
        steps: u64,
    },
    /// A stop comes before its predecessor in the file.
    Order {
        /// Its step.
        step: u64,
        /// The step of its predecessor.
        before: u64,
    },
    /// A stop is on another board, although the boards are not aligned by step.
    OtherBoard,
    /// The question has no answer at this step.
    NoAnswer {
        /// The step.
        step: u64,
    },
    /// An answer that shows a misconception is not a wrong one that the question offers.
    NoMistake {
        /// The answer.
        answer: String,
        /// The wrong answers that it offers.
        wrong: Vec<String>,
    },
    /// The program of the board's strategy has no such line.
    NoLine(Site),
    /// There is only one board to align.
    Alignment,
    /// A number that nothing proves.
    Number(Figure),
    /// The text of a conflict names a house in which no cell holds the refused value.
    House {
        /// The language of the text.
        language: Language,
        /// The house that the text names.
        named: String,
        /// The value.
        value: String,
        /// The cell that holds it.
        with: String,
        /// The house that it shares with the cell.
        house: String,
    },
    /// A text says what refused a value where nothing is refused: the name in its braces.
    NotRefused(&'static str),
    /// The answer to a question can be read before it is given.
    Told {
        /// The answer.
        answer: String,
        /// Where it can be read.
        place: Told,
        /// In which language, if in words.
        language: Option<Language>,
    },
    /// The fonts of the program lack a character.
    Letter(char),
    /// The puzzle has more solutions than the limit.
    TooMany,
}

/// Where an answer can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// In the title of the lesson.
    LessonTitle,
    /// In the goal of the lesson.
    Goal,
    /// In the introduction.
    Introduction,
    /// In the title of the stop.
    StopTitle,
    /// In the text of the stop.
    StopText,
    /// In the question.
    Question,
    /// In the text of an earlier stop, or in the explanation of its answer.
    Earlier {
        /// The stop, from 0.
        stop: usize,
        /// Whether it is at the same step of the same board.
        is_here: bool,
    },
    /// The stop marks its cell.
    Mark,
    /// A counter of this board, from 0, shows it.
    Counter(usize),
}

impl Told {
    /// Its name in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::LessonTitle => "heading",
            Self::Goal => "goal",
            Self::Introduction => "introduction",
            Self::StopTitle => "title",
            Self::StopText => "text",
            Self::Question => "question",
            Self::Earlier { .. } => "earlier",
            Self::Mark => "mark",
            Self::Counter(_) => "counter",
        }
    }

    /// The number of the board that shows it, or of the stop that says it.
    pub const fn number(self) -> usize {
        match self {
            Self::Counter(index) | Self::Earlier { stop: index, .. } => index + 1,
            _ => 0,
        }
    }
}

impl Tell for Finding {
    fn message(&self) -> Message {
        placed(self.at, in_field(&self.field, self.fault.message()))
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
            Self::NoMistake { answer, wrong } => Message::new("proof-no-mistake")
                .with("answer", quoted(answer))
                .with("wrong", wrong.join(", ")),
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
            Self::House {
                language,
                named,
                value,
                with,
                house,
            } => Message::new("proof-house")
                .with("language", language.code())
                .with("named", named.as_str())
                .with("value", value.as_str())
                .with("with", with.as_str())
                .with("house", house.as_str()),
            Self::NotRefused(name) => Message::new("proof-not-refused").with("name", *name),
            Self::Told {
                answer,
                place,
                language,
            } => Message::new("proof-told")
                .with("answer", quoted(answer))
                .with("place", place.id())
                .with("language", language.map_or("", Language::code))
                .with("number", place.number()),
            Self::Letter(letter) => Message::new("proof-letter").with("letter", letter.to_string()),
            Self::TooMany => Message::new("proof-too-many").number("most", MOST_SOLUTIONS),
        }
    }
}
