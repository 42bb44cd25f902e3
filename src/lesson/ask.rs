use super::Template;
use crate::analysis::question::QuestionKind;

/// A question at a stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The question; `None` for the program's own words. Always given for [`AskKind::Choice`].
    pub question: Option<Template>,
    /// The kind of question.
    pub kind: AskKind,
    /// The explanation shown with the verdict; `None` for the sentence of the step that decides it.
    pub explain: Option<Template>,
    /// The boards that would tell the answer, from 0: they are hidden until it is given.
    pub hide: Vec<usize>,
}

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AskKind {
    /// Two to [`MOST_OPTIONS`](super::MOST_OPTIONS) written options, one of which is right.
    Choice(Vec<AskOption>),
    /// A question that the run answers from this step on.
    Run(QuestionKind),
}

/// An option written in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskOption {
    /// Its text.
    pub text: Template,
    /// Whether it is the right one.
    pub is_right: bool,
}
