//! The parts of a file as they are written, and where they are.
//!
//! The RON reader splits a form into its fields, and each stays as it is written until it is read. A part is
//! therefore a slice of the file, which says where it is, and a mistake is found in the order of reading.

use super::{Expected, FieldError, LessonError, SyntaxError};
use crate::explain::Language;
use crate::puzzle::notation::{self, Position};
use ron::value::RawValue;
use serde::de::value::{BorrowedStrDeserializer, SeqDeserializer};
use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;
use std::collections::HashSet;
use std::fmt;
use std::marker::PhantomData;

/// The longest lesson, in bytes.
pub const LONGEST: usize = 1 << 20;
/// The deepest nesting of brackets.
const DEEPEST: usize = 32;
/// How much of an unknown name is kept, in characters.
const LONGEST_QUOTE: usize = 80;

/// A part of a file, which is read as a `T` when it is asked for.
pub struct Part<'a, T> {
    /// The field that it belongs to; empty for the whole file.
    pub field: &'a str,
    /// How it is written, without white space and comments around it.
    pub text: &'a str,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Part<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Part<'_, T> {}

/// What a part between quotes or without brackets is read as.
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
    read: impl FnOnce(T, Part<'a, ()>) -> Result<R, Fault<'a>>,
) -> Result<R, LessonError> {
    if text.len() > LONGEST {
        return Err(LessonError::TooLong);
    }
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let whole = Part::<T>::new("", text);
    let form = whole.read();
    form.and_then(|form| read(form, whole.read_as()))
        .map_err(|fault| fault.located(text))
}

impl<'a, T> Part<'a, T> {
    const fn new(field: &'a str, text: &'a str) -> Self {
        Self {
            field,
            text,
            kind: PhantomData,
        }
    }

    /// The same part, to be read as something else.
    pub const fn read_as<U>(self) -> Part<'a, U> {
        Part::new(self.field, self.text)
    }

    /// An error about it.
    pub fn fault(self, reason: FieldError) -> Fault<'a> {
        self.fault_at(self.text, reason)
    }

    /// An error at another part.
    pub fn fault_at(self, at: &'a str, reason: FieldError) -> Fault<'a> {
        Fault::new(Some(at), self.field, Reason::Field(reason))
    }

    /// An error about a field in it.
    pub fn fault_in(self, field: &'static str, reason: FieldError) -> Fault<'a> {
        Fault::new(Some(self.text), field, Reason::Field(reason))
    }

    /// An error about a field that is missing in it.
    pub fn missing(self, field: &'static str) -> Fault<'a> {
        let error = SyntaxError::Missing { field };
        Fault::of_syntax(last_sign(self.text), self.field, error)
    }

    /// What is written from this byte of a string's value on.
    pub fn within(self, content: &str, offset: usize) -> &'a str {
        &self.text[offset_as_written(self.text, content, offset)..]
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

    fn parse<S: DeserializeSeed<'a>>(self, seed: S) -> Result<S::Value, Fault<'a>> {
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .with_recursion_limit(DEEPEST);
        options
            .from_str_seed(self.text, seed)
            .map_err(|error| misread(self.field, self.text, &error))
    }

    /// The parts in its brackets, with their names. Its own name may precede the brackets.
    fn split(self, name: &'static str) -> Result<Vec<(&'a str, &'a str)>, Fault<'a>> {
        self.parse(Split(name))
    }
}

impl<'a, T: Plain<Value: Deserialize<'a>>> Part<'a, T> {
    /// The value that is written.
    pub fn value(self) -> Result<T::Value, Fault<'a>> {
        self.parse(PhantomData)
    }
}

impl<'a, T: Deserialize<'a>> Part<'a, T> {
    /// Reads it as a form, or as a word with its arguments.
    pub fn read(self) -> Result<T, Fault<'a>> {
        let Self { field, text, .. } = self;
        T::deserialize(Node {
            field,
            text,
            is_argument: false,
        })
    }
}

