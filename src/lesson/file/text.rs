//! Texts, and whatever else is written for each language.

use super::form::{Described, Form, Takes};
use crate::explain::Language;
use crate::lesson::LessonError;
use crate::lesson::part::{Part, Read, Step};
use crate::lesson::syntax::one_of;
use serde::de::value::StringDeserializer;
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title of a stop, in characters.
pub const LONGEST_TITLE: usize = 60;

/// One for each language tag; a single text has an empty tag.
pub struct Tagged<T>(Vec<(String, T)>);

/// A text, or one for each language.
pub type Text = Tagged<String>;

/// The text in the reference: its tags are free.
pub static TEXT: Form = Form {
    name: "Text",
    about: &[
        " A text between quotes, for every language, or a text for each language tag:",
        "",
        " - `pt`: in Portuguese, as in Brazil;",
        " - `pt_PT`: in Portuguese, as in Portugal, where it differs;",
        " - `es`: in Spanish;",
        " - `en`: in English;",
        " - any other tag, such as `fr`.",
        "",
        " A language without a text shows that of its base (`pt` for `pt_PT`), else the English one, else the",
        " first: `(pt: \"Um palpite\", es: \"Una conjetura\", en: \"A guess\")`.",
    ],
    fields: &[],
};

impl Described for Text {
    const TAKES: Takes = Takes::Form(&TEXT);

    fn check(part: &Part<Self>) -> Read<()> {
        part.by_tag().map(drop)
    }
}

impl<'a, T> Part<'a, Tagged<T>> {
    /// The part of each language, with its tag.
    pub fn by_tag(&self) -> Read<Vec<(&'a str, Part<'a, T>)>> {
        let each = &self.value.0;
        if each.is_empty() {
            return Err(self.missing(Language::default().code()));
        }
        let part = |(tag, value): &'a (String, T)| match tag.as_str() {
            "" => Ok(("", self.as_value(value))),
            tag if is_tag(tag) => Ok((tag, self.of(Step::Tag(tag), value))),
            tag => {
                let tags = ["pt", "pt_PT", "es", "en"];
                let reason = one_of("syntax-unknown-field", tag, &tags);
                let field = String::new();
                let part = self.of(Step::Tag(tag), value);
                Err(LessonError {
                    field,
                    ..part.fault(reason)
                })
            }
        };
        each.iter().map(part).collect()
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

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Tagged<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer
            .deserialize_any(TaggedVisitor(PhantomData))
            .map(Self)
    }
}

struct TaggedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for TaggedVisitor<T> {
    type Value = Vec<(String, T)>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
        let text: StringDeserializer<E> = text.into_deserializer();
        Ok(vec![(String::new(), T::deserialize(text)?)])
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut each = Vec::new();
        while let Some(one) = map.next_entry()? {
            each.push(one);
        }
        Ok(each)
    }
}
