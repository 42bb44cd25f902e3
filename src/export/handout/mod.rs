//! A lesson as a worksheet: its puzzle, its questions with the board that each is about, room to
//! answer, and the answers on a separate sheet. The answers come from the lesson's runs.

mod page;

use super::error::ExportError;
use super::options::Options;
use super::pdf::Document;
use super::svg::{Words, svg};
use super::writer::{Made, Progress, SliceWriter};
use crate::analysis::question::{self, Asked};
use crate::explain::{Language, Sentence, strategy_name};
use crate::lesson::{
    AskKind, Finders, Lesson, Stop, Template, answer_in_words, most_steps, question_in_words,
};
use crate::timeline::{Found, Timeline};
use page::{Entry, HEIGHT, Question, Sheets, WIDTH};

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
    lesson: Lesson,
    form: Form,
    language: Language,
    has_answers: bool,
    runs: Vec<Timeline>,
    /// What looks for the stops.
    finders: Finders,
    /// The stops whose questions and notes are still to be looked for.
    pending: Vec<usize>,
    /// The others', by the numbers of their stops.
    questions: Vec<(usize, Question)>,
    /// The teacher's notes, by the numbers of their stops. They belong to the answers.
    notes: Vec<(usize, String)>,
}

impl Handout {
    /// Starts the handout of a lesson.
    pub fn new(lesson: Lesson, form: Form, options: &Options) -> Self {
        let run = |board: &crate::lesson::BoardSpec| {
            Timeline::new(lesson.problem.clone(), board.strategy, board.goal)
        };
        let stops = lesson.stops.iter().enumerate();
        let has_notes = |stop: &Stop| options.has_answers && stop.notes.is_some();
        let asking = stops.filter(|(_, stop)| stop.ask.is_some() || has_notes(stop));
        Self {
            runs: lesson.boards.iter().map(run).collect(),
            pending: asking.map(|(number, _)| number).collect(),
            finders: Finders::new(lesson.stops.iter().map(|stop| (stop.at, stop.board))),
            questions: Vec::new(),
            notes: Vec::new(),
            form,
            language: options.look.language,
            has_answers: options.has_answers,
            lesson,
        }
    }

    /// Explores each run by about `steps` steps. Returns whether every question that can be
    /// answered has been.
    fn explore(&mut self, steps: u64) -> bool {
        let pending = std::mem::take(&mut self.pending);
        let mut is_behind = false;
        for number in pending {
            let runs: Vec<&Timeline> = self.runs.iter().collect();
            let posed = match self.finders.advance(number, &runs, steps) {
                Found::At(step) => {
                    self.note(number, step);
                    self.pose(number, step)
                }
                Found::NotYet => Posed::NotYet,
                Found::Never => Posed::Never,
            };
            match posed {
                Posed::Question(question) => self.questions.push((number, *question)),
                Posed::NotYet => {
                    let runs: Vec<&Timeline> = self.runs.iter().collect();
                    is_behind |= self.finders.is_behind(number, &runs);
                    self.pending.push(number);
                }
                Posed::Never => {}
            }
        }
        if !self.pending.is_empty() {
            let explore = |run: &mut Timeline| {
                let strategy = run.plan().last_strategy();
                let slice = if strategy.keeps_domains() {
                    steps / 16
                } else {
                    steps
                };
                let left = most_steps(strategy).saturating_sub(run.explored());
                run.length().is_none() && run.explore(slice.max(1).min(left)) > 0
            };
            let has_grown = self.runs.iter_mut().map(explore).fold(false, |a, b| a | b);
            // Questions that nobody can answer are left out.
            if !has_grown && !is_behind {
                self.pending.clear();
            }
        }
        self.questions.sort_by_key(|(number, _)| *number);
        self.notes.sort_by_key(|(number, _)| *number);
        self.pending.is_empty()
    }

    /// Keeps the notes of a stop, if they are wanted and not kept yet.
    fn note(&mut self, number: usize, step: u64) {
        let stop = &self.lesson.stops[number];
        let is_kept = self.notes.iter().any(|(kept, _)| *kept == number);
        let run = &mut self.runs[stop.board()];
        if !self.has_answers || is_kept {
            return;
        }
        let (Some(notes), Some(moment)) = (&stop.notes, run.at(step.min(run.explored()))) else {
            return;
        };
        let notes = notes.fill(self.language, Some(&moment));
        self.notes.push((number, notes));
    }

