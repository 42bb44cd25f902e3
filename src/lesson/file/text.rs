//! Texts, and whatever else is written for each language.

use super::form::{Declared, Form, Takes, plain};
use crate::explain::{Language, Message};
use crate::lesson::error::Read;
use crate::lesson::part::Part;
use crate::lesson::reader::Reader;
use crate::lesson::syntax::{expected, one_of};
use crate::lesson::text::{self, ByLanguage, Template};
use crate::lesson::texts::{Spot, pieces};
use crate::lesson::written::Written;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::marker::PhantomData;

/// The tags of the languages that the program speaks.
const TAGS: [&str; 4] = ["pt", "pt_PT", "es", "en"];
/// The longest title of a stop, in characters.
const LONGEST_TITLE: usize = 60;

/// One for every language, or one for each language tag: any tag, and therefore read by itself.
#[derive(Deserialize)]
#[serde(transparent, bound = "")]
pub struct Tagged<T>(IgnoredAny, PhantomData<T>);

plain! {
    /// a text between quotes
    Words(String) = "\"A guess\"";
    /// A text that is the same whatever a board has counted.
    Text(Tagged<Words>) takes Takes::Form(&TEXT), by plain -> text::Text;
    /// The title of a stop.
    Title(Tagged<Words>) takes Takes::Form(&TEXT), by title -> text::Text;
    /// A text of a stop.
    Said(Tagged<Words>) takes Takes::Form(&TEXT), by said -> Template;
}

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

fn plain(part: &Part<Tagged<Words>>, reader: &mut Reader) -> Read<text::Text> {
    let spot = Spot::default();
    Ok(template(part, spot, reader)?.filled(None))
}

fn title(part: &Part<Tagged<Words>>, reader: &mut Reader) -> Read<text::Text> {
    let longest = LONGEST_TITLE;
    let spot = Spot {
        longest,
        ..Spot::default()
    };
    Ok(template(part, spot, reader)?.filled(None))
}

fn said(part: &Part<Tagged<Words>>, reader: &mut Reader) -> Read<Template> {
    template(part, Spot::of_stop(reader.stop()), reader)
}

/// Reads a text, or one for each language.
pub fn template(part: &Part<Tagged<Words>>, spot: Spot, reader: &mut Reader) -> Read<Template> {
    let mut read = |words: &Part<Words>| pieces(reader, spot, &words.as_value(&words.value.0));
    let written = part.written;
    if tagged(written).is_none() {
        let words = read(&Part::new(&Words::deserialize(written)?, written))?;
        return Ok(Template::of(Language::ALL.map(|_| words.clone())));
    }
    by_language(part, |tag, words| {
        Ok((Language::from_tag(tag), read(words)?))
    })
    .map(Template::spoken)
}

/// What is written for each tag; `None` if it is not written for tags.
fn tagged(written: Written) -> Option<Vec<Written>> {
    let (name, rest) = written.word();
    let is_form = ["", "Text"].contains(&name) && rest.text.starts_with('(');
    let parts = is_form.then(|| written.parts());
    parts.filter(|parts| !parts.is_empty() || rest.text == "()")
}

/// What is read for each language: for its own tag, or else for its base, for English, or for the first one.
pub fn by_language<T: Declared + for<'de> Deserialize<'de>, R: Clone>(
    part: &Part<Tagged<T>>,
    mut read: impl FnMut(&str, &Part<T>) -> Read<R>,
) -> Read<ByLanguage<R>> {
    let whole = part.written;
    let parts = tagged(whole).ok_or_else(|| part.fault(expected("(")))?;
    let mut each: Vec<(String, R)> = Vec::new();
    for tagged in parts {
        let (written, tag) = (tagged.field, tagged.field.replace('_', "-"));
        if !is_tag(written) {
            let reason = one_of("syntax-unknown-field", written, &TAGS);
            return Err(whole.about(written, reason));
        }
        if each.iter().any(|(known, _)| *known == tag) {
            let reason = Message::new("syntax-twice").with("field", written);
            return Err(whole.about(written, reason));
        }
        let field = whole.field;
        let written = Written { field, ..tagged };
        let read = read(&tag, &Part::new(&T::deserialize(written)?, written))?;
        each.push((tag, read));
    }
    let first = each.first();
    let (_, first) = first.ok_or_else(|| part.missing(Language::default().code()))?;
    Ok(Language::ALL.map(|language| {
        let of_tag = |wanted: &str| each.iter().find(|(tag, _)| tag == wanted);
        let found = language.tags().find_map(of_tag);
        found.map_or(first, |(_, found)| found).clone()
    }))
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
