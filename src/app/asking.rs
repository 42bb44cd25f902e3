//! Questions to the class: posed, answered by one or by all, and judged by the run. Some are asked by a
//! lesson's stops; others before every move, where the class wants them.

use super::state::State;
use crate::analysis::question::{Answer, Asked, Question, ask, varied};
use crate::explain::Sentence;
use crate::lesson::{
    AskKind, MOST_OPTIONS, Point, Quantity, Text, answer_in_words, question_in_words,
};
use crate::playhead::{Command, Direction};
use crate::puzzle::{Cell, Topology};
use crate::timeline::Timeline;
use crate::window::shortcuts::Press;
use egui::{Key, Modifiers};

/// A question as it is put to the class.
#[derive(Clone)]
pub struct Posed {
    /// What is asked.
    pub question: Text,
    /// What can be answered.
    pub options: Vec<Text>,
    /// The same as it is typed: a cell, a value or a number. Empty where the answers are words.
    keys: Vec<String>,
    /// Which of them is right.
    pub right: usize,
    /// What is said with the verdict.
    pub explanation: Option<Text>,
    /// The board that it is about, and the step at which it is asked.
    pub board: usize,
    pub step: u64,
    /// The step that shows the answer.
    pub decided: Option<u64>,
    /// What was answered, by the class what most of it did.
    pub answer: Option<usize>,
    /// How many of the class have chosen each option.
    pub votes: [u32; MOST_OPTIONS],
}

impl Posed {
    /// A question that the run answers, in the program's words unless others are given.
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
            options: options
                .clone()
                .map(|answer| Text::of(|l| answer_in_words(*answer, topology, l)))
                .collect(),
            keys: options.map(|answer| key_of(*answer, topology)).collect(),
            right: question.right,
            explanation: Some(explanation.unwrap_or_else(told)),
            board,
            step: question.step,
            decided: Some(question.decided),
            answer: None,
            votes: [0; MOST_OPTIONS],
        })
    }

    /// Whether the right answer was given.
    pub fn is_right(&self) -> bool {
        self.answer == Some(self.right)
    }

    /// How many have answered.
    pub fn all_votes(&self) -> u32 {
        self.votes.iter().sum()
    }

    /// What most have chosen, if anybody has.
    fn favourite(&self) -> Option<usize> {
        let options = (0..self.options.len()).rev();
        options
            .max_by_key(|option| self.votes[*option])
            .filter(|_| self.all_votes() > 0)
    }

    fn is_typed(&self) -> bool {
        self.keys.iter().any(|key| !key.is_empty())
    }
}

/// The questions of a session: who answers, and what came of those before every move.
#[derive(Default)]
pub struct Asking {
    /// Whether something is asked before every move.
    pub is_on: bool,
    /// Whether the class answers together, each option with its count.
    pub counts_class: bool,
    /// What is asked before the next move.
    now: Option<Posed>,
    /// What has been answered of that.
    pub answered: Vec<Posed>,
    /// Whether the answers are looked back at.
    pub is_reviewing: bool,
    /// As much of an answer as has been typed.
    pub typed: String,
    /// Whether the end of the run was on show in the frame before.
    was_at_end: bool,
    /// The step at which going on without an answer has been refused once.
    held: Option<u64>,
}

impl Asking {
    /// Forgets what is asked now: its board may be gone.
    pub(super) fn forget_now(&mut self) {
        self.now = None;
    }

    /// Forgets what was asked of another run.
    pub(super) fn forget(&mut self) {
        self.now = None;
        self.answered.clear();
        self.is_reviewing = false;
        self.typed.clear();
        self.held = None;
    }
}

impl State {
    /// The stop at which the playhead stands, from 0.
    pub fn stop_here(&self) -> Option<usize> {
        let number = self.current_stop()?;
        (self.stops[number] == self.step_of(0)).then_some(number)
    }

    /// The question that is on show: that of the stop, else the one before the next move.
    pub fn posed(&self) -> Option<&Posed> {
        let of_stop = self.stop_here().and_then(|number| self.posed.get(&number));
        of_stop.or(self.asking.now.as_ref())
    }

