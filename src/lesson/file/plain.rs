//! Plain values: names and numbers.

use super::form::{Described, Takes, plain};
use crate::explain::code::Bug;
use crate::explain::{Message, Site};
use crate::lesson::part::{Part, Read};
use crate::lesson::{Alignment, Quantity, View};
use crate::solver::{EventKind, Strategy};
use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};
use std::fmt;
use std::ops::Deref;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;
/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

plain! {
    /// letters without accents, digits, `-` and `_`, between quotes
    Id(String) = "\"my-lesson\"" if name;
    /// rows and columns of a box
    Boxes((usize, usize)) = "(2, 3)";
    /// a number above 0
    Speed(f64) = "4" if positive;
    /// a whole number from 1
    Nth(u64) = "3" if from_one;
    /// a whole number
    Count(u64) = "26839";
    /// whole numbers with `+`, `*` and `^` between them, between quotes
    Sum(String) = "\"2 * 81\"";
    /// true or false
    Flag(bool) = "true";
    /// a puzzle in any notation that the program reads, between quotes
    Puzzle(String) = "\"1.....2..3.....4\"";
    /// a cell by its row and column, between quotes
    CellName(String) = "\"R1C3\"";
    /// letters, digits and hyphens, between quotes
    MisconceptionId(String) = "\"undo-by-itself\"" if name;
}

/// Refuses what is no name.
pub fn name(part: &Part<String>) -> Read<()> {
    let is_sign = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    match part.value.len() {
        0 => Err(part.fault("field-empty")),
        1..=LONGEST_NAME if part.value.bytes().all(is_sign) => Ok(()),
        _ => {
            let reason = Message::new("field-name");
            Err(part.fault(reason.number("longest", LONGEST_NAME as u64)))
        }
    }
}

fn positive(part: &Part<f64>) -> Read<()> {
    match part.value.is_finite() && *part.value > 0.0 {
        true => Ok(()),
        false => Err(part.fault("field-speed")),
    }
}

fn from_one(part: &Part<u64>) -> Read<()> {
    match part.value {
        0 => Err(part.fault("field-stop")),
        _ => Ok(()),
    }
}

/// `"first"`, `"all"` or a number of solutions, with or without quotes.
pub struct Goal(pub String);

impl Described for Goal {
    const TAKES: Takes = Takes::Plain(
        &[" `\"first\"`, `\"all\"` or a number of solutions"],
        "\"all\"",
    );
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(GoalVisitor)
    }
}

struct GoalVisitor;

impl Visitor<'_> for GoalVisitor {
    type Value = Goal;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a goal")
    }

    fn visit_str<E>(self, goal: &str) -> Result<Goal, E> {
        Ok(Goal(goal.to_owned()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Goal, E> {
        Ok(Goal(number.to_string()))
    }
}

/// The name of a strategy, or its three choices.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct StrategyName(pub String);

impl Described for StrategyName {
    const TAKES: Takes = Takes::Names(|| Strategy::ids().to_vec());
}

/// One of several things by its name.
#[derive(Clone, Copy)]
pub struct Named<T>(pub T);

/// Things that have names.
pub trait HasName: Copy + 'static {
    /// All of them.
    const EACH: &'static [Self];
    /// Their names.
    const NAMES: &'static [&'static str];
}

impl<T: HasName> Described for Named<T> {
    const TAKES: Takes = Takes::Names(|| T::NAMES.to_vec());
}

impl<'de, T: HasName> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer
            .deserialize_string(NamedVisitor(T::NAMES))
            .map(|index| Self(T::EACH[index]))
    }
}

/// Finds the index of a name.
struct NamedVisitor(&'static [&'static str]);

impl Visitor<'_> for NamedVisitor {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<usize, E> {
        let index = self.0.iter().position(|name| *name == found);
        index.ok_or_else(|| E::unknown_variant(found, self.0))
    }
}

macro_rules! have_names {
    ($($thing:ident,)*) => {$(
        impl HasName for $thing {
            const EACH: &'static [Self] = &{ Self::ALL };
            const NAMES: &'static [&'static str] = &{
                let mut names = [""; Self::ALL.len()];
                let mut index = 0;
                while index < names.len() {
                    names[index] = Self::ALL[index].id();
                    index += 1;
                }
                names
            };
        }
    )*};
}

have_names! { Alignment, Bug, EventKind, Quantity, Site, View, }
