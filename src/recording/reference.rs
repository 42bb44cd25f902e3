//! The reference of the format of recordings.

use super::json::VERSION;
use super::{HeaderWord, LONGEST_LINE, MOST_EVENTS, MOST_FAULTS, Word};
use crate::puzzle::{LONGEST_LABEL, LONGEST_WORD, MAX_CELLS, MOST_WORDS, built_in_maps};
use crate::solver::EventKind;

/// The format of recordings, in Markdown: the page in `assets`, with the words and limits of the
/// reader.
pub fn reference() -> String {
    let row = |form: &str, meaning: &str| {
        let form = form.replace('|', "\\|");
        format!("| `{form}` | {meaning} |")
    };
    let events = Word::ALL.map(|word| row(word.form(), word.meaning()));
    let header = HeaderWord::ALL.map(|word| row(word.form(), word.meaning()));
    let kinds = EventKind::ALL.map(|kind| format!("`{}`", kind.id()));
    let maps: Vec<String> = built_in_maps().map(|id| format!("`{id}`")).collect();
    let text = include_str!("../../assets/events.md").to_owned();
    [
        ("version", VERSION.to_owned()),
        ("events", events.join("\n")),
        ("header", header.join("\n")),
        ("kinds", kinds.join(", ")),
        ("maps", maps.join(", ")),
        ("cells", MAX_CELLS.to_string()),
        ("words", MOST_WORDS.to_string()),
        ("word", LONGEST_WORD.to_string()),
        ("label", LONGEST_LABEL.to_string()),
        ("most-events", grouped(MOST_EVENTS)),
        ("line", grouped(LONGEST_LINE)),
        ("faults", grouped(MOST_FAULTS)),
    ]
    .into_iter()
    .fold(text, |text, (name, value)| {
        text.replace(&format!("{{{name}}}"), &value)
    })
}

/// A number with its thousands apart.
fn grouped(number: usize) -> String {
    match number {
        1_000.. => format!("{},{:03}", grouped(number / 1_000), number % 1_000),
        _ => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ReadOptions, Reader};
    use super::*;

    /// The example is read without a fault.
    #[test]
    fn the_example_is_a_recording() {
        let text = reference();
        let example = text.split("```\n").nth(1).expect("an example");
        let mut reader = Reader::new(ReadOptions::default());
        reader.push(example.as_bytes());
        assert_eq!(reader.recording().faults(), []);
        assert_eq!(reader.recording().events().len(), 6);
    }
}
