//! How far a run is, in words.

use crate::explain::{Language, args};
use crate::timeline::Timeline;

/// What is known of how many steps a run has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// So many.
    Whole(u64),
    /// So many have been explored, and more will follow.
    AtLeast(u64),
}

impl Length {
    /// What a timeline knows.
    pub fn of(timeline: &Timeline) -> Self {
        let explored = Self::AtLeast(timeline.explored());
        timeline.length().map_or(explored, Self::Whole)
    }
}

/// "step 12 of 345", or "of at least 345" while the end is not known.
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
