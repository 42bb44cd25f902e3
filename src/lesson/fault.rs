//! What is wrong with a file, and where.

use super::{FieldError, LessonError, SyntaxError};
use crate::puzzle::notation::Position;

/// What is wrong with a part of a file.
#[derive(Debug)]
pub struct Fault<'a> {
    /// What is written from there on.
    at: &'a str,
    /// The field it belongs to; empty for the whole file.
    field: &'static str,
    reason: Box<FieldError>,
}

impl<'a> Fault<'a> {
    /// What is wrong in a field.
    pub fn new(at: &'a str, field: &'static str, reason: impl Into<FieldError>) -> Self {
        let reason = Box::new(reason.into());
        Self { at, field, reason }
    }

    /// A field is missing in these brackets.
    pub fn missing(brackets: &'a str, field: &'static str) -> Self {
        Self::new(last(brackets), "", SyntaxError::Missing { field })
    }

    /// The same with another word among those that are expected.
    pub fn or_word(mut self, word: &'static str) -> Self {
        if let FieldError::Form(SyntaxError::UnknownName { expected, .. }) = &mut *self.reason {
            expected.push(word);
        }
        self
    }

    /// The error in a text of which the places are parts.
    pub fn located(self, text: &str) -> LessonError {
        let at = position(text, self.at);
        let reason = *self.reason;
        let names_field = matches!(&reason, FieldError::Form(error) if error.names_field());
        let field = if names_field { "" } else { self.field };
        LessonError::Field {
            at,
            field: field.to_owned(),
            reason,
        }
    }
}

/// The last character, where errors at an end are placed.
pub fn last(text: &str) -> &str {
    let last = text.trim_end().char_indices().next_back();
    &text[last.map_or(0, |(at, _)| at)..]
}

/// The position in a text of a part of it.
pub fn position(text: &str, part: &str) -> Position {
    let before = &text[..part.as_ptr() as usize - text.as_ptr() as usize];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    Position {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}
