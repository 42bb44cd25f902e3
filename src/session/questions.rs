//! Questions to the class: answered by one person or by vote, and judged by the run. Some belong to
//! a lesson's stops; others are asked before every move.

use super::course::{Answered, by_frequency};
use super::run::Run;
use crate::analysis::question::{Answer, Asked, MOST_OPTIONS, Question, ask, varied};
use crate::explain::{Language, Sentence};
use crate::lesson::{
    AskKind, AskOption, Glossary, LETTERS, Stop, Template, Text, answer_id, answer_in_words,
    question_in_words,
};
use crate::puzzle::{Cell, Topology};
use crate::timeline::{Moment, Timeline};
use std::collections::BTreeMap;

/// A question as it is put to the class.
#[derive(Clone)]
pub struct Posed {
    /// The question.
    pub question: Text,
    /// The lines of a program that it is about.
    pub program: Option<Text>,
    /// The number of the line that each option stands for, from 0; empty if they stand for something else.
    pub lines: Vec<usize>,
    /// The options.
    pub options: Vec<Text>,
    /// What is typed for each option: a cell, a value or a number. Empty if the answers are words.
    keys: Vec<String>,
    /// What each option is called in records.
    ids: Vec<String>,
    /// The misconception that each option shows; empty if it shows none.
    shows: Vec<String>,
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
    /// The wrong answer given at the first try. There is a second one if more than two options leave it
    /// open.
    pub tried: Option<usize>,
    /// The final answer; for a class, the option with the most votes.
    pub answer: Option<usize>,
    /// Whether the right answer was shown to a class that had given none.
    is_revealed: bool,
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
    fn of_run(
        timeline: &mut Timeline,
        board: usize,
        question: &Question,
        words: Option<Text>,
        explanation: Option<Text>,
    ) -> Option<Self> {
        let decided = timeline.at(question.decided)?;
        let topology = timeline.problem().topology();
        let options = question.options.iter();
        let told = || Text::of(|language| Sentence::of(&decided, language).to_string());
        Some(Self {
            question: words
                .unwrap_or_else(|| Text::of(|l| question_in_words(question, topology, l))),
            program: None,
            lines: Vec::new(),
            options: options
                .clone()
                .map(|answer| Text::of(|l| answer_in_words(*answer, topology, l)))
                .collect(),
            keys: options
                .clone()
                .map(|answer| key_of(*answer, topology))
                .collect(),
            ids: options.map(|answer| answer_id(*answer, topology)).collect(),
            shows: vec![String::new(); question.options.len()],
            right: question.right,
            explanation: Some(explanation.unwrap_or_else(told)),
            board,
            step: question.step,
            decided: Some(question.decided),
            tried: None,
            answer: None,
            is_revealed: false,
            votes: [0; MOST_OPTIONS],
        })
    }

