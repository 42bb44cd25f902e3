//! The length of a run, in words.

use crate::explain::{Language, args};
use crate::timeline::Timeline;

/// What is known about the length of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Its length.
    Whole(u64),
    /// The explored part; there is more.
    AtLeast(u64),
}

impl Length {
    /// The length, as far as a timeline knows it.
    pub fn of(timeline: &Timeline) -> Self {
        let explored = Self::AtLeast(timeline.explored());
        timeline.length().map_or(explored, Self::Whole)
    }
}

/// "step 12 of 345", or "of at least 345" while the end is unknown.
pub fn step_of(step: u64, length: Option<Length>, language: Language) -> String {
    step_with(step, length, language, |length| language.number(length))
}

pub(super) fn step_with(
    step: u64,
    length: Option<Length>,
    language: Language,
    write: impl Fn(u64) -> String,
) -> String {
    let step = language.number(step).into();
    let (id, length) = match length {
        Some(Length::Whole(length)) => ("step-of", length),
        Some(Length::AtLeast(length)) => ("step-of-at-least", length),
        None => return language.text("step-so-far", &args([("step", step)])),
    };
    let length = write(length).into();
    language.text(id, &args([("step", step), ("length", length)]))
}
