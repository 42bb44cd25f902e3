//! Lesson files.

use super::form::{Fields, LessonError, ListOf, OrDefault, Read, Scope, Written, form, read_file};
use super::plain::{Boxes, Id, NameOf, Speed};
use super::problem::{ProblemWord, Puzzle, puzzle};
use super::scope::LessonPlaces;
use crate::analysis::alignment::Alignment;
use crate::lesson::Lesson;
use crate::lesson::board::{BoardSpec, MOST_BOARDS};
use crate::lesson::claim::Claim;
use crate::lesson::constant::ConstantForm;
use crate::lesson::stop::Stop;
use crate::lesson::text::Text;
use crate::lesson::view::View;
use crate::puzzle::{Family, Problem, Wanted};
use std::sync::Arc;

/// The default speed in steps per second.
const USUAL_SPEED: f64 = 4.0;
/// The most stops of a lesson.
pub const MOST_STOPS: usize = 100;
/// The most claims of a lesson, and the most constants.
pub const MOST_CLAIMS: usize = 100;

form! {
    /// A lesson file is one lesson.
    LessonForm as "Lesson" by lesson -> Lesson {
        /// The lesson's name in links and in the course. A lesson of the course has the name of its
        /// file.
        id: Id,
        /// The lesson's title.
        title: Text,
        /// What is learnt, in one sentence.
        goal: Text,
        /// What the lesson is about. Shown before the first stop, and below the text of each stop.
        text: Text,
        /// The puzzle that every board starts from. With a `problem`, it has one symbol per cell,
        /// in the order of the cells, with `.` for an empty one.
        /// Without it: the empty board of `problem`: queens, a map, or a Latin square with its
        /// number of rows
        puzzle: Option<Puzzle>,
        /// A problem other than Sudoku.
        /// Without it: a Sudoku
        problem: Option<ProblemWord>,
        /// The size of a box. Only for a Sudoku (with or without diagonals) whose size allows
        /// several.
        /// Without it: the squarest boxes, wider than high
        boxes: Option<Boxes>,
        /// The searches shown side by side. The first is board 1.
        boards: ListOf<BoardSpec, MOST_BOARDS>,
        /// The speed of playback, in steps per second.
        /// Without it: 4
        speed: Option<Speed>,
        /// What keeps the boards together: the same step, the same number of guesses, the same work
        /// (values tested plus candidates struck), or the same share of the whole run. With
        /// `"own"`, each board moves on its own.
        /// Without it: `"step"`
        alignment: Option<NameOf<Alignment>>,
        /// The view that is open beside the boards at the start.
        /// Without it: `"lesson"`
        view: OrDefault<NameOf<View>>,
        /// The numbers that the texts state. `recuo check` proves each of them by running the
        /// boards. In a text, `{name}` stands for the claim's number, as the language writes
        /// numbers.
        /// Without it: none
        claims: OrDefault<ListOf<Claim, MOST_CLAIMS>>,
        /// The numbers in the texts that do not come from a run, computed from what is written
        /// here.
        /// Without it: none
        constants: OrDefault<ListOf<ConstantForm, MOST_CLAIMS>>,
        /// The places where the lesson pauses, in the order in which they are reached.
        /// Without it: none
        stops: OrDefault<ListOf<Stop, MOST_STOPS>>,
    }
}

/// Reads the claims before the texts that mention them.
fn lesson(fields: &Fields, form: &LessonForm, scope: &mut Scope) -> Read<Lesson> {
    let id = fields.get(&form.id, scope)?;
    let problem = Arc::new(problem(fields, form, scope)?);
    scope.topology = Some(Arc::clone(problem.topology()));
    let boards = fields.get(&form.boards, scope)?;
    scope.boards = boards
        .iter()
        .map(|board| (board.strategy, board.goal))
        .collect();
    let alignment = fields.given(form.alignment.name);
    scope.places.alignment = alignment.map(Written::place);
    fields.get(&form.constants, scope)?;
    let stops = fields.given(form.stops.name).map(Written::entries);
    scope.stops = stops.transpose()?.map_or(0, |stops| stops.len());
    Ok(Lesson {
        id,
        problem,
        boards,
        claims: fields.get(&form.claims, scope)?,
        speed: fields.get(&form.speed, scope)?.unwrap_or(USUAL_SPEED),
        alignment: fields.get(&form.alignment, scope)?.unwrap_or_default(),
        view: fields.get(&form.view, scope)?,
        title: fields.get(&form.title, scope)?,
        goal: fields.get(&form.goal, scope)?,
        text: fields.get(&form.text, scope)?,
        stops: fields.get(&form.stops, scope)?,
    })
}

fn problem(fields: &Fields, form: &LessonForm, scope: &mut Scope) -> Read<Problem> {
    let boxes = fields.get(&form.boxes, scope)?;
    let wanted = match (fields.get(&form.problem, scope)?, boxes) {
        (Some(Wanted::Diagonal), Some(shape)) => Some(Wanted::Known(Family::Diagonal(shape))),
        (Some(_), Some(_)) => return Err(fields.fault(form.boxes.name, "field-no-boxes")),
        (wanted, _) => wanted,
    };
    match fields.given(form.puzzle.name) {
        Some(written) => puzzle(written, wanted, boxes),
        None => {
            let empty = wanted.as_ref().and_then(Wanted::empty);
            empty.ok_or_else(|| fields.missing(form.puzzle.name))
        }
    }
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        Self::read_with_places(source).map(|(lesson, _)| lesson)
    }

    /// Reads a lesson and the positions of everything that its runs have to prove.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read_with_places(source: &str) -> Result<(Self, LessonPlaces), LessonError> {
        let mut scope = Scope::default();
        let lesson = read_file::<LessonForm>(source, &mut scope)?;
        Ok((lesson, scope.places))
    }
}
