//! Reads claims and constants.

use super::Reader;
use crate::lesson::constant::Constant;
use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::refusal::Refusal;
use crate::lesson::schema::{CLAIM, CONSTANT, MOST_CLAIMS, PLACES, STOP_OF_CLAIM};
use crate::lesson::source::Held;
use crate::lesson::{Bound, Claim, ClaimAt, Quantity, StopAt};
use std::sync::Arc;

impl<'a> Reader<'_, 'a> {
    /// Reads the claims of a lesson with this many stops.
    pub(super) fn read_claims(&mut self, part: &'a str, stops: usize) {
        let parts = self.source.list("claims", part, MOST_CLAIMS);
        for part in parts.into_iter().flatten() {
            if let Some(claim) = self.claim(part, stops) {
                self.claims.push(claim);
                self.places.claims.push(self.source.place(part));
            }
        }
    }

    /// Reads the numbers that no run has to prove.
    pub(super) fn read_constants(&mut self, part: &'a str) {
        let parts = self.source.list("constants", part, MOST_CLAIMS);
        for part in parts.into_iter().flatten() {
            if let Some(constant) = self.constant(part) {
                self.constants.push(constant);
            }
        }
    }

    fn constant(&self, part: &'a str) -> Option<(String, u64)> {
        let fields = self.source.form(part, &CONSTANT)?;
        let (name, value) = (fields.get("name")?, fields.get("value")?);
        let counts_digits = match fields.get("digits") {
            Some(part) => self.source.value(part)?,
            None => false,
        };
        let written: String = self.source.value(value)?;
        let number = Constant::of(&written).and_then(|constant| {
            if counts_digits {
                Some(constant.digits())
            } else {
                constant.value()
            }
        });
        if number.is_none() {
            self.source.fault("value", value, FieldError::Constant);
        }
        Some((self.name_of_number(name)?, number?))
    }

    /// A name that texts know nothing else by.
    fn name_of_number(&self, part: &'a str) -> Option<String> {
        let name = self.name("name", part)?;
        let is_taken = self.numbers().any(|(known, _)| known == name);
        if is_taken || Quantity::from_id(&name).is_some() || Refusal::from_id(&name).is_some() {
            self.source.fault("name", part, FieldError::Taken(name));
            return None;
        }
        Some(name)
    }

    fn claim(&self, part: &'a str, stops: usize) -> Option<Claim> {
        let fields = self.source.form(part, &CLAIM)?;
        let board = match fields.get("board") {
            Some(part) => self.board_number("board", part),
            None => Some(0),
        };
        let problem = match fields.get("puzzle") {
            Some(part) => Some(Arc::new(self.puzzle(part, None, None)?)),
            None => None,
        };
        let over = match fields.get("over") {
            Some(part) => self.board_number("over", part).map(Some),
            None => Some(None),
        };
        let at = match fields.get("at") {
            Some(part) => self.claim_place(board.unwrap_or(0), part, stops),
            None => Some(ClaimAt::Place(StopAt::End)),
        };
        let quantity = fields
            .get("counter")
            .and_then(|part| self.named("counter", part, Quantity::ALL, Quantity::id));
        let bounds = [
            ("value", Bound::Exactly as fn(u64) -> Bound),
            ("at_least", Bound::AtLeast),
            ("at_most", Bound::AtMost),
        ];
        let mut found = bounds
            .into_iter()
            .filter_map(|(name, bound)| Some((fields.get(name)?, bound)));
        let bound = match (found.next(), found.count()) {
            (Some((part, bound)), 0) => self.source.value(part).map(bound),
            (first, more) => {
                let found = more + usize::from(first.is_some());
                self.source
                    .fault("claims", part, FieldError::Bounds { found });
                None
            }
        };
        let name = self.name_of_number(fields.get("name")?)?;
        let (board, over, quantity) = (board?, over?, quantity?);
        if over == Some(board) || over.is_some() && quantity == Quantity::AllSolutions {
            let part = fields.get("over")?;
            self.source.fault("over", part, FieldError::Compared);
            return None;
        }
        // On another puzzle the run has no places of this lesson, and nothing to compare with.
        let is_whole = over.is_none() && quantity.is_counted() && fields.get("at").is_none();
        if problem.is_some() && !is_whole {
            self.source
                .fault("puzzle", fields.get("puzzle")?, FieldError::Elsewhere);
            return None;
        }
        Some(Claim {
            name,
            board,
            problem,
            quantity,
            over,
            bound: bound?,
            at: at?,
        })
    }

    fn claim_place(&self, board: usize, part: &'a str, stops: usize) -> Option<ClaimAt> {
        match self.source.word(part, &[PLACES, STOP_OF_CLAIM])? {
            ("Stop", Held::One(part)) => self
                .numbered("at", part, Numbered::Stop, stops)
                .map(ClaimAt::Stop),
            (word, held) => self.stop_at(board, word, held).map(ClaimAt::Place),
        }
    }
}
