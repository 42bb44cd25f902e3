//! Looks for answers that stand on the screen before their questions are answered.

use super::fault::{Fault, Told};
use crate::analysis::question::QuestionKind;
use crate::explain::Language;
use crate::lesson::{Ask, AskKind, Lesson, Point, Stop, Template, Text, scan};
use crate::puzzle::MAX_SIZE;
use crate::solver::Counter;
use crate::timeline::Moment;

/// The options of a question.
pub struct Options {
    pub right: Text,
    pub wrong: Vec<Text>,
}

/// What an earlier stop has said.
pub struct Said {
    /// Its board and step.
    pub at: (usize, u64),
    /// Its text, and the explanation of its answer.
    pub texts: Vec<Text>,
}

/// A question, and what is shown beside it.
pub struct Beside<'a> {
    pub lesson: &'a Lesson,
    /// The stop that asks it.
    pub stop: &'a Stop,
    pub ask: &'a Ask,
    pub options: &'a Options,
    /// The board of the stop, as it is then.
    pub moment: &'a Moment,
    /// The boards that are not hidden, with their numbers from 0.
    pub boards: &'a [(usize, Moment)],
    /// What the stops before it have said; `None` for those that are never reached.
    pub earlier: &'a [Option<Said>],
}

impl Beside<'_> {
    /// Where the right answer can be read while none of the wrong ones can.
    pub fn spoiler(&self) -> Option<Fault> {
        self.said()
            .or_else(|| self.marked())
            .or_else(|| self.counted())
    }

    /// A text that says the answer.
    fn said(&self) -> Option<Fault> {
        let filled = |template: &Template| template.filled(Some(self.moment));
        let text = self.stop.text.as_ref().map(filled);
        let question = self.ask.question.as_ref().map(filled);
        let mut texts = vec![
            (Told::LessonTitle, Some(&self.lesson.title)),
            (Told::Goal, Some(&self.lesson.goal)),
            (Told::Introduction, Some(&self.lesson.text)),
            (Told::StopTitle, self.stop.title.as_ref()),
            (Told::StopText, text.as_ref()),
            (Told::Question, question.as_ref()),
        ];
        let at = (self.stop.board(), self.moment.counters().steps);
        for (stop, said) in self.earlier.iter().enumerate() {
            let Some(said) = said else { continue };
            let is_here = said.at == at;
            let place = Told::Earlier { stop, is_here };
            texts.extend(said.texts.iter().map(|text| (place, Some(text))));
        }
        for language in Language::ALL {
            let right = words(self.options.right.get(language));
            let wrong = self.options.wrong.iter();
            let wrong: Vec<_> = wrong.map(|option| words(option.get(language))).collect();
            let tells = |(place, text): &(Told, Option<&Text>)| {
                let said = text.map_or_else(Vec::new, |text| words(text.get(language)));
                // What a wrong option is made of too decides nothing when it has been said elsewhere.
                let is_past = matches!(place, Told::Earlier { is_here: false, .. });
                is_telling(&right, *place, &self.ask.kind)
                    && !(is_past && wrong.iter().any(|wrong| has(wrong, &right)))
                    && has(&said, &right)
                    && !wrong.iter().any(|wrong| has(&said, wrong))
            };
            if let Some((place, _)) = texts.iter().copied().find(tells) {
                return Some(Fault::Told {
                    answer: self.options.right.get(language).to_owned(),
                    place,
                    language: Some(language),
                });
            }
        }
        None
    }

    /// A mark on the cell that is the answer.
    fn marked(&self) -> Option<Fault> {
        let topology = self.moment.problem().topology();
        let is_marked = |answer: &Text| {
            let cell = scan::cell(answer.get(Language::En), topology);
            cell.is_some_and(|cell| self.stop.points.contains(&Point::Cell(cell)))
        };
        let is_told = is_marked(&self.options.right) && !self.options.wrong.iter().any(is_marked);
        is_told.then(|| self.shown(Told::Mark))
    }

    /// A counter that shows the answer. What a run is asked for can be a number that it happens to have counted.
    fn counted(&self) -> Option<Fault> {
        if !matches!(self.ask.kind, AskKind::Choice(_)) {
            return None;
        }
        let number = words(self.options.right.get(Language::En)).concat();
        let number: u64 = number.parse().ok().filter(|number| is_large(*number))?;
        let has_counted = |(_, moment): &&(usize, Moment)| {
            let counters = moment.counters();
            Counter::ALL
                .iter()
                .any(|counter| counter.of(&counters) == number)
        };
        let (board, _) = self.boards.iter().find(has_counted)?;
        Some(self.shown(Told::Counter(*board)))
    }

    fn shown(&self, place: Told) -> Fault {
        Fault::Told {
            answer: self.options.right.get(Language::En).to_owned(),
            place,
            language: None,
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

/// Whether a text that contains the words of an answer gives it away. A short word may be there for another reason;
/// so may any single word of the question, and a value of the board unless the stop leads up to a question about one.
/// What an earlier stop has said of the run is no longer the answer once the run has gone on; only what is written as
/// the right option, and is more than a word or a cell, remains it.
fn is_telling(answer: &[String], place: Told, kind: &AskKind) -> bool {
    let is_past = matches!(place, Told::Earlier { is_here: false, .. });
    if is_past && !matches!(kind, AskKind::Choice(_)) {
        return false;
    }
    match answer {
        [] => false,
        [word] => match word.parse() {
            Ok(number) => is_large(number) || leads_to_value(place, kind),
            Err(_) if is_past => false,
            Err(_) if word.contains(|c: char| c.is_ascii_digit()) => true,
            Err(_) => word.chars().count() > 3 && place != Told::Question,
        },
        [_, _, ..] => true,
    }
}

fn leads_to_value(place: Told, kind: &AskKind) -> bool {
    matches!(
        place,
        Told::StopTitle | Told::StopText | Told::Earlier { is_here: true, .. }
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
