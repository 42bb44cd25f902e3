//! Reads the texts of the teacher's guide.

use super::Reader;
use super::values::{Read, known_name};
use crate::lesson::error::LessonError;
use crate::lesson::file as form;
use crate::lesson::guide::{Area, Curriculum, Guide, Plan, PlanPart};
use crate::lesson::part::{List, Part, file};
use serde::Deserialize;

impl Guide {
    /// Reads the file of the guide, whose plans may name these lessons.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, LessonError> {
        let lessons: Vec<&str> = lessons.into_iter().collect();
        file(source, |form: form::Guide, whole| {
            let mut reader = Reader::new(whole);
            Ok(Self {
                title: reader.text(form.title)?,
                text: reader.text(form.text)?,
                plans: each(form.plans, |form| reader.plan(form, &lessons))?,
                curricula: each(form.curricula, |form| reader.curriculum(form))?,
            })
        })
    }
}

/// Reads the entries of a list of forms.
fn each<'a, T: Deserialize<'a>, R, const MOST: usize>(
    list: Part<'a, List<T, MOST>>,
    mut read: impl FnMut(T) -> Read<'a, R>,
) -> Read<'a, Vec<R>> {
    let entries = list.entries()?.into_iter();
    entries.map(|part| read(part.read()?)).collect()
}

impl<'a> Reader<'a> {
    fn plan(&mut self, form: form::Plan<'a>, lessons: &[&str]) -> Read<'a, Plan> {
        let title = self.text(form.title)?;
        let text = self.text(form.text)?;
        let parts = each(form.parts, |form| {
            let names = form.lessons.entries()?.into_iter();
            let names = names.map(|part| known_name(part, lessons));
            Ok(PlanPart {
                title: self.text(form.title)?,
                lessons: names.collect::<Read<_>>()?,
                text: self.text(form.text)?,
            })
        })?;
        Ok(Plan { title, text, parts })
    }

    fn curriculum(&mut self, form: form::Curriculum<'a>) -> Read<'a, Curriculum> {
        let title = self.text(form.title)?;
        let text = self.text(form.text)?;
        let areas = each(form.areas, |form| {
            Ok(Area {
                title: self.text(form.title)?,
                text: self.text(form.text)?,
            })
        })?;
        Ok(Curriculum { title, text, areas })
    }
}