impl<'a, T, const MOST: usize> Part<'a, List<T, MOST>> {
    /// The entries of a list, however many there are.
    pub fn all(self) -> Result<Vec<Part<'a, T>>, Fault<'a>> {
        let parts = self.parse(PhantomData::<Vec<&RawValue>>)?;
        let entry = |part: &'a RawValue| Part::new(self.field, part.trim().get_ron());
        Ok(parts.into_iter().map(entry).collect())
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
        let parts = self.split("Text")?;
        // There may be as many as a file is long.
        let mut seen = HashSet::new();
        for (tag, _) in &parts {
            let error = if !is_tag(tag) {
                SyntaxError::UnknownField {
                    found: quote(tag),
                    expected: vec!["pt", "pt_PT", "es", "en"],
                }
            } else if !seen.insert(tag) {
                let field = (*tag).to_owned();
                SyntaxError::Twice { field }
            } else {
                continue;
            };
            return Err(Fault::of_syntax(tag, self.field, error));
        }
        if parts.is_empty() {
            return Err(self.missing(Language::default().code()));
        }
        let part = |(tag, text)| (tag, Part::new(self.field, text));
        Ok(parts.into_iter().map(part).collect())
    }
}

impl<'de: 'a, 'a, T> Deserialize<'de> for Part<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (field, text) = <(&'a str, &'a str)>::deserialize(deserializer)?;
        Ok(Self::new(field, text))
    }
}

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
    fn new(at: Option<&'a str>, field: &'a str, reason: Reason) -> Self {
        Self(Box::new(Wrong { at, field, reason }))
    }

    fn of_syntax(at: &'a str, field: &'a str, error: SyntaxError) -> Self {
        Self::new(Some(at), field, Reason::Syntax(error))
    }

    /// The error in a form or a word that is at `place` unless something in it is wrong.
    fn at(mut self, place: &'a str, field: &'a str) -> Self {
        if self.0.at.is_none() {
            (self.0.at, self.0.field) = (Some(place), field);
        }
        self
    }

    /// The error with another word among those that are expected.
    pub fn or_word(mut self, word: &'static str) -> Self {
        if let Reason::Syntax(SyntaxError::UnknownName { expected, .. }) = &mut self.0.reason {
            expected.push(word);
        }
        self
    }

    fn located(self, text: &str) -> LessonError {
        let Wrong { at, field, reason } = *self.0;
        let at = position(text, at.unwrap_or(text));
        match reason {
            Reason::Field(reason) => LessonError::Field {
                at,
                field: field.to_owned(),
                reason,
            },
            Reason::Syntax(error) => LessonError::Syntax {
                at,
                field: (!field.is_empty() && !error.names_field()).then(|| field.to_owned()),
                error,
            },
        }
    }
}

impl fmt::Display for Fault<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Fault<'_> {}

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

impl From<SyntaxError> for Fault<'_> {
    fn from(error: SyntaxError) -> Self {
        Self::new(None, "", Reason::Syntax(error))
    }
}

/// A part on its way into a form, a word or a [`Part`].
#[derive(Clone, Copy)]
struct Node<'a> {
    field: &'a str,
    text: &'a str,
    /// Whether it is what follows a word.
    is_argument: bool,
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Fault<'de>;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault<'de>> {
        let Self { field, text, .. } = self;
        let text = if self.is_argument {
            self.needs_bracket()?;
            let (value,) = Part::<()>::new(field, text).parse(PhantomData::<(&RawValue,)>)?;
            value.trim().get_ron()
        } else {
            text
        };
        let pair = [field, text].map(BorrowedStrDeserializer::new);
        visitor.visit_seq(SeqDeserializer::new(pair.into_iter()))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault<'de>> {
        if self.is_argument && self.text.trim().is_empty() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault<'de>> {
        let name = if self.is_argument {
            self.needs_bracket()?;
            ""
        } else {
            name
        };
        let mut entries = Entries {
            all: Part::<()>::new(self.field, self.text)
                .split(name)?
                .into_iter(),
            here: None,
        };
        let read = visitor.visit_map(&mut entries);
        let at = entries.here.map_or(last_sign(self.text), |(name, _)| name);
        read.map_err(|fault| fault.at(at, self.field))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault<'de>> {
        let Self { field, text, .. } = self;
        let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_'));
        let (word, rest) = text.split_at(end.unwrap_or(text.len()));
        if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
            let error = SyntaxError::Expected(Expected::Name);
            return Err(Fault::of_syntax(text, field, error));
        }
        let word = Word { field, word, rest };
        visitor.visit_enum(word)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> Node<'de> {
    /// Refuses a word without the brackets that it needs.
    fn needs_bracket(self) -> Result<(), Fault<'de>> {
        if !self.text.trim().is_empty() {
            return Ok(());
        }
        let error = SyntaxError::Expected(Expected::Sign("("));
        Err(Fault::from(error))
    }
}

