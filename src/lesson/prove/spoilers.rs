//! Looks for answers that stand on the screen before their questions are answered.

use crate::analysis::question::QuestionKind;
use crate::explain::{Language, Message, quoted};
use crate::lesson::ask::{Ask, AskKind};
use crate::lesson::stop::{Stop, StopMark};
use crate::lesson::text::{Template, Text};
use crate::lesson::{Lesson, scan};
use crate::puzzle::MAX_SIZE;
use crate::solver::Counter;
use crate::timeline::Moment;

/// The options of a question.
pub struct AnswerTexts {
    pub right: Text,
    pub wrong: Vec<Text>,
}

/// The texts that a stop has shown.
pub struct StopWords {
    /// Its board and step.
    pub at: (usize, u64),
    /// Its text, and the explanation of its answer.
    pub texts: Vec<Text>,
}

/// A question, and what is shown beside it.
pub struct AskedScreen<'a> {
    pub lesson: &'a Lesson,
    /// The stop that asks it.
    pub stop: &'a Stop,
    pub ask: &'a Ask,
    pub answers: &'a AnswerTexts,
    /// The board of the stop, as it is then.
    pub moment: &'a Moment,
    /// The boards that are not hidden, with their numbers from 0.
    pub boards: &'a [(usize, Moment)],
    /// The texts of the stops before it; `None` for stops that are never reached.
    pub earlier: &'a [Option<StopWords>],
}

impl AskedScreen<'_> {
    /// Where the right answer can be read while none of the wrong ones can.
    pub fn spoiler(&self) -> Option<Message> {
        self.in_texts()
            .or_else(|| self.in_marks())
            .or_else(|| self.in_counters())
    }

    /// A text that contains the answer.
    fn in_texts(&self) -> Option<Message> {
        let filled = |template: &Template| template.filled(Some(self.moment));
        let text = self.stop.text.as_ref().map(filled);
        let question = self.ask.question.as_ref().map(filled);
        let mut texts = vec![
            (AnswerPlace::LessonTitle, Some(&self.lesson.title)),
            (AnswerPlace::Goal, Some(&self.lesson.goal)),
            (AnswerPlace::Introduction, Some(&self.lesson.text)),
            (AnswerPlace::StopTitle, self.stop.title.as_ref()),
            (AnswerPlace::StopText, text.as_ref()),
            (AnswerPlace::Question, question.as_ref()),
        ];
        let at = (self.stop.board(), self.moment.counters().steps);
        for (stop, shown) in self.earlier.iter().enumerate() {
            let Some(shown) = shown else { continue };
            let is_here = shown.at == at;
            let place = AnswerPlace::Earlier(stop, is_here);
            texts.extend(shown.texts.iter().map(|text| (place, Some(text))));
        }
        for language in Language::ALL {
            let right = words(self.answers.right.get(language));
            let wrong = self.answers.wrong.iter();
            let wrong: Vec<_> = wrong.map(|option| words(option.get(language))).collect();
            let reveals = |(place, text): &(AnswerPlace, Option<&Text>)| {
                let shown = text.map_or_else(Vec::new, |text| words(text.get(language)));
                // What a wrong option is made of too decides nothing when it has been said
                // elsewhere.
                let is_past = matches!(place, AnswerPlace::Earlier(_, false));
                is_telling(&right, *place, &self.ask.kind)
                    && !(is_past && wrong.iter().any(|wrong| has(wrong, &right)))
                    && has(&shown, &right)
                    && !wrong.iter().any(|wrong| has(&shown, wrong))
            };
            if let Some((place, _)) = texts.iter().copied().find(reveals) {
                return Some(self.fault(place, language, language.code()));
            }
        }
        None
    }

    /// A mark on the cell that is the answer.
    fn in_marks(&self) -> Option<Message> {
        let topology = self.moment.problem().topology();
        let is_marked = |answer: &Text| {
            let cell = scan::cell(answer.get(Language::En), topology);
            cell.is_some_and(|cell| self.stop.marks.contains(&StopMark::Cell(cell)))
        };
        let is_told = is_marked(&self.answers.right) && !self.answers.wrong.iter().any(is_marked);
        is_told.then(|| self.fault(AnswerPlace::Mark, Language::En, ""))
    }

    /// A counter that shows the answer. What a run is asked for can be a number that it happens to
    /// have counted.
    fn in_counters(&self) -> Option<Message> {
        if !matches!(self.ask.kind, AskKind::Choice(_)) {
            return None;
        }
        let number = words(self.answers.right.get(Language::En)).concat();
        let number: u64 = number.parse().ok().filter(|number| is_large(*number))?;
        let has_counted = |(_, moment): &&(usize, Moment)| {
            let counters = moment.counters();
            Counter::ALL
                .iter()
                .any(|counter| counter.of(&counters) == number)
        };
        let (board, _) = self.boards.iter().find(has_counted)?;
        Some(self.fault(AnswerPlace::Counter(*board), Language::En, ""))
    }

    /// The answer can be read at this place, in words of this language unless the code is empty.
    fn fault(&self, place: AnswerPlace, language: Language, code: &'static str) -> Message {
        let (id, number) = place.id();
        Message::new("proof-told")
            .with("answer", quoted(self.answers.right.get(language)))
            .with("place", id)
            .with("language", code)
            .with("number", number)
    }
}

