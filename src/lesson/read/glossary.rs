//! Reads the glossary.

use super::values::{known_name, new_name};
use super::{Reader, texts};
use crate::lesson::error::{FieldError, LessonError};
use crate::lesson::file as form;
use crate::lesson::glossary::{Glossary, Term, small_words};
use crate::lesson::part::{Part, Read, file};
use crate::lesson::shown::LONGEST_NAME;
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
        file(source, |form: form::Glossary, text| {
            let mut reader = Reader::new(text);
            let (mut ids, mut taken) = (Vec::new(), Taken::new());
            let terms = form.terms.each(|part| {
                let form = part.read()?;
                let id = new_name(form.id, &mut ids)?;
                let name = reader.text(form.term)?;
                let lists = form.forms.read()?.into_iter().map(|(tag, list)| {
                    let forms = list.each(|part| word_form(tag, part, &mut taken))?;
                    Ok((tag, forms))
                });
                Ok(Term {
                    id,
                    name,
                    // A language without its own forms takes those of its base, as texts do.
                    forms: texts::by_language(&lists.collect::<Read<Vec<_>>>()?),
                    meaning: reader.text(form.meaning)?,
                    lesson: form.lesson.map(|part| known_name(part, &lessons))?,
                })
            });
            terms.map(Self::new)
        })
    }
}

fn word_form<'a>(
    tag: &'a str,
    part: Part<'a, form::WordForm>,
    taken: &mut Taken<'a>,
) -> Read<'a, String> {
    part.checked(|form: String| {
        let words = small_words(&form);
        if words.is_empty() {
            Err(FieldError::Empty)
        } else if form.chars().count() > LONGEST_NAME {
            Err(FieldError::Long(LONGEST_NAME))
        } else if !taken.insert((tag, words)) {
            Err(FieldError::Taken(form))
        } else {
            Ok(form)
        }
    })
}
