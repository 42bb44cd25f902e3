//! What stops are called.

use super::Lesson;
use crate::explain::{Language, args};

/// "Stop 2 of 6". Stops count from 0 in the program and from 1 in words.
pub fn stop_number_in_words(lesson: &Lesson, number: usize, language: Language) -> String {
    let values = args([
        ("stop", (number as u64 + 1).into()),
        ("stops", (lesson.stops.len() as u64).into()),
    ]);
    language.text("stop-of", &values)
}

/// The title of a stop or, without one, its number.
pub fn stop_in_words(lesson: &Lesson, number: usize, language: Language) -> String {
    let title = lesson.stops[number].title.as_ref();
    title.map_or_else(
        || stop_number_in_words(lesson, number, language),
        |title| title.get(language).to_owned(),
    )
}
