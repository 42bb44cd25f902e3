use super::Template;
use crate::analysis::question::QuestionKind;

/// A question that a stop asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// How it is asked; in the program's own words if this is not said, which it always is for
    /// [`AskKind::Choice`].
    pub question: Option<Template>,
    /// What is asked.
    pub kind: AskKind,
    /// What is said with the verdict; the sentence of the step that decides it if this is not said.
    pub explain: Option<Template>,
}

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AskKind {
    /// Two to [`MOST_OPTIONS`](super::MOST_OPTIONS) written answers, one of which is right.
    Choice(Vec<AskOption>),
    /// Something that the run answers from this step on.
    Run(QuestionKind),
}

/// An answer that a lesson offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskOption {
    /// What it says.
    pub text: Template,
    /// Whether it is the right one.
    pub is_right: bool,
}
