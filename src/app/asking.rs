//! Questions that a lesson's stops ask: posed, answered, and judged by the run.

use super::state::State;
use crate::analysis::question::{Answer, Asked, Happening, Kind, Question, Until, ask};
use crate::explain::{Language, Sentence, args};
use crate::lesson::{AskKind, Point, Quantity, Text};
use crate::puzzle::Topology;

/// A question as it is put to the class.
pub struct Posed {
    /// What is asked.
    pub question: Text,
    /// What can be answered.
    pub options: Vec<Text>,
    /// Which of them is right.
    pub right: usize,
    /// What is said with the verdict.
    pub explanation: Option<Text>,
    /// The step that shows the answer.
    pub decided: Option<u64>,
}

impl State {
    /// The stop at which the playhead stands, from 0.
    pub fn stop_here(&self) -> Option<usize> {
        let number = self.current_stop()?;
        (self.stops[number] == self.step_of(0)).then_some(number)
    }

    /// The question of a stop, once it is known.
    pub fn posed(&self, number: usize) -> Option<&Posed> {
        self.posed.get(&number)
    }

    /// Puts the question of the stop at which the playhead stands, if it has one.
    pub(super) fn pose(&mut self) {
        let Some(number) = self.stop_here() else {
            return;
        };
        if !self.posed.contains_key(&number)
            && let Some(posed) = self.question_of(number)
        {
            self.posed.insert(number, posed);
        }
    }

    fn question_of(&mut self, number: usize) -> Option<Posed> {
        let stop = &self.lesson.stops[number];
        let ask_of = stop.ask.as_ref()?;
        let step = self.stops[number];
        let timeline = &mut self.boards[stop.board()].timeline;
        let moment = timeline.at(step.min(timeline.explored()))?;
        let count = |quantity: Quantity| quantity.of(moment.problem(), moment.solver());
        let asked = ask_of.question.as_ref().map(|text| text.filled(count));
        let explanation = ask_of.explain.as_ref().map(|text| text.filled(count));
        match &ask_of.kind {
            AskKind::Choice(options) => Some(Posed {
                question: asked?,
                options: options.iter().map(|o| o.text.filled(count)).collect(),
                right: options.iter().position(|option| option.is_right)?,
                explanation,
                decided: None,
            }),
            AskKind::Run(kind) => {
                let Asked::Question(question) = ask(timeline, step, *kind) else {
                    return None;
                };
                let topology = moment.problem().topology();
                let decided = timeline.at(question.decided)?;
                let told = || Text::of(|language| Sentence::of(&decided, language).to_string());
                Some(Posed {
                    question: asked
                        .unwrap_or_else(|| Text::of(|l| question_in_words(&question, topology, l))),
                    options: question
                        .options
                        .iter()
                        .map(|answer| Text::of(|l| answer_in_words(*answer, topology, l)))
                        .collect(),
                    right: question.right,
                    explanation: Some(explanation.unwrap_or_else(told)),
                    decided: Some(question.decided),
                })
            }
        }
    }

    /// What the stop at which the playhead stands points at on a board.
    pub fn points_at(&self, index: usize) -> &[Point] {
        let stop = self.stop_here().map(|number| &self.lesson.stops[number]);
        match stop {
            Some(stop) if stop.board() == index => &stop.points,
            Some(_) | None => &[],
        }
    }

    /// Whether a question is waiting for its answer.
    pub fn is_asking(&self) -> bool {
        let waits = |number| self.posed(number).is_some() && !self.answers.contains_key(&number);
        self.stop_here().is_some_and(waits)
    }

    /// Answers the question that is waiting, if it has so many options.
    pub fn answer(&mut self, option: usize) {
        let Some(number) = self.stop_here() else {
            return;
        };
        let has_option = |posed: &Posed| option < posed.options.len();
        if self.is_asking() && self.posed(number).is_some_and(has_option) {
            self.answers.insert(number, option);
        }
    }

    /// How many questions have been answered rightly, and how many at all.
    pub fn score(&self) -> (usize, usize) {
        let is_right = |(number, option): &(&usize, &usize)| {
            self.posed(**number)
                .is_some_and(|posed| posed.right == **option)
        };
        (
            self.answers.iter().filter(is_right).count(),
            self.answers.len(),
        )
    }
}

fn question_in_words(question: &Question, topology: &Topology, language: Language) -> String {
    let id = match question.kind {
        Kind::NextCell => "ask-next-cell",
        Kind::NextValue => "ask-next-value",
        Kind::WhatHappens => "ask-what-happens",
        Kind::StepsUntil(Until::Backtrack) => "ask-steps-backtrack",
        Kind::StepsUntil(Until::Solution) => "ask-steps-solution",
        Kind::StepsUntil(Until::End) => "ask-steps-end",
        Kind::WhichPeer => "ask-which-peer",
    };
    let cell = question.cell.map(|cell| topology.address(cell));
    let value = question.value.map(|value| value.to_string());
    let told = match (&cell, &value) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "cell",
        (None, _) => "none",
    };
    let values = args([
        ("told", told.into()),
        ("cell", cell.unwrap_or_default().into()),
        ("value", value.unwrap_or_default().into()),
    ]);
    language.text(id, &values)
}

fn answer_in_words(answer: Answer, topology: &Topology, language: Language) -> String {
    match answer {
        Answer::Cell(cell) => topology.address(cell),
        Answer::Value(value) => value.to_string(),
        Answer::Steps(steps) => language.number(steps),
        Answer::Happens(happening) => language.word(match happening {
            Happening::Placed => "happens-placed",
            Happening::Refused => "happens-refused",
            Happening::TakenBack => "happens-taken-back",
            Happening::DeadEnd => "happens-dead-end",
            Happening::Deduced => "happens-deduced",
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
                    .posed(number)
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
