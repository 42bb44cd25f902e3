//! The teacher's guide: all lessons of the course with what to show, their questions and answers,
//! plans, and the glossary, as pages to print. What it says about lessons comes from them and their
//! runs.

mod page;

use super::answers::LessonAnswers;
use super::error::ExportError;
use super::options::ExportOptions;
use super::sheets::{Sheets, document};
use super::writer::{ExportProgress, SliceWriter};
use crate::bundled::Bundled;
use crate::explain::Language;
use crate::lesson::{Course, Glossary, Guide, Lesson};
use crate::scene::Shape;
use page::GuideContents;
use std::collections::VecDeque;

/// All that the teacher's guide is made of.
pub struct Teaching {
    /// The order of the lessons.
    pub course: &'static Course,
    /// What the guide says beside them.
    pub guide: &'static Guide,
    /// The words of the course.
    pub glossary: &'static Glossary,
    /// The lessons, in the order of the course.
    pub lessons: Vec<Lesson>,
}

impl Teaching {
    /// With the lessons of these texts, which come with their ids.
    pub fn of(
        course: &'static Course,
        guide: &'static Guide,
        glossary: &'static Glossary,
        lessons: &[(&str, Bundled)],
    ) -> Self {
        let read = |(_, source): &(&str, Bundled)| Lesson::read(source).ok();
        Self {
            course,
            guide,
            glossary,
            lessons: lessons.iter().filter_map(read).collect(),
        }
    }
}

/// Builds the guide lesson by lesson. Runs are explored no further than the questions require.
pub struct GuideBook {
    teaching: Teaching,
    language: Language,
    /// The lessons still to be looked at, the first of them at work.
    pending: VecDeque<LessonAnswers>,
    /// The others, in the order of the course.
    done: Vec<LessonAnswers>,
}

impl GuideBook {
    /// Starts the guide of a course.
    pub fn new(mut teaching: Teaching, options: &ExportOptions) -> Self {
        let language = options.look.language;
        let lessons = std::mem::take(&mut teaching.lessons).into_iter();
        Self {
            pending: lessons
                .map(|lesson| LessonAnswers::new(lesson, language, true))
                .collect(),
            done: Vec::new(),
            teaching,
            language,
        }
    }

    /// Works for about `steps` steps. Returns whether all questions have their answers.
    fn explore(&mut self, steps: u64) -> bool {
        if let Some(answers) = self.pending.front_mut()
            && answers.explore(steps)
        {
            answers.forget_runs();
            self.done.extend(self.pending.pop_front());
        }
        self.pending.is_empty()
    }

    /// A lesson with its number, from 1.
    fn lesson(&self, id: &str) -> Option<(usize, &Lesson)> {
        let mut lessons = self.done.iter().map(|answers| &answers.lesson).zip(1..);
        let (lesson, number) = lessons.find(|(lesson, _)| lesson.id == id)?;
        Some((number, lesson))
    }

    /// The shapes on each page, once all is found.
    pub fn pages(&self) -> Vec<Vec<Shape>> {
        // The number of the first pages depends only on the number of parts.
        let front = |contents: &GuideContents| {
            let mut sheets = Sheets::new(0, self.language);
            sheets.cover(self.teaching.guide, contents);
            sheets.into_pages()
        };
        let before = front(&self.body(0).1).len();
        let (body, contents) = self.body(before);
        [front(&contents), body.into_pages()].concat()
    }

    /// Everything after the first `before` pages, and the pages where its parts begin.
    fn body(&self, before: usize) -> (Sheets, GuideContents) {
        let (language, guide) = (self.language, self.teaching.guide);
        let mut sheets = Sheets::new(before, language);
        let mut contents = GuideContents::new();
        let course = self.teaching.course;
        let chapters = course.chapters.iter().map(|chapter| {
            let ids: Vec<&String> = chapter.all().collect();
            (chapter.title.get(language).to_owned(), ids)
        });
        let end = course.quiz.iter();
        let end = end.map(|quiz| (language.word("course-end"), vec![quiz]));
        for (title, ids) in chapters.chain(end) {
            let lessons = ids.into_iter().filter_map(|id| self.lesson(id));
            let lessons: Vec<(usize, &Lesson)> = lessons.collect();
            sheets.chapter(&title, &lessons);
            contents.push((title, sheets.page()));
            for (number, _) in lessons {
                sheets.lesson(number, &self.done[number - 1], course);
            }
        }
        let mut section = |sheets: &mut Sheets, id| {
            sheets.section(&language.word(id));
            contents.push((language.word(id), sheets.page()));
        };
        section(&mut sheets, "guide-plans");
        for plan in &guide.plans {
            sheets.plan(plan, &|id| self.lesson(id));
        }
        section(&mut sheets, "guide-curricula");
        for curriculum in &guide.curricula {
            sheets.curriculum(curriculum);
        }
        section(&mut sheets, "glossary");
        let glossary = self.teaching.glossary;
        for term in glossary.sorted(language) {
            let term = &glossary.terms[term];
            let lesson = term.lesson.as_deref().and_then(|id| self.lesson(id));
            sheets.term(term, lesson.map(|(number, _)| number));
        }
        (sheets, contents)
    }
}

impl SliceWriter for GuideBook {
    fn advance(&mut self, steps: u64, file: &mut Vec<u8>) -> Result<bool, ExportError> {
        let has_ended = self.explore(steps);
        if has_ended {
            let title = format!("recuo – {}", self.teaching.guide.title.get(self.language));
            file.append(&mut document(&self.pages(), &title, self.language));
        }
        Ok(has_ended)
    }

    fn progress(&self) -> ExportProgress {
        let done = self.done.len() as u64;
        let all = done + self.pending.len() as u64;
        ExportProgress::Writing { done, all }
    }
}

#[cfg(test)]
mod tests;
