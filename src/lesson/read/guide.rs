//! Reads the texts of the teacher's guide.

use super::Reader;
use super::values::known_name;
use crate::lesson::error::LessonError;
use crate::lesson::file as form;
use crate::lesson::guide::{Area, Curriculum, Guide, Plan, PlanPart};
use crate::lesson::part::{Read, file};

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
        file(source, |form: form::Guide, text| {
            let mut reader = Reader::new(text);
            Ok(Self {
                title: reader.text(form.title)?,
                text: reader.text(form.text)?,
                plans: form
                    .plans
                    .each(|part| reader.plan(part.read()?, &lessons))?,
                curricula: form
                    .curricula
                    .each(|part| reader.curriculum(part.read()?))?,
            })
        })
    }
}

impl<'a> Reader<'a> {
    fn plan(&mut self, form: form::Plan<'a>, lessons: &[&str]) -> Read<'a, Plan> {
        Ok(Plan {
            title: self.text(form.title)?,
            text: self.text(form.text)?,
            parts: form.parts.each(|part| {
                let form = part.read()?;
                Ok(PlanPart {
                    title: self.text(form.title)?,
                    lessons: form.lessons.each(|part| known_name(part, lessons))?,
                    text: self.text(form.text)?,
                })
            })?,
        })
    }

    fn curriculum(&mut self, form: form::Curriculum<'a>) -> Read<'a, Curriculum> {
        Ok(Curriculum {
            title: self.text(form.title)?,
            text: self.text(form.text)?,
            areas: form.areas.each(|part| {
                let form = part.read()?;
                Ok(Area {
                    title: self.text(form.title)?,
                    text: self.text(form.text)?,
                })
            })?,
        })
    }
}
