//! The parts of a file. Each stays as it is written until it is read, so it knows where it is.

use super::fault::{Fault, last};
use super::file::Takes;
use super::{Expected, FieldError, LessonError, SyntaxError};
use crate::explain::Language;
use crate::puzzle::notation::{self, Position};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use std::collections::HashSet;
use std::fmt;
use std::marker::PhantomData;

/// The longest lesson, in bytes.
pub const LONGEST: usize = 1 << 20;

/// The deepest nesting of brackets.
const DEEPEST: usize = 32;

/// What has been read, or what is wrong.
pub type Read<'a, T> = Result<T, Fault<'a>>;

/// A part of a file, which is read as a `K` when it is asked for.
pub struct Part<'a, K> {
    /// The field it belongs to; empty for the whole file.
    pub field: &'static str,
    /// How it is written, without white space and comments around it; empty if it is left out.
    pub text: &'a str,
    kind: PhantomData<fn() -> K>,
}

/// What can be written in a file: how it is described, and what it is read as.
pub trait Readable<'a>: Sized {
    /// Its description.
    const TAKES: Takes;
    /// Whether it must be there.
    const IS_NEEDED: bool = true;
    /// What it is read as.
    type Value;

    /// Reads a part as this.
    fn read(part: Part<'a, Self>) -> Read<'a, Self::Value>;
}

/// What stands in the brackets of a form or of a word.
pub trait Inside<'a>: Sized {
    /// Its description.
    const TAKES: Takes;

    /// The same as what is written of this field in these brackets.
    fn placed(self, field: &'static str, brackets: &'a str) -> Read<'a, Self>;
}

/// A list of one to `MOST` parts.
pub struct List<K, const MOST: usize>(PhantomData<K>);

impl<K> Clone for Part<'_, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Part<'_, K> {}

/// A part that is left out.
impl<K> Default for Part<'_, K> {
    fn default() -> Self {
        Self::new("", "")
    }
}

/// Reads a whole file.
pub fn file<'a, K: Readable<'a, Value = K>, R>(
    text: &'a str,
    read: impl FnOnce(K, &'a str) -> Read<'a, R>,
) -> Result<R, LessonError> {
    if text.len() > LONGEST {
        return Err(LessonError::TooLong);
    }
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let form = Part::<K>::new("", text).read();
    let read = form.and_then(|form| read(form, text));
    read.map_err(|fault| fault.located(text))
}

impl<'a, K> Part<'a, K> {
    const fn new(field: &'static str, text: &'a str) -> Self {
        Self {
            field,
            text,
            kind: PhantomData,
        }
    }

    /// The same part, to be read as something else.
    pub const fn read_as<L>(self) -> Part<'a, L> {
        Part::new(self.field, self.text)
    }

    /// Whether it is written at all.
    pub const fn is_given(self) -> bool {
        !self.text.is_empty()
    }

    /// An error about it.
    pub fn fault(self, reason: FieldError) -> Fault<'a> {
        self.fault_at(self.text, reason)
    }

    /// An error at another place in it.
    pub fn fault_at(self, at: &'a str, reason: FieldError) -> Fault<'a> {
        Fault::new(at, self.field, reason)
    }

    /// What the RON reader makes of it.
    pub fn parse<T: Deserialize<'a>>(self) -> Read<'a, T> {
        let options = ron::Options::default()
            .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
            .with_recursion_limit(DEEPEST);
        let read = options.from_str(self.text);
        read.map_err(|error| self.misread(&error))
    }

    /// An error of the RON reader.
    fn misread(self, error: &ron::error::SpannedError) -> Fault<'a> {
        let ron::error::Position { line, col } = error.span.start;
        let lines = self.text.split_inclusive('\n').take(line.saturating_sub(1));
        let rest = &self.text[lines.map(str::len).sum::<usize>()..];
        let column = rest.char_indices().nth(col.saturating_sub(1));
        let at = &rest[column.map_or(rest.len(), |(at, _)| at)..];
        let is_word = self.text.starts_with(char::is_alphabetic);
        let (at, error) = match SyntaxError::of(&error.code) {
            // Something behind a word, or the fraction of a whole number.
            SyntaxError::GoesOn if !self.field.is_empty() => {
                let sign = Expected::Sign(",");
                let expected = if is_word { sign } else { Expected::Whole };
                (at, SyntaxError::Expected(expected))
            }
            // A word without the brackets that it needs.
            error if is_word && error == SyntaxError::Expected(Expected::Sign("(")) => {
                (last(self.text), error)
            }
            error => (at, error),
        };
        Fault::new(at, self.field, error)
    }

    /// The value that is written, checked.
    pub fn checked<T: Deserialize<'a>, V>(
        self,
        check: impl FnOnce(T) -> Result<V, FieldError>,
    ) -> Read<'a, V> {
        check(self.parse()?).map_err(|reason| self.fault(reason))
    }

    /// The parts for each language tag.
    pub fn by_tag<L>(self) -> Read<'a, Vec<(&'a str, Part<'a, L>)>> {
        let Tagged(mut parts) = self.parse()?;
        let mut seen = HashSet::new();
        for (tag, part) in &mut parts {
            part.field = self.field;
            let error = if !is_tag(tag) {
                SyntaxError::unknown_field(tag, &["pt", "pt_PT", "es", "en"])
            } else if !seen.insert(*tag) {
                let field = (*tag).to_owned();
                SyntaxError::Twice { field }
            } else {
                continue;
            };
            return Err(Fault::new(tag, self.field, error));
        }
        if parts.is_empty() {
            return Err(Fault::missing(self.text, Language::default().code()));
        }
        Ok(parts)
    }

    /// What is written from this byte of a string's value on.
    pub fn within(self, content: &str, offset: usize) -> &'a str {
        let Some(body) = self.text.strip_prefix('"') else {
            // A raw string: r#"…"#.
            let quote = self.text.find('"').map_or(0, |quote| quote + 1);
            return &self.text[quote + offset..];
        };
        let mut rest = body;
        for _ in content[..offset].chars() {
            let length = match rest.as_bytes() {
                [b'\\', b'x', ..] => 4,
                [b'\\', b'u', ..] => rest.find('}').map_or(rest.len(), |end| end + 1),
                [b'\\', ..] => 2,
                _ => rest.chars().next().map_or(0, char::len_utf8),
            };
            rest = rest.get(length..).unwrap_or_default();
        }
        rest
    }

    /// What is written from a position in a string's value on. Without a column, it is that of the line's
    /// first word.
    pub fn within_line(self, content: &str, line: usize, column: Option<usize>) -> &'a str {
        let start = |column| notation::offset_of(content, Position { line, column });
        let offset = column.map_or_else(
            || {
                let rest = &content[start(1)..];
                content.len() - rest.trim_start_matches([' ', '\t']).len()
            },
            start,
        );
        self.within(content, offset)
    }
}

