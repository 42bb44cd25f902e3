//! Reads questions.

use super::Reader;
use super::texts::Spot;
use crate::analysis::question::{QuestionKind, Until};
use crate::lesson::error::FieldError;
use crate::lesson::schema::{
    ASK, ASK_KINDS, LONGEST_TEXT, MOST_BOARDS, MOST_OPTIONS, OPTION, UNTIL,
};
use crate::lesson::source::{Fields, Held};
use crate::lesson::text::Template;
use crate::lesson::{Ask, AskKind, AskOption};

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
        let explain = self.own_words(spot("explain"), &fields);
        let word = fields
            .get("kind")
            .and_then(|part| self.source.word(part, &[ASK_KINDS]));
        let kind = match word? {
            ("Choice", _) => {
                if fields.get("question").is_none() {
                    self.source.fault("question", part, FieldError::Empty);
                }
                self.options(stop, part, &fields)
            }
            (word, held) => {
                if let Some(part) = fields.get("options") {
                    self.source.fault("options", part, FieldError::NoOptions);
                }
                match (word, held) {
                    ("Lines", Held::One(part)) => {
                        let (whole, options) = self.lines(board, part, question?)?;
                        question = Some(Some(whole));
                        Some(AskKind::Choice(options))
                    }
                    (word, held) => self.kind(word, held).map(AskKind::Run),
                }
            }
        };
        let hide = match fields.get("hide") {
            Some(part) => self.hidden(part),
            None => Some(Vec::new()),
        };
        Some(Ask {
            question: question?,
            kind: kind?,
            explain: explain?,
            hide: hide?,
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

    fn options(&mut self, stop: usize, part: &'a str, fields: &Fields<'a>) -> Option<AskKind> {
        let Some(list) = fields.get("options") else {
            self.source.fault("options", part, FieldError::Options);
            return None;
        };
        let parts = self.source.list("options", list, MOST_OPTIONS)?;
        let read: Vec<_> = parts
            .into_iter()
            .map(|part| self.option(stop, part))
            .collect();
        let options = read.into_iter().collect::<Option<Vec<_>>>()?;
        let right = options.iter().filter(|option| option.is_right).count();
        if options.len() < 2 || right != 1 {
            self.source.fault("options", list, FieldError::Options);
            return None;
        }
        Some(AskKind::Choice(options))
    }

    fn option(&mut self, stop: usize, part: &'a str) -> Option<AskOption> {
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
        Some(AskOption { text, is_right })
    }
}
