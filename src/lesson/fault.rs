//! What is wrong with a file, and where.

use super::{FieldError, LessonError, SyntaxError};
use crate::puzzle::notation::Position;
use serde::de;
use std::fmt;

/// How much of an unknown name is kept, in characters.
const LONGEST_QUOTE: usize = 80;

/// What is wrong with a file.
#[derive(Debug)]
pub struct Fault<'a>(Box<Wrong<'a>>);

#[derive(Debug)]
struct Wrong<'a> {
    /// What is written from there on; not known at first.
    at: Option<&'a str>,
    field: &'a str,
    reason: Reason,
}

#[derive(Debug)]
enum Reason {
    Syntax(SyntaxError),
    Field(FieldError),
}

impl<'a> Fault<'a> {
    /// An invalid value.
    pub fn of_field(at: &'a str, field: &'a str, reason: FieldError) -> Self {
        Self::new(Some(at), field, Reason::Field(reason))
    }

    /// What is no RON, or has the wrong form.
    pub fn of_syntax(at: &'a str, field: &'a str, error: SyntaxError) -> Self {
        Self::new(Some(at), field, Reason::Syntax(error))
    }

    fn new(at: Option<&'a str>, field: &'a str, reason: Reason) -> Self {
        Self(Box::new(Wrong { at, field, reason }))
    }

    /// The same at this place, unless it is known where it is.
    pub fn at(mut self, place: impl FnOnce(&SyntaxError) -> &'a str, field: &'a str) -> Self {
        if let (None, Reason::Syntax(error)) = (self.0.at, &self.0.reason) {
            (self.0.at, self.0.field) = (Some(place(error)), field);
        }
        self
    }

    /// The same with another word among those that are expected.
    pub fn or_word(mut self, word: &'static str) -> Self {
        if let Reason::Syntax(SyntaxError::UnknownName { expected, .. }) = &mut self.0.reason {
            expected.push(word);
        }
        self
    }

    /// The error in a text of which the places are parts.
    pub fn located(self, text: &str) -> LessonError {
        let Wrong { at, field, reason } = *self.0;
        let at = position(text, at.unwrap_or(text));
        let field = field.to_owned();
        match reason {
            Reason::Field(reason) => LessonError::Field { at, field, reason },
            Reason::Syntax(error) => LessonError::Syntax {
                at,
                field: Some(field).filter(|field| !field.is_empty() && !error.names_field()),
                error,
            },
        }
    }
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

/// An unknown name, shortened.
pub fn quote(found: &str) -> String {
    found.chars().take(LONGEST_QUOTE).collect()
}

impl fmt::Display for Fault<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Fault<'_> {}

impl From<SyntaxError> for Fault<'_> {
    fn from(error: SyntaxError) -> Self {
        Self::new(None, "", Reason::Syntax(error))
    }
}

impl de::Error for Fault<'_> {
    fn custom<M: fmt::Display>(message: M) -> Self {
        SyntaxError::Other(message.to_string()).into()
    }

    fn missing_field(field: &'static str) -> Self {
        SyntaxError::Missing { field }.into()
    }

    fn duplicate_field(field: &'static str) -> Self {
        let field = field.to_owned();
        SyntaxError::Twice { field }.into()
    }

    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Self {
        let (found, expected) = (quote(found), expected.to_vec());
        SyntaxError::UnknownField { found, expected }.into()
    }

    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Self {
        let (found, expected) = (quote(found), expected.to_vec());
        SyntaxError::UnknownName { found, expected }.into()
    }
}
