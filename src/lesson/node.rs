//! Gives what is written to the forms and words that are declared for it, so that a mistake in one of them is
//! told at the field or the word that it is about.

use super::fault::{Fault, quote};
use super::written::Written;
use super::{Expected, SyntaxError};
use serde::de::value::{BorrowedStrDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// Something written on its way into a form or a word, or into a part of one.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    written: Written<'a>,
    /// Whether it is what follows a word.
    is_argument: bool,
}

impl<'a> Node<'a> {
    /// A value.
    pub const fn new(written: Written<'a>) -> Self {
        Self {
            written,
            is_argument: false,
        }
    }

    /// Refuses a word without the brackets that it needs.
    fn needs_bracket(self) -> Result<(), Fault<'a>> {
        if !self.written.text.trim().is_empty() {
            return Ok(());
        }
        Err(SyntaxError::Expected(Expected::Sign("(")).into())
    }
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Fault<'de>;

    /// A part is the name of a field and how its value is written.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault<'de>> {
        let Written { field, mut text } = self.written;
        if self.is_argument {
            self.needs_bracket()?;
            text = self.written.argument()?;
        }
        let pair = [field, text].map(BorrowedStrDeserializer::new);
        visitor.visit_seq(SeqDeserializer::new(pair.into_iter()))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault<'de>> {
        if self.is_argument && self.written.text.trim().is_empty() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        mut name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault<'de>> {
        let written = self.written;
        if self.is_argument {
            self.needs_bracket()?;
            name = "";
        }
        let fields = written.fields(name)?;
        let nodes = fields.iter().map(|(name, text)| {
            let (field, text) = (*name, *text);
            let name = BorrowedStrDeserializer::new(field);
            (name, Self::new(Written { field, text }))
        });
        let place = |error: &SyntaxError| {
            let mut names = fields.iter().map(|(name, _)| *name);
            let found = match error {
                SyntaxError::UnknownField { found, .. } => names.find(|name| quote(name) == *found),
                SyntaxError::Twice { field } => names.filter(|name| name == field).nth(1),
                _ => None,
            };
            found.unwrap_or_else(|| written.last())
        };
        let read = visitor.visit_map(&mut MapDeserializer::new(nodes));
        read.map_err(|fault| fault.at(place, written.field))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault<'de>> {
        let Written { field, text } = self.written;
        let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_'));
        let (word, rest) = text.split_at(end.unwrap_or(text.len()));
        if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
            let error = SyntaxError::Expected(Expected::Name);
            return Err(Fault::of_syntax(text, field, error));
        }
        let rest = Written { field, text: rest };
        visitor.visit_enum(Word { word, rest })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Fault<'de>> for Node<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// A word, and what follows it.
struct Word<'a> {
    word: &'a str,
    rest: Written<'a>,
}

impl<'de> EnumAccess<'de> for Word<'de> {
    type Error = Fault<'de>;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Self), Fault<'de>> {
        let known = seed.deserialize(BorrowedStrDeserializer::<Fault>::new(self.word));
        let known = known.map_err(|fault| fault.at(|_| self.word, self.rest.field))?;
        Ok((known, self))
    }
}

impl<'de> VariantAccess<'de> for Word<'de> {
    type Error = Fault<'de>;

    fn unit_variant(self) -> Result<(), Fault<'de>> {
        let rest = self.rest.text.trim_start();
        if rest.is_empty() {
            return Ok(());
        }
        let error = SyntaxError::Expected(Expected::Sign(","));
        Err(Fault::of_syntax(rest, self.rest.field, error))
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<S::Value, Fault<'de>> {
        let argument = Node {
            written: self.rest,
            is_argument: true,
        };
        let (field, text) = (self.rest.field, self.word);
        let read = seed.deserialize(argument);
        read.map_err(|fault| fault.at(|_| Written { field, text }.last(), field))
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
