//! Reads the glossary.

use super::{Reader, file, shown};
use crate::explain::Language;
use crate::lesson::error::{FieldError, LessonError};
use crate::lesson::glossary::{Glossary, Term, small_words};
use crate::lesson::schema::{GLOSSARY, LONGEST_NAME, MOST_FORMS, MOST_TERMS, TERM};
use crate::lesson::text::ByLanguage;
use std::collections::HashSet;

/// The forms read so far, in small letters, with the tags of their languages.
type Taken<'a> = HashSet<(&'a str, Vec<String>)>;

impl Glossary {
    /// Reads a glossary file, whose terms are taught by these lessons.
    ///
    /// # Errors
    ///
    /// All errors, in the order of the file.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, Vec<LessonError>> {
        let lessons: Vec<&str> = lessons.into_iter().collect();
        file(source, |mut reader| reader.terms(&lessons).map(Self::new))
    }
}

impl<'a> Reader<'_, 'a> {
    fn terms(&mut self, lessons: &[&str]) -> Option<Vec<Term>> {
        let part = self.source.whole(&GLOSSARY)?.get("terms")?;
        let parts = self.source.list("terms", part, MOST_TERMS)?;
        let (mut ids, mut taken) = (HashSet::new(), Taken::new());
        let terms: Vec<_> = parts
            .into_iter()
            .map(|part| self.term(part, lessons, &mut ids, &mut taken))
            .collect();
        terms.into_iter().collect()
    }

    fn term(
        &mut self,
        part: &'a str,
        lessons: &[&str],
        ids: &mut HashSet<String>,
        taken: &mut Taken<'a>,
    ) -> Option<Term> {
        let fields = self.source.form(part, &TERM)?;
        let id = fields.get("id").and_then(|part| {
            let id = self.name("id", part)?;
            if ids.insert(id.clone()) {
                return Some(id);
            }
            self.source.fault("id", part, FieldError::Taken(id));
            None
        });
        let name = fields.get("term").and_then(|part| self.text("term", part));
        let forms = fields.get("forms").and_then(|part| self.forms(part, taken));
        let meaning = fields
            .get("meaning")
            .and_then(|part| self.text("meaning", part));
        let lesson = match fields.get("lesson") {
            Some(part) => Some(self.lesson_of("lesson", part, lessons)?),
            None => None,
        };
        Some(Term {
            id: id?,
            name: name?,
            forms: forms?,
            meaning: meaning?,
            lesson,
        })
    }

    /// The name of a lesson, which must be one of these.
    pub(super) fn lesson_of(
        &self,
        field: &'static str,
        part: &'a str,
        lessons: &[&str],
    ) -> Option<String> {
        let name = self.name(field, part)?;
        if lessons.contains(&name.as_str()) {
            return Some(name);
        }
        let error = FieldError::Unknown {
            found: shown(&name),
            expected: lessons.iter().map(|&lesson| lesson.to_owned()).collect(),
        };
        self.source.fault(field, part, error);
        None
    }

    /// The forms of a term in each language. One without its own takes those of its base, as texts do.
    fn forms(&mut self, part: &'a str, taken: &mut Taken<'a>) -> Option<ByLanguage<Vec<String>>> {
        let written = self.source.texts(part)?;
        let lists: Vec<_> = written
            .into_iter()
            .map(|(tag, part)| Some((tag.replace('_', "-"), self.forms_in(tag, part, taken)?)))
            .collect();
        let lists: Vec<_> = lists.into_iter().collect::<Option<_>>()?;
        let (_, first) = lists.first()?;
        Some(Language::ALL.map(|language| {
            let of_tag = |wanted| lists.iter().find(|(tag, _)| tag == wanted);
            let found = language.tags().find_map(of_tag);
            found.map_or(first, |(_, forms)| forms).clone()
        }))
    }

    fn forms_in(&self, tag: &'a str, part: &'a str, taken: &mut Taken<'a>) -> Option<Vec<String>> {
        let parts = self.source.list("forms", part, MOST_FORMS)?;
        let mut forms = Vec::new();
        for part in parts {
            let form: String = self.source.value(part)?;
            let words = small_words(&form);
            let error = if words.is_empty() {
                FieldError::Empty
            } else if form.chars().count() > LONGEST_NAME {
                FieldError::Long(LONGEST_NAME)
            } else if !taken.insert((tag, words)) {
                FieldError::Taken(form)
            } else {
                forms.push(form);
                continue;
            };
            self.source.fault("forms", part, error);
            return None;
        }
        Some(forms)
    }
}