    fn posed_mut(&mut self) -> Option<&mut Posed> {
        match self.stop_here() {
            Some(number) if self.posed.contains_key(&number) => self.posed.get_mut(&number),
            Some(_) | None => self.asking.now.as_mut(),
        }
    }

    /// Puts the question of the stop at which the playhead stands, if it has one, or one before the
    /// next move, if there is to be one.
    pub(super) fn pose(&mut self) {
        let stop = self.stop_here();
        if let Some(number) = stop
            && !self.posed.contains_key(&number)
            && let Some(posed) = self.question_of(number)
        {
            self.posed.insert(number, posed);
        }
        let board = self.leading;
        let step = self.boards[board].moment.step();
        let is_asked = |posed: &Posed| (posed.board, posed.step) == (board, step);
        if self.asking.now.as_ref().is_some_and(is_asked) {
            return;
        }
        let is_at_end = self.boards[board].timeline.length() == Some(step);
        let asking = &mut self.asking;
        asking.now = None;
        asking.typed.clear();
        if asking.is_on && is_at_end && !asking.was_at_end {
            asking.is_reviewing |= !asking.answered.is_empty();
        }
        asking.was_at_end = is_at_end;
        if self.asking.is_on
            && !self.is_of_stop()
            && !self.playhead.is_playing()
            && self.solving.is_none()
        {
            let timeline = &mut self.boards[board].timeline;
            self.asking.now = varied(timeline, step)
                .and_then(|question| Posed::of_run(timeline, board, &question, None, None));
        }
    }

    fn question_of(&mut self, number: usize) -> Option<Posed> {
        let stop = &self.lesson.stops[number];
        let (ask_of, board) = (stop.ask.as_ref()?, stop.board());
        let step = self.stops[number];
        let timeline = &mut self.boards[board].timeline;
        let moment = timeline.at(step.min(timeline.explored()))?;
        let count = |quantity: Quantity| quantity.of(moment.problem(), moment.solver());
        let words = ask_of.question.as_ref().map(|text| text.filled(count));
        let explanation = ask_of.explain.as_ref().map(|text| text.filled(count));
        match &ask_of.kind {
            AskKind::Choice(options) => Some(Posed {
                question: words?,
                options: options.iter().map(|o| o.text.filled(count)).collect(),
                keys: vec![String::new(); options.len()],
                right: options.iter().position(|option| option.is_right)?,
                explanation,
                board,
                step,
                decided: None,
                answer: None,
                votes: [0; MOST_OPTIONS],
            }),
            AskKind::Run(kind) => match ask(timeline, step, *kind) {
                Asked::Question(question) => {
                    Posed::of_run(timeline, board, &question, words, explanation)
                }
                Asked::NotYet | Asked::Nothing => None,
            },
        }
    }

    /// What the stop at which the playhead stands points at on a board.
    pub fn points_at(&self, index: usize) -> &[Point] {
        if self.solving.is_some() {
            return &[];
        }
        let stop = self.stop_here().map(|number| &self.lesson.stops[number]);
        match stop {
            Some(stop) if stop.board() == index => &stop.points,
            Some(_) | None => &[],
        }
    }

    /// Whether the question on show, if there is one, is that of the stop.
    pub fn is_of_stop(&self) -> bool {
        let number = self.stop_here();
        number.is_some_and(|number| self.posed.contains_key(&number))
    }

    /// Whether a question is waiting for its answer.
    pub fn is_asking(&self) -> bool {
        self.posed().is_some_and(|posed| posed.answer.is_none()) && self.solving.is_none()
    }

    /// Whether what comes next is not to be seen: something is asked before every move.
    pub fn hides_future(&self) -> bool {
        self.asking.is_on
    }

