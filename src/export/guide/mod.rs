//! The teacher's guide: all lessons of the course with what to show, their questions and answers, plans, and the
//! glossary, as pages to print. What it says of lessons comes from them and their runs.

mod page;

use super::answers::Answers;
use super::error::ExportError;
use super::options::Options;
use super::pdf::Document;
use super::sheets::{HEIGHT, Sheets, WIDTH};
use super::subject::Teaching;
use super::writer::{Made, Progress, SliceWriter};
use crate::explain::Language;
use crate::lesson::Lesson;
use crate::scene::Shape;
use page::Contents;
use std::collections::VecDeque;

/// Builds the guide lesson by lesson, exploring each as far as its questions require.
pub struct GuideBook {
    teaching: Teaching,
    language: Language,
    /// The lessons still to be looked at, the first of them at work.
    pending: VecDeque<Answers>,
    /// The others, in the order of the course.
    done: Vec<Answers>,
}

impl GuideBook {
    /// Starts the guide of a course.
    pub fn new(mut teaching: Teaching, options: &Options) -> Self {
        let language = options.look.language;
        let lessons = std::mem::take(&mut teaching.lessons).into_iter();
        Self {
            pending: lessons
                .map(|lesson| Answers::new(lesson, language, true))
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
        // What the first pages take depends on the number of entries only.
        let front = self.front(&self.body(0).1);
        let (body, contents) = self.body(front.pages().len());
        let front = self.front(&contents);
        [front.pages(), body.pages()].concat()
    }

    /// The title, how to use the guide, and where things are.
    fn front(&self, contents: &Contents) -> Sheets {
        let mut sheets = Sheets::new(false, self.language);
        sheets.cover(self.teaching.guide, contents);
        sheets
    }

    /// Everything after that, and on which pages it begins.
    fn body(&self, before: usize) -> (Sheets, Contents) {
        let (language, guide) = (self.language, self.teaching.guide);
        let mut sheets = Sheets::after(before, language);
        let mut contents = Contents::new();
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
        sheets.section(&language.word("guide-plans"));
        contents.push((language.word("guide-plans"), sheets.page()));
        for plan in &guide.plans {
            sheets.plan(plan, &|id| self.lesson(id));
        }
        sheets.section(&language.word("guide-curricula"));
        contents.push((language.word("guide-curricula"), sheets.page()));
        for curriculum in &guide.curricula {
            sheets.curriculum(curriculum);
        }
        sheets.section(&language.word("glossary"));
        contents.push((language.word("glossary"), sheets.page()));
        let glossary = self.teaching.glossary;
        for term in glossary.sorted(language) {
            let term = &glossary.terms()[term];
            let lesson = term.lesson.as_deref().and_then(|id| self.lesson(id));
            sheets.term(term, lesson.map(|(number, _)| number));
        }
        (sheets, contents)
    }

    fn pdf(&self) -> Vec<u8> {
        let title = format!("recuo – {}", self.teaching.guide.title.get(self.language));
        let mut document = Document::new((WIDTH, HEIGHT), &title, self.language.code());
        for (shapes, number) in self.pages().iter().zip(1..) {
            document.push(shapes, &format!("{title} – {number}"));
        }
        document.finish()
    }
}

impl SliceWriter for GuideBook {
    fn advance(&mut self, steps: u64, made: &mut Made) -> Result<bool, ExportError> {
        let has_ended = self.explore(steps);
        if has_ended {
            made.bytes = self.pdf();
        }
        Ok(has_ended)
    }

    fn progress(&self) -> Progress {
        let done = self.done.len() as u64;
        Progress::Lessons {
            done,
            all: done + self.pending.len() as u64,
        }
    }
}

#[cfg(test)]
mod tests;
