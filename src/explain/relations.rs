//! Words for relations: how they are written, and why a value is refused because of one.

use super::language::Args;
use crate::puzzle::{Cell, Family, Relation, RowProblem, Sign, Topology, Value};
use crate::timeline::Moment;

/// A relation as people write it, the same in every language: `R1C1 < R1C2`, `R1C1 + R1C2 = 5`,
/// `SEND + MORE = MONEY`; `✓ = 3` where things are chosen.
pub fn relation_text(relation: usize, topology: &Topology) -> String {
    let is_last = relation + 1 == topology.relations().len();
    let relation = &topology.relations()[relation];
    let address = |cell: Cell| topology.address(cell);
    match topology.family() {
        Family::Row(RowProblem::Cryptarithm(sum)) if is_last => {
            return sum.to_string().replace('+', " + ").replace('=', " = ");
        }
        Family::Row(RowProblem::Combinations { .. } | RowProblem::SubsetSum { .. }) => {
            return format!("✓ {} {}", relation.sign().id(), relation.right());
        }
        _ => {}
    }
    if let Some((less, more)) = relation.less_and_more() {
        return format!("{} < {}", address(less), address(more));
    }
    let mut left = String::new();
    for (cell, weight) in relation.terms() {
        left += match (left.is_empty(), *weight < 0) {
            (true, false) => "",
            (true, true) => "−",
            (false, false) => " + ",
            (false, true) => " − ",
        };
        if weight.unsigned_abs() != 1 {
            left += &format!("{}·", weight.unsigned_abs());
        }
        left += &address(*cell);
    }
    if left.is_empty() {
        left.push('0');
    }
    format!("{left} {} {}", relation.sign().id(), relation.right())
}

/// What is known of a relation's sum once a value would stand in a cell.
struct Tested {
    /// The terms of filled cells that are not 0.
    terms: Vec<i64>,
    high: i64,
    is_full: bool,
}

impl Tested {
    fn of(relation: &Relation, moment: &Moment, (cell, value): (Cell, Value)) -> Self {
        let topology = moment.problem().topology();
        let mut tested = Self {
            terms: Vec::new(),
            high: 0,
            is_full: true,
        };
        for (own, weight) in relation.terms() {
            let held = if *own == cell {
                Some(value)
            } else {
                moment.value(*own)
            };
            tested.high += match held {
                Some(value) => {
                    let term = i64::from(*weight) * topology.number(value);
                    tested.terms.extend((term != 0).then_some(term));
                    term
                }
                None => {
                    tested.is_full = false;
                    topology.range_of_term(*weight).1
                }
            };
        }
        tested
    }
}

/// The id of the sentence that says why a relation refuses a value; what it needs is added.
pub(super) fn refusal(
    moment: &Moment,
    option: (Cell, Value),
    index: u8,
    args: &mut Args,
) -> &'static str {
    let topology = moment.problem().topology();
    let index = usize::from(index);
    let relation = &topology.relations()[index];
    let tested = Tested::of(relation, moment, option);
    args.set("relation", relation_text(index, topology));
    args.set("right", relation.right().to_string());
    if relation.less_and_more().is_some() {
        let other = relation.terms().iter().find(|(cell, _)| *cell != option.0);
        let held = other.and_then(|(cell, _)| Some((*cell, moment.value(*cell)?)));
        return match held {
            Some((cell, value)) => {
                args.set("other", topology.address(cell));
                args.set("held", topology.value_text(value));
                "relation-sign"
            }
            None => "relation-never",
        };
    }
    if let (Family::Row(RowProblem::Cryptarithm(sum)), 0) = (topology.family(), relation.right()) {
        if !tested.is_full {
            return "relation-never";
        }
        let number = |word: &String| {
            let digit = |letter: char| {
                let known = sum.letters().iter().position(|known| *known == letter);
                let cell = Cell::new(known.unwrap_or_default());
                let value = if cell == option.0 {
                    Some(option.1)
                } else {
                    moment.value(cell)
                };
                value.map_or(0, |value| topology.number(value))
            };
            let digits = word.chars().map(digit);
            digits.fold(0, |number, digit| 10 * number + digit)
        };
        let numbers: Vec<i64> = sum.words().iter().map(number).collect();
        let (last, others) = numbers.split_last().expect("there are three words");
        args.set("left", joined(others));
        args.set("sum", others.iter().sum::<i64>().to_string());
        args.set("right", last.to_string());
        return "relation-false";
    }
    if let (Family::Row(RowProblem::Cryptarithm(_)), Sign::AtLeast) =
        (topology.family(), relation.sign())
    {
        return "relation-first";
    }
    let is_plain = relation.terms().iter().all(|(_, weight)| *weight > 0);
    args.set("left", joined(&tested.terms));
    args.set("sum", tested.terms.iter().sum::<i64>().to_string());
    args.set("most", tested.high.to_string());
    match relation.sign() {
        _ if !is_plain || tested.terms.is_empty() && tested.is_full => "relation-never",
        Sign::Equal if tested.is_full => "relation-false",
        Sign::Equal | Sign::AtLeast if tested.high < i64::from(relation.right()) => {
            "relation-under"
        }
        Sign::Equal | Sign::AtMost
            if tested.terms.iter().sum::<i64>() > i64::from(relation.right()) =>
        {
            "relation-over"
        }
        Sign::Equal | Sign::AtMost | Sign::AtLeast => "relation-never",
    }
}

/// Numbers with `+` between them.
fn joined(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    numbers.join(" + ")
}
