//! Looks for answers that stand on the screen before their questions are answered.

use crate::analysis::question::{Answer, Question, QuestionKind};
use crate::explain::{Language, Message, quoted};
use crate::lesson::ask::{Ask, AskKind, AskOption};
use crate::lesson::question_words::answer_in_words;
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

impl AnswerTexts {
    /// The options that the run offers.
    pub fn offered(question: &Question, moment: &Moment) -> Self {
        let topology = moment.problem().topology();
        let words =
            |answer: &Answer| Text::of(|language| answer_in_words(*answer, topology, language));
        let mut wrong: Vec<Text> = question.options.iter().map(words).collect();
        let right = wrong.remove(question.right);
        Self { right, wrong }
    }

    /// The options written in the lesson.
    pub fn written(options: &[AskOption], moment: &Moment) -> Self {
        let right = options.iter().position(|option| option.is_right);
        let words = |option: &AskOption| option.text.filled(Some(moment));
        let mut wrong: Vec<Text> = options.iter().map(words).collect();
        let right = wrong.remove(right.expect("one is right"));
        Self { right, wrong }
    }

    /// The right answer, if another option says the same in some language.
    pub fn right_twice(&self) -> Option<&str> {
        let right = Language::ALL.map(|language| (language, self.right.get(language)));
        let is_twice = |(language, right): &(Language, &str)| {
            self.wrong
                .iter()
                .any(|wrong| wrong.get(*language) == *right)
        };
        Some(right.into_iter().find(is_twice)?.1)
    }
}

/// The texts that a stop has shown.
pub struct StopWords {
    pub number: usize,
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
    /// The texts of the stops before it.
    pub earlier: &'a [StopWords],
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
            ("heading", 0, Some(&self.lesson.title)),
            ("goal", 0, Some(&self.lesson.goal)),
            ("introduction", 0, Some(&self.lesson.text)),
            ("title", 0, self.stop.title.as_ref()),
            ("text", 0, text.as_ref()),
            ("question", 0, question.as_ref()),
        ];
        let at = (self.stop.board(), self.moment.counters().steps);
        for shown in self.earlier {
            let place = match shown.at == at {
                true => "earlier",
                false => "past",
            };
            let told = shown.texts.iter();
            texts.extend(told.map(|text| (place, shown.number + 1, Some(text))));
        }
        for language in Language::ALL {
            let right = words(self.answers.right.get(language));
            let wrong = self.answers.wrong.iter();
            let wrong: Vec<_> = wrong.map(|option| words(option.get(language))).collect();
            let reveals = |(place, _, text): &(AnswerPlace, usize, Option<&Text>)| {
                let shown = text.map_or_else(Vec::new, |text| words(text.get(language)));
                // What a wrong option is made of too decides nothing when it has been said
                // elsewhere.
                let is_past = *place == "past";
                is_telling(&right, place, &self.ask.kind)
                    && !(is_past && wrong.iter().any(|wrong| has(wrong, &right)))
                    && has(&shown, &right)
                    && !wrong.iter().any(|wrong| has(&shown, wrong))
            };
            if let Some((place, number, _)) = texts.iter().copied().find(reveals) {
                return Some(self.fault(place, number, language, language.code()));
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
        is_told.then(|| self.fault("mark", 0, Language::En, ""))
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
        Some(self.fault("counter", board + 1, Language::En, ""))
    }

    /// The answer can be read at this place, in words of this language unless the code is empty.
    fn fault(
        &self,
        place: AnswerPlace,
        number: usize,
        language: Language,
        code: &'static str,
    ) -> Message {
        Message::new("proof-told")
            .with("answer", quoted(self.answers.right.get(language)))
            .with("place", place)
            .with("language", code)
            .with("number", number)
    }
}

/// Where an answer can be read, as the message names it: `heading`, `goal`, `introduction`, `title`,
/// `text`, `question`, the `mark` on a cell, a `counter`; in a text or an explanation of an `earlier`
/// stop at the same step, or of one whose step is `past`.
type AnswerPlace = &'static str;

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
    let is_past = place == "past";
    if is_past && !matches!(kind, AskKind::Choice(_)) {
        return false;
    }
    match answer {
        [] => false,
        [word] => match word.parse() {
            Ok(number) => is_large(number) || leads_to_value(place, kind),
            Err(_) if is_past => false,
            Err(_) if word.contains(|c: char| c.is_ascii_digit()) => true,
            Err(_) => word.chars().count() > 3 && place != "question",
        },
        [_, _, ..] => true,
    }
}

fn leads_to_value(place: AnswerPlace, kind: &AskKind) -> bool {
    matches!(place, "title" | "text" | "earlier")
        && matches!(
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
