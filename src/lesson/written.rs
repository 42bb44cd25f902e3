//! What is written in a part of a file, as the RON reader takes it apart.

use super::fault::Fault;
use super::{Expected, SyntaxError};
use ron::value::RawValue;
use serde::de::{Deserialize, DeserializeSeed, Deserializer, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// The deepest nesting of brackets.
const DEEPEST: usize = 32;

/// The value of a field, or something in it.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    /// The name of the field; empty for the whole file.
    pub field: &'a str,
    /// How it is written.
    pub text: &'a str,
}

/// Names and how their values are written.
pub type Fields<'a> = Vec<(&'a str, &'a str)>;

impl<'a> Written<'a> {
    /// The value that is written.
    pub fn value<T: Deserialize<'a>>(self) -> Result<T, Fault<'a>> {
        self.parse(PhantomData)
    }

    /// The entries of a list.
    pub fn entries(self) -> Result<Vec<&'a str>, Fault<'a>> {
        let entries: Vec<&RawValue> = self.value()?;
        Ok(entries.into_iter().map(bare).collect())
    }

    /// What is in brackets after a word.
    pub fn argument(self) -> Result<&'a str, Fault<'a>> {
        let (argument,) = self.value()?;
        Ok(bare(argument))
    }

    /// The fields in its brackets. A name may precede these.
    pub fn fields(self, name: &'static str) -> Result<Fields<'a>, Fault<'a>> {
        self.parse(Split(name))
    }

    fn parse<S: DeserializeSeed<'a>>(self, seed: S) -> Result<S::Value, Fault<'a>> {
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .with_recursion_limit(DEEPEST);
        let read = options.from_str_seed(self.text, seed);
        read.map_err(|error| self.misread(&error))
    }

    /// An error of the RON reader.
    fn misread(self, error: &ron::error::SpannedError) -> Fault<'a> {
        let ron::error::Position { line, col } = error.span.start;
        let lines = self.text.split_inclusive('\n').take(line.saturating_sub(1));
        let rest = &self.text[lines.map(str::len).sum::<usize>()..];
        let column = rest.char_indices().nth(col.saturating_sub(1));
        let at = &rest[column.map_or(rest.len(), |(at, _)| at)..];
        let error = match SyntaxError::of(&error.code) {
            // Of a whole number with a fraction.
            SyntaxError::GoesOn if !self.field.is_empty() => SyntaxError::Expected(Expected::Whole),
            error => error,
        };
        Fault::of_syntax(at, self.field, error)
    }

    /// The last character, where errors at its end are placed.
    pub fn last(self) -> &'a str {
        let trimmed = self.text.trim_end();
        let last = trimmed.char_indices().next_back();
        &trimmed[last.map_or(0, |(at, _)| at)..]
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
}

/// What is written without white space and comments around it.
fn bare(value: &RawValue) -> &str {
    value.trim().get_ron()
}

/// Splits a form into its fields.
struct Split(&'static str);

impl<'a> DeserializeSeed<'a> for Split {
    type Value = Fields<'a>;

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<Fields<'a>, D::Error> {
        deserializer.deserialize_struct(self.0, &[], self)
    }
}

impl<'a> Visitor<'a> for Split {
    type Value = Fields<'a>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("fields in round brackets")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Fields<'a>, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, value)) = map.next_entry()? {
            fields.push((name, bare(value)));
        }
        Ok(fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_counted_as_they_are_written() {
        let at = |text: &str, content: &str, wanted: char| {
            let written = Written { field: "", text };
            let rest = written.within(content, content.find(wanted).unwrap());
            rest.chars().next()
        };
        assert_eq!(at(r#""1\n\x2e.é\u{2e}q""#, "1\n..é.q", 'q'), Some('q'));
        assert_eq!(at("r#\"1\\n\nq\"#", "1\\n\nq", 'q'), Some('q'));
        assert_eq!(at("\"q\"", "q", 'q'), Some('q'));
    }
}
