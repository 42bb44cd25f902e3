//! Plain values: texts, names and numbers.

use super::form::{Form, Takes, plain};
use crate::explain::Site;
use crate::explain::code::Bug;
use crate::lesson::constant::Constant;
use crate::lesson::part::{Part, Read, Readable};
use crate::lesson::shown::{LONGEST_NAME, shown};
use crate::lesson::{Alignment, FieldError, Quantity, View};
use crate::puzzle::Shape;
use crate::solver::{self, EventKind, Strategy};
use std::str::FromStr;

/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title of a stop, in characters.
pub const LONGEST_TITLE: usize = 60;
/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

plain! {
    /// letters without accents, digits, `-` and `_`, between quotes
    Id: String => String = "\"my-lesson\"", name;
    /// rows and columns of a box
    Boxes: (usize, usize) => Shape = "(2, 3)", |(rows, columns)| {
        Shape::new(rows, columns).map_err(FieldError::Boxes)
    };
    /// a number above 0
    Speed: f64 => f64 = "4", |speed| {
        let is_speed = speed.is_finite() && speed > 0.0;
        is_speed.then_some(speed).ok_or(FieldError::Speed)
    };
    /// a whole number from 1
    Nth: u64 => u64 = "3", |number| match number {
        0 => Err(FieldError::Stop),
        _ => Ok(number),
    };
    /// a whole number
    Count: u64 => u64 = "26839", Ok;
    /// whole numbers with `+`, `*` and `^` between them, between quotes
    Sum: String => Constant = "\"2 * 81\"", |sum| Constant::of(&sum).ok_or(FieldError::Constant);
    /// true or false
    Flag: bool => bool = "true", Ok;
    /// a text between quotes
    Words: String => String = "\"A guess\"", Ok;
    /// a puzzle in any notation that the program reads, between quotes
    Puzzle: String => String = "\"1.....2..3.....4\"", Ok;
    /// a cell by its row and column, between quotes
    CellName: String => String = "\"R1C3\"", Ok;
    /// letters, digits and hyphens, between quotes
    MisconceptionId: String => String = "\"undo-by-itself\"", name;
}

/// A name chosen by the file's author.
pub fn name(found: String) -> Result<String, FieldError> {
    let is_name = found
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    match found.len() {
        0 => Err(FieldError::Empty),
        1..=LONGEST_NAME if is_name => Ok(found),
        _ => Err(FieldError::Name),
    }
}

/// Where a name stands among those that are known.
pub fn index_of(found: &str, known: &[impl AsRef<str>]) -> Result<usize, FieldError> {
    let mut names = known.iter().map(AsRef::as_ref);
    let index = names.position(|name| name == found);
    index.ok_or_else(|| FieldError::Unknown {
        found: shown(found),
        expected: known.iter().map(|name| name.as_ref().to_owned()).collect(),
    })
}

/// A text, or one for each language.
pub enum Text {}

/// The text in the reference: its tags are free.
pub static TEXT: Form = Form {
    name: "Text",
    about: &[
        " A text between quotes, for every language, or a text for each language tag:",
        "",
        " - `pt`: in Portuguese, as in Brazil;",
        " - `pt_PT`: in Portuguese, as in Portugal, where it differs;",
        " - `es`: in Spanish;",
        " - `en`: in English;",
        " - any other tag, such as `fr`.",
        "",
        " A language without a text shows that of its base (`pt` for `pt_PT`), else the English one, else the",
        " first: `(pt: \"Um palpite\", es: \"Una conjetura\", en: \"A guess\")`.",
    ],
    fields: &[],
};

impl<'a> Readable<'a> for Text {
    const TAKES: Takes = Takes::Form(&TEXT);
    type Value = Vec<(&'a str, Part<'a, Words>)>;

    fn read(part: Part<'a, Self>) -> Read<'a, Self::Value> {
        if part.text.starts_with(['"', 'r']) {
            return Ok(vec![("", part.read_as())]);
        }
        part.by_tag()
    }
}

/// The name of a strategy, or its three choices.
pub enum StrategyName {}

impl<'a> Readable<'a> for StrategyName {
    const TAKES: Takes = Takes::Names(|| Strategy::ids().to_vec());
    type Value = Strategy;

    fn read(part: Part<'a, Self>) -> Read<'a, Strategy> {
        part.checked(|name: String| parsed(&name, FieldError::Strategy))
    }
}

/// How many solutions are looked for: a name or a number, with or without quotes.
pub enum Goal {}

impl<'a> Readable<'a> for Goal {
    const TAKES: Takes = Takes::Plain(
        &["`\"first\"`, `\"all\"` or a number of solutions"],
        "\"all\"",
    );
    type Value = solver::Goal;

    fn read(part: Part<'a, Self>) -> Read<'a, solver::Goal> {
        let goal = |written: &str| parsed(written, FieldError::Goal);
        if part
            .text
            .starts_with(|c: char| c.is_ascii_digit() || c == '-')
        {
            return goal(part.text).map_err(|reason| part.fault(reason));
        }
        part.checked(|name: String| goal(&name))
    }
}

/// What a text stands for. An error is about what can be quoted of it.
fn parsed<T: FromStr>(text: &str, reason: fn(T::Err) -> FieldError) -> Result<T, FieldError> {
    text.parse().map_err(|error| {
        let quoted = shown(text).parse::<T>();
        reason(quoted.err().unwrap_or(error))
    })
}

/// Declares things that are written by their names.
macro_rules! named {
    ($($thing:ident),*) => {$(
        impl<'a> Readable<'a> for $thing {
            const TAKES: Takes = Takes::Names(|| $thing::ALL.iter().map(|thing| thing.id()).collect());
            type Value = Self;

            fn read(part: Part<'a, Self>) -> Read<'a, Self> {
                let names: Vec<_> = $thing::ALL.iter().map(|thing| thing.id()).collect();
                part.checked(|found: String| index_of(&found, &names).map(|index| $thing::ALL[index]))
            }
        }
    )*};
}

named!(Alignment, Bug, EventKind, Quantity, Site, View);
