//! The parts of a file that has been read: values, and how they are written.

use super::error::LessonError;
use super::written::Written;
use crate::explain::Message;
use crate::puzzle::notation::{self, Position};
use std::cell::OnceCell;

/// A value in a file, and how it is written.
pub struct Part<'a, 's, T> {
    pub value: &'a T,
    pub written: Written<'s>,
    /// Its fields or entries, once one is asked for.
    parts: OnceCell<Vec<Written<'s>>>,
}

impl<'a, 's, T> Part<'a, 's, T> {
    /// A value that is written so.
    pub fn new(value: &'a T, written: Written<'s>) -> Self {
        let parts = OnceCell::new();
        Self {
            value,
            written,
            parts,
        }
    }

    /// The same part as another value.
    pub fn as_value<'b, U>(&self, value: &'b U) -> Part<'b, 's, U> {
        Part::new(value, self.written)
    }

    /// A field. The place of one that is not there is that of the whole.
    pub fn field<'b, U>(&self, field: &'static str, value: &'b U) -> Part<'b, 's, U> {
        let mut parts = self.parts().iter();
        let written = parts.find(|part| part.field == field).copied();
        let whole = self.written;
        Part::new(value, written.unwrap_or(Written { field, ..whole }))
    }

    /// An entry of a list, from 0.
    pub fn entry<'b, U>(&self, index: usize, value: &'b U) -> Part<'b, 's, U> {
        let written = self.parts().get(index).copied();
        Part::new(value, written.unwrap_or(self.written))
    }

    /// What follows a word.
    pub fn argument<'b, U>(&self, value: &'b U) -> Part<'b, 's, U> {
        Part::new(value, self.written.argument())
    }

    fn parts(&self) -> &[Written<'s>] {
        self.parts.get_or_init(|| self.written.parts())
    }

    /// Its position.
    pub fn place(&self) -> Position {
        self.written.position(self.written.text)
    }

    /// An error about it.
    pub fn fault(&self, reason: impl Into<Message>) -> Box<LessonError> {
        self.written.fault(self.written.text, reason)
    }

    /// An error about a field that it lacks.
    pub fn missing(&self, field: &'static str) -> Box<LessonError> {
        let reason = Message::new("syntax-missing").with("field", field);
        self.written.about(self.written.last(), reason)
    }
}

impl<'a, 's, T> Part<'a, 's, Option<T>> {
    /// The same part, if it is there.
    pub fn given(&self) -> Option<Part<'a, 's, T>> {
        self.value.as_ref().map(|value| self.as_value(value))
    }
}

impl<'s> Part<'_, 's, String> {
    /// What is written from this byte of the value on.
    pub fn within(&self, offset: usize) -> &'s str {
        self.written.within(self.value, offset)
    }

    /// What is written from a position in the value on. Without a column, it is that of the line's first word.
    pub fn within_line(&self, line: usize, column: Option<usize>) -> &'s str {
        let in_content = |column| notation::offset_of(self.value, Position { line, column });
        let offset = column.map_or_else(
            || {
                let start = in_content(1);
                let rest = &self.value[start..];
                start + rest.len() - rest.trim_start_matches([' ', '\t']).len()
            },
            in_content,
        );
        self.within(offset)
    }
}

/// A field of a part.
macro_rules! part {
    ($part:ident.$field:ident) => {
        $part.field(stringify!($field), &$part.value.$field)
    };
}

pub(super) use part;
