//! What is known while a file is read.

use crate::lesson::scan::TextFigure;
use crate::puzzle::Topology;
use crate::puzzle::text::Position;
use crate::solver::{Goal, Strategy};
use std::collections::HashSet;
use std::sync::Arc;

/// What the rest of a file may refer to, and the places to be kept for the proof.
#[derive(Default)]
pub struct Scope {
    /// The board of the lesson, once its puzzle is read.
    pub topology: Option<Arc<Topology>>,
    /// The strategy and the goal of each board.
    pub boards: Vec<(Strategy, Goal)>,
    /// The board of the stop that is being read, from 0.
    pub board: usize,
    /// The numbers that texts can mention: claims and constants, with their names.
    pub numbers: Vec<(String, u64)>,
    /// The ids that are taken.
    pub ids: Vec<String>,
    /// The words for terms that are taken, each with the tag of its language.
    pub term_words: HashSet<(String, Vec<String>)>,
    /// The lessons of the course.
    pub lessons: Vec<String>,
    /// How many stops there are.
    pub stops: usize,
    pub places: LessonPlaces,
}

impl Scope {
    /// The scope of a file that may name these lessons.
    pub fn with_lessons<'l>(lessons: impl IntoIterator<Item = &'l str>) -> Self {
        Self {
            lessons: lessons.into_iter().map(str::to_owned).collect(),
            ..Self::default()
        }
    }

    /// The board of the lesson, whose puzzle is read before everything that needs it.
    pub fn topology(&self) -> &Topology {
        self.topology.as_deref().expect("a puzzle has been read")
    }

    /// The stop that is being read, from 0.
    pub fn stop(&self) -> usize {
        self.places.stops.len()
    }

    /// The number with this name.
    pub fn number(&self, name: &str) -> Option<u64> {
        let found = self.numbers.iter().find(|(known, _)| known == name);
        found.map(|(_, number)| *number)
    }
}

/// The positions in a lesson's file of everything that its runs have to prove.
#[derive(Clone, Default, Debug)]
pub struct LessonPlaces {
    /// The alignment, if given.
    pub alignment: Option<Position>,
    /// Each claim.
    pub claims: Vec<Position>,
    /// Each stop.
    pub stops: Vec<StopPlaces>,
    /// What texts say that the runs have to bear out; the first hundred of it.
    pub doubts: Vec<TextDoubt>,
    /// Each wrong answer that shows a misconception.
    pub mistakes: Vec<MistakePlace>,
}

/// Positions of a stop's parts; the position of the stop for missing parts.
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

/// Something in a text that may be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextDoubt {
    /// Its position.
    pub at: Position,
    /// The field it is in.
    pub field: String,
    /// The stop that the text belongs to, from 0.
    pub stop: Option<usize>,
    /// What it is.
    pub kind: TextDoubtKind,
}

/// What may be wrong in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextDoubtKind {
    /// A number that nothing proves, unless it is the step of its own stop.
    Number(TextFigure),
    /// The name in braces that stands for what refused a value.
    RefusedBy(&'static str),
    /// The first character of a text that the program cannot show.
    Letter(char),
}

/// Where a question says what a wrong answer shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MistakePlace {
    /// The stop of the question, from 0.
    pub stop: usize,
    /// The answer and its position, if the run offers the answers.
    pub answer: Option<(String, Position)>,
    /// The id of the misconception.
    pub shows: String,
    /// Its position.
    pub shows_at: Position,
}
