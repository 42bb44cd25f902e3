//! Reads claims and constants.

use super::{Reader, numbered, problem, taken_name};
use crate::explain::Message;
use crate::lesson::constant::Constant;
use crate::lesson::file::{self, At, Id, Named};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::refusal::Refusal;
use crate::lesson::{Bound, Claim, ClaimAt, Quantity, StopAt};
use std::sync::Arc;

impl Reader {
    /// Reads a number that no run has to prove, and its name.
    pub(super) fn constant(&self, form: &Part<file::Constant>) -> Read<(String, u64)> {
        let number = Constant::of(&form.value.value).and_then(|constant| {
            let counts_digits = form.value.digits.as_deref() == Some(&true);
            if counts_digits {
                Some(constant.digits())
            } else {
                constant.value()
            }
        });
        let number = number.ok_or_else(|| part!(form.value).fault("field-constant"))?;
        Ok((self.name_of_number(&part!(form.name))?, number))
    }

    /// A name that texts know nothing else by.
    fn name_of_number(&self, part: &Part<Id>) -> Read<String> {
        let Id(name) = part.value;
        let is_taken = self.numbers().any(|(known, _)| known == name);
        if is_taken || Quantity::from_id(name).is_some() || Refusal::from_id(name).is_some() {
            return Err(part.fault(taken_name(name)));
        }
        Ok(name.clone())
    }

    /// Reads a claim of a lesson with this many stops.
    pub(super) fn claim(&self, form: &Part<file::Claim>, stops: usize) -> Read<Claim> {
        let claim = form.value;
        let board = part!(form.board).given();
        let board = board.map_or(Ok(0), |part| self.board_number(&part))?;
        let over = part!(form.over).given();
        let other = over
            .as_ref()
            .map(|part| self.board_number(part))
            .transpose()?;
        let puzzle = part!(form.puzzle).given();
        let problem = puzzle
            .as_ref()
            .map(|part| problem::puzzle(&part.plain(), None, None));
        let problem = problem.transpose()?.map(Arc::new);
        let at = part!(form.at).given();
        let at = at.map_or(Ok(ClaimAt::Place(StopAt::End)), |part| match part.value {
            At::Stop(number) => numbered(&part.argument(number), "stop", stops).map(ClaimAt::Stop),
            _ => self.stop_at(board, &part).map(ClaimAt::Place),
        })?;
        let Named(quantity) = claim.counter;
        let bounds = [
            (&claim.value, Bound::Exactly as fn(u64) -> Bound),
            (&claim.at_least, Bound::AtLeast),
            (&claim.at_most, Bound::AtMost),
        ];
        let bounds = bounds
            .iter()
            .filter_map(|(number, bound)| Some(bound(number.as_ref()?.0)));
        let bounds: Vec<_> = bounds.collect();
        let &[bound] = bounds.as_slice() else {
            let reason = Message::new("field-bounds").with("found", bounds.len());
            return Err(form.fault(reason));
        };
        let name = self.name_of_number(&part!(form.name))?;
        if let Some(part) = over
            && (other == Some(board) || quantity == Quantity::AllSolutions)
        {
            return Err(part.fault("field-compared"));
        }
        // On another puzzle the run has no places of this lesson, and nothing to compare with.
        let is_whole = other.is_none() && quantity.is_counted() && claim.at.is_none();
        if let Some(part) = puzzle
            && !is_whole
        {
            return Err(part.fault("field-elsewhere"));
        }
        Ok(Claim {
            name,
            board,
            problem,
            quantity,
            over: other,
            bound,
            at,
        })
    }
}
