//! A question as it is put to the class: its options, what is typed for each, and what was
//! answered.

use super::course::Answered;
use super::line_order::LineOrder;
use super::run::Run;
use crate::analysis::question::{Answer, Asked, MOST_OPTIONS, Question, QuestionKind, ask};
use crate::explain::{Language, Sentence, args};
use crate::lesson::{
    AskKind, AskOption, Glossary, LETTERS, Stop, Template, Text, answer_id, answer_in_words,
    line_letter, line_letters, question_in_words, why_wrong,
};
use crate::puzzle::{Cell, Family, Topology};
use crate::scene::proof_in_words;
use crate::timeline::{Moment, Timeline};

/// A question as it is put to the class.
#[derive(Clone, Default)]
pub struct Posed {
    /// The question.
    pub question: Text,
    /// The lines of a program that it is about.
    pub program: Option<Text>,
    /// The number of the line that each option stands for, from 0; empty if they stand for
    /// something else.
    pub lines: Vec<usize>,
    /// The order of the program's lines, if that is asked. The options are then the right order and
    /// the one that was tried.
    pub order: Option<LineOrder>,
    /// The options.
    pub options: Vec<Text>,
    /// What is typed for each option: a cell, a value or a number. Empty if the answers are words.
    pub(super) keys: Vec<String>,
    /// Whether the run answers with a cell.
    is_about_cells: bool,
    /// What each option is called in records.
    ids: Vec<String>,
    /// The misconception that each option shows; empty if it shows none.
    shows: Vec<String>,
    /// Why each option is wrong; empty if it is right, or if nothing can be said of it alone.
    reasons: Vec<Text>,
    /// The index of the right option.
    pub right: usize,
    /// The explanation shown with the verdict.
    pub explanation: Option<Text>,
    /// The board it is about.
    pub board: usize,
    /// The step at which it is asked.
    pub step: u64,
    /// The step that shows the answer.
    pub decided: Option<u64>,
    /// The wrong answer given at the first try. There is a second one if more than two options
    /// leave it open.
    pub tried: Option<usize>,
    /// The final answer; for a class, the option with the most votes.
    pub answer: Option<usize>,
    /// Whether the right answer was shown to a class that had given none.
    pub(super) is_revealed: bool,
    /// The votes for each option.
    pub votes: [u32; MOST_OPTIONS],
}

impl Posed {
    /// Whether the question or one of its options mentions a term of the glossary.
    pub fn mentions(&self, glossary: &Glossary, term: usize, language: Language) -> bool {
        let texts = [&self.question].into_iter().chain(&self.program);
        let mut texts = texts.chain(&self.options);
        texts.any(|text| {
            let mentions = glossary.mentions(text.get(language), language);
            mentions.iter().any(|mention| mention.term == term)
        })
    }

    /// A question answered by the run. The program's own words are used unless `text` is given.
    pub(super) fn of_run(
        timeline: &mut Timeline,
        board: usize,
        question: &Question,
        text: Option<Text>,
        explanation: Option<Text>,
    ) -> Option<Self> {
        let decided = timeline.at(question.decided)?;
        let now = timeline.at(question.step)?;
        let topology = timeline.problem().topology();
        let options = || question.options.iter().copied();
        let words = |answer| Text::of(|language| answer_in_words(answer, topology, language));
        let reason = |answer| {
            Text::of(|language| why_wrong(question, &now, answer, language).unwrap_or_default())
        };
        let sentence = || match question.kind {
            QuestionKind::TakeBack => Text::of(|language| proof_in_words(&now, language)),
            _ => Text::of(|language| Sentence::of(&decided, language).to_string()),
        };
        Some(Self {
            question: text
                .unwrap_or_else(|| Text::of(|l| question_in_words(question, topology, l))),
            options: options().map(words).collect(),
            keys: options().map(|answer| key_of(answer, topology)).collect(),
            is_about_cells: options().all(|answer| matches!(answer, Answer::Cell(_))),
            ids: options()
                .map(|answer| answer_id(answer, topology))
                .collect(),
            shows: vec![String::new(); question.options.len()],
            reasons: options().map(reason).collect(),
            right: question.right,
            explanation: Some(explanation.unwrap_or_else(sentence)),
            board,
            step: question.step,
            decided: Some(question.decided),
            ..Self::default()
        })
    }

