//! The score of a lesson: all its questions, answered or not.

use super::Session;
use super::verdict::score_in_words;
use crate::explain::{Language, args};

/// What has become of a question. The first try counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It was answered right.
    Right,
    /// It was answered wrong.
    Wrong,
    /// It was passed, or its answer was only shown.
    Unanswered,
}

impl Mark {
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
pub struct Score(Vec<(usize, Mark)>);

impl Score {
    /// `None` while no question has been answered.
    pub fn of(session: &Session) -> Option<Self> {
        let stops = session.lesson().stops.iter().enumerate();
        let asked = stops.filter(|(_, stop)| stop.ask.is_some());
        let marks = asked.map(|(number, _)| {
            let posed = session.questions().of_stop(number);
            let mark = match posed.filter(|posed| posed.first_answer().is_some()) {
                Some(posed) if posed.is_right_at_once() => Mark::Right,
                Some(_) => Mark::Wrong,
                None => Mark::Unanswered,
            };
            (number, mark)
        });
        let score = Self(marks.collect());
        (score.count(Mark::Unanswered) < score.0.len()).then_some(score)
    }

    /// The number of each stop that asks, from 0, and what has become of its question.
    pub fn marks(&self) -> &[(usize, Mark)] {
        &self.0
    }

    fn count(&self, mark: Mark) -> usize {
        self.0.iter().filter(|(_, known)| *known == mark).count()
    }

    /// How many of all questions were right, and how many were not answered.
    pub fn in_words(&self, language: Language) -> String {
        let values = args([
            ("right", self.count(Mark::Right).into()),
            ("asked", self.0.len().into()),
            ("open", self.count(Mark::Unanswered).into()),
        ]);
        language.text("lesson-result", &values)
    }

    /// How many were right, with the sign of every question.
    pub fn by_stop(&self, language: Language) -> String {
        let score = (self.count(Mark::Right), self.0.len());
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