impl<'a, K: Readable<'a>> Part<'a, K> {
    /// Reads it.
    pub fn read(self) -> Read<'a, K::Value> {
        K::read(self)
    }
}

impl<'a, K> Part<'a, Option<K>> {
    /// The part, if it is written.
    pub fn given(self) -> Option<Part<'a, K>> {
        self.is_given().then(|| self.read_as())
    }

    /// Reads it, if it is written.
    pub fn map<R>(self, read: impl FnOnce(Part<'a, K>) -> Read<'a, R>) -> Read<'a, Option<R>> {
        self.given().map(read).transpose()
    }
}

impl<'a, K: Readable<'a>, const MOST: usize> Part<'a, List<K, MOST>> {
    /// Reads each entry.
    pub fn each<R>(self, read: impl FnMut(Part<'a, K>) -> Read<'a, R>) -> Read<'a, Vec<R>> {
        self.read()?.into_iter().map(read).collect()
    }
}

impl<'de: 'a, 'a, K> Deserialize<'de> for Part<'a, K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = <&RawValue>::deserialize(deserializer)?;
        Ok(Self::new("", written.trim().get_ron()))
    }
}

impl<'a, K: Readable<'a>> Inside<'a> for Part<'a, K> {
    const TAKES: Takes = K::TAKES;

    fn placed(self, field: &'static str, brackets: &'a str) -> Read<'a, Self> {
        if K::IS_NEEDED && !self.is_given() {
            return Err(Fault::missing(brackets, field));
        }
        Ok(Self::new(field, self.text))
    }
}

impl<'a, K: Readable<'a>> Readable<'a> for Option<K> {
    const TAKES: Takes = K::TAKES;
    const IS_NEEDED: bool = false;
    type Value = Option<K::Value>;

    fn read(part: Part<'a, Self>) -> Read<'a, Self::Value> {
        part.map(Part::read)
    }
}

impl<'a, K: Readable<'a>, const MOST: usize> Readable<'a> for List<K, MOST> {
    const TAKES: Takes = Takes::List(&K::TAKES, MOST);
    type Value = Vec<Part<'a, K>>;

    fn read(part: Part<'a, Self>) -> Read<'a, Self::Value> {
        let mut parts: Vec<Part<K>> = part.parse()?;
        let (most, found) = (MOST, parts.len());
        if found == 0 || found > most {
            return Err(part.fault(FieldError::Many { most, found }));
        }
        for entry in &mut parts {
            entry.field = part.field;
        }
        Ok(parts)
    }
}

/// Parts with free names.
struct Tagged<'a, K>(Vec<(&'a str, Part<'a, K>)>);

impl<'de: 'a, 'a, K> Deserialize<'de> for Tagged<'a, K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Text", &[], Self(Vec::new()))
    }
}

impl<'de: 'a, 'a, K> Visitor<'de> for Tagged<'a, K> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("fields in round brackets")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Self, A::Error> {
        while let Some(entry) = map.next_entry()? {
            self.0.push(entry);
        }
        Ok(self)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_counted_as_they_are_written() {
        let at = |text: &str, content: &str, wanted: char| {
            let part = Part::<()>::new("", text);
            let rest = part.within(content, content.find(wanted).unwrap());
            rest.chars().next()
        };
        assert_eq!(at(r#""1\n\x2e.é\u{2e}q""#, "1\n..é.q", 'q'), Some('q'));
        assert_eq!(at("r#\"1\\n\nq\"#", "1\\n\nq", 'q'), Some('q'));
        assert_eq!(at("\"q\"", "q", 'q'), Some('q'));
    }
}
