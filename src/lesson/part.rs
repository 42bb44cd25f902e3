//! The parts of a file. Each stays as it is written until it is read, so it knows where it is.

use super::fault::{Fault, quote};
use super::node::Node;
use super::written::Written;
use super::{FieldError, LessonError, SyntaxError};
use crate::explain::Language;
use crate::puzzle::notation::{self, Position};
use serde::de::{Deserialize, Deserializer};
use std::collections::HashSet;
use std::marker::PhantomData;

/// The longest lesson, in bytes.
pub const LONGEST: usize = 1 << 20;

/// A part of a file, which is read as a `T` when it is asked for.
pub struct Part<'a, T> {
    /// How it is written, without white space and comments around it.
    pub written: Written<'a>,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Part<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Part<'_, T> {}

/// What is read as a value.
pub trait Plain {
    /// Its type.
    type Value;
}

/// A list of one to `MOST` parts.
pub struct List<T, const MOST: usize>(PhantomData<T>);

/// A part for each language tag.
pub struct Tagged<T>(PhantomData<T>);

/// Reads a whole file.
pub fn file<'a, T: Deserialize<'a>, R>(
    text: &'a str,
    read: impl FnOnce(T, Written<'a>) -> Result<R, Fault<'a>>,
) -> Result<R, LessonError> {
    if text.len() > LONGEST {
        return Err(LessonError::TooLong);
    }
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let whole = Written { field: "", text };
    let form = Part::new(whole).read();
    form.and_then(|form| read(form, whole))
        .map_err(|fault| fault.located(text))
}

impl<'a, T> Part<'a, T> {
    const fn new(written: Written<'a>) -> Self {
        Self {
            written,
            kind: PhantomData,
        }
    }

    /// The same part, to be read as something else.
    pub const fn read_as<U>(self) -> Part<'a, U> {
        Part::new(self.written)
    }

    /// How it is written.
    pub const fn text(self) -> &'a str {
        self.written.text
    }

    /// An error about it.
    pub fn fault(self, reason: FieldError) -> Fault<'a> {
        self.fault_at(self.text(), reason)
    }

    /// An error at another part.
    pub fn fault_at(self, at: &'a str, reason: FieldError) -> Fault<'a> {
        Fault::of_field(at, self.written.field, reason)
    }

    /// An error about a field in it.
    pub fn fault_in(self, field: &'static str, reason: FieldError) -> Fault<'a> {
        Fault::of_field(self.text(), field, reason)
    }

    /// What is written from this byte of a string's value on.
    pub fn within(self, content: &str, offset: usize) -> &'a str {
        self.written.within(content, offset)
    }

    /// What is written from a position in a string's value on. Without a column, it is that of the line's
    /// first word.
    pub fn within_line(self, content: &str, line: usize, column: Option<usize>) -> &'a str {
        let in_content = |column| notation::offset_of(content, Position { line, column });
        let offset = column.map_or_else(
            || {
                let start = in_content(1);
                let rest = &content[start..];
                start + rest.len() - rest.trim_start_matches([' ', '\t']).len()
            },
            in_content,
        );
        self.within(content, offset)
    }
}

impl<'a, T: Plain<Value: Deserialize<'a>>> Part<'a, T> {
    /// The value that is written.
    pub fn value(self) -> Result<T::Value, Fault<'a>> {
        self.written.value()
    }
}

impl<'a, T: Deserialize<'a>> Part<'a, T> {
    /// Reads it as a form, or as a word with its argument.
    pub fn read(self) -> Result<T, Fault<'a>> {
        T::deserialize(Node::new(self.written))
    }
}

impl<'a, T, const MOST: usize> Part<'a, List<T, MOST>> {
    /// The entries of a list, however many there are.
    pub fn all(self) -> Result<Vec<Part<'a, T>>, Fault<'a>> {
        let field = self.written.field;
        let entry = |text| Part::new(Written { field, text });
        Ok(self.written.entries()?.into_iter().map(entry).collect())
    }

    /// The entries of a list.
    pub fn entries(self) -> Result<Vec<Part<'a, T>>, Fault<'a>> {
        let parts = self.all()?;
        match parts.len() {
            found if found == 0 || found > MOST => {
                Err(self.fault(FieldError::Many { most: MOST, found }))
            }
            _ => Ok(parts),
        }
    }
}

impl<'a, T> Part<'a, Tagged<T>> {
    /// The parts of each language, with its tag.
    pub fn by_tag(self) -> Result<Vec<(&'a str, Part<'a, T>)>, Fault<'a>> {
        let field = self.written.field;
        let parts = self.written.fields("Text")?;
        // There may be as many as a file is long.
        let mut seen = HashSet::new();
        for (tag, _) in &parts {
            let error = if !is_tag(tag) {
                let (found, expected) = (quote(tag), vec!["pt", "pt_PT", "es", "en"]);
                SyntaxError::UnknownField { found, expected }
            } else if !seen.insert(tag) {
                let field = (*tag).to_owned();
                SyntaxError::Twice { field }
            } else {
                continue;
            };
            return Err(Fault::of_syntax(tag, field, error));
        }
        if parts.is_empty() {
            let field = Language::default().code();
            let error = SyntaxError::Missing { field };
            return Err(Fault::of_syntax(self.written.last(), field, error));
        }
        let part = |(tag, text)| (tag, Part::new(Written { field, text }));
        Ok(parts.into_iter().map(part).collect())
    }
}

impl<'de: 'a, 'a, T> Deserialize<'de> for Part<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (field, text) = Deserialize::deserialize(deserializer)?;
        Ok(Self::new(Written { field, text }))
    }
}

/// Whether a name is a language tag (BCP 47) with underscores: `pt`, `pt_PT`, `sr_Latn_RS`.
fn is_tag(name: &str) -> bool {
    let mut parts = name.split('_');
    let is_language =
        |part: &str| matches!(part.len(), 2 | 3) && part.bytes().all(|b| b.is_ascii_lowercase());
    let is_subtag =
        |part: &str| matches!(part.len(), 2..=8) && part.bytes().all(|b| b.is_ascii_alphanumeric());
    parts.next().is_some_and(is_language) && parts.all(is_subtag)
}
