//! Announcements for screen readers and the terminal: each step, stop, question and verdict once.

use super::Session;
use super::posed::Posed;
use super::verdict::{LETTERS, score_in_words, verdict_in_words};
use crate::explain::Language;

/// The state of the session at the last announcement.
#[derive(Clone, PartialEq, Debug)]
pub struct Announced {
    lesson: String,
    /// The boards in sight, by run, and the steps that they are at.
    boards: Vec<(u64, u64)>,
    stop: Option<usize>,
    question: Option<AnnouncedQuestion>,
}

/// A question, by its board and step, and its answers so far.
#[derive(Clone, Copy, PartialEq, Debug)]
struct AnnouncedQuestion {
    at: (usize, u64),
    tried: Option<usize>,
    is_open: bool,
}

impl Announced {
    /// The current state.
    pub fn of(session: &Session) -> Self {
        let runs = session.runs();
        let shown = (0..runs.len()).filter(|index| !session.hides_board(*index));
        let is_student = session.student().is_some();
        let posed = session.questions().posed().filter(|_| !is_student);
        Self {
            lesson: session.home().id.clone(),
            boards: shown
                .map(|index| (runs[index].id(), runs[index].moment().step()))
                .collect(),
            stop: session.stop_here(),
            question: posed.map(|posed| AnnouncedQuestion {
                at: (posed.board, posed.step),
                tried: posed.tried,
                is_open: posed.is_open(),
            }),
        }
    }

    /// What has happened since `before`, one sentence per entry.
    pub fn since(
        &self,
        before: Option<&Self>,
        session: &Session,
        language: Language,
    ) -> Vec<String> {
        let before = before.filter(|before| before.lesson == self.lesson);
        let mut words = Vec::new();
        if before.is_none() {
            let lesson = session.home();
            words.push(ended(lesson.title.get(language)));
            words.push(lesson.text.get(language).to_owned());
        }
        if session.student().is_none() {
            words.extend(self.steps(before, session, language));
        }
        let stop = self
            .stop
            .filter(|_| before.is_none_or(|b| b.stop != self.stop));
        if let Some(number) = stop {
            words.extend(arrival(number, session, language));
        }
        let asked = before.and_then(|before| before.question);
        if self.question != asked
            && let Some(posed) = session.questions().posed()
        {
            words.extend(question(posed, asked, session, language));
        }
        words
    }

    /// The last steps of the boards that have moved, and whose they are if there are several
    /// boards.
    fn steps(&self, before: Option<&Self>, session: &Session, language: Language) -> Vec<String> {
        let runs = session.runs();
        let has_moved = |board: &&(u64, u64)| match before {
            Some(before) => !before.boards.contains(board),
            None => board.1 > 0,
        };
        let moved = self.boards.iter().filter(has_moved);
        let indices = moved.filter_map(|(id, _)| runs.index_of(*id));
        let told = indices.map(|index| {
            let sentence = runs[index].sentence(language);
            if runs.is_alone() {
                sentence.to_string()
            } else {
                format!("{}: {sentence}", runs.title(index, language))
            }
        });
        told.collect()
    }
}

/// A stop that was reached.
fn arrival(number: usize, session: &Session, language: Language) -> Vec<String> {
    let lesson = session.lesson();
    let mut words = vec![ended(&lesson.stop_number(number, language))];
    if lesson.stops[number].title.is_some() {
        words.push(ended(&lesson.stop_title(number, language)));
    }
    let text = session.stops().text(number);
    words.extend(text.map(|text| text.get(language).to_owned()));
    words
}

/// A question that is new, or what has become of the one that was asked before.
fn question(
    posed: &Posed,
    before: Option<AnnouncedQuestion>,
    session: &Session,
    language: Language,
) -> Vec<String> {
    if !posed.is_open() {
        let verdict = verdict_in_words(posed, language).into_iter();
        let mut words: Vec<String> = verdict.map(|(_, words)| words).collect();
        let explanation = posed.explanation.as_ref();
        words.extend(explanation.map(|text| text.get(language).to_owned()));
        let score = session.questions().score();
        if score.1 > 0 {
            words.push(ended(&score_in_words(score, language)));
        }
        return words;
    }
    if posed.tried.is_some() {
        return vec![posed.again(language)];
    }
    if before.is_some_and(|asked| asked.at == (posed.board, posed.step)) {
        return Vec::new();
    }
    // Lines that are put in order have their letters already.
    let options = posed.options.iter().filter(|_| posed.order.is_none());
    let options = options.zip(LETTERS);
    let options =
        options.map(|(option, letter)| ended(&format!("{letter}: {}", option.get(language))));
    let asked = [&posed.question].into_iter().chain(&posed.program);
    let mut words: Vec<String> = asked.map(|text| text.get(language).to_owned()).collect();
    words.extend(options);
    words
}

/// Words as a sentence.
fn ended(words: &str) -> String {
    if words.ends_with(['.', '!', '?', '…', ':']) {
        words.to_owned()
    } else {
        format!("{words}.")
    }
}
