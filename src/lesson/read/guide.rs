//! Reads the texts of the teacher's guide.

use super::{Reader, file};
use crate::lesson::error::LessonError;
use crate::lesson::guide::{Area, Curriculum, Guide, Plan, PlanPart};
use crate::lesson::schema::{AREA, CURRICULUM, Form, GUIDE, MOST_PARTS, PART, PLAN};
use crate::lesson::source::Fields;
use crate::lesson::text::Text;

impl Guide {
    /// Reads the file of the guide, whose plans may name these lessons.
    ///
    /// # Errors
    ///
    /// All errors, in the order of the file.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, Vec<LessonError>> {
        let lessons: Vec<&str> = lessons.into_iter().collect();
        file(source, |mut reader| reader.guide(&lessons))
    }
}

impl<'a> Reader<'_, 'a> {
    fn guide(&mut self, lessons: &[&str]) -> Option<Guide> {
        let fields = self.source.whole(&GUIDE)?;
        let (title, text) = self.titled(&fields);
        let plans = self.each("plans", &fields, &PLAN, |reader, plan| {
            let (title, text) = reader.titled(plan);
            let parts = reader.each("parts", plan, &PART, |reader, part| {
                let (title, text) = reader.titled(part);
                Some(PlanPart {
                    lessons: reader.lessons(part, lessons)?,
                    title: title?,
                    text: text?,
                })
            });
            Some(Plan {
                title: title?,
                text: text?,
                parts: parts?,
            })
        });
        let curricula = self.each("curricula", &fields, &CURRICULUM, |reader, curriculum| {
            let (title, text) = reader.titled(curriculum);
            let areas = reader.each("areas", curriculum, &AREA, |reader, area| {
                let (title, text) = reader.titled(area);
                Some(Area {
                    title: title?,
                    text: text?,
                })
            });
            Some(Curriculum {
                title: title?,
                text: text?,
                areas: areas?,
            })
        });
        Some(Guide {
            title: title?,
            text: text?,
            plans: plans?,
            curricula: curricula?,
        })
    }

    /// The title and the text that each part of the guide has.
    fn titled(&mut self, fields: &Fields<'a>) -> (Option<Text>, Option<Text>) {
        let mut text = |name| fields.get(name).and_then(|part| self.text(name, part));
        (text("title"), text("text"))
    }

    /// The entries of a list of forms.
    fn each<T>(
        &mut self,
        field: &'static str,
        fields: &Fields<'a>,
        form: &'static Form,
        read: impl Fn(&mut Self, &Fields<'a>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let parts = self.source.list(field, fields.get(field)?, MOST_PARTS)?;
        let entries: Vec<_> = parts
            .into_iter()
            .map(|part| read(self, &self.source.form(part, form)?))
            .collect();
        entries.into_iter().collect()
    }

    /// The lessons of a part of a plan.
    fn lessons(&mut self, fields: &Fields<'a>, lessons: &[&str]) -> Option<Vec<String>> {
        let parts = self
            .source
            .list("lessons", fields.get("lessons")?, MOST_PARTS)?;
        let names: Vec<_> = parts
            .into_iter()
            .map(|part| self.lesson_of("lessons", part, lessons))
            .collect();
        names.into_iter().collect()
    }
}
