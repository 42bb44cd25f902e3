//! Reads the course.

use super::Reader;
use super::values::{Read, known_name, new_name};
use crate::lesson::error::LessonError;
use crate::lesson::file as form;
use crate::lesson::part::{Part, file};
use crate::lesson::{Chapter, Course, Misconception};

impl Course {
    /// Reads a course file.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        file(source, |form, whole| Reader::new(whole).course(form))
    }
}

impl<'a> Reader<'a> {
    fn course(&mut self, form: form::Course<'a>) -> Read<'a, Course> {
        let mut lessons = Vec::new();
        let chapters = form.chapters.entries()?.into_iter();
        let chapters = chapters.map(|part| self.chapter(part.read()?, &mut lessons));
        let chapters = chapters.collect::<Read<_>>()?;
        let quiz = form.quiz.map(|part| new_name(part, &mut lessons));
        let quiz = quiz.transpose()?;
        let parts = form.misconceptions.map(Part::entries).transpose()?;
        let mut taken = Vec::new();
        let misconceptions = parts.into_iter().flatten();
        let misconceptions =
            misconceptions.map(|part| self.misconception(part.read()?, &lessons, &mut taken));
        Ok(Course {
            chapters,
            quiz,
            misconceptions: misconceptions.collect::<Read<_>>()?,
        })
    }

    fn chapter(&mut self, form: form::Chapter<'a>, taken: &mut Vec<String>) -> Read<'a, Chapter> {
        let title = self.text(form.title)?;
        let lessons = form.lessons.entries()?.into_iter();
        let lessons = lessons.map(|part| new_name(part, taken));
        let lessons = lessons.collect::<Read<_>>()?;
        let quiz = form.quiz.map(|part| new_name(part, taken)).transpose()?;
        Ok(Chapter {
            title,
            lessons,
            quiz,
        })
    }

    fn misconception(
        &mut self,
        form: form::Misconception<'a>,
        lessons: &[String],
        taken: &mut Vec<String>,
    ) -> Read<'a, Misconception> {
        Ok(Misconception {
            id: new_name(form.id, taken)?,
            text: self.text(form.text)?,
            truth: self.text(form.truth)?,
            lesson: known_name(form.lesson, lessons)?,
        })
    }
}