/// Where an answer can be read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AnswerPlace {
    LessonTitle,
    Goal,
    Introduction,
    StopTitle,
    StopText,
    Question,
    /// The text of an earlier stop, from 0, or the explanation of its answer; and whether that stop
    /// is at the same step of the same board.
    Earlier(usize, bool),
    /// A mark on its cell.
    Mark,
    /// A counter of this board, from 0.
    Counter(usize),
}

impl AnswerPlace {
    /// Its name in messages, and the number of its stop or board.
    const fn id(self) -> (&'static str, usize) {
        match self {
            Self::LessonTitle => ("heading", 0),
            Self::Goal => ("goal", 0),
            Self::Introduction => ("introduction", 0),
            Self::StopTitle => ("title", 0),
            Self::StopText => ("text", 0),
            Self::Question => ("question", 0),
            Self::Earlier(stop, _) => ("earlier", stop + 1),
            Self::Mark => ("mark", 0),
            Self::Counter(board) => ("counter", board + 1),
        }
    }
}

/// The words and numbers of a text, in lower case.
fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Whether a text that contains the words of an answer gives it away. A short word may be there for
/// another reason; so may any single word of the question, and a value of the board unless the stop
/// leads up to a question about one. What an earlier stop has said of the run is no longer the
/// answer once the run has gone on; only what is written as the right option, and is more than a
/// word or a cell, remains it.
fn is_telling(answer: &[String], place: AnswerPlace, kind: &AskKind) -> bool {
    let is_past = matches!(place, AnswerPlace::Earlier(_, false));
    if is_past && !matches!(kind, AskKind::Choice(_)) {
        return false;
    }
    match answer {
        [] => false,
        [word] => match word.parse() {
            Ok(number) => is_large(number) || leads_to_value(place, kind),
            Err(_) if is_past => false,
            Err(_) if word.contains(|c: char| c.is_ascii_digit()) => true,
            Err(_) => word.chars().count() > 3 && place != AnswerPlace::Question,
        },
        [_, _, ..] => true,
    }
}

fn leads_to_value(place: AnswerPlace, kind: &AskKind) -> bool {
    matches!(
        place,
        AnswerPlace::StopTitle | AnswerPlace::StopText | AnswerPlace::Earlier(_, true)
    ) && matches!(
        kind,
        AskKind::Choice(_) | AskKind::Run(QuestionKind::NextValue)
    )
}

/// Whether a number is no value of a board.
fn is_large(number: u64) -> bool {
    number > MAX_SIZE as u64
}

fn has(text: &[String], words: &[String]) -> bool {
    text.windows(words.len().max(1)).any(|part| part == words)
}
