//! Reads the texts of the teacher's guide.

use super::{Reader, known_name, whole};
use crate::lesson::LessonError;
use crate::lesson::file::{self as form, List};
use crate::lesson::guide::{Area, Curriculum, Guide, Plan, PlanPart};
use crate::lesson::part::{Part, Read, part};

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
        whole(source, |form: &Part<form::Guide>| {
            let mut reader = Reader::default();
            Ok(Self {
                title: reader.text(&part!(form.title))?,
                text: reader.text(&part!(form.text))?,
                plans: each(&part!(form.plans), |form| reader.plan(&form, &lessons))?,
                curricula: each(&part!(form.curricula), |form| reader.curriculum(&form))?,
            })
        })
    }
}

/// Reads the entries of a list.
fn each<'a, T, R, const MOST: usize>(
    list: &Part<'a, List<T, MOST>>,
    read: impl FnMut(Part<'a, T>) -> Read<R>,
) -> Read<Vec<R>> {
    list.entries().map(read).collect()
}

impl Reader {
    fn plan(&mut self, form: &Part<form::Plan>, lessons: &[&str]) -> Read<Plan> {
        Ok(Plan {
            title: self.text(&part!(form.title))?,
            text: self.text(&part!(form.text))?,
            parts: each(&part!(form.parts), |form| {
                Ok(PlanPart {
                    title: self.text(&part!(form.title))?,
                    lessons: each(&part!(form.lessons), |part| {
                        known_name(&part.plain(), lessons)
                    })?,
                    text: self.text(&part!(form.text))?,
                })
            })?,
        })
    }

    fn curriculum(&mut self, form: &Part<form::Curriculum>) -> Read<Curriculum> {
        Ok(Curriculum {
            title: self.text(&part!(form.title))?,
            text: self.text(&part!(form.text))?,
            areas: each(&part!(form.areas), |form| {
                Ok(Area {
                    title: self.text(&part!(form.title))?,
                    text: self.text(&part!(form.text))?,
                })
            })?,
        })
    }
}
