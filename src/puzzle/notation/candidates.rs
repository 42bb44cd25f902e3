//! Grids whose cells list their candidates: the state of a game that is being played.
//!
//! A cell with several digits is empty. A digit after `u` was filled in by the player, so the cell
//! is empty in the puzzle. A digit alone is a given, but for the last candidate of an empty cell,
//! which looks the same. It can be told where the digit is still a candidate of a peer, because a
//! digit that is on the board is struck from its peers.

use super::row::{Class, Row};
use super::sheet::Sheet;
use super::symbol::{Mark, Symbol, symbol};
use super::text::NOTHING;
use super::{Format, Options};
use crate::puzzle::{MAX_SIZE, Shape, Topology, Value, ValueSet};

/// A cell with what is listed in it.
struct Listed {
    mark: Mark,
    /// The candidates, where there are several.
    candidates: ValueSet,
}

/// The boards that these lines show, if they are candidate lists and nothing else.
pub fn sheets(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    if options.format != Format::Sdx && !shows_candidates(rows) {
        return None;
    }
    let lines: Vec<Vec<Listed>> = rows
        .iter()
        .filter(|row| row.class == Class::Cells)
        .map(cells)
        .collect();
    let mut rest = lines.as_slice();
    let mut sheets = Vec::new();
    while let Some(first) = rest.first() {
        let size = first.len();
        if !(2..=MAX_SIZE).contains(&size) || rest.len() < size {
            return None;
        }
        let (grid, after) = rest.split_at(size);
        if grid.iter().any(|line| line.len() != size) {
            return None;
        }
        let shape = options
            .boxes
            .filter(|b| b.size() == size)
            .or(Shape::usual(size))?;
        sheets.push(sheet(grid, shape));
        rest = after;
    }
    (!sheets.is_empty()).then_some(sheets)
}

/// Whether the lines have a digit after `u`, or several lists of digits in ascending order and no
/// mark for an empty cell.
pub fn shows_candidates(rows: &[Row]) -> bool {
    let texts = || {
        let cells = rows.iter().filter(|row| row.class == Class::Cells);
        cells.flat_map(|row| row.tokens.iter().map(|t| row.text(t)))
    };
    let by_player = |t: &[char]| matches!(t, ['u' | 'U', d] if d.is_ascii_digit());
    let ascends = |t: &[char]| {
        t.len() > 1 && t.iter().all(char::is_ascii_digit) && t.is_sorted_by(|a, b| a < b)
    };
    let is_list = |t: &[char]| t.len() == 1 || ascends(t) || by_player(t);
    let is_empty = |t: &[char]| matches!(symbol(t[0]), Symbol::Empty | Symbol::Zero);
    texts().any(by_player)
        || texts().all(is_list)
            && texts().filter(|t| ascends(t)).count() > 2
            && !texts().any(is_empty)
}

fn cells(row: &Row) -> Vec<Listed> {
    row.tokens
        .iter()
        .map(|token| {
            let text: Vec<char> = row
                .text(token)
                .iter()
                .copied()
                .filter(|c| *c != NOTHING)
                .collect();
            let by_player = matches!(text.first(), Some('u' | 'U'));
            let listed = &text[usize::from(by_player)..];
            let unknown = listed
                .iter()
                .map(|c| symbol(*c))
                .find(|s| matches!(s, Symbol::Unknown(_)));
            let symbol = match listed {
                _ if unknown.is_some() => unknown.unwrap_or(Symbol::Empty),
                [c] if !by_player => symbol(*c),
                _ => Symbol::Empty,
            };
            let several = listed.len() > 1;
            let candidates = listed
                .iter()
                .filter(|_| several)
                .filter_map(|c| Value::from_char(*c));
            Listed {
                mark: Mark {
                    symbol,
                    line: row.line,
                    column: token.start + 1,
                    gap: token.gap,
                },
                candidates: candidates.collect(),
            }
        })
        .collect()
}

fn sheet(grid: &[Vec<Listed>], shape: Shape) -> Sheet {
    let cells: Vec<&Listed> = grid.iter().flatten().collect();
    let mut marks: Vec<Mark> = cells.iter().map(|c| c.mark).collect();
    let topology = Topology::of(shape);
    let still_listed = |index: usize| {
        let Some(number) = cells[index].mark.symbol.number() else {
            return false;
        };
        let cell = topology.cell_at(index / shape.size(), index % shape.size());
        let value = Value::new(number.min(255) as u8);
        let listed = |v| {
            topology
                .peers_of(cell)
                .iter()
                .any(|p| cells[p.index()].candidates.contains(v))
        };
        value.is_some_and(listed)
    };
    let open: Vec<usize> = (0..cells.len()).filter(|i| still_listed(*i)).collect();
    // Where most digits are still listed, the lists were not kept up and say nothing.
    let digits = marks.iter().filter(|m| m.symbol.number().is_some()).count();
    if open.len() * 2 < digits {
        open.into_iter()
            .for_each(|i| marks[i].symbol = Symbol::Empty);
    }
    Sheet {
        size: shape.size(),
        marks,
        shape: None,
    }
}
