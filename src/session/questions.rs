//! Questions to the class: answered by one person or by vote, and judged by the run. Some belong to
//! a lesson's stops; others are asked before every move.

use super::course::by_frequency;
use super::posed::Posed;
use super::run::Run;
use super::{Notice, Session};
use crate::analysis::question::varied;
use crate::lesson::Stop;
use crate::puzzle::{Cell, Topology};
use std::collections::BTreeMap;
use std::sync::Arc;

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
pub(super) enum Typing {
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
    pub is_on: bool,
    /// Whether the class votes, with a count for each option.
    pub counts_class: bool,
    /// The questions of the stops reached, by stop number.
    pub of_stops: BTreeMap<usize, Posed>,
    /// The stop at the playhead, if it has a question.
    pub stop: Option<usize>,
    /// The question before the next move.
    pub(super) now: Option<Posed>,
    /// The answered questions before earlier moves.
    pub answered: Vec<Posed>,
    /// Whether the review is shown.
    pub is_reviewing: bool,
    /// The answer typed so far.
    pub typed: String,
    /// The step at which the lesson was left when it was taken up again; 0 if it begins.
    pub(super) left_at: u64,
    /// Whether the end of the run was shown before.
    was_at_end: bool,
    /// The step at which going on without an answer was already refused once.
    held: Option<u64>,
}

impl Questions {
    /// The question on show: the stop's, or else the one before the next move.
    pub fn posed(&self) -> Option<&Posed> {
        match self.stop {
            Some(number) => self.of_stops.get(&number),
            None => self.now.as_ref(),
        }
    }

    fn posed_mut(&mut self) -> Option<&mut Posed> {
        match self.stop {
            Some(number) => self.of_stops.get_mut(&number),
            None => self.now.as_mut(),
        }
    }

    /// Whether a question is waiting for its answer.
    pub(super) fn is_open(&self) -> bool {
        self.posed().is_some_and(Posed::is_open)
    }

    /// The number of answers that were right at the first try, and of all answers.
    pub fn score(&self) -> (usize, usize) {
        let of_stops = self.of_stops.values();
        let of_stops = of_stops.filter(|posed| posed.first_answer().is_some());
        let answered: Vec<&Posed> = of_stops.chain(&self.answered).collect();
        let right = answered.iter().filter(|posed| posed.is_right_at_once());
        (right.count(), answered.len())
    }

