//! A lesson as a worksheet: its puzzle, its questions with the board that each is about, room to
//! answer, and the answers on a separate sheet. The answers come from the lesson's runs.

mod page;

use super::answers::LessonAnswers;
use super::error::ExportError;
use super::options::ExportOptions;
use super::sheets::{Sheets, document};
use super::writer::{ExportProgress, SliceWriter};
use crate::explain::Language;
use crate::lesson::Lesson;
use crate::scene::Shape;

/// The sizes of boards that are tried, the largest first, so that no page holds a single question.
const SCALES: [f32; 3] = [1.0, 0.86, 0.74];

/// A handout in the making. Runs are explored no further than the questions require.
pub struct Handout {
    answers: LessonAnswers,
    language: Language,
    /// Whether it includes the answers and the teacher's notes.
    has_answers: bool,
}

impl Handout {
    /// Starts the handout of a lesson.
    pub fn new(lesson: Lesson, options: &ExportOptions) -> Self {
        let language = options.look.language;
        Self {
            answers: LessonAnswers::new(lesson, language, options.has_answers),
            language,
            has_answers: options.has_answers,
        }
    }

    /// The shapes on each page, once all questions have been found.
    pub fn pages(&self) -> Vec<Vec<Shape>> {
        let (answers, lesson) = (&self.answers, &self.answers.lesson);
        let mut fits = SCALES
            .iter()
            .filter_map(|scale| self.questions(*scale, None));
        let before_last = answers.questions.len().saturating_sub(2);
        let mut sheets = fits
            .next()
            .or_else(|| self.questions(SCALES[2], Some(before_last)))
            .unwrap_or_else(|| Sheets::new(0, self.language));
        if self.has_answers {
            sheets.begin_answers(lesson);
            for stop in 0..lesson.stops.len() {
                sheets.keep(|sheets| sheets.answer(stop, answers));
            }
        }
        sheets.into_pages()
    }

    /// The sheets with the questions, with a new page before this one. `None` if the last of several
    /// pages would hold a single question, where no page is asked for.
    fn questions(&self, scale: f32, new_page: Option<usize>) -> Option<Sheets> {
        let answers = &self.answers;
        let mut sheets = Sheets::new(0, self.language);
        sheets.begin(answers, scale);
        let mut pages = Vec::new();
        for (number, (_, question)) in answers.questions.iter().enumerate() {
            if new_page == Some(number) {
                sheets.new_page();
            }
            let told = answers.told(number);
            sheets.keep(|sheets| sheets.ask(number + 1, question, told, scale));
            pages.push(sheets.page());
        }
        let last = pages.last().copied().unwrap_or(1);
        let is_alone = last > 1 && pages.iter().filter(|page| **page == last).count() == 1;
        (!is_alone || new_page.is_some()).then_some(sheets)
    }
}

impl SliceWriter for Handout {
    fn advance(&mut self, steps: u64, file: &mut Vec<u8>) -> Result<bool, ExportError> {
        let has_ended = self.answers.explore(steps);
        if has_ended {
            let title = self.answers.lesson.title.get(self.language);
            file.append(&mut document(&self.pages(), title, self.language));
        }
        Ok(has_ended)
    }

    fn progress(&self) -> ExportProgress {
        self.answers.progress()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Sentence;
    use crate::export::sheets::{HEIGHT, WIDTH};
    use crate::scene::width_of;

    /// A lesson with one written question and one answered by the run.
    const LESSON: &str = r#"(
        id: "x", title: (pt: "Título", es: "Título", en: "Title <1>"),
        goal: (pt: "a", es: "b", en: "The goal."), text: (pt: "a", es: "b", en: "The text."),
        puzzle: "1..2.2.4......23", boards: [(strategy: "naive")],
        stops: [
            (at: Place(1), text: (pt: "a", es: "b", en: "Said {placements}."), ask: (kind: Choice,
                question: (pt: "a", es: "b", en: "Is it right?"),
                options: [(text: (pt: "a", es: "b", en: "Yes")), (text: (pt: "a", es: "b", en: "Perhaps"), right: true)],
                explain: (pt: "a", es: "b", en: "Nobody knows."))),
            (at: Step(9), ask: (kind: WhatHappens)),
            (at: Solution(1), title: (pt: "a", es: "b", en: "At last"), text: (pt: "a", es: "b", en: "The end."),
                notes: (pt: "a", es: "b", en: "Ask why {solutions} was enough.")),
        ],
    )"#;

