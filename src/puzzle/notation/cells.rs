//! Problems of families other than Sudoku: one symbol per cell, in the order of cells.

use super::sheet::value;
use super::symbol::{Mark, Symbol};
use super::text::{Char, LONGEST_LINE, Position};
use super::{Entry, Note, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Problem, Topology, Wanted};
use std::io::{self, BufRead};
use std::iter::from_fn;
use std::sync::Arc;

/// Begins a line that is not read.
const COMMENT: char = '#';

/// The problems of a family in a source, one after the other: one in each line, or one in as many lines as a
/// board has rows. Spaces, empty lines and lines that begin with `#` are skipped.
pub fn cells<R: BufRead>(
    source: R,
    wanted: &Wanted,
) -> impl Iterator<Item = io::Result<Entry>> + use<R> {
    let lines = (1..).zip(source.lines());
    let lines = lines.map(|(number, line)| Ok(symbols(number, &line?)));
    let is_read = |line: &io::Result<Vec<Mark>>| !line.as_ref().is_ok_and(Vec::is_empty);
    let mut lines = lines.filter(is_read).peekable();
    let (wanted, mut board) = (wanted.clone(), None);
    let mut next = move || {
        let Some(mut found) = lines.next().transpose()? else {
            return Ok(None);
        };
        let width = found.len();
        let has_rows = (2..=MAX_SIZE).contains(&width)
            && match &wanted {
                Wanted::Known(family) => family.cells() == width * width,
                // A line could be a small square itself; if the next is as long, it is a row.
                Wanted::Diagonal | Wanted::Latin => true,
            };
        let is_next =
            |line: &io::Result<Vec<Mark>>| line.as_ref().map_or(true, |row| row.len() == width);
        while has_rows
            && found.len() < width * width
            && let Some(row) = lines.next_if(is_next).transpose()?
        {
            found.extend(row);
        }
        let line = found[0].at.line;
        let mut entry = Entry::new(line, problem(&wanted, &mut board, &found));
        entry.notes.extend(Note::of_lines(&found, width));
        Ok(Some(entry))
    };
    from_fn(move || next().transpose())
}

/// The problem of these symbols; on the same board as the one before, if it has as many cells.
fn problem(
    wanted: &Wanted,
    board: &mut Option<Arc<Topology>>,
    symbols: &[Mark],
) -> Result<Problem, ReadError> {
    let (line, cells) = (symbols[0].at.line, symbols.len());
    let known = board.take().filter(|board| board.cells() == cells);
    let family = || wanted.of_cells(cells).map(Topology::new);
    let reason = match wanted {
        Wanted::Known(family) => Reason::CellCount {
            cells,
            expected: family.cells(),
        },
        Wanted::Diagonal | Wanted::Latin => Reason::Count { cells, odd: None },
    };
    let found = known.or_else(family);
    let found = board.insert(found.ok_or(ReadError::of_line(line, reason))?);
    let values = symbols.iter();
    let values = values.map(|mark| value(mark, found.size(), false));
    let problem = Problem::on(found, &values.collect::<Result<Vec<_>, _>>()?);
    problem.map_err(|error| ReadError::of_line(line, Reason::Problem(error.in_brief())))
}

/// The symbols of a line; none of a comment.
fn symbols(line: usize, text: &str) -> Vec<Mark> {
    let is_comment = text.trim_start().starts_with(COMMENT);
    let chars = (1..).zip(text.chars()).take(LONGEST_LINE);
    let chars = chars.filter(|(_, c)| !is_comment && !c.is_whitespace());
    let mark = |(column, c)| {
        let (original, at) = (c, Position { line, column });
        Mark::new(Symbol::of(c), Char { c, original, at }, 0)
    };
    chars.map(mark).collect()
}
