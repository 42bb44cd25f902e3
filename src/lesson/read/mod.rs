//! Reads a [`Lesson`], field by field: one error does not hide the next.

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

use super::error::{FieldError, LessonError, Numbered};
use super::schema::{LESSON, LONGEST_NAME, MOST_BOARDS};
use super::source::{Fields, Source};
use super::{Alignment, BoardSpec, Claim, Lesson, Places, Reading, View};
use crate::puzzle::Topology;
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
        match lesson(source) {
            Ok(reading) => Ok(reading.lesson),
            Err(errors) => Err(errors.into_iter().next().unwrap_or(LessonError::TooLong)),
        }
    }

    /// Reads a lesson and the positions of its parts.
    ///
    /// # Errors
    ///
    /// All errors, in the order of the file, at most [`MOST_ERRORS`](super::MOST_ERRORS). If a
    /// bracket, a quote or a comma is wrong, whatever fields can still be recognized are read.
    pub fn read_whole(source: &str) -> Result<Reading, Vec<LessonError>> {
        lesson(source)
    }
}

/// Reads a lesson, with the positions of what its runs have to prove.
fn lesson(text: &str) -> Result<Reading, Vec<LessonError>> {
    file(text, |mut reader| {
        let fields = reader.source.whole(&LESSON)?;
        let lesson = reader.lesson(&fields)?;
        let places = reader.places;
        Some(Reading { lesson, places })
    })
}

/// Reads a whole file, or tells all its errors.
fn file<T>(text: &str, read: impl FnOnce(Reader) -> Option<T>) -> Result<T, Vec<LessonError>> {
    let source = Source::new(text).map_err(|error| vec![error])?;
    let found = read(Reader::new(&source));
    match (found, source.into_errors()) {
        (Some(found), errors) if errors.is_empty() => Ok(found),
        (_, errors) => Err(errors),
    }
}

/// Quotes what was found: shortened, and without characters that are invisible or control a
/// terminal.
fn shown(found: &str) -> String {
    let plain = |c: char| {
        if texts::is_unseen(c) || c == '\n' {
            '·'
        } else {
            c
        }
    };
    found.chars().take(LONGEST_NAME).map(plain).collect()
}

/// The state of reading a lesson.
struct Reader<'s, 'a> {
    source: &'s Source<'a>,
    /// The board, once its puzzle is read.
    topology: Option<Arc<Topology>>,
    /// The number of boards.
    boards: Option<usize>,
    /// The boards, once they are read.
    specs: Vec<BoardSpec>,
    /// The claims that texts can mention.
    claims: Vec<Claim>,
    /// The constants that texts can mention, by their names.
    constants: Vec<(String, u64)>,
    /// The ids of the stops read so far.
    stop_ids: Vec<String>,
    places: Places,
}

impl<'s, 'a> Reader<'s, 'a> {
    fn new(source: &'s Source<'a>) -> Self {
        Self {
            source,
            topology: None,
            boards: None,
            specs: Vec::new(),
            claims: Vec::new(),
            constants: Vec::new(),
            stop_ids: Vec::new(),
            places: Places::default(),
        }
    }

    fn lesson(&mut self, fields: &Fields<'a>) -> Option<Lesson> {
        let id = fields.get("id").and_then(|part| self.name("id", part));
        let problem = self.problem(fields);
        self.topology = problem
            .as_ref()
            .map(|problem| Arc::clone(problem.topology()));
        let boards = fields.get("boards").and_then(|part| self.boards(part));
        self.boards = boards.as_ref().map(Vec::len);
        self.specs = boards.clone().unwrap_or_default();
        let speed = match fields.get("speed") {
            Some(part) => self.speed(part),
            None => Some(USUAL_SPEED),
        };
        let alignment = match fields.get("alignment") {
            Some(part) => {
                self.places.alignment = Some(self.source.place(part));
                self.named("alignment", part, &Alignment::ALL, Alignment::id)
            }
            None => Some(Alignment::default()),
        };
        let view = match fields.get("view") {
            Some(part) => self.named("view", part, &View::ALL, View::id),
            None => Some(View::default()),
        };
        let stop_parts = fields.get("stops").and_then(|part| self.stop_parts(part));
        if let Some(part) = fields.get("constants") {
            self.read_constants(part);
        }
        if let Some(part) = fields.get("claims") {
            self.read_claims(part, stop_parts.as_ref().map_or(0, Vec::len));
        }
        let mut text = |name| {
            let part = fields.get(name)?;
            self.text(name, part)
        };
        let (title, goal, text) = (text("title"), text("goal"), text("text"));
        let stops = stop_parts
            .into_iter()
            .flatten()
            .enumerate()
            .map(|(number, part)| self.stop(number, part))
            .collect::<Vec<_>>();
        let stops = stops.into_iter().collect::<Option<_>>();
        Some(Lesson {
            id: id?,
            title: title?,
            goal: goal?,
            text: text?,
            problem: Arc::new(problem?),
            boards: boards?,
            speed: speed?,
            alignment: alignment?,
            view: view?,
            claims: std::mem::take(&mut self.claims),
            stops: stops?,
        })
    }

    /// The numbers that texts can mention, with their names.
    fn numbers(&self) -> impl Iterator<Item = (&str, u64)> {
        let claims = self.claims.iter();
        let claims = claims.map(|claim| (claim.name.as_str(), claim.bound.number()));
        let constants = self.constants.iter();
        claims.chain(constants.map(|(name, number)| (name.as_str(), *number)))
    }

    fn speed(&self, part: &'a str) -> Option<f64> {
        let speed: f64 = self.source.value(part)?;
        let is_speed = speed.is_finite() && speed > 0.0;
        if !is_speed {
            self.source.fault("speed", part, FieldError::Speed);
        }
        is_speed.then_some(speed)
    }

    /// A name chosen by the lesson.
    fn name(&self, field: &'static str, part: &'a str) -> Option<String> {
        let name: String = self.source.value(part)?;
        let is_name = name
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        let error = match name.len() {
            0 => FieldError::Empty,
            1..=LONGEST_NAME if is_name => return Some(name),
            _ => FieldError::Name,
        };
        self.source.fault(field, part, error);
        None
    }

    /// One of several named things.
    fn named<T: Copy>(
        &self,
        field: &'static str,
        part: &'a str,
        all: &[T],
        id: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        let found: String = self.source.value(part)?;
        let named = all.iter().find(|thing| id(**thing) == found);
        if named.is_none() {
            let expected = all.iter().map(|thing| id(*thing).to_owned()).collect();
            let found = shown(&found);
            self.source
                .fault(field, part, FieldError::Unknown { found, expected });
        }
        named.copied()
    }

    /// A number from 1.
    fn count(&self, field: &'static str, part: &'a str) -> Option<u64> {
        let number: u64 = self.source.value(part)?;
        if number == 0 {
            self.source.fault(field, part, FieldError::Stop);
        }
        (number > 0).then_some(number)
    }

    /// The index of one of `count` things that are numbered from 1.
    fn numbered(
        &self,
        field: &'static str,
        part: &'a str,
        what: Numbered,
        last: usize,
    ) -> Option<usize> {
        let found = self.count(field, part)?;
        if found > last as u64 {
            let error = FieldError::Range { what, found, last };
            self.source.fault(field, part, error);
            return None;
        }
        Some(found as usize - 1)
    }

    /// The index of a board.
    fn board_number(&self, field: &'static str, part: &'a str) -> Option<usize> {
        let last = self.boards.unwrap_or(MOST_BOARDS);
        self.numbered(field, part, Numbered::Board, last)
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
