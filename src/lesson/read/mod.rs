//! Reads the forms of a file: what is written in them, checked. The first mistake ends it.

mod asks;
mod bug;
mod claims;
mod course;
mod glossary;
mod guide;
mod lines;
mod problem;
mod stops;
mod texts;
mod values;

use super::error::{LessonError, Numbered};
use super::fault::position;
use super::file::{self, Nth};
use super::part::{Part, Read, file};
use super::{BoardSpec, Claim, Lesson, Places, Reading};
use crate::puzzle::Topology;
use crate::puzzle::notation::Position;
use crate::solver::Goal;
use std::sync::Arc;
use values::numbered;

/// The default speed in steps per second.
const USUAL_SPEED: f64 = 4.0;

impl Lesson {
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
        file(source, |form: file::Lesson, text| {
            let mut reader = Reader::new(text);
            let lesson = reader.lesson(form)?;
            let places = reader.places;
            Ok(Reading { lesson, places })
        })
    }
}

/// The state of reading a file.
#[derive(Default)]
struct Reader<'a> {
    /// The whole file.
    file: &'a str,
    /// The board, once its puzzle is read.
    topology: Option<Arc<Topology>>,
    /// The boards, once they are read.
    boards: Vec<BoardSpec>,
    /// The claims that texts can mention.
    claims: Vec<Claim>,
    /// The constants that texts can mention, by their names.
    constants: Vec<(String, u64)>,
    /// The ids of the stops read so far.
    stop_ids: Vec<String>,
    places: Places,
}

impl<'a> Reader<'a> {
    fn new(file: &'a str) -> Self {
        Self {
            file,
            ..Self::default()
        }
    }

    fn lesson(&mut self, form: file::Lesson<'a>) -> Read<'a, Lesson> {
        let id = form.id.read()?;
        let problem = self.problem(&form)?;
        self.topology = Some(Arc::clone(problem.topology()));
        for part in form.boards.read()? {
            let board = part.read()?;
            let strategy = board.strategy.read()?;
            let goal = board.goal.read()?.unwrap_or(Goal::First);
            self.boards.push(BoardSpec { strategy, goal });
        }
        let speed = form.speed.read()?.unwrap_or(USUAL_SPEED);
        let alignment = form.alignment.read()?;
        self.places.alignment = alignment.map(|_| self.place(form.alignment.text));
        let view = form.view.read()?.unwrap_or_default();
        for part in form.constants.read()?.unwrap_or_default() {
            let constant = self.constant(part.read()?)?;
            self.constants.push(constant);
        }
        let stops = form.stops.read()?.unwrap_or_default();
        for part in form.claims.read()?.unwrap_or_default() {
            let claim = self.claim(part, stops.len())?;
            self.claims.push(claim);
            self.places.claims.push(self.place(part.text));
        }
        let title = self.text(form.title)?;
        let goal = self.text(form.goal)?;
        let text = self.text(form.text)?;
        let stops = stops.into_iter().enumerate();
        let stops = stops.map(|(number, part)| self.stop(number, part));
        Ok(Lesson {
            id,
            title,
            goal,
            text,
            problem: Arc::new(problem),
            stops: stops.collect::<Read<_>>()?,
            boards: std::mem::take(&mut self.boards),
            speed,
            alignment: alignment.unwrap_or_default(),
            view,
            claims: std::mem::take(&mut self.claims),
        })
    }

    /// The board of the lesson, whose puzzle is read before anything else is asked of it.
    fn topology(&self) -> &Topology {
        self.topology.as_deref().expect("a puzzle has been read")
    }

    /// The position of a part.
    fn place(&self, part: &str) -> Position {
        position(self.file, part)
    }

    /// The numbers that texts can mention, with their names.
    fn numbers(&self) -> impl Iterator<Item = (&str, u64)> {
        let claims = self.claims.iter();
        let claims = claims.map(|claim| (claim.name.as_str(), claim.bound.number()));
        let constants = self.constants.iter();
        claims.chain(constants.map(|(name, number)| (name.as_str(), *number)))
    }

    /// The index of a board.
    fn board_number(&self, part: Part<'a, Nth>) -> Read<'a, usize> {
        numbered(part, Numbered::Board, self.boards.len())
    }
}

/// A valid lesson, for tests that break it.
#[cfg(test)]
pub const GOOD: &str = r#"(
    id: "x",
    title: (pt: "a", es: "b", en: "c"),
    goal: (pt: "a", es: "b", en: "c"),
    text: (pt: "a", es: "b", en: "c"),
    puzzle: "1...............",
    boards: [(strategy: "naive")],
    speed: 2,
)"#;

#[cfg(test)]
mod tests;
