//! Lessons: text in, [`Lesson`] out. The format is RON; every error says where and what was expected.
//!
//! - `schema` has the form of a lesson file as tables, `source` splits the text into its fields by
//!   them, and `read` makes a lesson of the fields, gathering all that is wrong.
//! - [`Finders`] looks for the steps of stops and claims along the boards' runs.
//! - [`Course`] puts lessons in order; [`Link`] is a moment of a lesson, or of any puzzle, as a line.

mod ask;
mod asked;
mod board;
mod claim;
mod course;
mod error;
mod finder;
mod finders;
mod link;
mod pieces;
mod prove;
mod quantity;
mod read;
mod reference;
mod scan;
mod schema;
mod source;
mod start;
mod stop;
mod syntax;
mod text;
mod view;
mod words;

pub use crate::analysis::alignment::Alignment;
pub use ask::{Ask, AskKind, AskOption};
pub use asked::{answer_in_words, question_in_words};
pub use board::BoardSpec;
pub use claim::{Bound, Claim, ClaimAt};
pub use course::{Chapter, Course};
pub use error::{FieldError, LessonError, Numbered};
pub use finders::Finders;
pub use link::{Link, LinkError, LinkPart};
pub use prove::{Fault, Finding, MOST_SOLUTIONS, MOST_STEPS, MOST_STEPS_SLOW, Proof};
pub use quantity::Quantity;
pub use reference::reference;
pub use scan::Figure;
pub use schema::{
    LONGEST, LONGEST_NAME, LONGEST_TEXT, MOST_BOARDS, MOST_CLAIMS, MOST_OPTIONS, MOST_POINTS,
    MOST_STOPS,
};
pub use source::MOST_ERRORS;
pub use start::{start, start_with};
pub use stop::{Point, Stop, StopAt};
pub use syntax::{Expected, SyntaxError};
pub use text::{Template, Text};
pub use view::View;

use crate::explain::Language;
use crate::puzzle::Problem;
use crate::puzzle::notation::Position;
use std::sync::Arc;

/// Steps a second of a puzzle that comes without a lesson.
const SPEED: f64 = 8.0;

/// A prepared example: a puzzle, the searches that are shown on it, and words.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in links, settings and the course.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What is learnt, in one sentence.
    pub goal: Text,
    /// What it is about.
    pub text: Text,
    /// The puzzle.
    pub problem: Arc<Problem>,
    /// One to four searches.
    pub boards: Vec<BoardSpec>,
    /// Steps a second when it is played.
    pub speed: f64,
    /// By what the boards keep together.
    pub alignment: Alignment,
    /// The view that is open at first.
    pub view: View,
    /// The numbers that its texts tell, at most [`MOST_CLAIMS`].
    pub claims: Vec<Claim>,
    /// Where the lesson halts, in the order of the run, at most [`MOST_STOPS`].
    pub stops: Vec<Stop>,
}

impl Lesson {
    /// A lesson of a puzzle and boards alone.
    pub fn bare(problem: Arc<Problem>, boards: Vec<BoardSpec>) -> Self {
        Self {
            id: "puzzle".to_owned(),
            title: Text::of(|language: Language| language.word("puzzle-title")),
            goal: Text::default(),
            text: Text::of(|language: Language| language.word("puzzle-text")),
            problem,
            boards,
            speed: SPEED,
            alignment: Alignment::default(),
            view: View::default(),
            claims: Vec::new(),
            stops: Vec::new(),
        }
    }
}

/// A lesson, and where in its file stands what its runs are to prove.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The lesson.
    pub lesson: Lesson,
    /// The places.
    pub places: Places,
}

/// Where things stand in a lesson's file.
#[derive(Clone, Default, Debug)]
pub struct Places {
    /// The alignment, if it is written.
    pub alignment: Option<Position>,
    /// Each claim.
    pub claims: Vec<Position>,
    /// Each stop.
    pub stops: Vec<StopPlaces>,
    /// Numbers in texts that are neither the board's own nor a claim's, the first hundred of them.
    pub loose: Vec<LooseNumber>,
}

/// Where the parts of a stop are; that of the whole where a part is not there.
#[derive(Clone, Copy, Debug)]
pub struct StopPlaces {
    /// Where it says where it is.
    pub at: Position,
    /// Its question.
    pub ask: Position,
    /// Its marks.
    pub point: Position,
}

/// A number in a text that nothing proves, unless it is the step of the stop that says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LooseNumber {
    /// Where it is.
    pub at: Position,
    /// The field that it is in.
    pub field: &'static str,
    /// The number.
    pub figure: Figure,
    /// The stop that says it, from 0.
    pub stop: Option<usize>,
}
