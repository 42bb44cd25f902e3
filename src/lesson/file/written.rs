//! A file as it is written: RON takes it apart into values, which keep their places.

use super::error::{LessonError, Read, of_ron, one_of};
use crate::explain::Message;
use crate::puzzle::text::{self, Position};
use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// The deepest nesting of brackets.
const DEEPEST: usize = 32;

/// A value as it is written, without white space and comments around it.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    /// The whole file.
    pub file: &'a str,
    /// The field that the value belongs to; empty for the whole file.
    pub field: &'a str,
    pub text: &'a str,
}

impl<'a> Written<'a> {
    /// The value of a whole file.
    pub fn whole(file: &'a str) -> Read<Self> {
        let (field, text) = ("", file);
        let whole = Self { file, field, text };
        let text = bare(whole.parse()?);
        Ok(Self { text, ..whole })
    }

    /// The value, as RON reads it.
    pub fn parse<T: Deserialize<'a>>(self) -> Read<T> {
        self.ron(|ron| T::deserialize(ron))
    }

    /// The fields of a form. Each must be known and may occur once.
    pub fn fields_of(self, known: &[&str], is_known: impl Fn(&str) -> bool) -> Read<Vec<Self>> {
        let fields = self.fields()?;
        for (number, field) in fields.iter().map(|field| field.field).enumerate() {
            let reason = if !is_known(field) {
                one_of("syntax-unknown-field", field, known)
            } else if fields[..number].iter().any(|other| other.field == field) {
                Message::new("syntax-twice").with("field", field)
            } else {
                continue;
            };
            return Err(self.fault_of_form(field, reason));
        }
        Ok(fields)
    }

    /// The fields in the round brackets after the name of a form, which may be left out.
    pub fn fields(self) -> Read<Vec<Self>> {
        let (_, inner) = self.word();
        inner.ron(|ron| ron.deserialize_struct("", &[], Split(self)))
    }

    /// The entries of a list.
    pub fn entries(self) -> Read<Vec<Self>> {
        self.ron(|ron| ron.deserialize_seq(Split(self)))
    }

    /// The entries of a list that has at least one of them.
    pub fn entries_up_to(self, most: usize) -> Read<Vec<Self>> {
        let entries = self.entries()?;
        match entries.len() {
            found if found == 0 || found > most => {
                let reason = Message::new("field-many").with("most", most);
                Err(self.fault(reason.with("found", found)))
            }
            _ => Ok(entries),
        }
    }

    /// The word that the value begins with, and what follows.
    pub fn word(self) -> (&'a str, Self) {
        let end = self.text.find(|c: char| !(c.is_alphanumeric() || c == '_'));
        let (word, rest) = self.text.split_at(end.unwrap_or(self.text.len()));
        let text = rest.trim_start();
        (word, Self { text, ..self })
    }

    /// The word that the value begins with, which must be one of these.
    pub fn known_word(self, known: &[&str]) -> Read<&'a str> {
        let (word, _) = self.word();
        let reason = if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
            Message::new("syntax-expected-name")
        } else if !known.contains(&word) {
            one_of("syntax-unknown-name", word, known)
        } else {
            return Ok(word);
        };
        Err(self.fault(reason))
    }

    /// What follows a word, if anything: the value in its brackets, or the fields with their
    /// brackets.
    pub fn argument(self) -> Option<Self> {
        let (_, rest) = self.word();
        let values = rest.ron(|ron| ron.deserialize_tuple(1, Split(self)));
        match values.as_deref() {
            Ok([value]) => Some(*value),
            _ => Some(rest).filter(|rest| !rest.text.is_empty()),
        }
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

    /// What is written from this line of a string's value on; without a column, from the line's
    /// first word on.
    pub fn within_line(self, content: &str, line: usize, column: Option<usize>) -> &'a str {
        let in_content = |column| text::offset_of(content, Position { line, column });
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

    /// An error about the value.
    pub fn fault(self, reason: impl Into<Message>) -> Box<LessonError> {
        self.fault_at(self.text, reason)
    }

    /// An error about the value, at this part of the file.
    pub fn fault_at(self, part: &str, reason: impl Into<Message>) -> Box<LessonError> {
        Box::new(LessonError {
            at: self.position(part),
            field: self.field.to_owned(),
            reason: reason.into(),
        })
    }

    /// An error at this part of the file that is not about a field's value.
    pub fn fault_of_form(self, part: &str, reason: Message) -> Box<LessonError> {
        Self { field: "", ..self }.fault_at(part, reason)
    }

    /// The position of the value.
    pub fn place(self) -> Position {
        self.position(self.text)
    }

    /// The position of a part of the file.
    pub fn position(self, part: &str) -> Position {
        let before = &self.file[..part.as_ptr() as usize - self.file.as_ptr() as usize];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Position {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// The last character, where errors at the end of the value are placed.
    pub fn last(self) -> &'a str {
        let last = self.text.char_indices().next_back();
        &self.text[last.map_or(0, |(at, _)| at)..]
    }

    fn ron<T>(
        self,
        read: impl FnOnce(&mut ron::Deserializer<'a>) -> Result<T, ron::Error>,
    ) -> Read<T> {
        let options = ron::Options::default().with_recursion_limit(DEEPEST);
        let read =
            ron::Deserializer::from_str_with_options(self.text, &options).and_then(|mut ron| {
                let read = read(&mut ron).and_then(|value| ron.end().map(|()| value));
                read.map_err(|error| ron.span_error(error))
            });
        read.map_err(|error| self.misread(&error))
    }

    fn misread(self, error: &ron::error::SpannedError) -> Box<LessonError> {
        let ron::error::Position { line, col } = error.span.start;
        let lines = self.text.split_inclusive('\n').take(line.saturating_sub(1));
        let rest = &self.text[lines.map(str::len).sum::<usize>()..];
        let column = rest.char_indices().nth(col.saturating_sub(1));
        let at = &rest[column.map_or(rest.len(), |(at, _)| at)..];
        // What follows a whole number is its fraction.
        let reason = match &error.code {
            ron::Error::TrailingCharacters if !self.field.is_empty() => {
                Message::new("syntax-expected-whole")
            }
            error => of_ron(error),
        };
        self.fault_at(at, reason)
    }
}

/// What is written without white space and comments around it.
fn bare(value: &RawValue) -> &str {
    value.trim().get_ron()
}

/// Splits the fields or entries of this value.
struct Split<'a>(Written<'a>);

impl<'a> Visitor<'a> for Split<'a> {
    type Value = Vec<Written<'a>>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("fields or entries")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut parts = Vec::new();
        while let Some((field, value)) = map.next_entry()? {
            let text = bare(value);
            parts.push(Written {
                field,
                text,
                ..self.0
            });
        }
        Ok(parts)
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut parts = Vec::new();
        while let Some(value) = list.next_element()? {
            let text = bare(value);
            parts.push(Written { text, ..self.0 });
        }
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_counted_as_they_are_written() {
        let at = |text: &str, content: &str, wanted: char| {
            let written = Written {
                file: text,
                field: "",
                text,
            };
            let rest = written.within(content, content.find(wanted).unwrap());
            rest.chars().next()
        };
        assert_eq!(at(r#""1\n\x2e.é\u{2e}q""#, "1\n..é.q", 'q'), Some('q'));
        assert_eq!(at("r#\"1\\n\nq\"#", "1\\n\nq", 'q'), Some('q'));
        assert_eq!(at("\"q\"", "q", 'q'), Some('q'));
    }
}
