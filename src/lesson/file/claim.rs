//! The numbers that texts state.

use super::form::{Declared, Field, Form, OrDefault, Takes, form, plain};
use super::plain::{BoardNumber, Count, Flag, Named, NumberName, Puzzle};
use super::problem::puzzle;
use super::stop::At;
use crate::explain::Message;
use crate::lesson::constant;
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::{self, Bound, ClaimAt, Quantity, StopAt};
use std::sync::Arc;

form! {
    /// A number that a run proves. It has one of `value`, `at_least` and `at_most`.
    pub struct Claim, by claim -> () {
        /// Its name in texts, such as `{naive-backtracks}`.
        pub name: NumberName,
        /// What is counted.
        pub counter: Named<Quantity>,
        /// The number of the board that counts it.
        /// Without it: 1
        pub board: Option<BoardNumber>,
        /// Another Sudoku, of any size, which the board's strategy runs to its end; without `at` and `over`.
        /// Without it: that of the lesson
        pub puzzle: Option<Puzzle>,
        /// When it is counted: at a place in the board's run, as for stops, or at the nth stop of this lesson.
        /// Without it: `End`
        pub at: Option<At>,
        /// The number of another board. The claim is then a ratio: the count of the claim's own board
        /// divided by that of this one, rounded down for `value`.
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

form! {
    /// A number that depends on no run, such as the size of 81 cells of two bytes each.
    pub struct Constant, by constant -> () {
        /// Its name in texts, such as `{bytes}`.
        pub name: NumberName,
        /// How it is computed: powers first, then products, then sums.
        pub value: Sum,
        /// Whether the constant is the number of digits of `value`, which may then be as large as `"9^51"`.
        /// Without it: false
        pub digits: OrDefault<Flag>,
    }
}

plain! {
    /// whole numbers with `+`, `*` and `^` between them, between quotes
    Sum(String) = "\"2 * 81\"";
}

/// Reads a number that no run has to prove.
fn constant(form: &Part<Constant>, reader: &mut Reader) -> Read<()> {
    let counts_digits = part!(form.digits).read(reader)?;
    let number = constant::Constant::of(&form.value.value.0).and_then(|number| {
        if counts_digits {
            Some(number.digits())
        } else {
            number.value()
        }
    });
    let number = number.ok_or_else(|| part!(form.value).fault("field-constant"))?;
    let name = part!(form.name).read(reader)?;
    reader.constants.push((name, number));
    Ok(())
}

fn claim(form: &Part<Claim>, reader: &mut Reader) -> Read<()> {
    let board = part!(form.board).read(reader)?.unwrap_or(0);
    let over = part!(form.over).read(reader)?;
    let elsewhere = part!(form.puzzle).given();
    let problem = elsewhere.as_ref().map(|part| puzzle(part, None, None));
    let problem = problem.transpose()?.map(Arc::new);
    reader.board = board;
    let at = part!(form.at).read(reader)?;
    let quantity = part!(form.counter).read(reader)?;
    let bounds = [
        part!(form.value).read(reader)?.map(Bound::Exactly),
        part!(form.at_least).read(reader)?.map(Bound::AtLeast),
        part!(form.at_most).read(reader)?.map(Bound::AtMost),
    ];
    let bounds: Vec<_> = bounds.into_iter().flatten().collect();
    let &[bound] = bounds.as_slice() else {
        return Err(form.fault(Message::new("field-bounds").with("found", bounds.len())));
    };
    let name = part!(form.name).read(reader)?;
    if over == Some(board) || (over.is_some() && quantity == Quantity::AllSolutions) {
        return Err(part!(form.over).fault("field-compared"));
    }
    // On another puzzle the run has no places of this lesson, and nothing to compare with.
    let is_whole = over.is_none() && quantity.is_counted() && at.is_none();
    if let Some(part) = elsewhere
        && !is_whole
    {
        return Err(part.fault("field-elsewhere"));
    }
    reader.places.claims.push(form.place());
    reader.claims.push(lesson::Claim {
        name,
        board,
        problem,
        quantity,
        over,
        bound,
        at: at.unwrap_or(ClaimAt::Place(StopAt::End)),
    });
    Ok(())
}
