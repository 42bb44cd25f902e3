//! Reads the glossary.

use super::{Reader, known_name, new_name, taken_name, texts, whole};
use crate::explain::Message;
use crate::lesson::LessonError;
use crate::lesson::file::{self as form, LONGEST_NAME, Tagged, WordForms};
use crate::lesson::glossary::{Glossary, Term, small_words};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::text::ByLanguage;
use std::collections::HashSet;

/// The forms read so far, in small letters, with the tags of their languages.
type Taken<'a> = HashSet<(&'a str, Vec<String>)>;

impl Glossary {
    /// Reads a glossary file, whose terms are taught by these lessons.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, LessonError> {
        let lessons: Vec<&str> = lessons.into_iter().collect();
        whole(source, |form: &Part<form::Glossary>| {
            let mut reader = Reader::default();
            let (mut ids, mut taken) = (Vec::new(), Taken::new());
            let terms = part!(form.terms);
            let terms = terms.entries().map(|form| {
                let lesson = part!(form.lesson).given();
                let lesson = lesson.map(|part| known_name(&part.plain(), &lessons));
                Ok(Term {
                    id: new_name(&part!(form.id).plain(), &mut ids)?,
                    name: reader.text(&part!(form.term))?,
                    forms: forms(&part!(form.forms), &mut taken)?,
                    meaning: reader.text(&part!(form.meaning))?,
                    lesson: lesson.transpose()?,
                })
            });
            terms.collect::<Read<_>>().map(Self::new)
        })
    }
}

/// The forms of a term in each language. One without its own takes those of its base, as texts do.
fn forms<'a>(
    part: &Part<'a, Tagged<WordForms>>,
    taken: &mut Taken<'a>,
) -> Read<ByLanguage<Vec<String>>> {
    let lists = part.by_tag()?.into_iter();
    let lists = lists.map(|(tag, part)| Ok((tag, forms_in(tag, &part, taken)?)));
    Ok(texts::by_language(&lists.collect::<Read<Vec<_>>>()?))
}

fn forms_in<'a>(
    tag: &'a str,
    part: &Part<'a, WordForms>,
    taken: &mut Taken<'a>,
) -> Read<Vec<String>> {
    let one = |part: Part<form::WordForm>| {
        let form = part.value.0.clone();
        let words = small_words(&form);
        let reason = if words.is_empty() {
            "field-empty".into()
        } else if form.chars().count() > LONGEST_NAME {
            Message::new("field-long").number("longest", LONGEST_NAME as u64)
        } else if !taken.insert((tag, words)) {
            taken_name(&form)
        } else {
            return Ok(form);
        };
        Err(part.fault(reason))
    };
    part.entries().map(one).collect()
}
