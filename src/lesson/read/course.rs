//! Reads the course.

use super::Reader;
use crate::lesson::error::{FieldError, LessonError};
use crate::lesson::schema::{CHAPTER, COURSE, MOST_CHAPTERS};
use crate::lesson::source::Source;
use crate::lesson::{Chapter, Course};

impl Course {
    /// Reads a course file.
    ///
    /// # Errors
    ///
    /// All errors, in the order of the file.
    pub fn read(source: &str) -> Result<Self, Vec<LessonError>> {
        let source = Source::new(source).map_err(|error| vec![error])?;
        let mut reader = Reader::new(&source);
        let course = reader.course();
        match (course, source.into_errors()) {
            (Some(course), errors) if errors.is_empty() => Ok(course),
            (_, errors) => Err(errors),
        }
    }
}

impl<'a> Reader<'_, 'a> {
    fn course(&mut self) -> Option<Course> {
        let part = self.source.whole(&COURSE)?.get("chapters")?;
        let parts = self.source.list("chapters", part, MOST_CHAPTERS)?;
        let mut taken = Vec::new();
        let chapters: Vec<_> = parts
            .into_iter()
            .map(|part| self.chapter(part, &mut taken))
            .collect();
        Some(Course {
            chapters: chapters.into_iter().collect::<Option<_>>()?,
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
            let name = self.name("lessons", part)?;
            if taken.contains(&name) {
                self.source.fault("lessons", part, FieldError::Taken(name));
                return None;
            }
            taken.push(name.clone());
            lessons.push(name);
        }
        Some(Chapter {
            title: title?,
            lessons,
        })
    }
}
