//! What inputs and their puzzles are called.

use crate::explain::{Language, Message, Value};

/// The name of an input for people.
#[derive(Clone)]
pub enum Label {
    /// As the user wrote it.
    Written(String),
    /// In our words.
    Ours(Message),
}

impl Label {
    /// The label of what the user wrote.
    pub fn of(text: &str) -> Self {
        Self::Written(text.to_owned())
    }

    /// The label in a language, with the number of a puzzle.
    pub fn say(&self, number: Option<usize>, language: Language) -> String {
        let label = match self {
            Self::Written(text) => text.clone(),
            Self::Ours(message) => message.say_on_command_line(language),
        };
        numbered(&label, number)
    }

    /// The label in a message, with the number of a puzzle.
    pub fn numbered(&self, number: Option<usize>) -> Value {
        match (self, number) {
            (Self::Written(text), _) => numbered(text, number).into(),
            (Self::Ours(message), None) => message.clone().into(),
            (Self::Ours(message), Some(number)) => Message::new("command-entry")
                .with("name", message.clone())
                .with("number", number.to_string())
                .into(),
        }
    }
}

/// The name of a puzzle without a title: that of its input, with its number unless it is the only one.
pub fn numbered(input: &str, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{input}#{number}"),
        None => input.to_owned(),
    }
}

/// The number in such a name, if it is one.
pub fn number_in(name: &str, input: &str) -> Option<Option<usize>> {
    match name.strip_prefix(input)? {
        "" => Some(None),
        rest => rest.strip_prefix('#')?.parse().ok().map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_again() {
        for number in [None, Some(1), Some(30)] {
            assert_eq!(number_in(&numbered("a#2", number), "a#2"), Some(number));
        }
        for title in ["", "a", "a#", "a#x", "b#1", "a 1"] {
            assert_eq!(number_in(title, "a#2"), None, "{title}");
        }
    }
}