    /// The misconceptions that the first answers to the lesson's questions show, with their number
    /// of occurrences, the most frequent first. The question on show is left out while it is open,
    /// because the misconception would give away the answer.
    pub fn misconceptions(&self) -> Vec<(&str, usize)> {
        let is_shown =
            |(number, posed): &(&usize, &Posed)| self.stop != Some(**number) || !posed.is_open();
        let told = self.of_stops.iter().filter(is_shown);
        by_frequency(told.map(|(_, posed)| posed.misconception()))
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

    /// Whether the question of a stop at this step may have been answered before the lesson was left,
    /// and has not been asked since.
    pub(super) fn was_left(&self, number: usize, step: u64) -> bool {
        step <= self.left_at && !self.of_stops.contains_key(&number)
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
        if self.is_on && self.stop.is_none() && is_still && run.knows_rules() {
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

    /// Judges the option with the most votes, or the order of lines.
    pub(super) fn judge_class(&mut self) {
        let order = self.posed_mut().and_then(Posed::judge_order);
        if let Some(option) = order.or_else(|| self.posed().and_then(Posed::favourite)) {
            self.answer(option);
        }
    }

    /// Ends the open question: votes are judged, a first try counts, and without either the right
    /// answer is only shown.
    pub(super) fn reveal(&mut self) {
        if let Some(posed) = self.posed().filter(|posed| posed.is_open()) {
            self.end(posed.favourite().or(posed.tried));
        }
    }

    /// Answers the open question, if it has this option. A wrong answer may leave a second try.
    pub(super) fn answer(&mut self, option: usize) {
        let is_open = |posed: &&mut Posed| {
            let is_new = posed.tried != Some(option) || posed.order.is_some();
            posed.is_open() && option < posed.options.len() && is_new
        };
        let Some(posed) = self.posed_mut().filter(is_open) else {
            return;
        };
        let is_last = option == posed.right
            || posed.tried.is_some()
            || posed.has_one_try()
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
            if let Some(order) = &mut posed.order {
                order.solve();
            }
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
        posed.option_of(cell, topology)
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

    /// The effect of a key. An answer that nothing can follow is submitted at once.
    pub(super) fn typing(&self, typed: Typed) -> Typing {
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

impl Session {
    /// Passes an answer to the open question, if there is one.
    pub(super) fn answer(&mut self, answer: impl FnOnce(&mut Questions)) {
        if !self.is_asking() {
            return;
        }
        answer(&mut self.questions);
        self.record_answer();
        let is_about_it = matches!(
            self.notice,
            Some(Notice::AnswerFirst | Notice::RevealNext | Notice::OptionUnknown)
        );
        if is_about_it && !self.is_asking() {
            self.notice = None;
        }
    }

    /// Moves a line that is to be put in order.
    pub(super) fn put_line(&mut self, item: usize, place: usize) {
        if let Some(posed) = self.questions.posed_mut().filter(|posed| posed.is_open())
            && let Some(order) = &mut posed.order
        {
            order.put(item, place);
        }
    }

    /// Takes a key as part of an answer.
    pub(super) fn type_answer(&mut self, typed: Typed) {
        if !self.is_asking() {
            return;
        }
        match self.questions.typing(typed) {
            Typing::Answer(option) => self.answer(|questions| questions.answer(option)),
            Typing::Text(text) => self.questions.typed = text,
            Typing::Unknown => self.notice = Some(Notice::OptionUnknown),
            Typing::NotTaken => {}
        }
    }

    /// Shows the right answer to the open question; the first request only says so.
    pub(super) fn reveal_answer(&mut self) {
        if self.is_asking() && self.questions.holds() {
            self.notice = Some(Notice::RevealNext);
        } else {
            self.answer(Questions::reveal);
        }
    }

    /// Records the answer to the question of a stop of the course.
    fn record_answer(&mut self) {
        let Some(number) = self.stop_here().filter(|_| self.questions.stop.is_some()) else {
            return;
        };
        if let Some(answered) = self.questions.posed().and_then(Posed::answered)
            && self.is_of_course()
        {
            let stop = &self.lesson.stops[number].id;
            let own = Arc::make_mut(&mut self.roster).own();
            own.answer(&self.home.id, stop, answered);
        }
    }

    /// Poses the questions up to a stop that were answered before the lesson was left, as they were
    /// left.
    pub(super) fn recall_answers(&mut self, here: Option<usize>) {
        let (Some(here), true) = (here, self.is_of_course()) else {
            return;
        };
        for (number, step) in self.stops.steps()[..=here].iter().enumerate() {
            if !self.questions.was_left(number, *step) {
                continue;
            }
            let stop = &self.lesson.stops[number];
            let answered = self.roster.all[&self.roster.current].answer_to(&self.home.id, &stop.id);
            let run = &mut self.runs.list[stop.board()];
            if let Some(answered) = answered
                && let Some(mut posed) = Posed::of_stop(stop, *step, run)
            {
                posed.recall(answered);
                self.questions.of_stops.insert(number, posed);
            }
        }
    }

    /// Plays on to the step that shows the answer to the current question.
    pub(super) fn show_answer(&mut self) {
        let Some(posed) = self.questions.posed() else {
            return;
        };
        let (board, decided) = (posed.board, posed.decided);
        if let Some(step) = decided {
            self.lead(board);
            self.playback.show_until(step);
        }
    }
}