    /// The question of a stop at this step of its board, if it has one.
    fn of_stop(stop: &Stop, step: u64, run: &mut Run) -> Option<Self> {
        let (ask_of, board) = (stop.ask.as_ref()?, stop.board());
        let timeline = &mut run.timeline;
        let moment = timeline.at(step.min(timeline.explored()))?;
        let filled = |text: &Template| text.filled(Some(&moment));
        let words = ask_of.question.as_ref().map(filled);
        let explanation = ask_of.explain.as_ref().map(filled);
        let mut posed = match &ask_of.kind {
            AskKind::Choice(options) => Self {
                question: words?,
                program: ask_of.program.as_ref().map(|lines| filled(&lines.text)),
                lines: (ask_of.program.as_ref())
                    .map_or_else(Vec::new, |lines| lines.options.clone()),
                options: options.iter().map(|o| filled(&o.text)).collect(),
                keys: options.iter().map(|o| typed(o, &moment)).collect(),
                ids: LETTERS
                    .iter()
                    .take(options.len())
                    .map(char::to_string)
                    .collect(),
                shows: Vec::new(),
                right: options.iter().position(|option| option.is_right)?,
                explanation,
                board,
                step,
                decided: None,
                tried: None,
                answer: None,
                is_revealed: false,
                votes: [0; MOST_OPTIONS],
            },
            AskKind::Run(kind) => match ask(timeline, step, *kind) {
                Asked::Question(question) => {
                    Self::of_run(timeline, board, &question, words, explanation)?
                }
                Asked::NotYet | Asked::Nothing => return None,
            },
        };
        let shown = posed.ids.iter().map(|id| ask_of.shown_by(id));
        posed.shows = shown
            .map(|shown| shown.unwrap_or_default().to_owned())
            .collect();
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

    /// The number of votes.
    pub fn all_votes(&self) -> u32 {
        self.votes.iter().sum()
    }

    /// The option with the most votes, if there are any. The right one must have more than any other.
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

    /// The option for a typed answer.
    pub fn option_typed(&self, key: &str) -> Option<usize> {
        let mut keys = self.keys.iter();
        keys.position(|known| known == key && !key.is_empty())
    }
}

/// A key typed as part of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A letter or a digit.
    Character(char),
    /// Delete the last character.
    Backspace,
    /// Submit the answer.
    Enter,
}

/// The effect of a typed key.
#[derive(PartialEq, Eq)]
enum Typing {
    Answer(usize),
    Text(String),
    /// No answer begins like this, and it is no command either.
    Unknown,
    NotTaken,
}

/// All questions of a session, and who answers them.
#[derive(Default)]
pub struct Questions {
    /// Whether a question is asked before every move.
    is_on: bool,
    /// Whether the class votes, with a count for each option.
    counts_class: bool,
    /// The questions of the stops reached, by stop number.
    of_stops: BTreeMap<usize, Posed>,
    /// The stop at the playhead, if it has a question.
    stop: Option<usize>,
    /// The question before the next move.
    now: Option<Posed>,
    /// The answered questions before earlier moves.
    answered: Vec<Posed>,
    /// Whether the review is shown.
    is_reviewing: bool,
    /// The answer typed so far.
    typed: String,
    /// Whether the end of the run was shown before.
    was_at_end: bool,
    /// The step at which going on without an answer was already refused once.
    held: Option<u64>,
}

impl Questions {
    /// Whether a question is asked before every move.
    pub const fn is_on(&self) -> bool {
        self.is_on
    }

    /// Whether the class votes.
    pub const fn counts_class(&self) -> bool {
        self.counts_class
    }

    /// Whether the review of the answers is shown.
    pub const fn is_reviewing(&self) -> bool {
        self.is_reviewing
    }

    /// The answer typed so far.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The answered questions before moves.
    pub fn answered(&self) -> &[Posed] {
        &self.answered
    }

    /// The question on show: that of the stop, or else the one before the next move.
    pub fn posed(&self) -> Option<&Posed> {
        match self.stop {
            Some(number) => self.of_stops.get(&number),
            None => self.now.as_ref(),
        }
    }

    /// The question of a stop, once it was reached.
    pub fn of_stop(&self, number: usize) -> Option<&Posed> {
        self.of_stops.get(&number)
    }

    fn posed_mut(&mut self) -> Option<&mut Posed> {
        match self.stop {
            Some(number) => self.of_stops.get_mut(&number),
            None => self.now.as_mut(),
        }
    }

    /// Whether the question on show belongs to a stop.
    pub const fn is_of_stop(&self) -> bool {
        self.stop.is_some()
    }

    /// Whether a question is waiting for its answer.
    pub(super) fn is_open(&self) -> bool {
        self.posed().is_some_and(Posed::is_open)
    }

    /// The number of answers that were right at the first try, and of all answers.
    pub fn score(&self) -> (usize, usize) {
        let of_stops = self
            .of_stops
            .values()
            .filter(|posed| posed.first_answer().is_some());
        let answered = of_stops.chain(&self.answered);
        (
            answered
                .clone()
                .filter(|posed| posed.is_right_at_once())
                .count(),
            answered.count(),
        )
    }

