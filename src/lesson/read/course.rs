//! Reads the course.

use super::{Reader, known_name, new_name, whole};
use crate::lesson::file::{self as form, LessonId};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::{Chapter, Course, LessonError, Misconception};

impl Course {
    /// Reads a course file.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        whole(source, |form: &Part<form::Course>| {
            let mut reader = Reader::default();
            let (mut lessons, mut ids) = (Vec::new(), Vec::new());
            let chapters = part!(form.chapters);
            let chapters = chapters.entries();
            let chapters = chapters.map(|part| reader.chapter(&part, &mut lessons));
            let chapters = chapters.collect::<Read<_>>()?;
            let quiz = quiz(&part!(form.quiz), &mut lessons)?;
            let misconceptions = part!(form.misconceptions);
            let misconceptions = misconceptions.entries();
            let misconceptions = misconceptions.map(|part| {
                Ok(Misconception {
                    id: new_name(&part!(part.id).plain(), &mut ids)?,
                    text: reader.text(&part!(part.text))?,
                    truth: reader.text(&part!(part.truth))?,
                    lesson: known_name(&part!(part.lesson).plain(), &lessons)?,
                })
            });
            Ok(Self {
                chapters,
                quiz,
                misconceptions: misconceptions.collect::<Read<_>>()?,
            })
        })
    }
}

impl Reader {
    fn chapter<'a>(
        &mut self,
        form: &Part<'a, form::Chapter>,
        taken: &mut Vec<&'a str>,
    ) -> Read<Chapter> {
        let lessons = part!(form.lessons);
        let lessons = lessons.entries();
        let lessons = lessons.map(|part| new_name(&part.plain(), taken));
        let lessons = lessons.collect::<Read<_>>()?;
        Ok(Chapter {
            title: self.text(&part!(form.title))?,
            lessons,
            quiz: quiz(&part!(form.quiz), taken)?,
        })
    }
}

fn quiz<'a>(part: &Part<'a, Option<LessonId>>, taken: &mut Vec<&'a str>) -> Read<Option<String>> {
    let quiz = part.given().map(|part| new_name(&part.plain(), taken));
    quiz.transpose()
}
