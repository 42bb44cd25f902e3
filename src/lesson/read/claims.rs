//! Reads claims and constants.

use super::Reader;
use super::values::numbered;
use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::file::{self, ClaimPlace, Id, StopOfClaim};
use crate::lesson::part::{Part, Read};
use crate::lesson::refusal::Refusal;
use crate::lesson::{Bound, Claim, ClaimAt, Quantity, StopAt};
use std::sync::Arc;

impl<'a> Reader<'a> {
    /// Reads a number that no run has to prove, and its name.
    pub(super) fn constant(&self, form: file::Constant<'a>) -> Read<'a, (String, u64)> {
        let counts_digits = form.digits.read()?.unwrap_or(false);
        let constant = form.value.read()?;
        let number = if counts_digits {
            Some(constant.digits())
        } else {
            constant.value()
        };
        let number = number.ok_or_else(|| form.value.fault(FieldError::Constant))?;
        Ok((self.name_of_number(form.name)?, number))
    }

    /// A name that texts know nothing else by.
    fn name_of_number(&self, part: Part<'a, Id>) -> Read<'a, String> {
        let name = part.read()?;
        let is_taken = self.numbers().any(|(known, _)| known == name);
        if is_taken || Quantity::from_id(&name).is_some() || Refusal::from_id(&name).is_some() {
            return Err(part.fault(FieldError::Taken(name)));
        }
        Ok(name)
    }

    /// Reads a claim of a lesson with this many stops.
    pub(super) fn claim(&self, part: Part<'a, file::Claim<'a>>, stops: usize) -> Read<'a, Claim> {
        let form = part.read()?;
        let number = |part| self.board_number(part);
        let board = form.board.map(number)?.unwrap_or(0);
        let over = form.over.map(number)?;
        let problem = form.puzzle.map(|part| self.puzzle(part, None, None))?;
        let at = match form.at.read()? {
            None => ClaimAt::Place(StopAt::End),
            Some(ClaimPlace::At(place)) => ClaimAt::Place(self.stop_at(board, place)?),
            Some(ClaimPlace::Stop(StopOfClaim::Stop(part))) => {
                ClaimAt::Stop(numbered(part, Numbered::Stop, stops)?)
            }
        };
        let quantity = form.counter.read()?;
        let bounds = [
            form.value.read()?.map(Bound::Exactly),
            form.at_least.read()?.map(Bound::AtLeast),
            form.at_most.read()?.map(Bound::AtMost),
        ];
        let bounds: Vec<Bound> = bounds.into_iter().flatten().collect();
        let &[bound] = bounds.as_slice() else {
            let found = bounds.len();
            return Err(part.fault(FieldError::Bounds { found }));
        };
        let name = self.name_of_number(form.name)?;
        if over.is_some() && (over == Some(board) || quantity == Quantity::AllSolutions) {
            return Err(form.over.fault(FieldError::Compared));
        }
        // On another puzzle the run has no places of this lesson, and nothing to compare with.
        let is_whole = over.is_none() && quantity.is_counted() && !form.at.is_given();
        if problem.is_some() && !is_whole {
            return Err(form.puzzle.fault(FieldError::Elsewhere));
        }
        Ok(Claim {
            name,
            board,
            problem: problem.map(Arc::new),
            quantity,
            over,
            bound,
            at,
        })
    }
}
