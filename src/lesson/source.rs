//! The text of a lesson, positions in it, and its errors.

use super::pieces::{field, pieces, trimmed};
use super::schema::{Form, Holds, LONGEST, TEXT, Word};
use super::{Expected, FieldError, LessonError, SyntaxError};
use crate::explain::Language;
use crate::puzzle::notation::{self, Position};
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};
use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt;

/// The deepest nesting of brackets.
const DEEPEST: usize = 32;
/// The most errors reported for one file.
pub const MOST_ERRORS: usize = 50;

/// The text of a lesson. Errors are collected while it is read, so that one does not hide the next.
pub struct Source<'a> {
    text: &'a str,
    options: ron::Options,
    errors: RefCell<Vec<LessonError>>,
}

/// The fields of a form, as they are written.
pub struct Fields<'a> {
    form: &'static Form,
    found: Vec<(&'a str, &'a str)>,
    /// Whether the text is so far in order that a field not found is missing.
    is_whole: bool,
}

/// The arguments of a word, as they are written.
pub enum Held<'a> {
    Nothing,
    One(&'a str),
    Fields(Fields<'a>),
}

impl<'a> Fields<'a> {
    /// The text of a field, if it is present.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        debug_assert!(self.form.names().contains(&name), "no field {name}");
        let (_, part) = self.found.iter().find(|(found, _)| *found == name)?;
        Some(part)
    }
}

impl<'a> Source<'a> {
    pub fn new(text: &'a str) -> Result<Self, LessonError> {
        if text.len() > LONGEST {
            return Err(LessonError::TooLong);
        }
        Ok(Self {
            text: text.strip_prefix('\u{FEFF}').unwrap_or(text),
            options: ron::Options::default()
                .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
                .with_recursion_limit(DEEPEST),
            errors: RefCell::default(),
        })
    }

    /// The errors, in the order of the text.
    pub fn into_errors(self) -> Vec<LessonError> {
        let mut errors = self.errors.into_inner();
        errors.sort_by_key(LessonError::at);
        errors.truncate(MOST_ERRORS);
        errors
    }

    /// Whether there are so many errors that no more need to be found.
    fn is_full(&self) -> bool {
        // More than are reported, because they are not found in order.
        self.errors.borrow().len() >= 4 * MOST_ERRORS
    }

    /// Adds an error. Finding its position means scanning everything before it, so that is done
    /// only while errors are wanted.
    fn tell(&self, error: impl FnOnce() -> LessonError) {
        if !self.is_full() {
            let error = error();
            self.errors.borrow_mut().push(error);
        }
    }

    /// Adds an error about a part that begins at `place` and is `length` bytes long, unless there
    /// is an error inside that part already: it affects the parts around it too.
    fn tell_new(&self, place: usize, length: usize, at: Position, error: SyntaxError) {
        let range = self.position(place)..=self.position(place + length);
        let is_told = |told: &LessonError| matches!(told, LessonError::Syntax { at, .. } if range.contains(at));
        if !self.is_full() && !self.errors.borrow().iter().any(is_told) {
            self.tell(|| LessonError::Syntax { at, error });
        }
    }

    /// Adds a syntax error at the beginning of a part.
    fn tell_syntax(&self, part: &str, error: SyntaxError) {
        if !self.is_full() {
            let start = self.start_of(part);
            self.tell_new(start, 0, self.position(start), error);
        }
    }

    /// Adds an error about a part.
    pub fn fault(&self, field: &'static str, part: &'a str, reason: FieldError) {
        self.tell(|| LessonError::Field {
            at: self.place(part),
            field,
            reason,
        });
    }

    /// Adds an error at a byte of a string.
    pub fn fault_in(
        &self,
        field: &'static str,
        part: &'a str,
        (content, offset): (&str, usize),
        reason: FieldError,
    ) {
        self.tell(|| LessonError::Field {
            at: self.place_at(part, content, offset),
            field,
            reason,
        });
    }

    /// Adds an error at a position.
    pub fn fault_at(&self, field: &'static str, at: Position, reason: FieldError) {
        self.tell(|| LessonError::Field { at, field, reason });
    }

    /// The whole text as a form.
    pub fn whole(&self, form: &'static Form) -> Option<Fields<'a>> {
        self.form(self.text, form)
    }

    /// Parses a part of the text.
    pub fn value<T: Deserialize<'a>>(&self, part: &'a str) -> Option<T> {
        self.parse(part)
    }

