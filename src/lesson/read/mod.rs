//! Reads the forms of a file: what is written in them, checked. The first mistake ends it.

mod asks;
mod boards;
mod claims;
mod course;
mod glossary;
mod guide;
mod lines;
mod problem;
mod stops;
mod texts;

use super::error::{FieldError, LessonError, Numbered};
use super::file::{self, HasName, LONGEST_NAME, Named, Nth};
use super::source::{Fault, Part, Plain, file, position};
use super::{BoardSpec, Claim, Lesson, Places, Reading};
use crate::puzzle::Topology;
use crate::puzzle::notation::Position;
use std::sync::Arc;

/// The default speed in steps per second.
const USUAL_SPEED: f64 = 4.0;

/// What has been read, or what is wrong.
type Read<'a, T> = Result<T, Fault<'a>>;

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

/// A name chosen by the file's author.
fn name<'a, T: Plain<Value = String>>(part: Part<'a, T>) -> Read<'a, String> {
    let name = part.value()?;
    let is_name = name
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    match name.len() {
        0 => Err(part.fault(FieldError::Empty)),
        1..=LONGEST_NAME if is_name => Ok(name),
        _ => Err(part.fault(FieldError::Name)),
    }
}

/// A name that nothing else has.
fn new_name<'a, T: Plain<Value = String>>(
    part: Part<'a, T>,
    taken: &mut Vec<String>,
) -> Read<'a, String> {
    let name = name(part)?;
    if taken.contains(&name) {
        return Err(part.fault(FieldError::Taken(name)));
    }
    taken.push(name.clone());
    Ok(name)
}

/// A name that must be one of these.
fn known_name<'a, T: Plain<Value = String>>(
    part: Part<'a, T>,
    known: &[impl AsRef<str>],
) -> Read<'a, String> {
    let name = name(part)?;
    if known.iter().any(|known| known.as_ref() == name) {
        return Ok(name);
    }
    Err(part.fault(FieldError::Unknown {
        found: shown(&name),
        expected: known.iter().map(|name| name.as_ref().to_owned()).collect(),
    }))
}

/// One of several named things.
fn named<T: HasName>(part: Part<'_, Named<T>>) -> Read<'_, T> {
    let names: Vec<&str> = T::EACH.iter().map(|thing| thing.name()).collect();
    one_of(part, &names).map(|index| T::EACH[index])
}

/// The index of one of several names.
fn one_of<'a, T>(part: Part<'a, T>, names: &[&str]) -> Read<'a, usize> {
    let found = part.read_as::<file::Words>().value()?;
    let index = names.iter().position(|name| *name == found);
    index.ok_or_else(|| {
        part.fault(FieldError::Unknown {
            found: shown(&found),
            expected: names.iter().map(|&name| name.to_owned()).collect(),
        })
    })
}

/// A number from 1.
fn count(part: Part<'_, Nth>) -> Read<'_, u64> {
    match part.value()? {
        0 => Err(part.fault(FieldError::Stop)),
        number => Ok(number),
    }
}

/// The index of one of `last` things that are numbered from 1.
fn numbered(part: Part<'_, Nth>, what: Numbered, last: usize) -> Read<'_, usize> {
    let found = count(part)?;
    if found > last as u64 {
        return Err(part.fault(FieldError::Range { what, found, last }));
    }
    Ok(found as usize - 1)
}

/// The state of reading a file.
struct Reader<'a> {
    /// The whole file.
    file: Part<'a, ()>,
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
    fn new(file: Part<'a, ()>) -> Self {
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
        self.places.alignment = form.alignment.map(|part| self.place(part.text));
        let alignment = form.alignment.map(named).transpose()?.unwrap_or_default();
        let view = form.view.map(named).transpose()?.unwrap_or_default();
        if let Some(part) = form.constants {
            for part in part.entries()? {
                let constant = self.constant(part.read()?)?;
                self.constants.push(constant);
            }
        }
        let stops = form.stops.map(Part::entries).transpose()?.unwrap_or_default();
        if let Some(part) = form.claims {
            for part in part.entries()? {
                let claim = self.claim(part, stops.len())?;
                self.claims.push(claim);
                self.places.claims.push(self.place(part.text));
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

fn speed(part: Part<'_, file::Speed>) -> Read<'_, f64> {
    let speed = part.value()?;
    if speed.is_finite() && speed > 0.0 {
        return Ok(speed);
    }
    Err(part.fault(FieldError::Speed))
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
