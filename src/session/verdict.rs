//! The verdict on an answer in words, and the score of a lesson: all its questions, answered or
//! not.

use super::Session;
use super::posed::Posed;
use crate::explain::{Language, args};
pub use crate::lesson::LETTERS;

/// A line of a verdict: whether it says that something is right or wrong, and its words.
pub type VerdictLine = (Option<bool>, String);

/// The ids of a verdict's lines.
type LineIds = [(Option<bool>, &'static str)];

const AT_ONCE: &LineIds = &[(Some(true), "answer-right")];
const THEN: &LineIds = &[(Some(true), "answer-right-then")];
const WRONG: &LineIds = &[(Some(false), "answer-wrong"), (Some(true), "option-is")];
const REVEALED: &LineIds = &[(Some(true), "option-is")];
const OF_CLASS: &LineIds = &[(Some(true), "option-is"), (None, "class-chose")];

/// The verdict on the answer to a question, or on the vote of the class.
pub fn verdict_in_words(posed: &Posed, language: Language) -> Vec<VerdictLine> {
    let lines = if posed.all_votes() > 0 {
        OF_CLASS
    } else if posed.answer.is_none() {
        REVEALED
    } else if posed.is_right_at_once() {
        AT_ONCE
    } else if posed.is_right() {
        THEN
    } else {
        WRONG
    };
    let answer = posed.answer.unwrap_or(posed.right);
    let letter = match &posed.order {
        Some(_) => posed.options[posed.right].get(language).to_owned(),
        None => LETTERS[posed.right].to_string(),
    };
    let values = args([
        ("letter", letter.into()),
        ("answer", LETTERS[answer].to_string().into()),
        ("right", posed.votes[posed.right].into()),
        ("all", posed.all_votes().into()),
    ]);
    let line = |(fate, id): &(Option<bool>, &'static str)| (*fate, language.text(id, &values));
    let mut lines: Vec<VerdictLine> = lines.iter().map(line).collect();
    let is_wrong = lines[0].0 == Some(false);
    if let Some(why) = posed.why_wrong(language).filter(|_| is_wrong) {
        lines[0].1 = format!("{} {why}", lines[0].1);
    }
    lines
}

/// How many of the answers were right.
pub fn score_in_words((right, asked): (usize, usize), language: Language) -> String {
    let values = [
        ("right", (right as u64).into()),
        ("asked", (asked as u64).into()),
    ];
    language.text("answer-score", &args(values))
}

/// What a learner has done of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonScore {
    /// The stops reached, and all of them.
    pub stops: (usize, usize),
    /// The questions answered right at the first try, and all of them.
    pub questions: (usize, usize),
}

impl LessonScore {
    /// What the learner has done of the lesson on show: in a lesson of the course since they took it
    /// up, in another since it was opened.
    pub fn of(session: &Session) -> Self {
        let stops = &session.home.stops;
        let asked = stops.iter().filter(|stop| stop.ask.is_some()).count();
        let of_stops = session.questions.of_stops.values();
        let mut reached = session.stops.seen.len();
        let mut right = of_stops.filter(|posed| posed.is_right_at_once()).count();
        if session.is_of_course() {
            let (id, course) = (&session.home.id, session.course());
            let is_reached = stops.iter().filter(|stop| course.has_reached(id, &stop.id));
            (reached, right) = (is_reached.count(), course.score_of(id).0);
        }
        Self {
            stops: (reached, stops.len()),
            questions: (right, asked),
        }
    }
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
pub struct Score {
    /// The number of each stop that asks, from 0, and what has become of its question.
    pub marks: Vec<(usize, AnswerMark)>,
}

impl Score {
    /// `None` while no question has been answered.
    pub fn of(session: &Session) -> Option<Self> {
        let stops = session.lesson().stops.iter().enumerate();
        let asked = stops.filter(|(_, stop)| stop.ask.is_some());
        let marks = asked.map(|(number, _)| {
            let posed = session.questions().of_stops.get(&number);
            let mark = match posed.filter(|posed| posed.first_answer().is_some()) {
                Some(posed) if posed.is_right_at_once() => AnswerMark::Right,
                Some(_) => AnswerMark::Wrong,
                None => AnswerMark::Unanswered,
            };
            (number, mark)
        });
        let marks = marks.collect();
        let score = Self { marks };
        (score.count(AnswerMark::Unanswered) < score.marks.len()).then_some(score)
    }

    fn count(&self, mark: AnswerMark) -> usize {
        self.marks
            .iter()
            .filter(|(_, known)| *known == mark)
            .count()
    }

    /// How many of all questions were right, and how many were not answered.
    pub fn in_words(&self, language: Language) -> String {
        let values = args([
            ("right", self.count(AnswerMark::Right).into()),
            ("asked", self.marks.len().into()),
            ("open", self.count(AnswerMark::Unanswered).into()),
        ]);
        language.text("lesson-result", &values)
    }

    /// How many were right, with the sign of every question.
    pub fn by_stop(&self, language: Language) -> String {
        let score = (self.count(AnswerMark::Right), self.marks.len());
        let signs = self.marks.iter();
        let signs = signs.map(|(number, mark)| format!("{}\u{A0}{}", number + 1, mark.sign()));
        let signs: Vec<String> = signs.collect();
        let values = args([
            ("score", score_in_words(score, language).into()),
            ("signs", signs.join(", ").into()),
        ]);
        language.text("answer-score-stops", &values)
    }
}
