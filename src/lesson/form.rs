//! The form of a lesson file. Every value is kept as it is written, so that its place is known.

use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use std::fmt;

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Lesson")]
pub struct LessonFile<'a> {
    #[serde(borrow)]
    pub id: &'a RawValue,
    #[serde(borrow)]
    pub title: &'a RawValue,
    #[serde(borrow)]
    pub text: &'a RawValue,
    #[serde(borrow)]
    pub puzzle: &'a RawValue,
    #[serde(borrow)]
    pub boxes: Option<&'a RawValue>,
    #[serde(borrow)]
    pub boards: &'a RawValue,
    #[serde(borrow)]
    pub speed: &'a RawValue,
    #[serde(borrow)]
    pub stops: Option<&'a RawValue>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Board")]
pub struct BoardFile<'a> {
    #[serde(borrow)]
    pub strategy: &'a RawValue,
    #[serde(borrow)]
    pub goal: Option<&'a RawValue>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Stop")]
pub struct StopFile<'a> {
    #[serde(borrow)]
    pub at: &'a RawValue,
    #[serde(borrow)]
    pub text: &'a RawValue,
}

#[derive(serde::Deserialize)]
#[serde(rename = "StopAt")]
pub enum StopAtFile {
    Step(u64),
    Select(u64),
    Place(u64),
    Conflict(u64),
    Deduce(u64),
    DeadEnd(u64),
    Backtrack(u64),
    Solution(u64),
    End,
}

/// A goal, whose number of solutions may be written with quotes or without.
pub struct GoalFile(pub String);

impl<'de> Deserialize<'de> for GoalFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(GoalVisitor)
    }
}

struct GoalVisitor;

impl Visitor<'_> for GoalVisitor {
    type Value = GoalFile;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("\"first\", \"all\" or a number of solutions")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<GoalFile, E> {
        Ok(GoalFile(text.to_owned()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<GoalFile, E> {
        Ok(GoalFile(number.to_string()))
    }
}