    /// The misconceptions that the first answers to the lesson's questions show, with how many of them, the most
    /// frequent first. What would tell the answer to the question on show is left out while it is open.
    pub fn misconceptions(&self) -> Vec<(&str, usize)> {
        let is_told =
            |(number, posed): &(&usize, &Posed)| self.stop != Some(**number) || !posed.is_open();
        let told = self.of_stops.iter().filter(is_told);
        by_frequency(told.map(|(_, posed)| posed.misconception()))
    }

    /// Drops the question before the next move: its board may be gone.
    pub(super) fn forget_now(&mut self) {
        self.now = None;
    }

    /// Drops all questions, for another lesson or other boards.
    pub(super) fn forget(&mut self) {
        *self = Self {
            is_on: self.is_on,
            counts_class: self.counts_class,
            was_at_end: self.was_at_end,
            ..Self::default()
        };
    }

    /// Updates the current stop, and poses its question if it has one.
    pub(super) fn arrive(&mut self, stop: Option<(usize, &Stop, u64)>, runs: &mut [Run]) {
        let before = self.stop.take();
        let Some((number, stop, step)) = stop else {
            return;
        };
        if !self.of_stops.contains_key(&number)
            && let Some(posed) = Posed::of_stop(stop, step, &mut runs[stop.board()])
        {
            self.of_stops.insert(number, posed);
        }
        self.stop = self.of_stops.contains_key(&number).then_some(number);
        if self.stop != before {
            self.typed.clear();
        }
    }

    /// Poses a question before the next move of a board, if questions are on.
    pub(super) fn pose(&mut self, run: &mut Run, board: usize, is_still: bool) {
        let step = run.moment.step();
        let is_asked = |posed: &Posed| (posed.board, posed.step) == (board, step);
        if self.now.as_ref().is_some_and(is_asked) {
            return;
        }
        self.now = None;
        if self.stop.is_none() {
            self.typed.clear();
        }
        let is_at_end = run.is_at_end();
        if self.is_on && is_at_end && !self.was_at_end {
            self.is_reviewing |= !self.answered.is_empty();
        }
        self.was_at_end = is_at_end;
        if self.is_on && self.stop.is_none() && is_still {
            let timeline = &mut run.timeline;
            self.now = varied(timeline, step)
                .and_then(|question| Posed::of_run(timeline, board, &question, None, None));
        }
    }

    /// Turns questions before every move on or off. Turning them off shows the review.
    pub(super) fn switch(&mut self, is_on: bool) {
        if is_on == self.is_on {
            return;
        }
        self.is_on = is_on;
        if is_on {
            self.answered.clear();
        } else if let Some(mut now) = self.now.take() {
            // A wrong first try without a second one counts.
            now.answer = now.answer.or(now.tried);
            if now.tried.is_some() && now.tried == now.answer {
                self.answered.push(now);
            }
        }
        self.is_reviewing = !is_on && !self.answered.is_empty();
    }

    pub(super) fn count_class(&mut self, counts: bool) {
        self.counts_class = counts;
    }

    pub(super) fn review(&mut self, is_reviewing: bool) {
        self.is_reviewing = is_reviewing;
    }

    /// Chooses an option of the open question: as the answer, or as one more vote.
    pub(super) fn choose(&mut self, option: usize) {
        if self.counts_class {
            self.vote(option, 1);
        } else {
            self.answer(option);
        }
    }

    /// Adds votes for an option, or removes some.
    pub(super) fn vote(&mut self, option: usize, by: i32) {
        if self.is_open()
            && let Some(posed) = self.posed_mut()
            && option < posed.options.len()
        {
            posed.votes[option] = posed.votes[option].saturating_add_signed(by);
        }
    }

    /// Sets the number of votes for an option.
    pub(super) fn set_votes(&mut self, option: usize, votes: u32) {
        if let Some(posed) = self.posed_mut()
            && option < posed.options.len()
        {
            posed.votes[option] = votes;
        }
    }

