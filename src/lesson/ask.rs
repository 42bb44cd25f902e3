use super::{Template, View};
use crate::analysis::question::{MOST_OPTIONS, QuestionKind, Until};

/// The letters of the options, which are also their keys.
pub const LETTERS: [char; MOST_OPTIONS] = ['A', 'B', 'C', 'D'];

/// A question at a stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The question; `None` for the program's own words. Always given for [`AskKind::Choice`].
    pub question: Option<Template>,
    /// The lines of a program that it is about. Until it is answered, no view shows the program.
    pub program: Option<Lines>,
    /// The kind of question.
    pub kind: AskKind,
    /// The explanation shown with the verdict; `None` for the sentence of the step that decides it.
    pub explain: Option<Template>,
    /// The boards that would tell the answer, from 0: they are hidden until it is given.
    pub hide: Vec<usize>,
    /// The views that would tell it, which are hidden as well.
    pub hide_views: Vec<View>,
    /// The wrong answers that reveal a misconception.
    pub mistakes: Vec<Mistake>,
}

/// Lines of a program that a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    /// The lines.
    pub text: Template,
    /// The number of the line that each option stands for, from 0; empty if they stand for something else.
    pub options: Vec<usize>,
}

/// A wrong answer that shows a misconception.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The answer: the letter of a written option, or the [id](super::answer_id) of one that the run offers.
    pub answer: String,
    /// The id of the misconception in the course.
    pub shows: String,
}

impl Ask {
    /// The misconception that an answer shows, if it shows one.
    pub fn shown_by(&self, answer: &str) -> Option<&str> {
        let mistake = self.mistakes.iter().find(|known| known.answer == answer);
        mistake.map(|mistake| mistake.shows.as_str())
    }
}

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AskKind {
    /// Two to [`MOST_OPTIONS`] written options, one of which is right.
    Choice(Vec<AskOption>),
    /// A question that the run answers from this step on.
    Run(QuestionKind),
}

impl AskKind {
    /// Its name in ids of stops and in records of answers.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Choice(_) => "choice",
            Self::Run(QuestionKind::NextCell) => "next-cell",
            Self::Run(QuestionKind::NextValue) => "next-value",
            Self::Run(QuestionKind::WhatHappens) => "what-happens",
            Self::Run(QuestionKind::StepsUntil(Until::Backtrack)) => "steps-backtrack",
            Self::Run(QuestionKind::StepsUntil(Until::Solution)) => "steps-solution",
            Self::Run(QuestionKind::StepsUntil(Until::End)) => "steps-end",
            Self::Run(QuestionKind::WhichPeer) => "which-peer",
            Self::Run(QuestionKind::Falls) => "falls",
            Self::Run(QuestionKind::NextWritten) => "next-written",
        }
    }
}

/// An option written in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskOption {
    /// Its text.
    pub text: Template,
    /// Whether it is the right one.
    pub is_right: bool,
    /// Whether it is a cell, a value or a number, which can be typed; a cell can be clicked on the board too.
    pub is_typed: bool,
}
