//! Reads the forms of a file: what is written in them, checked. The first mistake ends it.

mod asks;
mod boards;
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
use super::part::{Part, file};
use super::written::Written;
use super::{BoardSpec, Claim, Lesson, Places, Reading};
use crate::puzzle::Topology;
use crate::puzzle::notation::Position;
use std::sync::Arc;
use values::{Read, name, named, numbered, speed};

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
        file(source, |form, file| {
            let mut reader = Reader::new(file);
            let lesson = reader.lesson(form)?;
            let places = reader.places;
            Ok(Reading { lesson, places })
        })
    }
}

/// The state of reading a file.
struct Reader<'a> {
    /// The whole file.
    file: Written<'a>,
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
    fn new(file: Written<'a>) -> Self {
        Self {
            file,
            topology: None,
            boards: Vec::new(),
            claims: Vec::new(),
            constants: Vec::new(),
            stop_ids: Vec::new(),
            places: Places::default(),
        }
    }

    fn lesson(&mut self, form: file::Lesson<'a>) -> Read<'a, Lesson> {
        let id = name(form.id)?;
        let problem = self.problem(&form)?;
        self.topology = Some(Arc::clone(problem.topology()));
        self.boards = boards::boards(form.boards)?;
        let speed = form.speed.map_or(Ok(USUAL_SPEED), speed)?;
        self.places.alignment = form.alignment.map(|part| self.place(part.text()));
        let alignment = form.alignment.map(named).transpose()?.unwrap_or_default();
        let view = form.view.map(named).transpose()?.unwrap_or_default();
        if let Some(part) = form.constants {
            for part in part.entries()? {
                let constant = self.constant(part.read()?)?;
                self.constants.push(constant);
            }
        }
        let stops = form
            .stops
            .map(Part::entries)
            .transpose()?
            .unwrap_or_default();
        if let Some(part) = form.claims {
            for part in part.entries()? {
                let claim = self.claim(part, stops.len())?;
                self.claims.push(claim);
                self.places.claims.push(self.place(part.text()));
            }
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
            alignment,
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
        position(self.file.text, part)
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
