//! A lesson as a worksheet: its puzzle, its questions with the board that each is about, room to
//! answer, and the answers on a separate sheet. The answers come from the lesson's runs.

mod page;

use super::answers::Answers;
use super::error::ExportError;
use super::options::Options;
use super::pdf::Document;
use super::sheets::{HEIGHT, Sheets, WIDTH};
use super::svg::{Words, svg};
use super::writer::{Made, Progress, SliceWriter};
use crate::explain::{Language, strategy_name};
use crate::lesson::Lesson;
use page::Entry;

/// The format of a handout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Pages to print.
    Pdf,
    /// One picture with the pages below each other.
    Svg,
}

/// A handout in the making: runs are explored as far as the questions need.
pub struct Handout {
    answers: Answers,
    form: Form,
    language: Language,
    /// Whether it says the answers, to which the teacher's notes belong.
    has_answers: bool,
}

impl Handout {
    /// Starts the handout of a lesson.
    pub fn new(lesson: Lesson, form: Form, options: &Options) -> Self {
        let language = options.look.language;
        Self {
            answers: Answers::new(lesson, language, options.has_answers),
            form,
            language,
            has_answers: options.has_answers,
        }
    }

    const fn lesson(&self) -> &Lesson {
        &self.answers.lesson
    }

    fn pdf(&self) -> Vec<u8> {
        let title = self.lesson().title.get(self.language);
        let mut document = Document::new((WIDTH, HEIGHT), title, self.language.code());
        let sheets = self.sheets(false);
        for (number, shapes) in sheets.pages().iter().enumerate() {
            let words = format!("{title} – {}", number + 1);
            document.push(shapes, &words);
        }
        document.finish()
    }

    fn svg(&self) -> String {
        let sheets = self.sheets(true);
        let words = Words {
            title: self.lesson().title.get(self.language),
            description: self.lesson().goal.get(self.language),
            language: self.language.code(),
        };
        svg(&sheets.pages().concat(), WIDTH, sheets.height(), &words)
    }

    fn sheets(&self, is_stacked: bool) -> Sheets {
        let mut sheets = Sheets::new(is_stacked, self.language);
        let boards = self.lesson().boards.iter();
        let names: Vec<String> = boards
            .map(|board| strategy_name(board.strategy, self.language))
            .collect();
        sheets.begin(self.lesson(), &names.join(" · "));
        for (number, (_, question)) in self.answers.questions.iter().enumerate() {
            sheets.ask(number + 1, question);
        }
        if self.has_answers {
            sheets.begin_answers(self.lesson());
            for number in 0..self.lesson().stops.len() {
                if let Some(entry) = self.entry(number) {
                    sheets.entry(&entry);
                }
            }
        }
        sheets
    }

    /// What the teacher's sheet says about a stop; `None` if that is nothing.
    fn entry(&self, number: usize) -> Option<Entry<'_>> {
        let question = self.answers.question(number);
        let notes = self.answers.notes(number);
        (question.is_some() || notes.is_some()).then(|| Entry {
            stop: number,
            title: self.answers.title(number),
            question,
            notes,
        })
    }
}

impl SliceWriter for Handout {
    fn advance(&mut self, steps: u64, made: &mut Made) -> Result<bool, ExportError> {
        let has_ended = self.answers.explore(steps);
        if has_ended {
            made.bytes = match self.form {
                Form::Pdf => self.pdf(),
                Form::Svg => self.svg().into_bytes(),
            };
        }
        Ok(has_ended)
    }

    fn progress(&self) -> Progress {
        self.answers.progress()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Sentence;
    use crate::scene::{Shape, width_of};

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
        let mut options = Options::default();
        options.look.language = language;
        let mut handout = Handout::new(Lesson::read(LESSON).unwrap(), Form::Pdf, &options);
        while !handout.answers.explore(50) {}
        handout
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
        let [questions, all] = both(handout, Handout::svg);
        for part in [
            "Title &lt;1&gt;",
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
        assert!(all.contains(">B · Perhaps<"), "{all}");
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
        let mut handout = Handout::new(
            Lesson::read(&lesson).unwrap(),
            Form::Svg,
            &Options::default(),
        );
        while !handout.answers.explore(50) {}
        handout.has_answers = true;
        handout.language = Language::En;
        let sheets = handout.sheets(false);
        let mut words = String::new();
        for page in sheets.pages() {
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
        assert!(sheets.pages().len() > 4);
    }

    #[test]
    fn every_language_has_its_pages() {
        for language in Language::ALL {
            let [one, two] = both(handout(language), Handout::pdf);
            let pages = |pdf: &[u8]| {
                let text = String::from_utf8_lossy(pdf);
                text.matches("/Type /Page\n").count()
            };
            assert_eq!((pages(&one), pages(&two)), (1, 2));
        }
    }
}
