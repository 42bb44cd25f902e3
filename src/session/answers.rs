//! Answers to questions: when one is due, recording it, and showing the right one.

use super::questions::{Posed, Typed};
use super::{Command, Notice, Questions, Session};
use crate::playhead::Direction;
use std::sync::Arc;

impl Session {
    /// Whether a question has to be answered before this command may go on.
    pub(super) fn must_answer_first(&mut self, command: &Command) -> bool {
        let begins_race = matches!(command, Command::Race) && !self.runs.is_alone();
        (begins_race || self.goes_on(command)) && self.questions.holds()
    }

    /// Whether a key or button goes on with the run or the course. Who points at a place wants to be there.
    pub(super) fn goes_on(&self, command: &Command) -> bool {
        match command {
            Command::Step(steps) => *steps > 0,
            Command::Move(direction)
            | Command::Find(_, direction)
            | Command::Stop(direction)
            | Command::Difference(direction) => *direction == Direction::Forward,
            Command::Percent(percent) => self.step_at(*percent) > self.playhead().position(),
            Command::TogglePlay | Command::Play => !self.playhead().is_playing(),
            Command::Out | Command::Last | Command::NextLesson => true,
            _ => false,
        }
    }

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

    /// Takes a key as part of an answer.
    pub(super) fn type_answer(&mut self, typed: Typed) {
        if self.is_asking() && self.questions.is_unknown(typed) {
            self.notice = Some(Notice::OptionUnknown);
        }
        self.answer(|questions| questions.type_answer(typed));
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
        let Some(number) = self.stop_here().filter(|_| self.questions.is_of_stop()) else {
            return;
        };
        if let Some(answered) = self.questions.posed().and_then(Posed::answered)
            && self.shelf.number_of(&self.home.id).is_some()
        {
            let stop = &self.lesson.stops[number].id;
            let own = Arc::make_mut(&mut self.roster).own();
            own.answer(&self.home.id, stop, answered);
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
