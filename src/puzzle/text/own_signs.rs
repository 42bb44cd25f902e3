//! Boards whose values have signs of their own: the digits of a cryptarithm, and *in* and *out*.

use super::error::{Entry, FormName, ReadError, Reason};
use super::lines::TextLine;
use super::options::Options;
use crate::puzzle::{Family, Numbering, Problem, Topology, Wanted};
use std::sync::Arc;

/// The family that is wanted, if its values have signs of their own.
pub fn own_family(options: &Options) -> Option<Family> {
    let family = options.wanted.as_ref().and_then(Wanted::family)?;
    let is_way = matches!(family, Family::Way(_));
    (is_way || family.numbering() != Numbering::FromOne).then(|| family.clone())
}

/// Reads a line on a board with a way, which must show its start and nothing else.
fn way(line: &TextLine, board: &Arc<Topology>) -> Option<Entry> {
    let text = line.text();
    let mut found = text.split_whitespace().peekable();
    found.peek().filter(|word| !word.starts_with("# "))?;
    let start = Problem::on(board, &vec![None; board.cells()]);
    let start = start.expect("there is nothing to clash");
    let expected = super::line(board, start.givens());
    let problem = match found.eq(expected.split(' ')) {
        true => Ok(start),
        false => Err(ReadError::of_line(
            line.start.line,
            Reason::WayStart(expected),
        )),
    };
    Some(Entry::new(line.start.line, problem))
}

/// Reads a line: a sign a cell, and `.` for an open one. A line that is blank or begins with `#` holds no
/// board.
pub fn read(line: &TextLine, board: &Arc<Topology>) -> Option<Entry> {
    if board.way().is_some() {
        return way(line, board);
    }
    let signs = board.numbering();
    let mut cells = line
        .chars
        .iter()
        .filter(|c| !matches!(c.c, ' ' | '\t'))
        .peekable();
    let first = cells.peek().filter(|c| c.c != '#')?.at;
    let value = |c: char| match (c, signs) {
        ('.', _) => Some(None),
        // The reader takes other dashes for this one.
        ('-', Numbering::InOut) => Some(signs.value('–')),
        _ => signs.value(c).map(Some),
    };
    let mut values = Vec::new();
    for c in cells {
        match value(c.c) {
            Some(value) => values.push(value),
            None => {
                let reason = Reason::OwnSign {
                    found: c.c.to_string(),
                    signs,
                };
                return Some(ReadError::at(c.at, reason).into());
            }
        }
    }
    let (cells, expected) = (values.len(), board.cells());
    let problem = match cells == expected {
        true => Problem::on(board, &values).map_err(Reason::Problem),
        false => Err(Reason::Count {
            cells,
            expected: Some(expected),
            odd: None,
        }),
    };
    let problem = problem.map_err(|reason| ReadError::of_line(first.line, reason));
    Some(Entry {
        form: Some(FormName::Line),
        ..Entry::new(first.line, problem)
    })
}
