//! Reads the glossary.

use super::values::{Read, known_name, new_name};
use super::{Reader, texts};
use crate::lesson::error::{FieldError, LessonError};
use crate::lesson::file::{self as form, LONGEST_NAME, WordForms};
use crate::lesson::glossary::{Glossary, Term, small_words};
use crate::lesson::part::{Part, Tagged, file};
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
        file(source, |form: form::Glossary, whole| {
            let mut reader = Reader::new(whole);
            let (mut ids, mut taken) = (Vec::new(), Taken::new());
            let terms = form.terms.entries()?.into_iter();
            let terms = terms.map(|part| {
                let form = part.read()?;
                Ok(Term {
                    id: new_name(form.id, &mut ids)?,
                    name: reader.text(form.term)?,
                    forms: forms(form.forms, &mut taken)?,
                    except: (form.except)
                        .map(|part| forms(part, &mut taken))
                        .transpose()?
                        .unwrap_or_default(),
                    meaning: reader.text(form.meaning)?,
                    lesson: form
                        .lesson
                        .map(|part| known_name(part, &lessons))
                        .transpose()?,
                })
            });
            terms.collect::<Read<_>>().map(Self::new)
        })
    }
}

/// The forms of a term in each language. One without its own takes those of its base, as texts do.
fn forms<'a>(
    part: Part<'a, Tagged<WordForms>>,
    taken: &mut Taken<'a>,
) -> Read<'a, ByLanguage<Vec<String>>> {
    let lists = part.by_tag()?.into_iter();
    let lists = lists.map(|(tag, part)| Ok((tag, forms_in(tag, part, taken)?)));
    Ok(texts::by_language(&lists.collect::<Read<Vec<_>>>()?))
}

fn forms_in<'a>(
    tag: &'a str,
    part: Part<'a, WordForms>,
    taken: &mut Taken<'a>,
) -> Read<'a, Vec<String>> {
    let one = |part: Part<'a, form::WordForm>| {
        let form = part.value()?;
        let words = small_words(&form);
        let error = if words.is_empty() {
            FieldError::Empty
        } else if form.chars().count() > LONGEST_NAME {
            FieldError::Long(LONGEST_NAME)
        } else if !taken.insert((tag, words)) {
            FieldError::Taken(form)
        } else {
            return Ok(form);
        };
        Err(part.fault(error))
    };
    part.entries()?.into_iter().map(one).collect()
}
