//! Plain values: names and numbers.

use super::error::unknown;
use super::form::{Read, Readable, Scope, Takes, Written, plain};
use crate::analysis::alignment::Alignment;
use crate::explain::code::Bug;
use crate::explain::{Message, Site, Tell, quoted};
use crate::lesson::quantity::Quantity;
use crate::lesson::scan;
use crate::lesson::text::RefusedBy;
use crate::lesson::view::View;
use crate::puzzle::{Cell, Shape};
use crate::solver::EventKind;
use std::marker::PhantomData;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

plain! {
    /// letters without accents, digits, `-` and `_`, between quotes
    Id = id -> String, "\"my-lesson\"";
    /// letters without accents, digits, `-` and `_`, between quotes
    NewId = new_id -> String, "\"my-lesson\"";
    /// letters without accents, digits, `-` and `_`, between quotes
    NumberName = new_number -> String, "\"my-lesson\"";
    /// the name of a lesson of the course, between quotes
    LessonId = lesson -> String, "\"first-moves\"";
    /// the name of a lesson of the course, between quotes
    NewLesson = new_lesson -> String, "\"first-moves\"";
    /// letters, digits and hyphens, between quotes
    MisconceptionId = id -> String, "\"undo-by-itself\"";
    /// rows and columns of a box
    Boxes = shape -> Shape, "(2, 3)";
    /// a number above 0
    Speed = positive -> f64, "4";
    /// a whole number from 1
    Nth = from_one -> u64, "3";
    /// a whole number from 1
    BoardNumber = board -> usize, "3";
    /// a whole number
    Count = parsed -> u64, "26839";
    /// true or false
    Flag = parsed -> bool, "true";
    /// a cell by its row and column, between quotes
    CellName = cell -> Cell, "\"R1C3\"";
}

/// Whether a character may be part of a name.
pub const fn is_of_id(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}

/// A name chosen by the file's author.
fn id(written: Written, _: &mut Scope) -> Read<String> {
    let name: String = written.parse()?;
    match name.len() {
        0 => Err(written.fault("field-empty")),
        1..=LONGEST_NAME if name.chars().all(is_of_id) => Ok(name),
        _ => {
            let reason = Message::new("field-name");
            Err(written.fault(reason.number("longest", LONGEST_NAME as u64)))
        }
    }
}

/// A reason to refuse a name that is taken.
pub fn taken_name(name: &str) -> Message {
    Message::new("field-taken").with("found", quoted(name))
}

fn new(written: Written, name: String, taken: &mut Vec<String>) -> Read<String> {
    if taken.contains(&name) {
        return Err(written.fault(taken_name(&name)));
    }
    taken.push(name.clone());
    Ok(name)
}

fn new_id(written: Written, scope: &mut Scope) -> Read<String> {
    let name = id(written, scope)?;
    new(written, name, &mut scope.ids)
}

fn new_lesson(written: Written, scope: &mut Scope) -> Read<String> {
    let name = id(written, scope)?;
    new(written, name, &mut scope.lessons)
}

fn lesson(written: Written, scope: &mut Scope) -> Read<String> {
    let name: String = written.parse()?;
    if scope.lessons.contains(&name) {
        return Ok(name);
    }
    let names: Vec<&str> = scope.lessons.iter().map(String::as_str).collect();
    Err(written.fault(unknown(&name, &names)))
}

/// A name that texts know nothing else by.
fn new_number(written: Written, scope: &mut Scope) -> Read<String> {
    let name = id(written, scope)?;
    let own = (Quantity::from_id(&name), RefusedBy::from_id(&name));
    if own != (None, None) || scope.number(&name).is_some() {
        return Err(written.fault(taken_name(&name)));
    }
    Ok(name)
}

fn positive(written: Written, _: &mut Scope) -> Read<f64> {
    let number = Some(written.parse::<f64>()?);
    let number = number.filter(|number| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| written.fault("field-speed"))
}

fn from_one(written: Written, _: &mut Scope) -> Read<u64> {
    match written.parse()? {
        0 => Err(written.fault("field-stop")),
        number => Ok(number),
    }
}

/// The index of one of `last` things that are numbered from 1.
pub fn numbered(written: Written, what: &'static str, last: usize) -> Read<usize> {
    match written.parse::<u64>()? {
        0 => Err(written.fault("field-stop")),
        found if found > last as u64 => {
            let reason = Message::new("field-range").with("what", what);
            Err(written.fault(reason.number("found", found).with("last", last)))
        }
        found => Ok(found as usize - 1),
    }
}

/// The index of a board.
pub fn board(written: Written, scope: &mut Scope) -> Read<usize> {
    numbered(written, "board", scope.boards.len())
}

fn shape(written: Written, _: &mut Scope) -> Read<Shape> {
    let (rows, columns) = written.parse()?;
    Shape::new(rows, columns).map_err(|error| written.fault(error.message()))
}

fn cell(written: Written, scope: &mut Scope) -> Read<Cell> {
    let (name, topology) = (written.parse::<String>()?, scope.topology());
    scan::cell(&name, topology).ok_or_else(|| written.fault(scan::no_cell(&name, topology)))
}

/// One of several things by its name.
pub struct NameOf<T>(PhantomData<T>);

/// Things that have names.
pub trait HasName: Copy + 'static {
    const ALL: &'static [Self];
    fn name(self) -> &'static str;
}

impl<T: HasName> Readable for NameOf<T> {
    type Value = T;
    const TAKES: Takes = Takes::Names(|| T::ALL.iter().map(|thing| thing.name()).collect());

    fn read(written: Written, _: &mut Scope) -> Read<T> {
        one_by_name(written, T::ALL)
    }
}

/// The thing with the name that is written, one of these.
pub fn one_by_name<T: HasName>(written: Written, all: &[T]) -> Read<T> {
    let name: String = written.parse()?;
    let found = all.iter().find(|thing| thing.name() == name);
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|thing| thing.name()).collect();
        written.fault(unknown(&name, &names))
    })
}

macro_rules! have_names {
    ($($thing:ident),*) => {$(
        impl HasName for $thing {
            const ALL: &'static [Self] = &$thing::ALL;

            fn name(self) -> &'static str {
                self.id()
            }
        }
    )*};
}

have_names!(Alignment, Bug, EventKind, Quantity, Site, View);
