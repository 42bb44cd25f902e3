//! Boards that stand in one line each, maybe beside other words.

use super::block::board;
use super::layout::{Layout, lists, odd_number};
use super::row::{Origin, Row, is_cell_like};
use super::sheet::Sheet;
use super::symbol::is_foreign_letter;
use super::table::{DELIMITERS, fields};
use super::text::{Char, original};
use super::{Format, Options, prose};
use crate::puzzle::{MAX_SIZE, Shape};
use std::slice::from_ref;

/// The boards in a line.
#[derive(Default)]
pub struct InLine {
    pub sheets: Vec<Sheet>,
    /// The words beside them.
    pub name: Option<String>,
    /// Whether a solution beside its puzzle was left out.
    pub had_solution: bool,
}

impl InLine {
    /// One board and nothing else.
    pub fn of(sheet: Sheet) -> Self {
        Self {
            sheets: vec![sheet],
            ..Self::default()
        }
    }
}

/// The board that a line is by its looks.
pub fn whole(row: &Row) -> Option<Sheet> {
    board(row, Layout::natural(from_ref(row)))
}

/// The boards in a line that is too long to be a row, or has words beside a board. Values that are too high may be
/// the candidates of a row.
pub fn in_line(row: &Row, options: &Options) -> Option<InLine> {
    let may_be_row = row.chars.len() <= MAX_SIZE || !row.holds_cells() || has_lists(row);
    if may_be_row || options.format == Format::Sdx {
        return None;
    }
    let delimiter = DELIMITERS[..3].iter().find(|d| row.count(**d) > 0);
    let in_fields = delimiter.map_or(Vec::new(), |d| fields(&row.chars, *d));
    let in_words: Vec<Vec<Char>> = row.words().map(<[Char]>::to_vec).collect();
    let among = |fits: &dyn Fn(usize) -> bool| {
        let mut parts = [&in_fields, &in_words].into_iter();
        parts.find_map(|parts| among(parts, fits))
    };
    let small = options.boxes.map_or(4, Shape::size);
    let mut found = among(&|size| size > 4)
        .or_else(|| by_any_layout(row, options).map(InLine::of))
        .or_else(|| among(&|size| size == small).filter(|_| row.words.len() > 1))?;
    // Words between colons are the fields of a library.
    found.name = found.name.filter(|_| row.chars[0].c != ':');
    let is_sure = !row.may_be_candidates() || found.sheets.iter().all(Sheet::is_low);
    is_sure.then_some(found)
}

/// Whether a line is a row of cells that list their candidates.
fn has_lists(row: &Row) -> bool {
    let has_empty = DELIMITERS.iter().any(|d| row.count(*d) >= row.words.len());
    !has_empty && (4..=MAX_SIZE).contains(&row.words.len()) && lists(from_ref(row)) > 0
}

/// The board that the line is as a whole, whatever is between its cells.
fn by_any_layout(row: &Row, options: &Options) -> Option<Sheet> {
    let rows = from_ref(row);
    let are_joined = Layout::natural(rows) == Layout::Characters
        && is_cell_like(&row.chars)
        && odd_number(rows).is_none();
    let layouts = Layout::all(rows, options).into_iter();
    let layouts = layouts.filter(|layout| *layout != Layout::Characters || are_joined);
    let mut sheets = layouts.filter_map(|layout| board(row, layout));
    sheets.find(|sheet| sheet.size > 4)
}

/// The parts of a line that are boards of such sizes, and the words beside them. A solution beside its puzzle is left
/// out.
fn among(parts: &[Vec<Char>], fits: &dyn Fn(usize) -> bool) -> Option<InLine> {
    let (mut boards, mut beside) = (Vec::new(), String::new());
    for part in parts {
        // Shorter words are not taken for boards.
        let may_be = part.len() > 3 && is_cell_like(part);
        let row = may_be.then(|| Row::new(part.clone(), Origin::Line, None));
        match row.and_then(|row| whole(&row)) {
            Some(board) if fits(board.size) => boards.push(board),
            _ => beside += &format!("{} ", original(part).trim()),
        }
    }
    // Only the neighbours are looked at, so that long lists stay quick.
    let is_solution = |i: usize| {
        let mut near = boards[i.saturating_sub(2)..].iter().take(5);
        near.any(|other| boards[i].solves(other))
    };
    let solutions: Vec<bool> = (0..boards.len()).map(is_solution).collect();
    let had_solution = solutions.contains(&true);
    let mut solutions = solutions.into_iter();
    boards.retain(|_| solutions.next() == Some(false));
    let name = prose::name(&beside).filter(|name| name.contains(is_foreign_letter));
    (!boards.is_empty()).then_some(InLine {
        sheets: boards,
        name,
        had_solution,
    })
}
