//! What students have answered, question by question.

use super::course::{Answered, CourseProgress};
use super::shelf::Shelf;
use crate::explain::Language;
use crate::export::results::AnswerRow;
use crate::lesson::{AskKind, LETTERS, Lesson};

/// The answers of a student, in the order of the course.
pub fn answers_of<'a>(
    student: &'a str,
    progress: &'a CourseProgress,
    shelf: Shelf,
    language: Language,
) -> Vec<AnswerRow<'a>> {
    let mut rows = Vec::new();
    for number in 0..shelf.len() {
        let seen = shelf
            .name(number)
            .and_then(|id| progress.seen().get_key_value(id));
        let Some((id, seen)) = seen.filter(|(_, seen)| !seen.answers.is_empty()) else {
            continue;
        };
        let Some(lesson) = shelf.read(number) else {
            continue;
        };
        let place = |stop: &String| lesson.stops.iter().position(|known| known.id == *stop);
        let mut answers: Vec<_> = seen.answers.iter().collect();
        answers.sort_by_key(|(stop, _)| place(stop).unwrap_or(usize::MAX));
        rows.extend(answers.into_iter().map(|(stop, answered)| AnswerRow {
            student,
            lesson: id,
            // The sign of an id that the lesson has not written would pass for a formula.
            stop: stop.trim_start_matches('@'),
            kind: kind_of(&lesson, stop).map_or("", AskKind::id),
            tries: answered.tries,
            answer: &answered.first,
            words: in_words(kind_of(&lesson, stop), answered, language),
            is_right: answered.is_right,
            misconception: &answered.shows,
        }));
    }
    rows
}

/// What a stop asks, if the lesson still has it.
fn kind_of<'a>(lesson: &'a Lesson, stop: &str) -> Option<&'a AskKind> {
    let stop = lesson.stops.iter().find(|known| known.id == stop)?;
    stop.ask.as_ref().map(|ask| &ask.kind)
}

/// The first answer in words; an option as it is written in the lesson.
fn in_words(kind: Option<&AskKind>, answered: &Answered, language: Language) -> String {
    let Some(AskKind::Choice(options)) = kind else {
        return answered.first.clone();
    };
    let mut lettered = LETTERS.iter().zip(options);
    let chosen = lettered.find(|(letter, _)| answered.first == letter.to_string());
    chosen.map_or_else(String::new, |(_, option)| option.text.fill(language, None))
}