    /// Asks before every move from now on, or no longer; what was answered is then looked back at.
    pub fn toggle_asking(&mut self) {
        let asking = &mut self.asking;
        asking.is_on = !asking.is_on;
        if asking.is_on {
            asking.answered.clear();
            self.playhead.pause();
        } else {
            asking.now = None;
        }
        asking.is_reviewing = !asking.is_on && !asking.answered.is_empty();
    }

    /// Chooses an option of the question that is waiting, if it has so many: the answer, or one more
    /// of the class.
    pub fn choose(&mut self, option: usize) {
        if self.asking.counts_class {
            self.vote(option, 1);
        } else {
            self.answer(option);
        }
    }

    /// Counts so many more, or fewer, of the class for an option.
    pub fn vote(&mut self, option: usize, by: i32) {
        if self.is_asking()
            && let Some(posed) = self.posed_mut()
            && option < posed.options.len()
        {
            posed.votes[option] = posed.votes[option].saturating_add_signed(by);
        }
    }

    /// Sets how many of the class have chosen an option.
    pub fn set_votes(&mut self, option: usize, votes: u32) {
        if let Some(posed) = self.posed_mut() {
            posed.votes[option] = votes;
        }
    }

    /// Gives the verdict on what most of the class have chosen.
    pub fn judge_class(&mut self) {
        if let Some(option) = self.posed().and_then(Posed::favourite) {
            self.answer(option);
        }
    }

    /// Answers the question that is waiting, if it has so many options.
    pub fn answer(&mut self, option: usize) {
        if !self.is_asking() {
            return;
        }
        let Some(posed) = self
            .posed_mut()
            .filter(|posed| option < posed.options.len())
        else {
            return;
        };
        posed.answer = Some(option);
        self.asking.typed.clear();
        self.asking.held = None;
        if self.notice == Some(ANSWER_FIRST) {
            self.notice = None;
        }
        if !self.is_of_stop() {
            let answered = self.asking.now.clone();
            self.asking.answered.extend(answered);
        }
    }

    /// Answers with a cell that was clicked, if it is one of the options.
    pub fn answer_cell(&mut self, cell: Cell) -> bool {
        let address = self.lesson.problem.topology().address(cell);
        let waiting = self.posed().filter(|_| self.is_asking());
        let option = waiting.and_then(|posed| posed.keys.iter().position(|key| *key == address));
        if let Some(option) = option {
            self.choose(option);
        }
        option.is_some()
    }

    /// How many questions have been answered rightly, and how many at all.
    pub fn score(&self) -> (usize, usize) {
        let of_lesson = self.posed.values().filter(|posed| posed.answer.is_some());
        let answered = of_lesson.chain(&self.asking.answered);
        (
            answered.clone().filter(|posed| posed.is_right()).count(),
            answered.count(),
        )
    }

    /// Whether a command has to wait because the class is to answer first. Asked twice, it goes on.
    pub(super) fn is_held(&mut self, command: Command) -> bool {
        let is_next = match command {
            Command::Step(steps) => steps > 0,
            Command::Move(direction) => direction == Direction::Forward,
            Command::TogglePlay | Command::Play => !self.playhead.is_playing(),
            _ => false,
        };
        let step = self.asking.now.as_ref().map(|posed| posed.step);
        if !is_next || step.is_none() || !self.is_asking() || self.asking.held == step {
            return false;
        }
        self.asking.held = step;
        self.notice = Some(ANSWER_FIRST);
        true
    }

    /// Takes a press while a question waits for its answer, if it belongs to that.
    pub(super) fn press_asking(&mut self, press: &Press) -> bool {
        if !self.is_asking() {
            return false;
        }
        let counts = self.asking.counts_class;
        let option = |modifiers| {
            let letters = [Key::A, Key::B, Key::C, Key::D];
            letters.iter().position(|key| press.is(*key, modifiers))
        };
        if self.asking.typed.is_empty()
            && let Some(option) = option(Modifiers::NONE)
        {
            self.choose(option);
            return true;
        }
        if counts {
            if let Some(option) = option(Modifiers::SHIFT) {
                self.vote(option, -1);
                return true;
            }
            let ends = press.is(Key::Enter, Modifiers::NONE);
            if ends {
                self.judge_class();
            }
            return ends;
        }
        if !self.posed().is_some_and(Posed::is_typed) {
            return false;
        }
        self.type_answer(press)
    }

