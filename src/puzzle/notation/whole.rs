//! Boards that are written in one line.

use super::candidates::shows_candidates;
use super::prose;
use super::reading::{Reading, has_empty_field};
use super::row::{JOINED, Row, Token, is_cell_like};
use super::sheet::{Sheet, size_of};
use super::symbol::{Mark, Symbol, is_foreign_letter, symbol};
use super::text::NOTHING;
use crate::puzzle::MAX_SIZE;

/// The boards of a line and the name that stands beside them.
pub struct Whole {
    pub sheets: Vec<Sheet>,
    pub name: Option<String>,
}

/// The boards of a line that is too long to be a row, or has words beside a board.
pub fn whole(row: &Row, wanted: Option<usize>) -> Option<Whole> {
    if row.tokens.len() <= MAX_SIZE && shows_candidates(std::slice::from_ref(row)) {
        return None;
    }
    let alone = |sheet| Whole {
        sheets: vec![sheet],
        name: None,
    };
    by_fields(row)
        .map(alone)
        .or_else(|| by_tokens(row, |length| length > MAX_SIZE))
        .or_else(|| by_line(row, wanted).map(alone))
        .or_else(|| {
            let small = wanted.map_or(16, |n| n * n);
            let found = by_tokens(row, |length| length == small && row.tokens.len() > 1)?;
            let low = wanted.is_some()
                || found.name.is_some()
                || found.sheets.iter().all(super::grid::is_low);
            low.then_some(found)
        })
}

/// A cell a field, with empty fields for empty cells.
fn by_fields(row: &Row) -> Option<Sheet> {
    let delimiter = [',', ';', '\t']
        .into_iter()
        .find(|d| has_empty_field(row, *d))?;
    [true, false].into_iter().find_map(|keep_last| {
        let marks = Reading::Fields {
            delimiter,
            keep_last,
        }
        .marks(row)?;
        Sheet::of_marks(marks).filter(|s| s.size > 4)
    })
}

/// The whole line, whatever is between its cells.
fn by_line(row: &Row, wanted: Option<usize>) -> Option<Sheet> {
    let marks = Reading::natural(std::slice::from_ref(row)).marks(row)?;
    let is_unknown = |mark: &&Mark| matches!(mark.symbol, Symbol::Unknown(_));
    let cell_like = marks.iter().filter(is_unknown).count() * 8 <= marks.len();
    let long = marks.len() > MAX_SIZE;
    let sheet = Sheet::of_marks(marks)?;
    (cell_like && (long || wanted == Some(sheet.size) && sheet.size < 4)).then_some(sheet)
}

/// Tokens that are boards, among others that are not. A solution beside its puzzle is left out.
fn by_tokens(row: &Row, is_length: impl Fn(usize) -> bool) -> Option<Whole> {
    let is_board = |token: &&Token| {
        let text = row.text(token);
        let length = text.iter().filter(|c| **c != NOTHING).count();
        is_length(length) && size_of(length).is_some() && is_cell_like(text)
    };
    let boards: Vec<Sheet> = row
        .tokens
        .iter()
        .filter(is_board)
        .filter_map(|token| Sheet::of_marks(marks(row, token)))
        .collect();
    // Only the neighbours are looked at, so that long lists stay quick.
    let is_solution = |i: usize| {
        let near = i.saturating_sub(2)..(i + 3).min(boards.len());
        near.into_iter().any(|j| solves(&boards[i], &boards[j]))
    };
    let keep: Vec<bool> = (0..boards.len()).map(|i| !is_solution(i)).collect();
    let mut kept = keep.iter();
    let sheets: Vec<Sheet> = boards
        .into_iter()
        .filter(|_| kept.next() == Some(&true))
        .collect();
    if sheets.is_empty() {
        return None;
    }
    let beside: Vec<String> = row
        .tokens
        .iter()
        .filter(|token| !is_board(token) && !row.has_brackets())
        .map(|token| row.text(token).iter().collect())
        .collect();
    let name = Some(beside.join(" "))
        .filter(|text| text.contains(is_foreign_letter))
        .and_then(|text| prose::name(&text));
    Some(Whole { sheets, name })
}

fn marks(row: &Row, token: &Token) -> Vec<Mark> {
    (token.start..token.end)
        .filter(|column| row.chars[*column] != NOTHING)
        .map(|column| Mark {
            symbol: symbol(row.chars[column]),
            line: row.line,
            column: column + 1,
            gap: JOINED,
        })
        .collect()
}

/// Whether the first board is the second, filled in.
fn solves(solution: &Sheet, puzzle: &Sheet) -> bool {
    let count = |sheet: &Sheet, symbol| sheet.marks.iter().filter(|m| m.symbol == symbol).count();
    let zeros = count(solution, Symbol::Zero);
    let full =
        count(solution, Symbol::Empty) == 0 && (zeros == 0 || solution.size == 16 && zeros == 16);
    let mut pairs = puzzle.marks.iter().zip(&solution.marks);
    let agrees = |(p, s): (&Mark, &Mark)| p.symbol.number().is_none() || p.symbol == s.symbol;
    let empty = |sheet| count(sheet, Symbol::Empty) + count(sheet, Symbol::Zero);
    full && solution.size == puzzle.size && empty(puzzle) > empty(solution) && pairs.all(agrees)
}
