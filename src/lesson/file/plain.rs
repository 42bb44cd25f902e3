//! Plain values: names and numbers.

use super::form::{Declared, Takes, plain};
use crate::explain::code::Bug;
use crate::explain::{Message, Site, Tell, quoted};
use crate::lesson::error::Read;
use crate::lesson::part::Part;
use crate::lesson::reader::Reader;
use crate::lesson::refusal::Refusal;
use crate::lesson::syntax::unknown;
use crate::lesson::{Alignment, Quantity, View, scan};
use crate::puzzle::{Cell, Shape};
use crate::solver::EventKind;
use serde::Deserialize;
use std::marker::PhantomData;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

plain! {
    /// letters without accents, digits, `-` and `_`, between quotes
    Id(String) = "\"my-lesson\"", by name -> String;
    /// letters without accents, digits, `-` and `_`, between quotes
    NewId(String) = "\"my-lesson\"", by new_id -> String;
    /// letters without accents, digits, `-` and `_`, between quotes
    NumberName(String) = "\"my-lesson\"", by new_number -> String;
    /// the name of a lesson of the course, between quotes
    LessonId(String) = "\"first-moves\"", by lesson -> String;
    /// the name of a lesson of the course, between quotes
    NewLesson(String) = "\"first-moves\"", by new_lesson -> String;
    /// letters, digits and hyphens, between quotes
    MisconceptionId(String) = "\"undo-by-itself\"", by name -> String;
    /// rows and columns of a box
    Boxes((usize, usize)) = "(2, 3)", by shape -> Shape;
    /// a number above 0
    Speed(f64) = "4", by positive -> f64;
    /// a whole number from 1
    Nth(u64) = "3", by from_one -> u64;
    /// a whole number from 1
    BoardNumber(u64) = "3", by board -> usize;
    /// a whole number
    Count(u64) = "26839";
    /// true or false
    Flag(bool) = "true";
    /// a puzzle in any notation that the program reads, between quotes
    Puzzle(String) = "\"1.....2..3.....4\"";
    /// a cell by its row and column, between quotes
    CellName(String) = "\"R1C3\"", by cell -> Cell;
}

/// A name chosen by the file's author.
fn name(part: &Part<String>, _: &mut Reader) -> Read<String> {
    let is_sign = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    match part.value.len() {
        0 => Err(part.fault("field-empty")),
        1..=LONGEST_NAME if part.value.bytes().all(is_sign) => Ok(part.value.clone()),
        _ => {
            let reason = Message::new("field-name");
            Err(part.fault(reason.number("longest", LONGEST_NAME as u64)))
        }
    }
}

/// A name that is not taken.
fn new(part: &Part<String>, taken: &mut Vec<String>) -> Read<String> {
    if taken.contains(part.value) {
        return Err(part.fault(taken_name(part.value)));
    }
    taken.push(part.value.clone());
    Ok(part.value.clone())
}

/// A name is taken.
pub fn taken_name(name: &str) -> Message {
    Message::new("field-taken").with("found", quoted(name))
}

fn new_id(part: &Part<String>, reader: &mut Reader) -> Read<String> {
    name(part, reader)?;
    new(part, &mut reader.ids)
}

fn new_lesson(part: &Part<String>, reader: &mut Reader) -> Read<String> {
    name(part, reader)?;
    new(part, &mut reader.lessons)
}

fn lesson(part: &Part<String>, reader: &mut Reader) -> Read<String> {
    if reader.lessons.contains(part.value) {
        return Ok(part.value.clone());
    }
    let names: Vec<&str> = reader.lessons.iter().map(String::as_str).collect();
    Err(part.fault(unknown(part.value, &names)))
}

/// A name that texts know nothing else by.
fn new_number(part: &Part<String>, reader: &mut Reader) -> Read<String> {
    let own = (Quantity::from_id(part.value), Refusal::from_id(part.value));
    if own != (None, None) || reader.numbers().any(|(known, _)| known == part.value) {
        return Err(part.fault(taken_name(part.value)));
    }
    name(part, reader)
}

fn positive(part: &Part<f64>, _: &mut Reader) -> Read<f64> {
    let number = Some(*part.value).filter(|number| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| part.fault("field-speed"))
}

fn from_one(part: &Part<u64>, _: &mut Reader) -> Read<u64> {
    match *part.value {
        0 => Err(part.fault("field-stop")),
        number => Ok(number),
    }
}

/// The index of one of `last` things that are numbered from 1.
pub fn numbered(part: &Part<u64>, what: &'static str, last: usize) -> Read<usize> {
    match *part.value {
        0 => Err(part.fault("field-stop")),
        found if found > last as u64 => {
            let reason = Message::new("field-range").with("what", what);
            Err(part.fault(reason.number("found", found).with("last", last)))
        }
        found => Ok(found as usize - 1),
    }
}

fn shape(part: &Part<(usize, usize)>, _: &mut Reader) -> Read<Shape> {
    let (rows, columns) = *part.value;
    Shape::new(rows, columns).map_err(|error| part.fault(error.message()))
}

/// The index of a board.
pub fn board(part: &Part<u64>, reader: &mut Reader) -> Read<usize> {
    numbered(part, "board", reader.boards.len())
}

fn cell(part: &Part<String>, reader: &mut Reader) -> Read<Cell> {
    let topology = reader.topology();
    scan::cell(part.value, topology).ok_or_else(|| part.fault(scan::no_cell(part.value, topology)))
}

/// One of several things by its name.
#[derive(Deserialize)]
#[serde(transparent, bound = "")]
pub struct Named<T>(String, PhantomData<T>);

/// Things that have names.
pub trait HasName: Clone {
    fn all() -> Vec<Self>;
    fn name(&self) -> &'static str;
}

impl<T: HasName> Declared for Named<T> {
    type Value = T;
    const TAKES: Takes = Takes::Names(|| T::all().iter().map(T::name).collect());

    fn read(part: &Part<Self>, _: &mut Reader) -> Read<T> {
        let (name, all) = (&part.value.0, T::all());
        let found = all.iter().find(|thing| thing.name() == name).cloned();
        found.ok_or_else(|| {
            let names: Vec<&str> = all.iter().map(T::name).collect();
            part.fault(unknown(name, &names))
        })
    }
}

macro_rules! have_names {
    ($($thing:ident),*) => {$(
        impl HasName for $thing {
            fn all() -> Vec<Self> {
                Self::ALL.to_vec()
            }

            fn name(&self) -> &'static str {
                self.id()
            }
        }
    )*};
}

have_names!(Alignment, Bug, EventKind, Quantity, Site, View);