/// The fields of a form, one after the other.
struct Entries<'a> {
    all: std::vec::IntoIter<(&'a str, &'a str)>,
    here: Option<(&'a str, &'a str)>,
}

impl<'de> MapAccess<'de> for &mut Entries<'de> {
    type Error = Fault<'de>;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Fault<'de>> {
        self.here = self.all.next();
        self.here
            .map(|(name, _)| seed.deserialize(BorrowedStrDeserializer::new(name)))
            .transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault<'de>> {
        let (field, text) = self.here.expect("a value follows its name");
        seed.deserialize(Node {
            field,
            text,
            is_argument: false,
        })
    }
}

/// A word, and what follows it.
struct Word<'a> {
    field: &'a str,
    word: &'a str,
    rest: &'a str,
}

impl<'de> de::EnumAccess<'de> for Word<'de> {
    type Error = Fault<'de>;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Self), Fault<'de>> {
        let known = seed.deserialize(BorrowedStrDeserializer::new(self.word));
        match known {
            Ok(known) => Ok((known, self)),
            Err(fault) => {
                let fault: Fault = fault;
                Err(fault.at(self.word, self.field))
            }
        }
    }
}

impl<'de> de::VariantAccess<'de> for Word<'de> {
    type Error = Fault<'de>;

    fn unit_variant(self) -> Result<(), Fault<'de>> {
        let rest = self.rest.trim_start();
        if rest.is_empty() {
            return Ok(());
        }
        let error = SyntaxError::Expected(Expected::Sign(","));
        Err(Fault::of_syntax(rest, self.field, error))
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<S::Value, Fault<'de>> {
        let argument = Node {
            field: self.field,
            text: self.rest,
            is_argument: true,
        };
        let read = seed.deserialize(argument);
        read.map_err(|fault| fault.at(last_sign(self.word), self.field))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Fault<'de>> {
        unreachable!("words have one argument at most")
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Fault<'de>> {
        unreachable!("words have one argument at most")
    }
}

/// Splits a form into its fields.
struct Split(&'static str);

impl<'a> DeserializeSeed<'a> for Split {
    type Value = Vec<(&'a str, &'a str)>;

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_struct(self.0, &[], self)
    }
}

impl<'a> Visitor<'a> for Split {
    type Value = Vec<(&'a str, &'a str)>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("fields in round brackets")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, value)) = map.next_entry::<_, &RawValue>()? {
            fields.push((name, value.trim().get_ron()));
        }
        Ok(fields)
    }
}

/// An error of the RON reader.
fn misread<'a>(field: &'a str, part: &'a str, error: &ron::error::SpannedError) -> Fault<'a> {
    let ron::error::Position { line, col } = error.span.start;
    let before: usize = (part.split_inclusive('\n').take(line.saturating_sub(1)))
        .map(str::len)
        .sum();
    let rest = &part[before..];
    let at = rest.char_indices().nth(col.saturating_sub(1));
    let at = &rest[at.map_or(rest.len(), |(at, _)| at)..];
    let error = match SyntaxError::of(&error.code) {
        // Of a whole number with a fraction.
        SyntaxError::GoesOn if !field.is_empty() => SyntaxError::Expected(Expected::Whole),
        error => error,
    };
    Fault::of_syntax(at, field, error)
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

fn quote(found: &str) -> String {
    found.chars().take(LONGEST_QUOTE).collect()
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

/// The last character of a part, where errors at its end are placed.
fn last_sign(part: &str) -> &str {
    let trimmed = part.trim_end();
    let last = trimmed.char_indices().next_back();
    &trimmed[last.map_or(0, |(at, _)| at)..]
}

/// The offset in a literal of a byte of its value.
fn offset_as_written(literal: &str, content: &str, offset: usize) -> usize {
    let Some(body) = literal.strip_prefix('"') else {
        // A raw string: r#"…"#.
        return literal.find('"').map_or(0, |quote| quote + 1) + offset;
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
    literal.len() - rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_counted_as_they_are_written() {
        let at = |literal: &str, content: &str, wanted: char| {
            let offset = offset_as_written(literal, content, content.find(wanted).unwrap());
            literal[offset..].chars().next()
        };
        assert_eq!(at(r#""1\n\x2e.é\u{2e}q""#, "1\n..é.q", 'q'), Some('q'));
        assert_eq!(at("r#\"1\\n\nq\"#", "1\\n\nq", 'q'), Some('q'));
        assert_eq!(at("\"q\"", "q", 'q'), Some('q'));
    }
}