    /// Takes a press as a part of a typed answer. One that can be no other is given at once.
    fn type_answer(&mut self, press: &Press) -> bool {
        let Some(posed) = self.posed() else {
            return false;
        };
        let is = |key| press.is(key, Modifiers::NONE);
        if is(Key::Backspace) {
            self.asking.typed.pop();
            return true;
        }
        let mut typed = self.asking.typed.clone();
        let is_whole = is(Key::Enter);
        match press.character() {
            Some(character) if character.is_ascii_alphanumeric() => {
                typed.push(character.to_ascii_uppercase());
            }
            _ if is_whole => {}
            // The letters of an address are no commands, and neither are digits.
            _ => return is(Key::R) || !typed.is_empty() && is(Key::C),
        }
        let begins = |key: &&String| key.starts_with(&typed);
        let (begun, whole) = (
            posed.keys.iter().filter(begins).count(),
            posed.keys.iter().position(|key| *key == typed),
        );
        match whole {
            Some(option) if is_whole || begun == 1 => self.answer(option),
            _ if is_whole => self.asking.typed.clear(),
            _ if begun > 0 => self.asking.typed = typed,
            _ => return typed.ends_with(|c: char| c.is_ascii_digit()),
        }
        true
    }
}

/// What is said to those who go on without an answer.
const ANSWER_FIRST: &str = "answer-first";

/// What is typed for an answer; nothing for one in words.
fn key_of(answer: Answer, topology: &Topology) -> String {
    match answer {
        Answer::Cell(cell) => topology.address(cell),
        Answer::Value(value) => value.to_string(),
        Answer::Steps(steps) => steps.to_string(),
        Answer::Happens(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::files::LESSONS;
    use crate::lesson::Lesson;
    use crate::playhead::{Command, Direction};

    /// Every question of every lesson that comes with the program, answered rightly or wrongly.
    #[test]
    fn every_question_can_be_answered() {
        let mut asked = 0;
        // Those whose runs are short enough for a test.
        for (id, source) in LESSONS.iter().take(12) {
            let lesson = Lesson::read(source).unwrap();
            let mut state = State::new(lesson, Language::Pt);
            state.explore_now();
            for number in 0..state.stops.len() {
                state.push(Command::GoTo(state.stops[number]));
                state.carry_out();
                state.pose();
                if state.lesson.stops[number].ask.is_none() || state.stop_here() != Some(number) {
                    continue;
                }
                let posed = state
                    .posed()
                    .unwrap_or_else(|| panic!("{id}, stop {number}"));
                let (right, options) = (posed.right, posed.options.len());
                assert!(
                    options >= 2 && right < options && !posed.question.get(Language::Pt).is_empty()
                );
                assert!(state.is_asking());
                state.answer(options);
                assert!(state.is_asking(), "there is no such option");
                let (before, _) = state.score();
                let option = if number % 2 == 0 {
                    right
                } else {
                    (right + 1) % options
                };
                state.answer(option);
                assert!(!state.is_asking());
                assert_eq!(state.score().0 - before, usize::from(option == right));
                asked += 1;
            }
        }
        assert!(asked > 5, "{asked}");
    }

    #[test]
    fn a_stop_opens_its_view() {
        let (_, source) = LESSONS
            .iter()
            .find(|(_, source)| {
                let lesson = Lesson::read(source).unwrap();
                lesson.stops[0].view.is_some_and(|view| view != lesson.view)
            })
            .expect("some lesson's first stop does");
        let lesson = Lesson::read(source).unwrap();
        let mut state = State::new(lesson, Language::Es);
        state.explore_now();
        state.push(Command::Stop(Direction::Forward));
        state.carry_out();
        assert_eq!(Some(state.view), state.lesson.stops[0].view);
    }
}
