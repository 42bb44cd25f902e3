//! Reads the course.

use super::{Reader, file};
use crate::lesson::error::{FieldError, LessonError};
use crate::lesson::schema::{CHAPTER, COURSE, MISCONCEPTION, MOST_CHAPTERS, MOST_MISCONCEPTIONS};
use crate::lesson::source::Fields;
use crate::lesson::{Chapter, Course, Misconception};

impl Course {
    /// Reads a course file.
    ///
    /// # Errors
    ///
    /// All errors, in the order of the file.
    pub fn read(source: &str) -> Result<Self, Vec<LessonError>> {
        file(source, |mut reader| reader.course())
    }
}

impl<'a> Reader<'_, 'a> {
    fn course(&mut self) -> Option<Course> {
        let fields = self.source.whole(&COURSE)?;
        let parts = (self.source).list("chapters", fields.get("chapters")?, MOST_CHAPTERS)?;
        let mut taken = Vec::new();
        let chapters: Vec<_> = parts
            .into_iter()
            .map(|part| self.chapter(part, &mut taken))
            .collect();
        let quiz = self.quiz(&fields, &mut taken);
        let misconceptions = match fields.get("misconceptions") {
            Some(part) => self.misconceptions(part, &taken),
            None => Some(Vec::new()),
        };
        Some(Course {
            chapters: chapters.into_iter().collect::<Option<_>>()?,
            quiz: quiz?,
            misconceptions: misconceptions?,
        })
    }

    fn chapter(&mut self, part: &'a str, taken: &mut Vec<String>) -> Option<Chapter> {
        let fields = self.source.form(part, &CHAPTER)?;
        let title = fields
            .get("title")
            .and_then(|part| self.text("title", part));
        let parts = self
            .source
            .list("lessons", fields.get("lessons")?, MOST_CHAPTERS)?;
        let mut lessons = Vec::new();
        for part in parts {
            lessons.push(self.new_name("lessons", part, taken)?);
        }
        let quiz = self.quiz(&fields, taken);
        Some(Chapter {
            title: title?,
            lessons,
            quiz: quiz?,
        })
    }

    /// Reads the name of a quiz, which may be omitted.
    fn quiz(&self, fields: &Fields<'a>, taken: &mut Vec<String>) -> Option<Option<String>> {
        match fields.get("quiz") {
            Some(part) => self.new_name("quiz", part, taken).map(Some),
            None => Some(None),
        }
    }

    /// Reads a name that nothing else in the list has.
    fn new_name(
        &self,
        field: &'static str,
        part: &'a str,
        taken: &mut Vec<String>,
    ) -> Option<String> {
        let name = self.name(field, part)?;
        if taken.contains(&name) {
            self.source.fault(field, part, FieldError::Taken(name));
            return None;
        }
        taken.push(name.clone());
        Some(name)
    }

    /// Reads the misconceptions of a course with these lessons.
    fn misconceptions(&mut self, part: &'a str, lessons: &[String]) -> Option<Vec<Misconception>> {
        let parts = (self.source).list("misconceptions", part, MOST_MISCONCEPTIONS)?;
        let mut taken = Vec::new();
        let read: Vec<_> = parts
            .into_iter()
            .map(|part| self.of_table(part, lessons, &mut taken))
            .collect();
        read.into_iter().collect()
    }

    fn of_table(
        &mut self,
        part: &'a str,
        lessons: &[String],
        taken: &mut Vec<String>,
    ) -> Option<Misconception> {
        let fields = self.source.form(part, &MISCONCEPTION)?;
        let id = (fields.get("id")).and_then(|part| self.new_name("id", part, taken));
        let [text, truth] =
            ["text", "truth"].map(|name| fields.get(name).and_then(|part| self.text(name, part)));
        let part = fields.get("lesson")?;
        let lesson = self.name("lesson", part)?;
        if !lessons.contains(&lesson) {
            let (found, expected) = (lesson, lessons.to_vec());
            let unknown = FieldError::Unknown { found, expected };
            self.source.fault("lesson", part, unknown);
            return None;
        }
        Some(Misconception {
            id: id?,
            text: text?,
            truth: truth?,
            lesson,
        })
    }
}