    /// The question of a stop at this step of its board, if it has one.
    pub(super) fn of_stop(stop: &Stop, step: u64, run: &mut Run) -> Option<Self> {
        let (ask_of, board) = (stop.ask.as_ref()?, stop.board());
        let timeline = &mut run.timeline;
        let moment = timeline.at(step.min(timeline.explored()))?;
        let filled = |text: &Template| text.filled(Some(&moment));
        let words = ask_of.question.as_ref().map(filled);
        let explanation = ask_of.explain.as_ref().map(filled);
        let mut posed = match &ask_of.kind {
            AskKind::Choice(options) => {
                let program = ask_of.program.as_ref();
                let letters = LETTERS.iter().take(options.len());
                Self {
                    question: words?,
                    program: program.map(|lines| filled(&lines.text)),
                    lines: program.map_or_else(Vec::new, |lines| lines.options.clone()),
                    order: program
                        .and_then(|lines| lines.order.as_ref())
                        .map(LineOrder::new),
                    options: options.iter().map(|o| filled(&o.text)).collect(),
                    keys: options.iter().map(|o| typed(o, &moment)).collect(),
                    ids: letters.map(char::to_string).collect(),
                    right: options.iter().position(|option| option.is_right)?,
                    explanation,
                    board,
                    step,
                    ..Self::default()
                }
            }
            AskKind::Run(kind) => match ask(timeline, step, *kind) {
                Asked::Question(question) => {
                    Self::of_run(timeline, board, &question, words, explanation)?
                }
                Asked::NotYet | Asked::Nothing => return None,
            },
        };
        let shown = posed.ids.iter().map(|id| ask_of.shown_by(id));
        let shown = shown.map(|shown| shown.unwrap_or_default().to_owned());
        posed.shows = shown.collect();
        Some(posed)
    }

    /// Whether it is waiting for its answer.
    pub const fn is_open(&self) -> bool {
        self.answer.is_none() && !self.is_revealed
    }

    /// Whether anything is said about the answer: a verdict, or that there is a second try.
    pub const fn has_feedback(&self) -> bool {
        self.tried.is_some() || !self.is_open()
    }

    /// The question as it is once its last answer was wrong, of which most is said.
    pub fn failed(&self) -> Self {
        Self {
            answer: Some((self.right + 1) % self.options.len()),
            ..self.clone()
        }
    }

    /// Whether the right answer was given, if not at the first try.
    pub fn is_right(&self) -> bool {
        self.answer == Some(self.right)
    }

    /// Whether the right answer was given at the first try.
    pub fn is_right_at_once(&self) -> bool {
        self.is_right() && self.tried.is_none()
    }

    /// The first answer, whether or not there was or will be a second one.
    pub fn first_answer(&self) -> Option<usize> {
        self.tried.or(self.answer)
    }

    /// The misconception that the first answer shows; empty if it shows none.
    pub fn misconception(&self) -> &str {
        self.first_answer().map_or("", |option| &self.shows[option])
    }

    /// The answer as it is recorded.
    pub(super) fn answered(&self) -> Option<Answered> {
        let first = self.first_answer()?;
        Some(Answered {
            is_right: self.is_right_at_once(),
            // There may be no second try.
            tries: 1 + u8::from(self.answer.is_some_and(|last| last != first)),
            first: self.ids[first].clone(),
            shows: self.shows[first].clone(),
        })
    }

