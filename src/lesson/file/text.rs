//! Texts, and whatever else is written for each language.

use super::form::{Declared, Form, Takes};
use crate::explain::Language;
use crate::lesson::error::Read;
use crate::lesson::part::{Part, Step};
use crate::lesson::reader::Reader;
use crate::lesson::text::{self, ByLanguage, Template};
use crate::lesson::texts::{Spot, pieces};
use serde::Deserialize;
use serde::de::value::StrDeserializer;
use serde::de::{Deserializer, Error, IntoDeserializer, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// The longest title of a stop, in characters.
const LONGEST_TITLE: usize = 60;

/// One for each language tag; a single text has an empty tag.
pub struct Tagged<T>(Vec<(String, T)>);

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

/// Declares texts, and what is made of them.
macro_rules! texts {
    ($($(#[doc = $about:literal])* $name:ident, by $read:ident -> $made:ty;)*) => {$(
        $(#[doc = $about])*
        #[derive(Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Tagged<String>);

        impl Declared for $name {
            type Value = $made;
            const TAKES: Takes = Takes::Form(&TEXT);

            fn read(part: &Part<Self>, reader: &mut Reader) -> Read<$made> {
                $read(&part.as_value(&part.value.0), reader)
            }
        }
    )*};
}

texts! {
    /// A text that is the same whatever a board has counted.
    Text, by plain -> text::Text;
    /// The title of a stop.
    Title, by title -> text::Text;
    /// A text of a stop.
    Said, by said -> Template;
}

fn plain(part: &Part<Tagged<String>>, reader: &mut Reader) -> Read<text::Text> {
    let spot = Spot::default();
    Ok(template(part, spot, reader)?.filled(None))
}

fn title(part: &Part<Tagged<String>>, reader: &mut Reader) -> Read<text::Text> {
    let longest = LONGEST_TITLE;
    let spot = Spot {
        longest,
        ..Spot::default()
    };
    Ok(template(part, spot, reader)?.filled(None))
}

fn said(part: &Part<Tagged<String>>, reader: &mut Reader) -> Read<Template> {
    template(part, Spot::of_stop(reader.stop()), reader)
}

/// Reads a text, or one for each language.
pub fn template(part: &Part<Tagged<String>>, spot: Spot, reader: &mut Reader) -> Read<Template> {
    part.by_language(|_, part| pieces(reader, spot, &part))
        .map(Template::of)
}

impl<'a, T> Part<'a, Tagged<T>> {
    /// What is read for each language: for its own tag, or else for its base, for English, or for the first one.
    pub fn by_language<R: Clone>(
        &self,
        mut read: impl FnMut(&str, Part<'a, T>) -> Read<R>,
    ) -> Read<ByLanguage<R>> {
        let mut each = Vec::new();
        for (tag, value) in &self.value.0 {
            let part = match tag.as_str() {
                "" => self.as_value(value),
                tag => self.of(Step::Tag(tag), value),
            };
            each.push((tag.replace('_', "-"), read(tag, part)?));
        }
        let first = each.first();
        let (_, first) = first.ok_or_else(|| self.missing(Language::default().code()))?;
        Ok(Language::ALL.map(|language| {
            let of_tag = |wanted: &str| each.iter().find(|(tag, _)| tag == wanted);
            let found = language.tags().find_map(of_tag);
            found.map_or(first, |(_, found)| found).clone()
        }))
    }
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

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        let text: StrDeserializer<E> = text.into_deserializer();
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
