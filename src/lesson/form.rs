//! The form of a lesson file. Every value is kept as it is written, so that its place is known.

use ron::value::RawValue;

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
