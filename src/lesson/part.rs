//! The parts of a file that has been read: values and the paths to them. The text is searched along a path
//! only when its place is asked for.

use super::error::{LessonError, Read};
use super::written::Written;
use crate::explain::Message;
use crate::puzzle::notation::{self, Position};
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::HashMap;

/// The longest lesson, in bytes.
pub const LONGEST: usize = 1 << 20;

/// A value in a file, and the path to it.
pub struct Part<'a, T> {
    pub value: &'a T,
    path: Vec<Step<'a>>,
    source: &'a Source<'a>,
}

/// A step of a path.
#[derive(Clone, Copy)]
pub enum Step<'a> {
    /// To a field.
    Field(&'a str),
    /// To what is written for a language.
    Tag(&'a str),
    /// To an entry of a list, from 0.
    Entry(usize),
    /// To what follows a word.
    Argument,
}

/// The text of a file, in which places are found.
struct Source<'a> {
    whole: Written<'a>,
    /// What has been taken apart on the way to earlier places, by its beginning.
    split: RefCell<HashMap<*const u8, Vec<Written<'a>>>>,
}

/// Reads a whole file.
pub fn file<T: for<'de> Deserialize<'de>, R>(
    text: &str,
    read: impl FnOnce(&Part<T>) -> Read<R>,
) -> Read<R> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if text.len() > LONGEST {
        return Err(Box::new(LessonError {
            at: Position { line: 1, column: 1 },
            field: String::new(),
            reason: Message::new("lesson-too-long").number("longest", LONGEST as u64),
        }));
    }
    let whole = Written::whole(text)?;
    let value = T::deserialize(whole)?;
    let split = RefCell::default();
    let source = Source { whole, split };
    read(&Part {
        value: &value,
        path: Vec::new(),
        source: &source,
    })
}

impl<'a> Source<'a> {
    /// Where a path leads.
    fn find(&self, path: &[Step]) -> Written<'a> {
        let mut found = self.whole;
        for step in path {
            let next = match *step {
                Step::Argument => Some(found.argument()),
                Step::Entry(index) => self.parts(found, |parts| parts.get(index).copied()),
                Step::Field(name) => self.named(found, name),
                Step::Tag(tag) => self.named(found, tag).map(|part| {
                    let field = found.field;
                    Written { field, ..part }
                }),
            };
            found = next.unwrap_or(found);
        }
        found
    }

    fn named(&self, value: Written<'a>, name: &str) -> Option<Written<'a>> {
        self.parts(value, |parts| {
            parts.iter().find(|part| part.field == name).copied()
        })
    }

    /// The fields or entries of a value.
    fn parts<R>(&self, value: Written<'a>, of: impl FnOnce(&[Written<'a>]) -> R) -> R {
        let mut split = self.split.borrow_mut();
        let parts = split.entry(value.text.as_ptr()).or_insert_with(|| {
            let parts = value.entries().or_else(|_| value.fields());
            parts.unwrap_or_default()
        });
        of(parts)
    }
}

impl<'a, T> Part<'a, T> {
    /// A part of this one.
    pub fn of<U>(&self, step: Step<'a>, value: &'a U) -> Part<'a, U> {
        let (mut path, source) = (self.path.clone(), self.source);
        path.push(step);
        Part {
            value,
            path,
            source,
        }
    }

    /// The same part as another value.
    pub fn as_value<U>(&self, value: &'a U) -> Part<'a, U> {
        let (path, source) = (self.path.clone(), self.source);
        Part {
            value,
            path,
            source,
        }
    }

    /// What follows a word.
    pub fn argument<U>(&self, value: &'a U) -> Part<'a, U> {
        self.of(Step::Argument, value)
    }

    /// How it is written.
    pub fn written(&self) -> Written<'a> {
        self.source.find(&self.path)
    }

    /// Its position.
    pub fn place(&self) -> Position {
        self.place_of(self.written().text)
    }

    /// The position of what is written from there on.
    pub fn place_of(&self, at: &str) -> Position {
        self.source.whole.position(at)
    }

    /// An error about it.
    pub fn fault(&self, reason: impl Into<Message>) -> Box<LessonError> {
        self.fault_at(self.written().text, reason)
    }

    /// An error at what is written from there on.
    pub fn fault_at(&self, at: &str, reason: impl Into<Message>) -> Box<LessonError> {
        self.written().fault(at, reason)
    }

    /// An error about a field that it lacks.
    pub fn missing(&self, field: &'static str) -> Box<LessonError> {
        let reason = Message::new("syntax-missing").with("field", field);
        let written = self.written();
        written.about(written.last(), reason)
    }
}

impl<'a, T> Part<'a, Option<T>> {
    /// The same part, if it is there.
    pub fn given(&self) -> Option<Part<'a, T>> {
        self.value.as_ref().map(|value| self.as_value(value))
    }
}

impl<'a> Part<'a, String> {
    /// What is written from this byte of the value on.
    pub fn within(&self, offset: usize) -> &'a str {
        self.written().within(self.value, offset)
    }

    /// What is written from a position in the value on. Without a column, it is that of the line's first word.
    pub fn within_line(&self, line: usize, column: Option<usize>) -> &'a str {
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
        $part.of(
            $crate::lesson::part::Step::Field(stringify!($field)),
            &$part.value.$field,
        )
    };
}

pub(super) use part;