    /// Parses a part of the text as a form. Unknown, repeated and missing fields are errors.
    pub fn form(&self, part: &'a str, form: &'static Form) -> Option<Fields<'a>> {
        let (written, is_whole, knows_end) = self.written(part, form.name)?;
        let mut found: Vec<(&str, &str)> = Vec::new();
        let names = form.names();
        for (name, value) in written {
            let known = names.iter().find(|known| **known == name);
            let error = match known {
                None if !knows_end => continue,
                None => unknown_field(name, form),
                Some(field) if found.iter().any(|(known, _)| *known == name) => {
                    let field = (*field).to_owned();
                    SyntaxError::Twice { field }
                }
                Some(_) => {
                    found.push((name, value));
                    continue;
                }
            };
            self.tell_syntax(name, error);
        }
        if !is_whole {
            // Missing fields may be in the part that cannot be recognized.
            return Some(Fields {
                form,
                found,
                is_whole,
            });
        }
        for field in form.fields.iter().filter(|field| field.usual.is_none()) {
            if found.iter().all(|(name, _)| *name != field.name) {
                self.tell_missing(part, field.name);
            }
        }
        Some(Fields {
            form,
            found,
            is_whole,
        })
    }

    /// Adds an error about a field of the whole text that is missing, if it was sure to be found.
    pub fn missing(&self, fields: &Fields<'a>, field: &'static str) {
        if fields.is_whole {
            self.tell_missing(self.text, field);
        }
    }

    /// Adds an error about a missing field, even if there is another at the same position.
    fn tell_missing(&self, part: &str, field: &'static str) {
        self.tell(|| LessonError::Syntax {
            at: self.position(self.start_of(last_sign(part))),
            error: SyntaxError::Missing { field },
        });
    }

    /// Parses a part of the text as a map from language tags to texts.
    pub fn texts(&self, part: &'a str) -> Option<Written<'a>> {
        let (mut written, _, knows_end) = self.written(part, TEXT.name)?;
        // There may be as many as a lesson is long.
        let mut seen = HashSet::new();
        for (name, _) in &written {
            if !is_tag(name) && knows_end {
                self.tell_syntax(name, unknown_field(name, &TEXT));
            } else if !seen.insert(name) {
                let field = (*name).to_owned();
                self.tell_syntax(name, SyntaxError::Twice { field });
            }
        }
        written.retain(|(name, _)| is_tag(name));
        if written.is_empty() {
            let field = Language::default().code();
            self.tell_syntax(last_sign(part), SyntaxError::Missing { field });
        }
        Some(written)
    }

    /// The fields of a form as they are written, whether they are all there, and whether its end is
    /// known. If brackets, quotes or commas are wrong, that is an error, and these are the fields
    /// that can still be recognized.
    fn written(&self, part: &'a str, name: &'static str) -> Option<(Written<'a>, bool, bool)> {
        if let Some(written) = self.parse_with(part, Split(name)) {
            return Some((written, true, true));
        }
        let (pieces, is_closed) = pieces(part);
        let written: Written<'a> = pieces.into_iter().filter_map(field).collect();
        (!written.is_empty()).then_some((written, false, is_closed))
    }

    /// The entries of a list, as far as they can be recognized.
    pub fn items(&self, part: &'a str) -> Option<Vec<&'a str>> {
        let parts: Option<Vec<&RawValue>> = self.parse(part);
        match parts {
            Some(parts) => Some(parts.into_iter().map(RawValue::get_ron).collect()),
            None => Some(pieces(part).0).filter(|pieces| !pieces.is_empty()),
        }
    }

    /// The entries of a list, which must be one to `most`.
    pub fn list(&self, field: &'static str, part: &'a str, most: usize) -> Option<Vec<&'a str>> {
        let parts = self.items(part)?;
        let found = parts.len();
        if !(1..=most).contains(&found) {
            self.fault(field, part, FieldError::Many { most, found });
            return None;
        }
        Some(parts)
    }

    /// One of the words of these groups, with its arguments.
    pub fn word(
        &self,
        part: &'a str,
        groups: &[&'static [Word]],
    ) -> Option<(&'static str, Held<'a>)> {
        let written = trimmed(part);
        let end = written.find(|c: char| !(c.is_alphanumeric() || c == '_'));
        let (word, rest) = written.split_at(end.unwrap_or(written.len()));
        if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
            self.tell_syntax(written, SyntaxError::Expected(Expected::Name));
            return None;
        }
        let known = groups.iter().copied().flatten();
        let Some(known) = known.clone().find(|known| known.name == word) else {
            let found = word.chars().take(LONGEST_QUOTE).collect();
            let expected = known.map(|known| known.name).collect();
            self.tell_syntax(word, SyntaxError::UnknownName { found, expected });
            return None;
        };
        let is_bare = rest.trim().is_empty();
        let held = match known.holds {
            Holds::Nothing | Holds::Perhaps(_) if is_bare => Held::Nothing,
            Holds::Nothing => {
                self.tell_syntax(
                    rest.trim_start(),
                    SyntaxError::Expected(Expected::Sign(",")),
                );
                return None;
            }
            Holds::One(_) | Holds::Fields(_) if is_bare => {
                self.tell_syntax(last_sign(word), SyntaxError::Expected(Expected::Sign("(")));
                return None;
            }
            Holds::One(_) | Holds::Perhaps(_) => {
                let (value,): (&RawValue,) = self.parse(rest)?;
                Held::One(value.get_ron())
            }
            Holds::Fields(form) => Held::Fields(self.form(rest, form)?),
        };
        Some((known.name, held))
    }

    fn parse<T: Deserialize<'a>>(&self, part: &'a str) -> Option<T> {
        self.parse_with(part, std::marker::PhantomData)
    }

    fn parse_with<S: DeserializeSeed<'a>>(&self, part: &'a str, seed: S) -> Option<S::Value> {
        match self.options.from_str_seed(part, seed) {
            Ok(value) => Some(value),
            Err(error) => {
                let (line, column) = (error.span.start.line, error.span.start.col);
                let start = self.position(self.start_of(part));
                let at = match line {
                    0 | 1 => Position {
                        line: start.line,
                        column: start.column + column.saturating_sub(1),
                    },
                    _ => Position {
                        line: start.line + line - 1,
                        column,
                    },
                };
                let error = match SyntaxError::of(&error.code) {
                    // Of a whole number with a fraction.
                    SyntaxError::GoesOn if part.len() < self.text.len() => {
                        SyntaxError::Expected(Expected::Whole)
                    }
                    error => error,
                };
                self.tell_new(self.start_of(part), part.len(), at, error);
                None
            }
        }
    }

    /// The position where a part of the text begins.
    pub fn place(&self, part: &'a str) -> Position {
        self.position(self.start_of(trimmed(part)))
    }

    /// The position in this text of a position in a string. `part` is the string as it is written
    /// here and `content` its value. Without a column, it is that of the line's first word.
    pub fn place_in(
        &self,
        part: &'a str,
        content: &str,
        line: usize,
        column: Option<usize>,
    ) -> Position {
        let in_content = |column| notation::offset_of(content, Position { line, column });
        let offset = column.map_or_else(
            || {
                let start = in_content(1);
                let rest = &content[start..];
                start + rest.len() - rest.trim_start_matches([' ', '\t']).len()
            },
            in_content,
        );
        self.place_at(part, content, offset)
    }

    /// The position in this text of a byte of a string.
    pub fn place_at(&self, part: &'a str, content: &str, offset: usize) -> Position {
        let written = trimmed(part);
        self.position(self.start_of(written) + offset_as_written(written, content, offset))
    }

    fn start_of(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.text.as_ptr() as usize
    }

    fn position(&self, offset: usize) -> Position {
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Position {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

fn unknown_field(name: &str, form: &Form) -> SyntaxError {
    SyntaxError::UnknownField {
        found: name.chars().take(LONGEST_QUOTE).collect(),
        expected: form.names(),
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

/// The last character of a part, where errors at its end are placed.
fn last_sign(part: &str) -> &str {
    let trimmed = part.trim_end();
    let last = trimmed.char_indices().next_back();
    &trimmed[last.map_or(0, |(at, _)| at)..]
}

/// How much of an unknown name is kept, in characters.
const LONGEST_QUOTE: usize = 80;

/// Fields as they are written, known or not.
type Written<'a> = Vec<(&'a str, &'a str)>;

/// Splits a form into its fields. Its name may precede the brackets.
struct Split(&'static str);

impl<'a> DeserializeSeed<'a> for Split {
    type Value = Written<'a>;

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<Written<'a>, D::Error> {
        deserializer.deserialize_struct(self.0, &[], self)
    }
}

impl<'a> Visitor<'a> for Split {
    type Value = Written<'a>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("fields in round brackets")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Written<'a>, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = map.next_key_seed(Name)? {
            let value: &RawValue = map.next_value()?;
            fields.push((name, value.get_ron()));
        }
        Ok(fields)
    }
}

/// A name without quotes.
struct Name;

impl<'a> DeserializeSeed<'a> for Name {
    type Value = &'a str;

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<&'a str, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl<'a> Visitor<'a> for Name {
    type Value = &'a str;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_borrowed_str<E>(self, name: &'a str) -> Result<&'a str, E> {
        Ok(name)
    }
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
