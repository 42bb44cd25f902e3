//! What is said of exports.

use super::UnderWay;
use super::job::{Failure, Progress};
use super::order::{Obstacle, Order};
use crate::explain::{Language, Message, Tell, args, quoted};
use crate::export::kind::Kind;
use crate::export::steps::too_many;
use crate::export::{comparison, counters, handout, trace};

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
        Obstacle::TooMany { count, most } => too_many(count, most).say(language),
    }
}

/// Why an export came to nothing.
pub fn failure(failure: &Failure, language: Language) -> String {
    match failure {
        Failure::Write(error) => error.tell(language),
        Failure::Choice(error) => error.tell(language),
        Failure::Format(error) => Message::new("write-other")
            .with("name", "")
            .with("reason", quoted(&error.to_string()))
            .say(language),
    }
}

/// Where a file is now.
pub fn written(place: &str, language: Language) -> String {
    let id = if cfg!(target_arch = "wasm32") {
        "export-downloaded"
    } else {
        "export-written"
    };
    Message::new(id).path(place).say(language)
}

/// How far an export is, or where its file is now.
pub fn under_way(under_way: &UnderWay, language: Language) -> String {
    let place = &under_way.place;
    let message = match under_way.job.as_ref().map(super::Job::progress) {
        None => return written(place, language),
        Some(Progress::Exploring(steps)) => Message::new("export-exploring").number("steps", steps),
        Some(Progress::Making(_)) => Message::new("export-making"),
    };
    message.path(place).say(language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::steps::ChoiceError;
    use std::io;

    #[test]
    fn every_failure_is_told_in_every_language() {
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
            (Failure::Format(io::Error::other("no idea")), "no idea"),
        ] {
            for language in Language::ALL {
                let said = failure(&error, language);
                assert!(said.contains(expected) && said.len() > 10, "{said}");
            }
        }
    }
}
