//! Cells that are told one by one with their places: `b[0][1] = 3;`, `(0, 1): 3` or `R1C2=3`.

use super::literal::Found;
use super::row::{Origin, Row, separator};
use super::symbol::{Mark, is_cell};
use super::text::{Char, text};
use crate::puzzle::MAX_SIZE;
use std::collections::BTreeMap;

/// The fewest cells that are a board; fewer are statements of a program.
const FEWEST: usize = 4;

/// The cells so far, by row and column.
#[derive(Default)]
pub struct Places(BTreeMap<(usize, usize), Vec<Char>>);

impl Places {
    /// Takes a line that tells cells and nothing else. Gives the boards before it, which end where a place is told
    /// again; nothing if it is no such line.
    pub fn line(&mut self, chars: &[Char]) -> Option<Vec<Found>> {
        let mut found = Vec::new();
        for (place, cell) in cells(chars)? {
            if self.0.contains_key(&place) {
                found.append(&mut self.end());
            }
            self.0.insert(place, cell);
        }
        Some(found)
    }

    /// The rows of the board whose cells were told. Places that were left out are empty cells.
    pub fn end(&mut self) -> Vec<Found> {
        let cells = std::mem::take(&mut self.0);
        let Some(sign) = cells
            .values()
            .flatten()
            .next()
            .filter(|_| cells.len() >= FEWEST)
        else {
            return Vec::new();
        };
        let first = usize::from(!cells.keys().any(|(y, x)| *y.min(x) == 0));
        let last = cells.keys().map(|(y, x)| *y.max(x)).max();
        let size = size(last.unwrap_or_default() + 1 - first, &cells);
        let (blank, dot) = (sign.as_if(' '), [sign.as_if('.')]);
        let cell = |y, x| cells.get(&(y, x)).map_or(&dot[..], |cell| cell);
        let row = |y| {
            let cells = (first..first + size).flat_map(|x| [cell(y, x), &[blank]].concat());
            Some(Row::new(cells.collect(), Origin::List, None))
        };
        let rows = (first..first + size).map(row);
        std::iter::once(None).chain(rows).chain([None]).collect()
    }
}

/// The side of the board of these cells: as many rows and columns as are told, or as a board may have if some are left
/// out.
fn size(told: usize, cells: &BTreeMap<(usize, usize), Vec<Char>>) -> usize {
    let number = |cell: &Vec<Char>| Mark::of_word(cell, 0).symbol.number();
    let highest = cells.values().filter_map(number).max();
    match told {
        _ if cells.len() == told * told => told,
        7..=9 => 9,
        ..7 if (7..10).contains(&highest.unwrap_or_default()) => 9,
        5 => 6,
        ..4 => 4,
        11 => 12,
        13 => 14,
        _ => told,
    }
}

/// The places and cells that a line tells, if it tells nothing else.
fn cells(chars: &[Char]) -> Option<Vec<((usize, usize), Vec<Char>)>> {
    let is_sign = |c: &Char| matches!(c.c, '=' | ':');
    chars.iter().position(is_sign)?;
    let start = chars.iter().position(|c| c.c == '{');
    let mut parts = chars[start.unwrap_or(0)..].split(is_sign);
    let (mut cells, mut next) = (Vec::new(), place(parts.next()?)?);
    let mut rest = parts.peekable();
    while let Some(part) = rest.next() {
        let is_separator = |c: &Char| separator(c.c).is_some();
        let from = part.iter().position(|c| !is_separator(c))?;
        let length = part[from..].iter().position(is_separator);
        let (cell, after) = part[from..].split_at(length.unwrap_or(part.len() - from));
        if cell.len() > 1 && !is_cell(cell) {
            return None;
        }
        cells.push((next, cell.to_vec()));
        match rest.peek() {
            Some(_) => next = place(after)?,
            None if after.iter().all(is_separator) => {}
            None => return None,
        }
    }
    (!cells.is_empty()).then_some(cells)
}

/// The row and column at the end of what stands before a cell.
fn place(before: &[Char]) -> Option<(usize, usize)> {
    let text = text(before);
    let number = |text: &str| {
        let name = text.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = text[name.len()..].parse().ok();
        Some((name.len(), number.filter(|number| *number <= MAX_SIZE)?))
    };
    let inside = text.trim_end_matches([' ', ')', ']', '"', '\'', '`']);
    let (end, column) = number(inside)?;
    let between = inside[..end].trim_end_matches([' ', ',', '[', ']', '(', ')', 'c', 'C']);
    let (start, row) = number(between)?;
    let is_apart = between.len() < end;
    let opens = between[..start].ends_with(['[', '(', 'r', 'R', '"', '\'']);
    (is_apart && opens).then_some((row, column))
}