    /// Judges the option with the most votes.
    pub(super) fn judge_class(&mut self) {
        if let Some(option) = self.posed().and_then(Posed::favourite) {
            self.answer(option);
        }
    }

    /// Ends the open question: votes are judged, a first try counts, and without either the right answer is only shown.
    pub(super) fn reveal(&mut self) {
        if let Some(posed) = self.posed().filter(|posed| posed.is_open()) {
            self.end(posed.favourite().or(posed.tried));
        }
    }

    /// Answers the open question, if it has this option. A wrong answer may leave a second try.
    pub(super) fn answer(&mut self, option: usize) {
        let is_open = |posed: &&mut Posed| {
            posed.is_open() && option < posed.options.len() && posed.tried != Some(option)
        };
        let Some(posed) = self.posed_mut().filter(is_open) else {
            return;
        };
        let is_last = option == posed.right
            || posed.tried.is_some()
            || posed.options.len() < 3
            || posed.all_votes() > 0;
        if is_last {
            self.end(Some(option));
        } else {
            posed.tried = Some(option);
            self.wait_again();
        }
    }

    /// Ends the question on show with this answer, if any.
    fn end(&mut self, answer: Option<usize>) {
        if let Some(posed) = self.posed_mut() {
            posed.answer = answer;
            posed.is_revealed = answer.is_none();
        }
        self.wait_again();
        if answer.is_some() && self.stop.is_none() {
            self.answered.extend(self.now.clone());
        }
    }

    /// Drops what was typed, and a refusal to go on.
    fn wait_again(&mut self) {
        self.typed.clear();
        self.held = None;
    }

    /// The option for a cell, if the answer is one.
    pub fn option_of(&self, cell: Cell, topology: &Topology) -> Option<usize> {
        let posed = self.posed().filter(|posed| posed.is_open())?;
        posed.option_typed(&topology.address(cell))
    }

    /// Whether going on has to wait for an answer. The second request at a step goes through.
    pub(super) fn holds(&mut self) -> bool {
        let step = self.posed().map(|posed| posed.step);
        if step.is_none() || self.held == step || !self.is_open() {
            return false;
        }
        self.held = step;
        true
    }

    /// Whether this key is part of an answer.
    pub fn takes(&self, typed: Typed) -> bool {
        self.typing(typed) != Typing::NotTaken
    }

    /// Takes a key as part of an answer. An answer that nothing can follow is submitted at once.
    pub(super) fn type_answer(&mut self, typed: Typed) {
        match self.typing(typed) {
            Typing::Answer(option) => self.answer(option),
            Typing::Text(text) => self.typed = text,
            Typing::Unknown | Typing::NotTaken => {}
        }
    }

    /// Whether no option begins with what was typed and this key.
    pub(super) fn is_unknown(&self, typed: Typed) -> bool {
        self.typing(typed) == Typing::Unknown
    }

    fn typing(&self, typed: Typed) -> Typing {
        let Some(posed) = self.posed().filter(|posed| posed.is_open()) else {
            return Typing::NotTaken;
        };
        let mut text = self.typed.clone();
        match typed {
            Typed::Backspace => {
                text.pop();
                Typing::Text(text)
            }
            Typed::Enter if text.is_empty() => Typing::Text(text),
            Typed::Enter => posed
                .option_typed(&text)
                .map_or(Typing::Unknown, Typing::Answer),
            Typed::Character(character) => {
                text.push(character.to_ascii_uppercase());
                let begun = posed.keys.iter().filter(|key| key.starts_with(&text));
                match (begun.count(), posed.option_typed(&text)) {
                    (1, Some(option)) => Typing::Answer(option),
                    (0, _) if character.is_ascii_digit() => Typing::Unknown,
                    (0, _) => Typing::NotTaken,
                    _ => Typing::Text(text),
                }
            }
        }
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
