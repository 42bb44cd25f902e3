//! Lines of recordings as objects of JSON, as traces are written.

use super::event::Said;
use super::word::{HeaderWord, Word};
use crate::solver::{EventKind, Strategy};
use serde_json::{Map, Value as Json};

/// The version of the format.
pub(super) const VERSION: &str = "1";

/// A line of a trace: its header, or an event. Numbers are kept as texts.
pub(super) struct Row(Map<String, Json>);

impl Row {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Option<Self> {
        let Json::Object(mut fields) = serde_json::from_str(line).ok()? else {
            return None;
        };
        for field in fields.values_mut() {
            if field.is_number() {
                *field = Json::String(field.to_string());
            }
        }
        Some(Self(fields))
    }

    fn text(&self, field: &str) -> Option<&str> {
        self.0.get(field)?.as_str()
    }

    /// Whether it looks like a line of a recording, unlike other objects.
    pub(super) fn is_of_recording(&self) -> bool {
        self.text("recuo").or(self.text("event")).is_some()
    }

    pub(super) fn is_header(&self) -> bool {
        self.text("recuo") == Some(VERSION)
    }

    /// What a header says, in the words of lines.
    pub(super) fn header(&self) -> impl Iterator<Item = (HeaderWord, &str)> {
        let words = [
            HeaderWord::Problem,
            HeaderWord::Regions,
            HeaderWord::Puzzle,
            HeaderWord::Goal,
        ];
        let said = |word: HeaderWord| Some((word, self.text(word.id())?));
        words.into_iter().filter_map(said)
    }

    /// The strategy that a header names, if it is known.
    pub(super) fn strategy(&self) -> Option<Strategy> {
        self.text("strategy")?.parse().ok()
    }

    /// The number of the step.
    pub(super) fn step(&self) -> Option<u64> {
        self.text("step")?.parse().ok()
    }

    /// The event of a line.
    pub(super) fn event<'a>(
        &'a self,
        line: &'a str,
    ) -> Option<Said<'a, impl Iterator<Item = &'a str> + Clone>> {
        let word = match EventKind::from_id(self.text("event")?)? {
            EventKind::Select => Word::Select,
            EventKind::Place => Word::Place,
            EventKind::Conflict => Word::Conflict,
            EventKind::Learn => Word::Learn,
            EventKind::Deduce => Word::Deduce,
            EventKind::DeadEnd => Word::DeadEnd,
            EventKind::Backtrack => Word::Backtrack,
            EventKind::Sweep => Word::Sweep,
            EventKind::Solution => Word::Solution,
            EventKind::Exhausted => Word::Done,
            EventKind::GaveUp => Word::GaveUp,
        };
        let parts = ["cell", "value", "options", "with"].map(|field| self.text(field));
        Some(Said {
            line,
            word,
            parts: parts.into_iter().flatten(),
            house: self.text("house"),
            has_reason: self.text("why").is_some(),
            has_nogood: self.text("nogood").is_some(),
            relation: self.text("relation").and_then(|number| number.parse().ok()),
        })
    }
}
