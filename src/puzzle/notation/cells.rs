//! Problems of families other than Sudoku: one symbol per cell, in the order of cells.

use super::sheet::value;
use super::symbol::{Mark, Symbol};
use super::text::{Char, LONGEST_LINE, Position};
use super::{Entry, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Problem, Topology, Wanted};
use std::io::{self, BufRead};
use std::iter::Peekable;
use std::sync::Arc;

/// Begins a line that is not read.
const COMMENT: char = '#';

/// The problems of a source: one in each line, or one in as many lines as a board has rows. Spaces, empty
/// lines and lines that begin with `#` are skipped.
pub struct Cells<L: Iterator<Item = io::Result<(usize, String)>>> {
    lines: Peekable<L>,
    wanted: Wanted,
    /// The last board, for the next problem on the same.
    board: Option<Arc<Topology>>,
}

/// The problems of a family in a source, one after the other.
pub fn cells<R: BufRead>(
    source: R,
    wanted: &Wanted,
) -> Cells<impl Iterator<Item = io::Result<(usize, String)>> + use<R>> {
    let is_read = |line: &io::Result<(usize, String)>| {
        line.as_ref().map_or(true, |(_, line)| {
            let line = line.trim();
            !line.is_empty() && !line.starts_with(COMMENT)
        })
    };
    let numbered = (1..).zip(source.lines());
    let lines = numbered.map(|(number, line)| Ok((number, line?)));
    Cells {
        lines: lines.filter(is_read).peekable(),
        wanted: wanted.clone(),
        board: None,
    }
}

impl<L: Iterator<Item = io::Result<(usize, String)>>> Cells<L> {
    /// The symbols of the next line, if there is one and `wants` it.
    fn line(&mut self, wants: impl Fn(usize) -> bool) -> Option<io::Result<Vec<Mark>>> {
        let is_wanted = |line: &io::Result<(usize, String)>| match line {
            Ok((number, line)) => wants(symbols(*number, line).count()),
            Err(_) => true,
        };
        let line = self.lines.next_if(is_wanted)?;
        Some(line.map(|(number, line)| symbols(number, &line).collect()))
    }

    /// The symbols of the next problem: a line, or the rows of a square board.
    fn block(&mut self) -> Option<io::Result<Vec<Mark>>> {
        let mut found = match self.line(|_| true)? {
            Ok(found) => found,
            Err(error) => return Some(Err(error)),
        };
        let width = found.len();
        let is_row = (2..=MAX_SIZE).contains(&width)
            && match &self.wanted {
                Wanted::Known(family) => family.cells() == width * width,
                // A line could be a small square itself; if the next is as long, it is a row.
                Wanted::Diagonal | Wanted::Latin => true,
            };
        while is_row && found.len() < width * width {
            match self.line(|length| length == width) {
                Some(Ok(row)) => found.extend(row),
                Some(Err(error)) => return Some(Err(error)),
                None => break,
            }
        }
        Some(Ok(found))
    }

    fn problem(&mut self, line: usize, symbols: &[Mark]) -> Result<Problem, ReadError> {
        let cells = symbols.len();
        let known = self.board.take().filter(|board| board.cells() == cells);
        let family = || self.wanted.of_cells(cells).map(Topology::new);
        let Some(board) = known.or_else(family) else {
            let reason = match &self.wanted {
                Wanted::Known(family) => Reason::CellCount {
                    cells,
                    expected: family.cells(),
                },
                Wanted::Diagonal | Wanted::Latin => Reason::Count { cells, odd: None },
            };
            return Err(ReadError::of_line(line, reason));
        };
        let values = symbols.iter().map(|mark| value(mark, board.size(), false));
        let values: Result<Vec<_>, ReadError> = values.collect();
        let problem = Problem::on(&board, &values?);
        self.board = Some(board);
        problem.map_err(|error| ReadError::of_line(line, Reason::Problem(error.in_brief())))
    }
}

impl<L: Iterator<Item = io::Result<(usize, String)>>> Iterator for Cells<L> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<io::Result<Entry>> {
        let symbols = match self.block()? {
            Ok(symbols) => symbols,
            Err(error) => return Some(Err(error)),
        };
        let line = symbols.first().map_or(1, |mark| mark.at.line);
        Some(Ok(Entry::new(line, self.problem(line, &symbols))))
    }
}

/// The symbols of a line.
fn symbols(line: usize, text: &str) -> impl Iterator<Item = Mark> {
    let chars = (1..).zip(text.chars()).take(LONGEST_LINE);
    let chars = chars.filter(|(_, c)| !c.is_whitespace());
    chars.map(move |(column, c)| {
        let (original, at) = (c, Position { line, column });
        Mark::new(Symbol::of(c), Char { c, original, at }, 0)
    })
}
