//! The verdict on an answer in words, and the score of a lesson: all its questions, answered or not.

use super::Session;
use super::posed::Posed;
use crate::explain::{Language, args};
pub use crate::lesson::LETTERS;

/// The verdict on the answer to a question, or on the vote of the class.
pub fn verdict_in_words(posed: &Posed, language: Language) -> String {
    if posed.all_votes() > 0 {
        on_class(posed, posed.votes[posed.right], posed.all_votes(), language)
    } else if posed.answer.is_none() {
        revealed(posed, language)
    } else if posed.is_right_at_once() {
        language.word("answer-right")
    } else if posed.is_right() {
        language.word("answer-right-then")
    } else {
        let letter = LETTERS[posed.right].to_string();
        language.text("answer-wrong", &args([("letter", letter.into())]))
    }
}

/// The verdicts that the current answers or votes may lead to.
pub fn verdicts_in_words(posed: &Posed, language: Language) -> Vec<String> {
    let letter = args([("letter", LETTERS[posed.right].to_string().into())]);
    vec![
        language.word("answer-right"),
        language.word("answer-right-then"),
        language.text("answer-wrong", &letter),
        revealed(posed, language),
        on_class(posed, MANY, MANY, language),
    ]
}

fn revealed(posed: &Posed, language: Language) -> String {
    let letter = LETTERS[posed.right].to_string();
    language.text("answer-revealed", &args([("letter", letter.into())]))
}

/// More votes than there are in a class.
const MANY: u32 = 99;

fn on_class(posed: &Posed, right: u32, all: u32, language: Language) -> String {
    let values = [
        ("letter", LETTERS[posed.right].to_string().into()),
        ("right", right.into()),
        ("all", all.into()),
    ];
    language.text("class-right", &args(values))
}

/// How many of the answers were right.
pub fn score_in_words((right, asked): (usize, usize), language: Language) -> String {
    let values = [
        ("right", (right as u64).into()),
        ("asked", (asked as u64).into()),
    ];
    language.text("answer-score", &args(values))
}

/// What has become of a question. The first try counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerMark {
    /// It was answered right.
    Right,
    /// It was answered wrong.
    Wrong,
    /// It was passed, or its answer was only shown.
    Unanswered,
}

impl AnswerMark {
    /// Its sign.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Right => "✔",
            Self::Wrong => "✖",
            Self::Unanswered => "–",
        }
    }
}

/// The questions of a lesson, with the numbers of their stops.
pub struct Score(Vec<(usize, AnswerMark)>);

impl Score {
    /// `None` while no question has been answered.
    pub fn of(session: &Session) -> Option<Self> {
        let stops = session.lesson().stops.iter().enumerate();
        let asked = stops.filter(|(_, stop)| stop.ask.is_some());
        let marks = asked.map(|(number, _)| {
            let posed = session.questions().of_stop(number);
            let mark = match posed.filter(|posed| posed.first_answer().is_some()) {
                Some(posed) if posed.is_right_at_once() => AnswerMark::Right,
                Some(_) => AnswerMark::Wrong,
                None => AnswerMark::Unanswered,
            };
            (number, mark)
        });
        let score = Self(marks.collect());
        (score.count(AnswerMark::Unanswered) < score.0.len()).then_some(score)
    }

    /// The number of each stop that asks, from 0, and what has become of its question.
    pub fn marks(&self) -> &[(usize, AnswerMark)] {
        &self.0
    }

    fn count(&self, mark: AnswerMark) -> usize {
        self.0.iter().filter(|(_, known)| *known == mark).count()
    }

    /// How many of all questions were right, and how many were not answered.
    pub fn in_words(&self, language: Language) -> String {
        let values = args([
            ("right", self.count(AnswerMark::Right).into()),
            ("asked", self.0.len().into()),
            ("open", self.count(AnswerMark::Unanswered).into()),
        ]);
        language.text("lesson-result", &values)
    }

    /// How many were right, with the sign of every question.
    pub fn by_stop(&self, language: Language) -> String {
        let score = (self.count(AnswerMark::Right), self.0.len());
        let signs = self.0.iter();
        let signs = signs.map(|(number, mark)| format!("{}\u{A0}{}", number + 1, mark.sign()));
        let signs: Vec<String> = signs.collect();
        let values = args([
            ("score", score_in_words(score, language).into()),
            ("signs", signs.join(", ").into()),
        ]);
        language.text("answer-score-stops", &values)
    }
}
