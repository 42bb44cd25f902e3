//! Reads claims and constants.

use super::Reader;
use super::values::{Read, name, named, numbered};
use crate::lesson::constant::Constant;
use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::file::{self, At, ClaimPlace, Id, StopOfClaim};
use crate::lesson::part::Part;
use crate::lesson::refusal::Refusal;
use crate::lesson::{Bound, Claim, ClaimAt, Quantity, StopAt};
use std::sync::Arc;

impl<'a> Reader<'a> {
    /// Reads a number that no run has to prove, and its name.
    pub(super) fn constant(&self, form: file::Constant<'a>) -> Read<'a, (String, u64)> {
        let counts_digits = form.digits.map_or(Ok(false), Part::value)?;
        let constant = Constant::of(&form.value.value()?);
        let number = constant.and_then(|constant| {
            if counts_digits {
                Some(constant.digits())
            } else {
                constant.value()
            }
        });
        let number = number.ok_or_else(|| form.value.fault(FieldError::Constant))?;
        Ok((self.name_of_number(form.name)?, number))
    }

    /// A name that texts know nothing else by.
    fn name_of_number(&self, part: Part<'a, Id>) -> Read<'a, String> {
        let name = name(part)?;
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
        let board = form.board.map_or(Ok(0), number)?;
        let over = form.over.map(number).transpose()?;
        let puzzle = |part| self.puzzle(part, None, None).map(Arc::new);
        let problem = form.puzzle.map(puzzle).transpose()?;
        let at = match form.at {
            Some(part) => self.claim_place(board, part, stops)?,
            None => ClaimAt::Place(StopAt::End),
        };
        let quantity = named(form.counter)?;
        let bounds = [
            (form.value, Bound::Exactly as fn(u64) -> Bound),
            (form.at_least, Bound::AtLeast),
            (form.at_most, Bound::AtMost),
        ];
        let bounds = bounds.map(|(part, bound)| Some((part?, bound)));
        let bounds: Vec<_> = bounds.into_iter().flatten().collect();
        let &[(number, bound)] = bounds.as_slice() else {
            let found = bounds.len();
            return Err(part.fault(FieldError::Bounds { found }));
        };
        let name = self.name_of_number(form.name)?;
        if let Some(part) = form.over
            && (over == Some(board) || quantity == Quantity::AllSolutions)
        {
            return Err(part.fault(FieldError::Compared));
        }
        // On another puzzle the run has no places of this lesson, and nothing to compare with.
        let is_whole = over.is_none() && quantity.is_counted() && form.at.is_none();
        if let Some(part) = form.puzzle
            && !is_whole
        {
            return Err(part.fault(FieldError::Elsewhere));
        }
        Ok(Claim {
            name,
            board,
            problem,
            quantity,
            over,
            bound: bound(number.value()?),
            at,
        })
    }

    fn claim_place(
        &self,
        board: usize,
        part: Part<'a, ClaimPlace>,
        stops: usize,
    ) -> Read<'a, ClaimAt> {
        let is_stop = part.text().starts_with("Stop");
        if is_stop && let Ok(StopOfClaim::Stop(part)) = part.read_as::<StopOfClaim>().read() {
            return numbered(part, Numbered::Stop, stops).map(ClaimAt::Stop);
        }
        let place = part.read_as::<At>().read();
        let place = place.map_err(|fault| fault.or_word("Stop"))?;
        self.stop_at(board, place).map(ClaimAt::Place)
    }
}
