//! Reads questions.

use super::Reader;
use super::lines::AboutProgram;
use super::texts::Spot;
use super::values::{Read, name};
use crate::analysis::question::{QuestionKind, Until};
use crate::lesson::error::FieldError;
use crate::lesson::file::{self, Kind, MOST_OPTIONS, MisconceptionId};
use crate::lesson::part::{List, Part};
use crate::lesson::{Ask, AskKind, AskOption, LETTERS, Mistake, MistakePlace};
use crate::puzzle::notation::Position;

impl<'a> Reader<'a> {
    /// Reads the question of the stop with this index, on this board.
    pub(super) fn ask(
        &mut self,
        (stop, board): (usize, usize),
        part: Part<'a, file::Ask<'a>>,
    ) -> Read<'a, Ask> {
        let form = part.read()?;
        let spot = Spot::of_stop(stop);
        let question = form.question.map(|part| self.template(spot, part));
        let mut question = question.transpose()?;
        let explain = form.explain.map(|part| self.template(spot, part));
        let mut explain = explain.transpose()?;
        let kind = form.kind.read()?;
        let (mut mistakes, mut program) = (Vec::new(), None);
        if let (Some(part), false) = (form.options, matches!(kind, Kind::Choice)) {
            return Err(part.fault(FieldError::NoOptions));
        }
        let mut about = |about: AboutProgram| {
            question.get_or_insert(about.question);
            explain = explain.take().or(about.explain);
            program = Some(about.program);
            AskKind::Choice(about.options)
        };
        let kind = match kind {
            Kind::Choice => {
                if question.is_none() {
                    return Err(part.fault_in("question", FieldError::Empty));
                }
                let list = form.options;
                let list = list.ok_or_else(|| part.fault_in("options", FieldError::Options))?;
                AskKind::Choice(self.options(stop, list, &mut mistakes)?)
            }
            Kind::Lines(part) => about(self.lines(board, part)?),
            Kind::Bug(part) => about(self.bug(part)?),
            Kind::NextCell => AskKind::Run(QuestionKind::NextCell),
            Kind::NextValue => AskKind::Run(QuestionKind::NextValue),
            Kind::WhatHappens => AskKind::Run(QuestionKind::WhatHappens),
            Kind::WhichPeer => AskKind::Run(QuestionKind::WhichPeer),
            Kind::Falls => AskKind::Run(QuestionKind::Falls),
            Kind::NextWritten => AskKind::Run(QuestionKind::NextWritten),
            Kind::StepsUntil(part) => {
                AskKind::Run(QuestionKind::StepsUntil(match part.read()? {
                    file::Until::Backtrack => Until::Backtrack,
                    file::Until::Solution => Until::Solution,
                    file::Until::End => Until::End,
                }))
            }
        };
        if let Some(part) = form.mistakes {
            if matches!(kind, AskKind::Choice(_)) {
                return Err(part.fault(FieldError::NoMistakes));
            }
            for part in part.entries()? {
                mistakes.push(self.mistake(stop, part.read()?)?);
            }
        }
        let hide = form.hide.map(Part::entries).transpose()?;
        let hide = hide.into_iter().flatten();
        Ok(Ask {
            question,
            program,
            kind,
            explain,
            hide: hide
                .map(|part| self.board_number(part))
                .collect::<Read<_>>()?,
            mistakes,
        })
    }

    /// Reads the options of a question, and adds the mistakes that they show.
    fn options(
        &mut self,
        stop: usize,
        list: Part<'a, List<file::AskOption<'a>, MOST_OPTIONS>>,
        mistakes: &mut Vec<Mistake>,
    ) -> Read<'a, Vec<AskOption>> {
        let mut options = Vec::new();
        for (part, letter) in list.entries()?.into_iter().zip(LETTERS) {
            let form = part.read()?;
            let is_right = form.right.map_or(Ok(false), Part::value)?;
            let spot = Spot {
                may_lie: !is_right,
                ..Spot::of_stop(stop)
            };
            let text = self.template(spot, form.text)?;
            if let Some(part) = form.shows {
                if is_right {
                    return Err(part.fault(FieldError::NoMistakes));
                }
                mistakes.push(Mistake {
                    answer: letter.to_string(),
                    shows: self.shows(stop, None, part)?,
                });
            }
            options.push(AskOption { text, is_right });
        }
        let right = options.iter().filter(|option| option.is_right).count();
        if options.len() < 2 || right != 1 {
            return Err(list.fault(FieldError::Options));
        }
        Ok(options)
    }

    /// Reads what a wrong answer that the run offers shows.
    fn mistake(&mut self, stop: usize, form: file::Mistake<'a>) -> Read<'a, Mistake> {
        let answer = form.answer.value()?;
        let place = (answer.clone(), self.place(form.answer.text()));
        let shows = self.shows(stop, Some(place), form.shows)?;
        Ok(Mistake { answer, shows })
    }

    /// Reads the id of the misconception that an answer shows.
    fn shows(
        &mut self,
        stop: usize,
        answer: Option<(String, Position)>,
        part: Part<'a, MisconceptionId>,
    ) -> Read<'a, String> {
        let shows = name(part)?;
        self.places.mistakes.push(MistakePlace {
            stop,
            answer,
            shows: shows.clone(),
            shows_at: self.place(part.text()),
        });
        Ok(shows)
    }
}
