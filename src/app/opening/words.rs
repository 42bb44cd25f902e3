//! Words about what was recognized.

use crate::explain::{Language, Tell, args, boxes_of, notes_text, quoted, title_and_rule};
use crate::lesson::Lesson;
use crate::puzzle::text::Entry;
use crate::puzzle::{Family, Problem};
use crate::session::open::{Found, MOST_PUZZLES};

/// What would be opened, or why nothing can be.
pub fn verdict(found: &Found, chosen: usize, language: Language) -> String {
    match found {
        Found::Nothing => String::new(),
        Found::Lesson(lesson) => self::lesson(lesson, language),
        Found::Link(link) => {
            let values = [
                ("puzzle", puzzle(&link.problem, language).into()),
                ("step", language.number(link.step).into()),
                ("boards", link.boards.len().into()),
            ];
            language.text("verdict-link", &args(values))
        }
        Found::Run => language.word("verdict-run"),
        Found::Puzzles { entries, has_more } => puzzles(entries, *has_more, chosen, language),
        Found::Reading(reading) => {
            let values = [("count", language.number(reading.count() as u64).into())];
            language.text("verdict-reading", &args(values))
        }
        Found::BadLesson(error) => error.sentence(language),
        Found::BadLink(error) => error.sentence(language),
    }
}

fn lesson(lesson: &Lesson, language: Language) -> String {
    let values = [
        ("title", quoted(lesson.title.get(language)).into()),
        ("puzzle", puzzle(&lesson.problem, language).into()),
        ("boards", lesson.boards.len().into()),
        ("stops", lesson.stops.len().into()),
    ];
    language.text("verdict-lesson", &args(values))
}

/// A puzzle by its size and givens; a problem of another kind by its name.
fn puzzle(problem: &Problem, language: Language) -> String {
    if let Some((title, _)) = named(problem, language) {
        return title;
    }
    let values = [
        ("size", problem.size().into()),
        (
            "boxes",
            problem.shape().map_or_else(String::new, boxes_of).into(),
        ),
        ("givens", problem.given_count().into()),
    ];
    language.text("verdict-puzzle", &args(values))
}

/// The name and the rule of a problem that is not known by its size.
fn named(problem: &Problem, language: Language) -> Option<(String, String)> {
    let family = problem.topology().family();
    let has_name = matches!(family, Family::Row(_) | Family::Grid(_) | Family::Way(_));
    title_and_rule(family, language).filter(|_| has_name)
}

/// A puzzle by its size and givens; a problem of another kind by its name and its rule.
fn problem_in_words(problem: &Problem, language: Language) -> String {
    match named(problem, language) {
        Some((title, rule)) => format!("{title}. {rule}"),
        None => {
            let puzzle = puzzle(problem, language).into();
            language.text("verdict-one", &args([("puzzle", puzzle)]))
        }
    }
}

fn puzzles(entries: &[Entry], has_more: bool, chosen: usize, language: Language) -> String {
    let entry = &entries[chosen];
    let what = match &entry.problem {
        Ok(problem) => problem_in_words(problem, language),
        Err(error) => error.sentence(language),
    };
    let notes = notes_text(&entry.notes, language);
    let what = format!("{what} {notes}").trim_end().to_owned();
    if entries.len() == 1 {
        return what;
    }
    let faulty = entries.iter().filter(|entry| entry.problem.is_err());
    let name = entry.name.as_deref().unwrap_or("none");
    let values = [
        ("number", (chosen + 1).into()),
        ("count", entries.len().into()),
        ("line", entry.line.into()),
        ("faulty", faulty.count().into()),
        ("name", quoted(name).into()),
        ("what", what.into()),
    ];
    let mut text = language.text("verdict-several", &args(values));
    if has_more {
        let most = language.number(MOST_PUZZLES as u64);
        text.push(' ');
        text.push_str(&language.text("verdict-most", &args([("most", most.into())])));
    }
    text
}