    /// Shows again what was recorded of its answers. Of a second try only the first is known, and
    /// that nothing is open any more.
    pub(super) fn recall(&mut self, answered: &Answered) {
        if let Some(order) = &mut self.order
            && !answered.is_right
        {
            self.ids[1].clone_from(&answered.first);
            self.options[1] = Text::of(|_| answered.first.clone());
            order.wrong = None;
        }
        let Some(first) = self.ids.iter().position(|id| *id == answered.first) else {
            return;
        };
        let is_only = answered.is_right || self.has_one_try();
        if is_only {
            self.answer = Some(first);
        } else {
            self.tried = Some(first);
            self.is_revealed = answered.tries > 1;
        }
        if let Some(order) = &mut self.order
            && (is_only || self.is_revealed)
        {
            order.solve();
        }
    }

    /// Whether a wrong answer leaves nothing to choose.
    pub(super) fn has_one_try(&self) -> bool {
        self.options.len() < 3 && self.order.is_none()
    }

    /// The number of votes.
    pub fn all_votes(&self) -> u32 {
        self.votes.iter().sum()
    }

    /// Why the last answer is wrong, if that can be said of it alone: which line is wrong first, if
    /// lines were put in order.
    pub fn why_wrong(&self, language: Language) -> Option<String> {
        let Some(order) = &self.order else {
            let reason = self.reasons.get(self.answer?)?.get(language);
            return Some(reason.to_owned()).filter(|reason| !reason.is_empty());
        };
        let line = match order.wrong? {
            line if line == order.divider() => "none".to_owned(),
            line => line_letter(line).to_string(),
        };
        Some(language.text("order-wrong", &args([("line", line.into())])))
    }

    /// That there is a second try, and what is known about the first.
    pub fn again(&self, language: Language) -> String {
        let why = self.why_wrong(language);
        let words = [Some(language.word("answer-again")), why];
        words.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Judges the order of the lines, if that is asked. Returns the option that it is.
    pub(super) fn judge_order(&mut self) -> Option<usize> {
        let order = self.order.as_mut()?;
        if order.judge() {
            return Some(0);
        }
        if self.tried.is_none() {
            let letters = line_letters(order.used());
            self.options[1] = Text::of(|_| letters.clone());
            self.ids[1] = letters;
        }
        Some(1)
    }

    /// The option with the most votes, if there are any. The right one must have more than any
    /// other.
    pub(super) fn favourite(&self) -> Option<usize> {
        let options = (0..self.options.len()).rev();
        options
            .max_by_key(|option| (self.votes[*option], *option != self.right))
            .filter(|_| self.all_votes() > 0)
    }

    /// Whether the answer can be typed.
    pub fn is_typed(&self) -> bool {
        self.keys.iter().any(|key| !key.is_empty())
    }

    /// The option for a cell, if the answer is one.
    pub fn option_of(&self, cell: Cell, topology: &Topology) -> Option<usize> {
        // In a row of cells a number may be about anything.
        let key = topology.address(cell);
        let is_number = matches!(topology.family(), Family::Row(_))
            && key.chars().all(|c| c.is_ascii_digit())
            && !self.is_about_cells;
        self.option_typed(&key).filter(|_| !is_number)
    }

    /// The option for a typed answer.
    pub fn option_typed(&self, key: &str) -> Option<usize> {
        let mut keys = self.keys.iter();
        keys.position(|known| known == key && !key.is_empty())
    }
}

/// What is typed for a written option; empty for one in words.
fn typed(option: &AskOption, moment: &Moment) -> String {
    let said = option.text.fill(Language::default(), Some(moment));
    let signs = said
        .chars()
        .filter(|c| option.is_typed && c.is_alphanumeric());
    signs.collect()
}

/// What is typed for this answer; empty for an answer in words.
fn key_of(answer: Answer, topology: &Topology) -> String {
    match answer {
        Answer::Happens(_) => String::new(),
        Answer::Cell(_) | Answer::Value(_) | Answer::Steps(_) => answer_id(answer, topology),
    }
}
