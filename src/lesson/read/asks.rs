//! Reads questions.

use super::Reader;
use super::lines::AboutProgram;
use super::texts::Spot;
use crate::analysis::question::{QuestionKind, Until};
use crate::lesson::error::FieldError;
use crate::lesson::schema::{
    ASK, ASK_KINDS, LONGEST_TEXT, MISTAKE, MOST_BOARDS, MOST_OPTIONS, OPTION, UNTIL,
};
use crate::lesson::source::{Fields, Held};
use crate::lesson::text::Template;
use crate::lesson::{Ask, AskKind, AskOption, LETTERS, Mistake, MistakePlace};
use crate::puzzle::notation::Position;

impl<'a> Reader<'_, 'a> {
    /// Reads the question of the stop with this index, on this board.
    pub(super) fn ask(&mut self, (stop, board): (usize, usize), part: &'a str) -> Option<Ask> {
        let fields = self.source.form(part, &ASK)?;
        let spot = |field| Spot {
            field,
            stop: Some(stop),
            may_lie: false,
            longest: LONGEST_TEXT,
        };
        let mut question = self.own_words(spot("question"), &fields);
        let mut explain = self.own_words(spot("explain"), &fields);
        let word = fields
            .get("kind")
            .and_then(|part| self.source.word(part, &[ASK_KINDS]));
        let (mut written, mut program) = (Vec::new(), None);
        let kind = match word? {
            ("Choice", _) => {
                if fields.get("question").is_none() {
                    self.source.fault("question", part, FieldError::Empty);
                }
                let (options, mistakes) = self.options(stop, part, &fields)?;
                written = mistakes;
                Some(AskKind::Choice(options))
            }
            (word, held) => {
                if let Some(part) = fields.get("options") {
                    self.source.fault("options", part, FieldError::NoOptions);
                }
                let about = |about: AboutProgram| {
                    question = question.take().map(|own| own.or(Some(about.question)));
                    explain = explain.take().map(|own| own.or(about.explain));
                    program = Some(about.program);
                    AskKind::Choice(about.options)
                };
                match (word, held) {
                    ("Lines", Held::One(part)) => self.lines(board, part).map(about),
                    ("Bug", Held::One(part)) => self.bug(part).map(about),
                    (word, held) => self.kind(word, held).map(AskKind::Run),
                }
            }
        };
        let mistakes = match fields.get("mistakes") {
            Some(part) if matches!(kind, Some(AskKind::Choice(_))) => {
                self.source.fault("mistakes", part, FieldError::NoMistakes);
                None
            }
            Some(part) => self.mistakes(stop, part),
            None => Some(written),
        };
        let hide = match fields.get("hide") {
            Some(part) => self.hidden(part),
            None => Some(Vec::new()),
        };
        Some(Ask {
            question: question?,
            program,
            kind: kind?,
            explain: explain?,
            hide: hide?,
            mistakes: mistakes?,
        })
    }

    /// Reads the boards that would tell the answer.
    fn hidden(&self, part: &'a str) -> Option<Vec<usize>> {
        let parts = self.source.list("hide", part, MOST_BOARDS)?;
        let boards: Vec<_> = parts
            .into_iter()
            .map(|part| self.board_number("hide", part))
            .collect();
        boards.into_iter().collect()
    }

    /// Reads a text that may be omitted.
    fn own_words(&mut self, spot: Spot, fields: &Fields<'a>) -> Option<Option<Template>> {
        match fields.get(spot.field) {
            Some(part) => self.template(spot, part).map(Some),
            None => Some(None),
        }
    }

    fn kind(&self, word: &str, held: Held<'a>) -> Option<QuestionKind> {
        Some(match (word, held) {
            ("NextCell", _) => QuestionKind::NextCell,
            ("NextValue", _) => QuestionKind::NextValue,
            ("WhatHappens", _) => QuestionKind::WhatHappens,
            ("WhichPeer", _) => QuestionKind::WhichPeer,
            ("Falls", _) => QuestionKind::Falls,
            ("NextWritten", _) => QuestionKind::NextWritten,
            ("StepsUntil", Held::One(part)) => {
                QuestionKind::StepsUntil(match self.source.word(part, &[UNTIL])?.0 {
                    "Backtrack" => Until::Backtrack,
                    "Solution" => Until::Solution,
                    "End" => Until::End,
                    _ => unreachable!("the table has no other word"),
                })
            }
            _ => unreachable!("the table has no other word"),
        })
    }

    fn options(
        &mut self,
        stop: usize,
        part: &'a str,
        fields: &Fields<'a>,
    ) -> Option<(Vec<AskOption>, Vec<Mistake>)> {
        let Some(list) = fields.get("options") else {
            self.source.fault("options", part, FieldError::Options);
            return None;
        };
        let parts = self.source.list("options", list, MOST_OPTIONS)?;
        let read: Vec<_> = parts
            .into_iter()
            .map(|part| self.option(stop, part))
            .collect();
        let read = read.into_iter().collect::<Option<Vec<_>>>()?;
        let mistakes = read.iter().zip(LETTERS).filter_map(|((_, shows), letter)| {
            Some(Mistake {
                answer: letter.to_string(),
                shows: shows.clone()?,
            })
        });
        let mistakes = mistakes.collect();
        let options: Vec<_> = read.into_iter().map(|(option, _)| option).collect();
        let right = options.iter().filter(|option| option.is_right).count();
        if options.len() < 2 || right != 1 {
            self.source.fault("options", list, FieldError::Options);
            return None;
        }
        Some((options, mistakes))
    }

    /// Reads an option, and the id of the misconception that it shows.
    fn option(&mut self, stop: usize, part: &'a str) -> Option<(AskOption, Option<String>)> {
        let fields = self.source.form(part, &OPTION)?;
        let is_right = match fields.get("right") {
            Some(part) => self.source.value(part)?,
            None => false,
        };
        let spot = Spot {
            field: "options",
            stop: Some(stop),
            may_lie: !is_right,
            longest: LONGEST_TEXT,
        };
        let text = self.template(spot, fields.get("text")?)?;
        let shows = match fields.get("shows") {
            Some(part) if is_right => {
                self.source.fault("shows", part, FieldError::NoMistakes);
                return None;
            }
            Some(part) => Some(self.misconception(stop, None, part)?),
            None => None,
        };
        Some((AskOption { text, is_right }, shows))
    }

    /// Reads what wrong answers that the run offers show.
    fn mistakes(&mut self, stop: usize, part: &'a str) -> Option<Vec<Mistake>> {
        let parts = self.source.list("mistakes", part, MOST_OPTIONS - 1)?;
        let read: Vec<_> = parts
            .into_iter()
            .map(|part| {
                let fields = self.source.form(part, &MISTAKE)?;
                let part = fields.get("answer")?;
                let answer: String = self.source.value(part)?;
                let place = (answer.clone(), self.source.place(part));
                let shows = self.misconception(stop, Some(place), fields.get("shows")?)?;
                Some(Mistake { answer, shows })
            })
            .collect();
        read.into_iter().collect()
    }

    /// Reads the id of the misconception that an answer shows.
    fn misconception(
        &mut self,
        stop: usize,
        answer: Option<(String, Position)>,
        part: &'a str,
    ) -> Option<String> {
        let shows = self.name("shows", part)?;
        self.places.mistakes.push(MistakePlace {
            stop,
            answer,
            shows: shows.clone(),
            shows_at: self.source.place(part),
        });
        Some(shows)
    }
}
