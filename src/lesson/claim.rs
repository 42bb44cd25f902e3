//! Claims: numbers that the runs of a lesson prove.

use super::file::form::{Fields, OrDefault, Read, Scope, form};
use super::file::plain::{BoardNumber, Count, NameOf, NumberName};
use super::file::problem::Puzzle;
use super::quantity::Quantity;
use super::stop::{At, refuse_own_board};
use crate::analysis::estimate::Estimator;
use crate::explain::{Message, no_estimate};

form! {
    /// A number that a run proves. It has one of `value`, `at_least` and `at_most`.
    pub struct Claim as "Claim" then check {
        /// Its name in texts, such as `{naive-backtracks}`.
        pub name: NumberName,
        /// What is counted.
        pub quantity = "counter": NameOf<Quantity>,
        /// The number of the board that counts it.
        /// Without it: 1
        pub board: OrDefault<BoardNumber>,
        /// Another Sudoku, of any size, which the board's strategy runs to its end; without `at`
        /// and `over`.
        /// Without it: that of the lesson
        pub problem = "puzzle": Option<Puzzle>,
        /// When it is counted: at a place in the board's run, as for stops, or at the nth stop of
        /// this lesson.
        /// Without it: `End`
        pub at: Option<At>,
        /// The number of another board. The claim is then a ratio: the count of the claim's own
        /// board divided by that of this one, rounded down for `value`.
        /// Without it: the claim is the count itself
        pub over: Option<BoardNumber>,
        /// The number, exactly.
        /// Without it: one of the three is required
        pub value: Option<Count>,
        /// A number that the count reaches or exceeds.
        /// Without it: one of the three is required
        pub at_least: Option<Count>,
        /// A number that the count does not exceed.
        /// Without it: one of the three is required
        pub at_most: Option<Count>,
    }
}

impl Claim {
    /// The claimed number.
    pub fn number(&self) -> u64 {
        let number = self.value.or(self.at_least).or(self.at_most);
        number.expect("one of the three is given")
    }

    /// Whether a count, or its ratio to another, satisfies the claim.
    pub fn holds(&self, count: u64, over: Option<u64>) -> bool {
        let (count, over) = (u128::from(count), u128::from(over.unwrap_or(1)));
        let multiple = |number: u64| u128::from(number) * over;
        // Zero has no multiples.
        over > 0
            && self
                .value
                .is_none_or(|number| count / over == u128::from(number))
            && self.at_least.is_none_or(|number| count >= multiple(number))
            && self.at_most.is_none_or(|number| count <= multiple(number))
    }
}

fn check(claim: Claim, fields: &Fields, scope: &mut Scope) -> Read<Claim> {
    let bounds = [claim.value, claim.at_least, claim.at_most];
    let bounds = bounds.iter().flatten().count();
    if bounds != 1 {
        let reason = Message::new("field-bounds").with("found", bounds);
        return Err(fields.whole.fault(reason));
    }
    if let (Some(at), Some(written)) = (claim.at, fields.given("at")) {
        refuse_own_board(at, claim.board, written)?;
    }
    let is_of_run = claim.quantity.is_counted();
    if claim.over == Some(claim.board) || (claim.over.is_some() && !is_of_run) {
        return Err(fields.fault("over", "field-compared"));
    }
    // On another puzzle the run has no places of this lesson, and nothing to compare with.
    let is_whole_run = claim.over.is_none() && is_of_run && claim.at.is_none();
    if claim.problem.is_some() && !is_whole_run {
        return Err(fields.fault("puzzle", "field-elsewhere"));
    }
    let (strategy, _) = scope.boards[claim.board];
    if claim.quantity.is_estimated() && !Estimator::is_for(strategy) {
        return Err(fields.fault("counter", no_estimate(strategy)));
    }
    scope.places.claims.push(fields.whole.place());
    scope.numbers.push((claim.name.clone(), claim.number()));
    Ok(claim)
}
