//! Problems of families other than Sudoku: one symbol per cell, in the order of cells.

use super::text::{LONGEST_LINE, Position};
use super::{Entry, ReadError};
use crate::puzzle::{MAX_SIZE, Problem, Topology, Value, Wanted};
use std::io::{self, BufRead};
use std::iter::Peekable;
use std::sync::Arc;

/// The signs of an empty cell.
const BLANKS: &str = ".0xX_-*";
/// Begins a line that is not read.
const COMMENT: char = '#';

/// A symbol and its place.
type Symbol = (char, Position);

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
    fn line(&mut self, wants: impl Fn(usize) -> bool) -> Option<io::Result<Vec<Symbol>>> {
        let is_wanted = |line: &io::Result<(usize, String)>| match line {
            Ok((number, line)) => wants(symbols(*number, line).count()),
            Err(_) => true,
        };
        let line = self.lines.next_if(is_wanted)?;
        Some(line.map(|(number, line)| symbols(number, &line).collect()))
    }

    /// The symbols of the next problem: a line, or the rows of a square board.
    fn block(&mut self) -> Option<io::Result<Vec<Symbol>>> {
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

    fn problem(&mut self, symbols: &[Symbol]) -> Result<Problem, ReadError> {
        let line = symbols.first().map_or(1, |(_, at)| at.line);
        let known = self
            .board
            .take()
            .filter(|board| board.cells() == symbols.len());
        let family = || self.wanted.of_cells(symbols.len()).map(Topology::new);
        let Some(board) = known.or_else(family) else {
            let cells = symbols.len();
            return Err(match &self.wanted {
                Wanted::Known(family) => ReadError::CellCount {
                    line,
                    cells,
                    expected: family.cells(),
                },
                Wanted::Diagonal | Wanted::Latin => ReadError::Count {
                    line,
                    cells,
                    odd: None,
                },
            });
        };
        let size = board.size();
        let values: Result<Vec<Option<Value>>, ReadError> = symbols
            .iter()
            .map(|&(found, at)| match Value::from_char(found) {
                _ if BLANKS.contains(found) => Ok(None),
                Some(value) if usize::from(value.number()) <= size => Ok(Some(value)),
                Some(_) => Err(ReadError::TooHigh {
                    at,
                    found: found.to_string(),
                    size,
                    zero_based: false,
                }),
                None => Err(ReadError::UnknownCharacter {
                    at,
                    found,
                    size: Some(size),
                    zero_based: false,
                }),
            })
            .collect();
        self.board = Some(Arc::clone(&board));
        Problem::on(&board, &values?).map_err(|error| ReadError::Problem {
            line,
            error: error.in_brief(),
        })
    }
}

impl<L: Iterator<Item = io::Result<(usize, String)>>> Iterator for Cells<L> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<io::Result<Entry>> {
        let symbols = match self.block()? {
            Ok(symbols) => symbols,
            Err(error) => return Some(Err(error)),
        };
        let line = symbols.first().map_or(1, |(_, at)| at.line);
        Some(Ok(Entry::new(line, self.problem(&symbols))))
    }
}

/// The symbols of a line with their places.
fn symbols(line: usize, text: &str) -> impl Iterator<Item = Symbol> {
    let chars = (1..).zip(text.chars()).take(LONGEST_LINE);
    chars
        .filter(|(_, c)| !c.is_whitespace())
        .map(move |(column, c)| (c, Position { line, column }))
}
