//! What is written in a file, as RON takes it apart: to be given to the declared structs, and to find the place
//! of a value again.

use super::error::{LessonError, Read};
use super::syntax::{expected, of_ron, one_of, other_words};
use crate::explain::Message;
use crate::puzzle::notation::Position;
use ron::value::RawValue;
use serde::de::value::{BorrowedStrDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{
    self, Deserialize, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess,
    SeqAccess, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use std::collections::HashSet;
use std::fmt;

/// The deepest nesting of brackets.
const DEEPEST: usize = 32;

/// A value as it is written, without white space and comments around it.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    /// The whole file.
    pub file: &'a str,
    /// The field that it belongs to; empty for the whole file.
    pub field: &'a str,
    pub text: &'a str,
}

impl<'a> Written<'a> {
    /// The value of a whole file.
    pub fn whole(file: &'a str) -> Read<Self> {
        let (field, text) = ("", file);
        let whole = Self { file, field, text };
        let text = bare(whole.ron(|ron| Deserialize::deserialize(ron))?);
        Ok(Self { text, ..whole })
    }

    /// The entries of a list, or the fields in the round brackets after its name.
    pub fn parts(self) -> Vec<Self> {
        self.entries()
            .or_else(|_| self.fields())
            .unwrap_or_default()
    }

    fn fields(self) -> Read<Vec<Self>> {
        let (_, inner) = self.word();
        inner.ron(|ron| ron.deserialize_struct("", &[], Split(self)))
    }

    fn entries(self) -> Read<Vec<Self>> {
        self.ron(|ron| ron.deserialize_seq(Split(self)))
    }

    /// What follows a word: the value in its brackets, or the fields with their brackets.
    pub fn argument(self) -> Self {
        let (_, rest) = self.word();
        let values = rest.ron(|ron| ron.deserialize_tuple(1, Split(self)));
        match values.as_deref() {
            Ok([value]) => *value,
            _ => rest,
        }
    }

    /// The word that it begins with, and what follows.
    pub fn word(self) -> (&'a str, Self) {
        let end = self.text.find(|c: char| !(c.is_alphanumeric() || c == '_'));
        let (word, rest) = self.text.split_at(end.unwrap_or(self.text.len()));
        let text = rest.trim_start();
        (word, Self { text, ..self })
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

    /// An error at what is written from there on.
    pub fn fault(self, at: &str, reason: impl Into<Message>) -> Box<LessonError> {
        Box::new(LessonError {
            at: self.position(at),
            field: self.field.to_owned(),
            reason: reason.into(),
        })
    }

    /// The same as a mistake that is not in a value.
    pub fn about(self, at: &str, reason: Message) -> Box<LessonError> {
        Self { field: "", ..self }.fault(at, reason)
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

    /// The last character, where errors at its end are placed.
    pub fn last(self) -> &'a str {
        let last = self.text.char_indices().next_back();
        &self.text[last.map_or(0, |(at, _)| at)..]
    }

    /// Has RON read it.
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

    /// An error of the RON reader.
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
        self.fault(at, reason)
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

/// Where a mistake of a declared struct is, until that is known.
const NOWHERE: Position = Position { line: 0, column: 0 };

fn nowhere(reason: Message) -> Box<LessonError> {
    Box::new(LessonError {
        at: NOWHERE,
        field: String::new(),
        reason,
    })
}

impl de::Error for Box<LessonError> {
    fn custom<M: fmt::Display>(message: M) -> Self {
        nowhere(other_words(&message.to_string()))
    }

    fn missing_field(field: &'static str) -> Self {
        nowhere(Message::new("syntax-missing").with("field", field))
    }
}

macro_rules! read_by_ron {
    ($($read:ident),*) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            self.ron(|ron| ron.$read(visitor))
        }
    )*};
}

impl<'de> Deserializer<'de> for Written<'de> {
    type Error = Box<LessonError>;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_string(visitor)
    }

    /// What is read by itself later.
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_unit()
    }

    read_by_ron! { deserialize_bool, deserialize_u64 }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_f64(self.ron(|ron| f64::deserialize(ron))?)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Read<V::Value> {
        self.ron(|ron| ron.deserialize_tuple(length, visitor))
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        let text = self.ron(|ron| String::deserialize(ron))?;
        visitor.visit_string(text)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.word().0 {
            "" if self.text.is_empty() => visitor.visit_none(),
            "Some" | "None" => Err(self.fault(self.text, "syntax-option")),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_seq(SeqDeserializer::new(self.entries()?.into_iter()))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        let (word, _) = self.word();
        if !["", name].contains(&word) {
            return Err(self.fault(self.text, expected("(")));
        }
        let parts = self.fields()?;
        let mut seen = HashSet::new();
        for Written { field, .. } in &parts {
            let reason = if !known.contains(field) {
                one_of("syntax-unknown-field", field, known)
            } else if !seen.insert(field) {
                Message::new("syntax-twice").with("field", *field)
            } else {
                continue;
            };
            return Err(self.about(field, reason));
        }
        let pairs = parts.into_iter().map(|part| (part.field, part));
        let read = visitor.visit_map(MapDeserializer::new(pairs));
        read.map_err(|error: Box<LessonError>| match error.at {
            NOWHERE => self.about(self.last(), error.reason),
            _ => error,
        })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        let (word, _) = self.word();
        let reason = if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
            Message::new("syntax-expected-name")
        } else if !known.contains(&word) {
            one_of("syntax-unknown-name", word, known)
        } else {
            return visitor.visit_enum(Word(self));
        };
        Err(self.fault(self.text, reason))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 u8 u16 u32 f32 char str bytes byte_buf unit unit_struct newtype_struct
        tuple_struct map identifier
    }
}

impl<'de> IntoDeserializer<'de, Box<LessonError>> for Written<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// A word with what follows it.
struct Word<'a>(Written<'a>);

impl<'de> EnumAccess<'de> for Word<'de> {
    type Error = Box<LessonError>;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Read<(S::Value, Self)> {
        let word = BorrowedStrDeserializer::<Box<LessonError>>::new(self.0.word().0);
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de> VariantAccess<'de> for Word<'de> {
    type Error = Box<LessonError>;

    fn unit_variant(self) -> Read<()> {
        let (_, rest) = self.0.word();
        match rest.text {
            "" => Ok(()),
            text => Err(rest.fault(text, expected(","))),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Read<S::Value> {
        let argument = self.0.argument();
        let read = seed.deserialize(argument);
        if argument.text.is_empty() && read.is_err() {
            return Err(argument.fault(self.0.last(), expected("(")));
        }
        read
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Read<V::Value> {
        unreachable!("words have one argument at most")
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], _: V) -> Read<V::Value> {
        unreachable!("words have one argument at most")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_counted_as_they_are_written() {
        let at = |text: &str, content: &str, wanted: char| {
            let (file, field) = (text, "");
            let written = Written { file, field, text };
            let rest = written.within(content, content.find(wanted).unwrap());
            rest.chars().next()
        };
        assert_eq!(at(r#""1\n\x2e.é\u{2e}q""#, "1\n..é.q", 'q'), Some('q'));
        assert_eq!(at("r#\"1\\n\nq\"#", "1\\n\nq", 'q'), Some('q'));
        assert_eq!(at("\"q\"", "q", 'q'), Some('q'));
    }
}
