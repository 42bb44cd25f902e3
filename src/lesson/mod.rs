//! Lessons: text in, [`Lesson`] out. The format is RON; every error says where it is and what was
//! expected.
//!
//! - `file` declares what a lesson file is made of, for reading and for the reference, and makes a lesson of it;
//!   `written` has RON take a text apart for these declarations, and `part` is a value with its place.
//! - [`Finders`] finds the steps of stops and claims in the boards' runs.
//! - [`Glossary`] finds the words of the course in texts, and says what they mean.
//! - [`Guide`] holds the texts of the teacher's guide.
//! - [`Course`] puts lessons in order; [`Link`] is a moment of a lesson, or of any puzzle, as a
//!   line.

mod ask;
mod asked;
mod board;
mod bug;
mod claim;
mod comments;
mod constant;
mod course;
mod error;
mod file;
mod finder;
mod finders;
mod glossary;
mod lines;
mod link;
mod minutes;
mod part;
mod prove;
mod quantity;
mod reader;
mod reference;
mod refusal;
mod scan;
mod start;
mod stop;
mod stop_id;
mod stop_name;
mod syntax;
mod text;
mod texts;
mod view;
mod words;
mod written;

pub use crate::analysis::alignment::Alignment;
pub use ask::{Ask, AskKind, AskOption, LETTERS, Lines, Mistake};
pub use asked::{answer_id, answer_in_words, question_in_words};
pub use board::{BoardSpec, MOST_BOARDS};
pub use claim::{Bound, Claim, ClaimAt};
pub use error::LessonError;
pub use file::{
    Area, Chapter, Course, Curriculum, Guide, LONGEST, LONGEST_NAME, MOST_CLAIMS, MOST_OPTIONS,
    MOST_POINTS, MOST_STOPS, Misconception, Plan, PlanPart,
};
pub use finders::Finders;
pub use glossary::{Glossary, Mention, Term};
pub use link::{Link, LinkError, LinkPart, page_address};
pub use prove::{Fault, Finding, MOST_SOLUTIONS, Proof, most_steps};
pub use quantity::Quantity;
pub use reference::reference;
pub use scan::Figure;
pub use start::{start, start_with};
pub use stop::{Point, Stop, StopAt};
pub use stop_name::{stop_in_words, stop_number_in_words};
pub use text::{Template, Text};
pub use texts::LONGEST_TEXT;
pub use view::View;

use crate::explain::{Language, title_and_rule};
use crate::puzzle::Problem;
use crate::puzzle::notation::Position;
use std::sync::Arc;

/// The default speed, in steps per second, of a puzzle without a lesson.
const SPEED: f64 = 8.0;

/// A lesson: a puzzle, boards to show it on, and words.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its id in links, records and the course.
    pub id: String,
    /// The title.
    pub title: Text,
    /// What it teaches, in one sentence.
    pub goal: Text,
    /// The introduction.
    pub text: Text,
    /// The puzzle.
    pub problem: Arc<Problem>,
    /// One to four boards.
    pub boards: Vec<BoardSpec>,
    /// Playback speed in steps per second.
    pub speed: f64,
    /// The alignment of the boards.
    pub alignment: Alignment,
    /// The view that is open at first.
    pub view: View,
    /// The numbers used in its texts, at most [`MOST_CLAIMS`].
    pub claims: Vec<Claim>,
    /// The stops, in order of the run, at most [`MOST_STOPS`].
    pub stops: Vec<Stop>,
}

impl Lesson {
    /// A lesson with only a puzzle and boards.
    pub fn bare(problem: Arc<Problem>, boards: Vec<BoardSpec>) -> Self {
        let family = problem.topology().family();
        let words = |language: Language| {
            let usual = || (language.word("puzzle-title"), language.word("puzzle-text"));
            title_and_rule(family, language).unwrap_or_else(usual)
        };
        Self {
            id: "puzzle".to_owned(),
            title: Text::of(|language| words(language).0),
            goal: Text::default(),
            text: Text::of(|language| words(language).1),
            problem,
            boards,
            speed: SPEED,
            alignment: Alignment::default(),
            view: View::default(),
            claims: Vec::new(),
            stops: Vec::new(),
        }
    }

    /// Whether it is only a puzzle and boards, and teaches nothing.
    pub fn is_bare(&self) -> bool {
        self.stops.is_empty() && self.goal == Text::default()
    }
}

/// A lesson, and the positions in its file of everything that its runs have to prove.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The lesson.
    pub lesson: Lesson,
    /// The positions.
    pub places: Places,
}

/// Positions in a lesson's file.
#[derive(Clone, Default, Debug)]
pub struct Places {
    /// The alignment, if given.
    pub alignment: Option<Position>,
    /// Each claim.
    pub claims: Vec<Position>,
    /// Each stop.
    pub stops: Vec<StopPlaces>,
    /// Numbers in texts that belong neither to the board nor to a claim; the first hundred of them.
    pub loose: Vec<LooseNumber>,
    /// Where texts say what refused a value; the first hundred places.
    pub refusals: Vec<RefusalPlace>,
    /// Each wrong answer that shows a misconception.
    pub mistakes: Vec<MistakePlace>,
    /// Characters that the program cannot show: the first of each text, of the first hundred texts.
    pub unshown: Vec<Unshown>,
}

/// Where a question says what a wrong answer shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MistakePlace {
    /// The stop of the question, from 0.
    pub stop: usize,
    /// The answer, and its position, unless the question has its options written.
    pub answer: Option<(String, Position)>,
    /// The id of the misconception.
    pub shows: String,
    /// Its position.
    pub shows_at: Position,
}

/// A character that the program cannot show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unshown {
    /// Its position.
    pub at: Position,
    /// The field it is in.
    pub field: String,
    /// The character.
    pub letter: char,
}

/// Where a text of a stop says what refused a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalPlace {
    /// Its position.
    pub at: Position,
    /// The field it is in.
    pub field: String,
    /// The name in braces.
    pub name: &'static str,
    /// The stop it belongs to, from 0.
    pub stop: usize,
}

/// Positions of a stop's parts; that of the stop for missing parts.
#[derive(Clone, Copy, Debug)]
pub struct StopPlaces {
    /// Its place in the run.
    pub at: Position,
    /// Its text.
    pub text: Position,
    /// Its question.
    pub ask: Position,
    /// Its marks.
    pub point: Position,
}

/// A number in a text that nothing proves, unless it is the step of its own stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LooseNumber {
    /// Its position.
    pub at: Position,
    /// The field it is in.
    pub field: String,
    /// The number.
    pub figure: Figure,
    /// The stop it belongs to, from 0.
    pub stop: Option<usize>,
}