    fn handout(language: Language) -> Handout {
        let mut options = ExportOptions::default();
        options.look.language = language;
        let mut handout = Handout::new(Lesson::read(LESSON).unwrap(), &options);
        while !handout.answers.explore(50) {}
        handout
    }

    /// The lines on all pages.
    fn words(handout: &Handout) -> String {
        let lines = handout.pages().into_iter().flatten();
        let lines = lines.filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text + "\n"),
            _ => None,
        });
        lines.collect()
    }

    /// The handout without its answers, and with them.
    fn both<T>(mut handout: Handout, make: fn(&Handout) -> T) -> [T; 2] {
        [false, true].map(|has_answers| {
            handout.has_answers = has_answers;
            make(&handout)
        })
    }

    #[test]
    fn answers_are_those_of_the_run_and_stand_apart() {
        let handout = handout(Language::En);
        assert_eq!(handout.answers.questions.len(), 2);
        assert!(
            handout.answers.runs()[0].explored() < 500,
            "no further than questions and notes need"
        );
        // The tenth step takes the guess back.
        let mut run = handout.answers.runs()[0].clone();
        let told = Sentence::of(&run.at(10).unwrap(), Language::En).to_string();
        let (_, question) = &handout.answers.questions[1];
        assert_eq!(question.because, told);
        let right = Language::En.word("happens-take-back");
        assert_eq!(question.options[question.right], right);
        let [questions, all] = both(handout, words);
        for part in [
            "Title <1>",
            "The goal.",
            "Said 1.",
            "Is it right?",
            "Perhaps",
            "the latest guess is taken back",
        ] {
            assert!(questions.contains(part), "{part}");
        }
        let notes = ["Stop 3 – At last", "Ask why 1 was enough."];
        for part in ["Nobody knows.", "Answers"].into_iter().chain(notes) {
            assert!(!questions.contains(part) && all.contains(part), "{part}");
        }
        assert!(all.contains("\nB · Perhaps\n"), "{all}");
    }

    /// Whatever a lesson says is on a page, within its margins.
    #[test]
    fn long_texts_go_on_on_the_next_page() {
        let long = |word: &str| format!("{word} ").repeat(400);
        let lesson = LESSON
            .replace("The text.", &format!("{} end-of-text", long("text")))
            .replace(
                "Is it right?",
                &format!("{} end-of-question", long("question")),
            )
            .replace(
                "\"Yes\"",
                &format!("\"{} end-of-option\"", "x".repeat(3000)),
            )
            .replace(
                "Nobody knows.",
                &format!("{} end-of-answer", long("because")),
            );
        let mut handout = Handout::new(Lesson::read(&lesson).unwrap(), &ExportOptions::default());
        while !handout.answers.explore(50) {}
        handout.has_answers = true;
        handout.language = Language::En;
        let pages = handout.pages();
        let mut words = String::new();
        for page in &pages {
            for shape in page {
                if let Shape::Text {
                    at,
                    size,
                    font,
                    text,
                    ..
                } = shape
                {
                    words += text;
                    words += " ";
                    let right = at.x + width_of(text, *font, *size);
                    let is_within = right <= WIDTH && at.y + size <= HEIGHT;
                    assert!(is_within || text.len() < 3, "{at:?} {text}");
                }
            }
        }
        for (word, count) in [("text", 401), ("question", 401), ("because", 400)] {
            let found = words
                .split([' ', '-'])
                .filter(|found| *found == word)
                .count();
            assert_eq!(found, count, "{word}");
        }
        assert_eq!(
            words.matches('x').count(),
            3000 + words.matches("ex").count()
        );
        for end in [
            "end-of-text",
            "end-of-question",
            "end-of-option",
            "end-of-answer",
        ] {
            assert!(words.contains(end), "{end}");
        }
        assert!(pages.len() > 4);
    }

    #[test]
    fn every_language_has_its_pages() {
        for language in Language::ALL {
            let pages = both(handout(language), |handout| handout.pages().len());
            assert_eq!(pages, [1, 2]);
        }
    }
}
