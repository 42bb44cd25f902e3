//! What is said of exports.

use super::UnderWay;
use super::job::{Failure, Progress};
use super::order::{Obstacle, Order};
use crate::explain::fault::quoted;
use crate::explain::{Language, args};
use crate::export::kind::Kind;
use crate::export::steps::ChoiceError;
use crate::export::{comparison, counters, handout, trace};
use crate::files::WriteError;

/// The most characters of a path that are told.
const LONGEST_PATH: usize = 70;

/// What a kind is called.
pub fn kind(kind: Kind, language: Language) -> String {
    language.word(match kind {
        Kind::Png => "export-png",
        Kind::Svg => "export-svg",
        Kind::Film => "export-film",
        Kind::Strip => "export-strip",
        Kind::Slides => "export-slides",
        Kind::Trace(trace::Form::Csv) => "export-trace-csv",
        Kind::Trace(trace::Form::Jsonl) => "export-trace-jsonl",
        Kind::Counters(counters::Form::Csv) => "export-counters-csv",
        Kind::Counters(counters::Form::Json) => "export-counters-json",
        Kind::Comparison(comparison::Form::Csv) => "export-comparison-csv",
        Kind::Comparison(comparison::Form::Markdown) => "export-comparison-md",
        Kind::Handout(handout::Form::Pdf) => "export-handout-pdf",
        Kind::Handout(handout::Form::Svg) => "export-handout-svg",
        Kind::Puzzle => "export-puzzle",
        Kind::Lesson => "export-lesson",
    })
}

/// How much it would be; nothing where that is one, or cannot be told at once.
pub fn amount(order: &Order, language: Language) -> Option<String> {
    let count = order.count().filter(|_| order.has_range())?;
    let number = language.number(count);
    let seconds = (count as f64 / order.speed).ceil() as u64;
    let values = [
        ("count", count.into()),
        ("number", number.into()),
        ("seconds", language.number(seconds).into()),
    ];
    let id = match order.kind {
        Kind::Film => "export-amount-film",
        Kind::Png | Kind::Svg | Kind::Strip | Kind::Slides => "export-amount-pictures",
        Kind::Trace(_)
        | Kind::Counters(_)
        | Kind::Comparison(_)
        | Kind::Handout(_)
        | Kind::Puzzle
        | Kind::Lesson => "export-amount-steps",
    };
    Some(language.text(id, &args(values)))
}

/// What stands in the way, and what can be done about it.
pub fn obstacle(obstacle: Obstacle, language: Language) -> String {
    match obstacle {
        Obstacle::OneBoard => language.word("export-one-board"),
        Obstacle::TooMany { count, most } => too_many(count, most, language),
    }
}

fn too_many(count: u64, most: u64, language: Language) -> String {
    let values = [
        ("count", language.number(count).into()),
        ("most", language.number(most).into()),
    ];
    language.text("export-too-many", &args(values))
}

/// Why an export came to nothing.
pub fn failure(failure: &Failure, language: Language) -> String {
    match failure {
        Failure::Write(error) => unwritten(error, language),
        Failure::Choice(ChoiceError::NoMove) => language.word("export-no-move"),
        Failure::Choice(ChoiceError::PastTheEnd { step, end }) => {
            let values = [
                ("step", language.number(*step).into()),
                ("end", language.number(*end).into()),
            ];
            language.text("export-past-the-end", &args(values))
        }
        Failure::Choice(ChoiceError::TooMany { count }) => {
            too_many(*count, crate::export::steps::MOST, language)
        }
        Failure::Format(error) => {
            let reason = quoted(&error.to_string());
            language.text(
                "write-other",
                &args([("name", "".into()), ("reason", reason.into())]),
            )
        }
    }
}

fn unwritten(error: &WriteError, language: Language) -> String {
    let say = |id, name: &str| language.text(id, &args([("name", end_of(name).into())]));
    match error {
        WriteError::Exists { name } => say("write-exists", name),
        WriteError::NotEmpty { name } => say("write-not-empty", name),
        WriteError::Foreign { name, other } => {
            let values = [
                ("name", end_of(name).into()),
                ("other", quoted(other).into()),
            ];
            language.text("write-foreign", &args(values))
        }
        WriteError::NoFolder { name } => say("write-no-folder", name),
        WriteError::NotAFile { name } => say("write-not-a-file", name),
        WriteError::NotAFolder { name } => say("write-not-a-folder", name),
        WriteError::Refused { name } => say("write-refused", name),
        WriteError::Full { name } => say("write-full", name),
        WriteError::TooLarge { name } => say("write-too-large", name),
        WriteError::Io { name, error } => {
            let reason = quoted(&error.to_string());
            let values = [("name", end_of(name).into()), ("reason", reason.into())];
            language.text("write-other", &args(values))
        }
    }
}

/// A path as it is told: of a long one the end, where the file's name is.
fn end_of(path: &str) -> String {
    let length = path.chars().count();
    let plain = |c: char| if c.is_control() { '·' } else { c };
    let end = path
        .chars()
        .skip(length.saturating_sub(LONGEST_PATH))
        .map(plain);
    let cut = (length > LONGEST_PATH).then_some('…');
    cut.into_iter().chain(end).collect()
}

/// Where a file is now.
pub fn written(place: &str, language: Language) -> String {
    let id = if cfg!(target_arch = "wasm32") {
        "export-downloaded"
    } else {
        "export-written"
    };
    language.text(id, &args([("name", end_of(place).into())]))
}

/// How far an export is, or where its file is now.
pub fn under_way(under_way: &UnderWay, language: Language) -> String {
    let name = end_of(&under_way.place);
    match under_way.job.as_ref().map(super::Job::progress) {
        None => written(&under_way.place, language),
        Some(Progress::Exploring(steps)) => {
            let steps = language.number(steps);
            let values = [("name", name.into()), ("steps", steps.into())];
            language.text("export-exploring", &args(values))
        }
        Some(Progress::Making(_)) => language.text("export-making", &args([("name", name.into())])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;

    #[test]
    fn every_failure_is_told_in_every_language() {
        let name = || "ação/f.gif".to_owned();
        let io = || io::Error::other("no idea");
        for error in [
            WriteError::Exists { name: name() },
            WriteError::NotEmpty { name: name() },
            WriteError::Foreign {
                name: name(),
                other: "x".to_owned(),
            },
            WriteError::NoFolder { name: name() },
            WriteError::NotAFile { name: name() },
            WriteError::NotAFolder { name: name() },
            WriteError::Refused { name: name() },
            WriteError::Full { name: name() },
            WriteError::TooLarge { name: name() },
            WriteError::Io {
                name: name(),
                error: io(),
            },
        ] {
            let error = Failure::Write(error);
            let said = Language::ALL.map(|language| failure(&error, language));
            assert!(
                said.iter().all(|words| words.contains("ação/f.gif")),
                "{said:?}"
            );
            assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2]);
        }
        for (error, expected) in [
            (Failure::Choice(ChoiceError::NoMove), ""),
            (
                Failure::Choice(ChoiceError::PastTheEnd { step: 77, end: 5 }),
                "77",
            ),
            (
                Failure::Choice(ChoiceError::TooMany { count: 12_345_678 }),
                "678",
            ),
            (Failure::Format(io()), "no idea"),
        ] {
            for language in Language::ALL {
                let said = failure(&error, language);
                assert!(said.contains(expected) && said.len() > 10, "{said}");
            }
        }
    }
}
