//! Reads texts, one for every language or one for each, and checks the numbers and cells that they
//! mention.

use super::error::{expected, unknown};
use super::form::{FormAbout, Read, Readable, Scope, Takes, Written, plain};
use super::form::{TextDoubt, TextDoubtKind};
use crate::explain::{Language, Message, is_hidden};
use crate::lesson::quantity::Quantity;
use crate::lesson::scan::{self, TextFigure, TextPart};
use crate::lesson::text::{ByLanguage, Piece, RefusedBy, Template, Text};
use crate::puzzle::Topology;
use crate::scene::Font;

/// The tags of the languages that the program speaks.
const TAGS: [&str; 4] = ["pt", "pt_PT", "es", "en"];
/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title of a stop, in characters.
const LONGEST_TITLE: usize = 60;
/// The most doubts kept of a lesson.
const MOST_DOUBTS: usize = 100;

/// A text of a lesson or its course, without counts of a run.
impl Readable for Text {
    type Value = Self;
    const TAKES: Takes = Takes::Form(&TEXT);

    fn read(written: Written, scope: &mut Scope) -> Read<Self> {
        let text = template(written, None, scope)?;
        Ok(text.filled(None))
    }
}

/// A text of a stop.
impl Readable for Template {
    type Value = Self;
    const TAKES: Takes = Takes::Form(&TEXT);

    fn read(written: Written, scope: &mut Scope) -> Read<Self> {
        template(written, Some(scope.stop()), scope)
    }
}

plain! {
    /// The title of a stop.
    Title = title -> Text, takes(Takes::Form(&TEXT));
}