    fn pose(&mut self, number: usize, step: u64) -> Posed {
        let language = self.language;
        let stop = &self.lesson.stops[number];
        let run = &mut self.runs[stop.board()];
        let (Some(ask), Some(moment)) = (&stop.ask, run.at(step.min(run.explored()))) else {
            return Posed::Never;
        };
        let fill = |text: &Template| text.fill(language, Some(&moment));
        let asked = ask.question.as_ref().map(fill);
        let because = ask.explain.as_ref().map(fill);
        let (asked, options, right, because) = match &ask.kind {
            AskKind::Choice(options) => (
                asked.unwrap_or_default(),
                options.iter().map(|option| fill(&option.text)).collect(),
                options.iter().position(|option| option.is_right),
                because.unwrap_or_default(),
            ),
            AskKind::Run(kind) => {
                let question = match question::ask(run, step, *kind) {
                    Asked::Question(question) => question,
                    Asked::NotYet => return Posed::NotYet,
                    Asked::Nothing => return Posed::Never,
                };
                let topology = moment.problem().topology();
                let decided = run.at(question.decided);
                let told = || decided.map(|at| Sentence::of(&at, language).to_string());
                let options = question.options.iter();
                (
                    asked.unwrap_or_else(|| question_in_words(&question, topology, language)),
                    options
                        .map(|answer| answer_in_words(*answer, topology, language))
                        .collect(),
                    Some(question.right),
                    because.or_else(told).unwrap_or_default(),
                )
            }
        };
        let Some(right) = right else {
            return Posed::Never;
        };
        Posed::Question(Box::new(Question {
            told: stop.text.as_ref().map(fill).unwrap_or_default(),
            moment,
            asked,
            options,
            right,
            because,
        }))
    }

    fn pdf(&self) -> Vec<u8> {
        let title = self.lesson.title.get(self.language);
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
            title: self.lesson.title.get(self.language),
            description: self.lesson.goal.get(self.language),
            language: self.language.code(),
        };
        svg(&sheets.pages().concat(), WIDTH, sheets.height(), &words)
    }

    fn sheets(&self, is_stacked: bool) -> Sheets {
        let mut sheets = Sheets::new(is_stacked, self.language);
        let boards = self.lesson.boards.iter();
        let names: Vec<String> = boards
            .map(|board| strategy_name(board.strategy, self.language))
            .collect();
        sheets.begin(&self.lesson, &names.join(" · "));
        for (number, (_, question)) in self.questions.iter().enumerate() {
            sheets.ask(number + 1, question);
        }
        if self.has_answers {
            sheets.begin_answers(&self.lesson);
            for number in 0..self.lesson.stops.len() {
                if let Some(entry) = self.entry(number) {
                    sheets.entry(&entry);
                }
            }
        }
        sheets
    }

    /// What the teacher's sheet says about a stop; `None` if that is nothing.
    fn entry(&self, number: usize) -> Option<Entry<'_>> {
        let mut questions = self.questions.iter().enumerate();
        let question = questions.find(|(_, (stop, _))| *stop == number);
        let notes = self.notes.iter().find(|(stop, _)| *stop == number);
        let title = self.lesson.stops[number].title.as_ref();
        (question.is_some() || notes.is_some()).then(|| Entry {
            stop: number,
            title: title.map_or("", |title| title.get(self.language)),
            question: question.map(|(index, (_, question))| (index, question)),
            notes: notes.map(|(_, notes)| notes.as_str()),
        })
    }
}

impl SliceWriter for Handout {
    fn advance(&mut self, steps: u64, made: &mut Made) -> Result<bool, ExportError> {
        let has_ended = self.explore(steps);
        if has_ended {
            made.bytes = match self.form {
                Form::Pdf => self.pdf(),
                Form::Svg => self.svg().into_bytes(),
            };
        }
        Ok(has_ended)
    }

    fn progress(&self) -> Progress {
        Progress::of(&self.runs)
    }
}

/// The result of posing a question.
enum Posed {
    Question(Box<Question>),
    NotYet,
    Never,
}

#[cfg(test)]
mod tests {
    use super::*;
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
        while !handout.explore(50) {}
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
        assert_eq!(handout.questions.len(), 2);
        assert!(
            handout.runs[0].explored() < 500,
            "no further than questions and notes need"
        );
        // The tenth step takes the guess back.
        let mut run = handout.runs[0].clone();
        let told = Sentence::of(&run.at(10).unwrap(), Language::En).to_string();
        let (_, question) = &handout.questions[1];
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
        while !handout.explore(50) {}
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
