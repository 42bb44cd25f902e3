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

use super::file::{self, Described, Named, Nth, Speed};
use super::part::{Part, Read, part};
use super::syntax::unknown;
use super::{BoardSpec, Claim, Lesson, LessonError, Places, Reading, part as parts};
use crate::explain::{Message, quoted};
use crate::puzzle::Topology;
use serde::Deserialize;
use std::sync::Arc;

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
        whole(source, |form: &Part<file::Lesson>| {
            let mut reader = Reader::default();
            let lesson = reader.lesson(form)?;
            let places = reader.places;
            Ok(Reading { lesson, places })
        })
    }
}

/// Reads a whole file.
fn whole<T: for<'de> Deserialize<'de> + Described, R>(
    source: &str,
    read: impl FnOnce(&Part<T>) -> Read<R>,
) -> Read<R> {
    parts::file(source, |form| {
        T::check(form)?;
        read(form)
    })
}

/// The state of reading a file.
#[derive(Default)]
struct Reader {
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

impl Reader {
    fn lesson(&mut self, form: &Part<file::Lesson>) -> Read<Lesson> {
        let problem = problem::problem(form)?;
        self.topology = Some(Arc::clone(problem.topology()));
        let boards = part!(form.boards);
        self.boards = boards.entries().map(boards::board).collect::<Read<_>>()?;
        let lesson = form.value;
        let alignment = part!(form.alignment).given();
        self.places.alignment = alignment.map(|part| part.place());
        for part in part!(form.constants).entries() {
            let constant = self.constant(&part)?;
            self.constants.push(constant);
        }
        let stops = lesson.stops.as_ref().map_or(0, |stops| stops.0.len());
        for part in part!(form.claims).entries() {
            let claim = self.claim(&part, stops)?;
            self.claims.push(claim);
            self.places.claims.push(part.place());
        }
        let title = self.text(&part!(form.title))?;
        let goal = self.text(&part!(form.goal))?;
        let text = self.text(&part!(form.text))?;
        let stops = part!(form.stops);
        let stops = stops.entries().enumerate();
        let stops = stops.map(|(number, part)| self.stop(number, &part));
        Ok(Lesson {
            id: lesson.id.0.clone(),
            title,
            goal,
            text,
            problem: Arc::new(problem),
            stops: stops.collect::<Read<_>>()?,
            boards: std::mem::take(&mut self.boards),
            speed: lesson
                .speed
                .as_ref()
                .map_or(USUAL_SPEED, |Speed(speed)| *speed),
            alignment: lesson
                .alignment
                .map(|Named(thing)| thing)
                .unwrap_or_default(),
            view: lesson.view.map(|Named(view)| view).unwrap_or_default(),
            claims: std::mem::take(&mut self.claims),
        })
    }

    /// The board of the lesson, whose puzzle is read before anything else is asked of it.
    fn topology(&self) -> &Topology {
        self.topology.as_deref().expect("a puzzle has been read")
    }

    /// The numbers that texts can mention, with their names.
    fn numbers(&self) -> impl Iterator<Item = (&str, u64)> {
        let claims = self.claims.iter();
        let claims = claims.map(|claim| (claim.name.as_str(), claim.bound.number()));
        let constants = self.constants.iter();
        claims.chain(constants.map(|(name, number)| (name.as_str(), *number)))
    }

    /// The index of a board.
    fn board_number(&self, part: &Part<Nth>) -> Read<usize> {
        numbered(part, "board", self.boards.len())
    }
}

/// The index of one of `last` things that are numbered from 1.
fn numbered(part: &Part<Nth>, what: &'static str, last: usize) -> Read<usize> {
    let Nth(found) = *part.value;
    if found > last as u64 {
        let reason = Message::new("field-range").with("what", what);
        return Err(part.fault(reason.number("found", found).with("last", last)));
    }
    Ok(found as usize - 1)
}

/// A name that nothing else has.
fn new_name<'a>(part: &Part<'a, String>, taken: &mut Vec<&'a str>) -> Read<String> {
    if taken.contains(&part.value.as_str()) {
        return Err(part.fault(taken_name(part.value)));
    }
    taken.push(part.value);
    Ok(part.value.clone())
}

/// A name is taken.
fn taken_name(name: &str) -> Message {
    Message::new("field-taken").with("found", quoted(name))
}

/// A name that must be one of these.
fn known_name(part: &Part<String>, known: &[&str]) -> Read<String> {
    if known.contains(&part.value.as_str()) {
        return Ok(part.value.clone());
    }
    Err(part.fault(unknown(part.value, known)))
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
