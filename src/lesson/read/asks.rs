//! Reads questions.

use super::Reader;
use super::lines::AboutProgram;
use super::texts::Spot;
use crate::analysis::question::{QuestionKind, Until};
use crate::explain::Message;
use crate::lesson::file::{self, Kind, MOST_OPTIONS, MisconceptionId, Named};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::{Ask, AskKind, AskOption, LETTERS, LessonError, Mistake, MistakePlace};
use crate::puzzle::notation::Position;

impl Reader {
    /// Reads the question of the stop with this index, on this board.
    pub(super) fn ask(
        &mut self,
        (stop, board): (usize, usize),
        form: &Part<file::Ask>,
    ) -> Read<Ask> {
        let spot = Spot::of_stop(stop);
        let mut template = |part: Part<_>| {
            let part = part.given().map(|part| self.template(spot, &part));
            part.transpose()
        };
        let mut question = template(part!(form.question))?;
        let mut explain = template(part!(form.explain))?;
        let (mut mistakes, mut program) = (Vec::new(), None);
        let kind = part!(form.kind);
        let options = part!(form.options);
        if options.value.is_some() && !matches!(kind.value, Kind::Choice) {
            return Err(options.fault("field-no-options"));
        }
        let mut about = |about: AboutProgram| {
            question.get_or_insert(about.question);
            explain = explain.take().or(about.explain);
            program = Some(about.program);
            AskKind::Choice(about.options)
        };
        let kind = match kind.value {
            Kind::Choice => {
                let lacks = |field: &str, reason: Message| {
                    let field = field.to_owned();
                    LessonError {
                        field,
                        ..form.fault(reason)
                    }
                };
                if question.is_none() {
                    return Err(lacks("question", "field-empty".into()));
                }
                if options.value.is_none() {
                    return Err(lacks("options", wrong_options()));
                }
                AskKind::Choice(self.options(stop, &options, &mut mistakes)?)
            }
            Kind::Lines(lines) => about(self.lines(board, &kind.argument(lines))?),
            Kind::Bug(Named(bug)) => about(self.bug(*bug)),
            Kind::NextCell => AskKind::Run(QuestionKind::NextCell),
            Kind::NextValue => AskKind::Run(QuestionKind::NextValue),
            Kind::WhatHappens => AskKind::Run(QuestionKind::WhatHappens),
            Kind::WhichPeer => AskKind::Run(QuestionKind::WhichPeer),
            Kind::Falls => AskKind::Run(QuestionKind::Falls),
            Kind::NextWritten => AskKind::Run(QuestionKind::NextWritten),
            Kind::StepsUntil(until) => AskKind::Run(QuestionKind::StepsUntil(match until {
                file::Until::Backtrack => Until::Backtrack,
                file::Until::Solution => Until::Solution,
                file::Until::End => Until::End,
            })),
        };
        if let Some(part) = part!(form.mistakes).given() {
            if matches!(kind, AskKind::Choice(_)) {
                return Err(part.fault("field-no-mistakes"));
            }
            for part in part.entries() {
                let answer = part!(part.answer).plain();
                let place = (answer.value.clone(), answer.place());
                mistakes.push(Mistake {
                    answer: answer.value.clone(),
                    shows: self.shows(stop, Some(place), &part!(part.shows)),
                });
            }
        }
        let hide = part!(form.hide);
        let hide = hide.entries().map(|part| self.board_number(&part));
        Ok(Ask {
            question,
            program,
            kind,
            explain,
            hide: hide.collect::<Read<_>>()?,
            mistakes,
        })
    }

    /// Reads the options of a question, and adds the mistakes that they show.
    fn options(
        &mut self,
        stop: usize,
        list: &Part<Option<file::Options>>,
        mistakes: &mut Vec<Mistake>,
    ) -> Read<Vec<AskOption>> {
        let mut options = Vec::new();
        for (form, letter) in list.entries().zip(LETTERS) {
            let is_right = form.value.right.as_deref() == Some(&true);
            let spot = Spot {
                may_lie: !is_right,
                ..Spot::of_stop(stop)
            };
            let text = self.template(spot, &part!(form.text))?;
            if let Some(part) = part!(form.shows).given() {
                if is_right {
                    return Err(part.fault("field-no-mistakes"));
                }
                mistakes.push(Mistake {
                    answer: letter.to_string(),
                    shows: self.shows(stop, None, &part),
                });
            }
            options.push(AskOption { text, is_right });
        }
        let right = options.iter().filter(|option| option.is_right).count();
        if options.len() < 2 || right != 1 {
            return Err(list.fault(wrong_options()));
        }
        Ok(options)
    }

    /// The id of the misconception that an answer shows.
    fn shows(
        &mut self,
        stop: usize,
        answer: Option<(String, Position)>,
        part: &Part<MisconceptionId>,
    ) -> String {
        let shows = part.value.0.clone();
        self.places.mistakes.push(MistakePlace {
            stop,
            answer,
            shows: shows.clone(),
            shows_at: part.place(),
        });
        shows
    }
}

/// A question has other options than those written.
fn wrong_options() -> Message {
    Message::new("field-options").with("most", MOST_OPTIONS)
}
