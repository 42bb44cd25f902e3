//! Reads the course.

use super::Reader;
use super::values::{known_name, new_name};
use crate::lesson::error::LessonError;
use crate::lesson::file as form;
use crate::lesson::part::{Part, Read, file};
use crate::lesson::{Chapter, Course, Misconception};

impl Course {
    /// Reads a course file.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        file(source, |form, text| Reader::new(text).course(form))
    }
}

impl<'a> Reader<'a> {
    fn course(&mut self, form: form::Course<'a>) -> Read<'a, Course> {
        let mut lessons = Vec::new();
        let mut lesson = |part| new_name(part, &mut lessons);
        let chapters = form.chapters.each(|part| {
            let form = part.read()?;
            Ok(Chapter {
                title: self.text(form.title)?,
                lessons: form.lessons.each(&mut lesson)?,
                quiz: form.quiz.map(&mut lesson)?,
            })
        })?;
        let quiz = form.quiz.map(lesson)?;
        let mut taken = Vec::new();
        let misconception = |part: Part<'a, form::Misconception<'a>>| {
            let form = part.read()?;
            Ok(Misconception {
                id: new_name(form.id, &mut taken)?,
                text: self.text(form.text)?,
                truth: self.text(form.truth)?,
                lesson: known_name(form.lesson, &lessons)?,
            })
        };
        let misconceptions = form.misconceptions.map(|list| list.each(misconception))?;
        Ok(Course {
            chapters,
            quiz,
            misconceptions: misconceptions.unwrap_or_default(),
        })
    }
}
