//! Lessons, and the numbers that their texts state.

use super::board::Board;
use super::claim::{Claim, Constant};
use super::form::{Declared, Field, Form, List, OrDefault, Takes, form};
use super::plain::{Boxes, Id, Named, Puzzle, Speed};
use super::problem::{Family, puzzle as read_puzzle};
use super::stop::Stop;
use super::text::Text;
use super::whole::whole;
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::{self, Alignment, LessonError, MOST_BOARDS, Reading, View};
use crate::puzzle::{self, Problem, Wanted};
use std::sync::Arc;

/// The default speed in steps per second.
const USUAL_SPEED: f64 = 4.0;
/// The most stops of a lesson.
pub const MOST_STOPS: usize = 100;
/// The most claims of a lesson.
pub const MOST_CLAIMS: usize = 100;

form! {
    /// A lesson file is one lesson.
    pub struct Lesson, by lesson -> lesson::Lesson {
        /// The lesson's name in links and in the course. A lesson of the course has the name of its file.
        pub id: Id,
        /// The lesson's title.
        pub title: Text,
        /// What is learnt, in one sentence.
        pub goal: Text,
        /// What the lesson is about. Shown before the first stop, and below the text of each stop.
        pub text: Text,
        /// The puzzle that every board starts from. With a `problem`, it has one symbol per cell, in the order of
        /// the cells, with `.` for an empty one.
        /// Without it: the empty board of `problem`: queens, a map, or a Latin square with its number of rows
        pub puzzle: Option<Puzzle>,
        /// A problem other than Sudoku.
        /// Without it: a Sudoku
        pub problem: Option<Family>,
        /// The size of a box. Only for a Sudoku (with or without diagonals) whose size allows several.
        /// Without it: the squarest boxes, wider than high
        pub boxes: Option<Boxes>,
        /// The searches shown side by side. The first is board 1.
        pub boards: List<Board, MOST_BOARDS>,
        /// The speed of playback, in steps per second.
        /// Without it: 4
        pub speed: Option<Speed>,
        /// What keeps the boards together: the same step, the same number of guesses, the same work (values tested
        /// plus candidates struck), or the same share of the whole run. With `"own"`, each board moves on its own.
        /// Without it: `"step"`
        pub alignment: Option<Named<Alignment>>,
        /// The view that is open beside the boards at the start.
        /// Without it: `"lesson"`
        pub view: OrDefault<Named<View>>,
        /// The numbers that the texts state. `recuo check` proves each of them by running the boards. In a text,
        /// `{name}` stands for the claim's number, as the language writes numbers.
        /// Without it: none
        pub claims: OrDefault<List<Claim, MOST_CLAIMS>>,
        /// The numbers in the texts that do not come from a run, computed from what is written here.
        /// Without it: none
        pub constants: OrDefault<List<Constant, MOST_CLAIMS>>,
        /// The places where the lesson pauses, in the order in which they are reached.
        /// Without it: none
        pub stops: OrDefault<List<Stop, MOST_STOPS>>,
    }
}

/// Reads the claims before the texts that mention them.
fn lesson(form: &Part<Lesson>, reader: &mut Reader) -> Read<lesson::Lesson> {
    let id = part!(form.id).read(reader)?;
    let problem = Arc::new(problem(form, reader)?);
    reader.topology = Some(Arc::clone(problem.topology()));
    reader.boards = part!(form.boards).read(reader)?;
    let alignment = part!(form.alignment);
    reader.places.alignment = alignment.given().map(|part| part.place());
    part!(form.constants).read(reader)?;
    reader.stops = form.value.stops.0.as_ref().map_or(0, |stops| stops.0.len());
    part!(form.claims).read(reader)?;
    Ok(lesson::Lesson {
        id,
        problem,
        speed: part!(form.speed).read(reader)?.unwrap_or(USUAL_SPEED),
        alignment: alignment.read(reader)?.unwrap_or_default(),
        view: part!(form.view).read(reader)?,
        title: part!(form.title).read(reader)?,
        goal: part!(form.goal).read(reader)?,
        text: part!(form.text).read(reader)?,
        stops: part!(form.stops).read(reader)?,
        boards: std::mem::take(&mut reader.boards),
        claims: std::mem::take(&mut reader.claims),
    })
}

fn problem(form: &Part<Lesson>, reader: &mut Reader) -> Read<Problem> {
    let boxes = part!(form.boxes).read(reader)?;
    let wanted = match (part!(form.problem).read(reader)?, boxes) {
        (Some(Wanted::Diagonal), Some(shape)) => {
            Some(Wanted::Known(puzzle::Family::Diagonal(shape)))
        }
        (Some(_), Some(_)) => return Err(part!(form.boxes).fault("field-no-boxes")),
        (wanted, _) => wanted,
    };
    match part!(form.puzzle).given() {
        Some(part) => read_puzzle(&part, wanted, boxes),
        None => {
            let empty = wanted.as_ref().and_then(Wanted::empty);
            empty.ok_or_else(|| form.missing("puzzle"))
        }
    }
}

impl lesson::Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        Self::read_whole(source).map(|reading| reading.lesson)
    }

    /// Reads a lesson and the positions of its parts.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read_whole(source: &str) -> Result<Reading, LessonError> {
        let mut reader = Reader::default();
        let lesson = whole::<Lesson>(source, &mut reader).map_err(|error| *error)?;
        let places = reader.places;
        Ok(Reading { lesson, places })
    }
}
