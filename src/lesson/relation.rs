//! Relations of a lesson's own, beside the rules of its problem.

use super::file::form::{Fields, ListOf, Read, Scope, Written, form, plain, words};
use super::scan;
use crate::explain::Message;
use crate::puzzle::{Cell, MAX_CELLS, Relation, Sign};

words! {
    /// A relation between cells that every solution fulfils.
    RelationWord -> Relation {
        /// The values of some cells add up to a number.
        Sum(SumForm) => |sum| Relation::sum(sum.cells, Sign::Equal, sum.equals),
        /// The value of the first cell is less than the value of the second.
        Less(TwoCells) => |(first, second)| Relation::less(first, second),
        /// Values multiplied by numbers, added up and compared with a number.
        Linear(LinearForm) => |relation| relation,
    }
}

form! {
    /// A sum of values.
    pub struct SumForm as "Sum" {
        /// The cells, with blanks between them.
        pub cells: CellList,
        /// The sum.
        pub equals: WholeNumber,
    }
}

form! {
    /// A sum of values, each multiplied by a number.
    LinearForm as "Linear" by linear -> Relation {
        /// The numbers, each with its cell.
        terms: ListOf<Term, MAX_CELLS>,
        /// How the sum compares with `right`.
        is: Comparison,
        /// The right side.
        right: WholeNumber,
    }
}

plain! {
    /// cells with blanks between them, between quotes
    CellList = cells -> Vec<Cell>, "\"R1C1 R1C2 R1C3\"";
    /// two different cells, each between quotes
    TwoCells = two_cells -> (Cell, Cell), "\"R1C1\", \"R1C2\"";
    /// a whole number and a cell
    Term = term -> (Cell, i32), "(2, \"R1C1\")";
    /// `"="`, `"<="` or `">="`
    Comparison = comparison -> Sign, "\"=\"";
    /// a whole number, which may be below 0
    WholeNumber = whole -> i32, "15";
}

fn whole(written: Written, _: &mut Scope) -> Read<i32> {
    written.parse()
}

/// The cell with this address.
fn cell(written: Written, address: &str, scope: &Scope) -> Read<Cell> {
    let topology = scope.topology();
    let no_cell = || written.fault(scan::no_cell(address, topology));
    scan::cell(address, topology).ok_or_else(no_cell)
}

fn cells(written: Written, scope: &mut Scope) -> Read<Vec<Cell>> {
    let text: String = written.parse()?;
    let addresses = text.split_whitespace();
    addresses
        .map(|address| cell(written, address, scope))
        .collect()
}

fn two_cells(written: Written, scope: &mut Scope) -> Read<(Cell, Cell)> {
    let (first, second): (String, String) = written.parse()?;
    let cells = (
        cell(written, &first, scope)?,
        cell(written, &second, scope)?,
    );
    match cells.0 == cells.1 {
        true => Err(written.fault("field-relation-cells")),
        false => Ok(cells),
    }
}

fn term(written: Written, scope: &mut Scope) -> Read<(Cell, i32)> {
    let (weight, address): (i32, String) = written.parse()?;
    Ok((cell(written, &address, scope)?, weight))
}

fn comparison(written: Written, _: &mut Scope) -> Read<Sign> {
    let text: String = written.parse()?;
    match &*text {
        "=" => Ok(Sign::Equal),
        "<=" | "≤" => Ok(Sign::AtMost),
        ">=" | "≥" => Ok(Sign::AtLeast),
        _ => {
            let expected = Message::new("expected-names").with("names", "=, <=, >=");
            Err(written.fault(expected))
        }
    }
}

fn linear(fields: &Fields, form: &LinearForm, scope: &mut Scope) -> Read<Relation> {
    let terms = fields.get(&form.terms, scope)?;
    let sign = fields.get(&form.is, scope)?;
    let right = fields.get(&form.right, scope)?;
    let relation = Relation::linear(terms, sign, right);
    relation.ok_or_else(|| fields.fault(form.terms.name, "field-relation-weight"))
}