/// A text in the reference: its tags are free.
pub static TEXT: FormAbout = FormAbout {
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

fn title(written: Written, scope: &mut Scope) -> Read<Text> {
    let title = Text::read(written, scope)?;
    let is_long = |language| title.get(language).chars().count() > LONGEST_TITLE;
    match Language::ALL.into_iter().any(is_long) {
        false => Ok(title),
        true => Err(written.fault(too_long(LONGEST_TITLE))),
    }
}

/// A text that is longer than this.
pub fn too_long(longest: usize) -> Message {
    Message::new("field-long").number("longest", longest as u64)
}

/// Reads a text, or one for each language.
pub fn template(written: Written, stop: Option<usize>, scope: &mut Scope) -> Read<Template> {
    if !is_tagged(written) {
        let words = pieces(written, stop, scope)?;
        return Ok(Template::of(Language::ALL.map(|_| (None, words.clone()))));
    }
    by_language(written, |tag, words| {
        Ok((Language::from_tag(tag), pieces(words, stop, scope)?))
    })
    .map(Template::of)
}

/// Whether a text is written for each tag.
fn is_tagged(written: Written) -> bool {
    let (name, rest) = written.word();
    let is_form = ["", "Text"].contains(&name) && rest.text.starts_with('(');
    is_form && (rest.text == "()" || written.fields().is_ok_and(|fields| !fields.is_empty()))
}

/// What is read for each language: for its own tag, or else for its base, for English, or for the
/// first tag.
pub fn by_language<T: Clone>(
    whole: Written,
    mut read: impl FnMut(&str, Written) -> Read<T>,
) -> Read<ByLanguage<T>> {
    if !is_tagged(whole) {
        return Err(whole.fault(expected("(")));
    }
    let mut each: Vec<(String, T)> = Vec::new();
    for written in whole.fields_of(&TAGS, is_tag)? {
        let (field, tag) = (whole.field, written.field.replace('_', "-"));
        let value = read(&tag, Written { field, ..written })?;
        each.push((tag, value));
    }
    let Some((_, first)) = each.first() else {
        let reason = Message::new("syntax-missing").with("field", Language::default().code());
        return Err(whole.fault_of_form(whole.last(), reason));
    };
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

/// The pieces of a text, with claims filled in.
fn pieces(written: Written, stop: Option<usize>, scope: &mut Scope) -> Read<Vec<Piece>> {
    let content: String = written.parse()?;
    let fault = |at, reason: Message| written.fault_at(written.within(&content, at), reason);
    if content.trim().is_empty() {
        return Err(fault(0, "field-empty".into()));
    }
    if content.chars().nth(LONGEST_TEXT).is_some() {
        return Err(fault(0, too_long(LONGEST_TEXT)));
    }
    let letters = || content.char_indices().filter(|(_, c)| *c != '\n');
    if let Some((at, odd)) = letters().find(|(_, c)| is_hidden(*c)) {
        let found = format!("U+{:04X}", u32::from(odd));
        let reason = Message::new("field-control").with("found", found);
        return Err(fault(at, reason));
    }
    let (known, topology) = (scope.numbers.clone(), scope.topology.clone());
    let mut doubt = |at, kind| {
        if scope.places.doubts.len() < MOST_DOUBTS {
            scope.places.doubts.push(TextDoubt {
                at: written.position(written.within(&content, at)),
                field: written.field.to_owned(),
                stop,
                kind,
            });
        }
    };
    if let Some((at, letter)) = letters().find(|(_, c)| !Font::Regular.shows(*c)) {
        doubt(at, TextDoubtKind::Letter(letter));
    }
    let mut pieces = Vec::new();
    for (at, found) in scan::text_parts(&content) {
        match found {
            TextPart::Words(words) => {
                pieces.push(Piece::Words(words.to_owned()));
                for (offset, figure) in scan::figures(words) {
                    let is_known = is_known(&figure, &known, topology.as_deref());
                    if !is_known.map_err(|reason| fault(at + offset, reason))? {
                        doubt(at + offset, TextDoubtKind::Number(figure));
                    }
                }
            }
            TextPart::Brace(brace) => pieces.push(Piece::Words(brace.to_owned())),
            TextPart::Name(name) => {
                let piece =
                    piece(&known, stop.is_some(), name).map_err(|reason| fault(at + 1, reason))?;
                if let Piece::Refused(by) = &piece {
                    doubt(at + 1, TextDoubtKind::RefusedBy(by.id()));
                }
                pieces.push(piece);
            }
            TextPart::Loose => return Err(fault(at, "field-brace".into())),
        }
    }
    Ok(pieces)
}

/// The piece for a name in a text.
fn piece(known: &[(String, u64)], is_of_stop: bool, name: &str) -> Result<Piece, Message> {
    if let Some((_, number)) = known.iter().find(|(known, _)| known == name) {
        return Ok(Piece::Number(*number));
    }
    let counted = |quantity: &&Quantity| quantity.is_counted() && is_of_stop;
    match (Quantity::from_id(name), RefusedBy::from_id(name)) {
        (Some(quantity), _) if counted(&&quantity) => Ok(Piece::Count(quantity)),
        (_, Some(by)) if is_of_stop => Ok(Piece::Refused(by)),
        _ => {
            let mut names: Vec<&str> = Vec::new();
            names.extend(known.iter().map(|(name, _)| name.as_str()));
            names.extend(Quantity::ALL.iter().filter(counted).map(|q| q.id()));
            if is_of_stop {
                names.extend(RefusedBy::ALL.map(RefusedBy::id));
            }
            Err(unknown(name, &names))
        }
    }
}

/// Whether a number belongs to the board or to a claim. A cell has to be on the board.
fn is_known(
    figure: &TextFigure,
    known: &[(String, u64)],
    topology: Option<&Topology>,
) -> Result<bool, Message> {
    let Some(topology) = topology else {
        return Ok(true);
    };
    match *figure {
        TextFigure::Cell(row, column) => match scan::on_board(row, column, topology) {
            Some(_) => Ok(true),
            None => Err(scan::no_cell(&format!("R{row}C{column}"), topology)),
        },
        TextFigure::Other(_) => Ok(false),
        TextFigure::Number(number) => {
            let [size, cells] = [topology.size(), topology.cells()].map(|number| number as u64);
            let is_square = topology.is_square() && number == size * size;
            let is_boards = (1..=size).contains(&number) || number == cells || is_square;
            Ok(is_boards || known.iter().any(|(_, known)| *known == number))
        }
    }
}
