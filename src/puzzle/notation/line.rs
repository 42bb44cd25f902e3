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
    /// Whether there is nothing else, so that the line may be a row of a board that is too large.
    pub is_whole: bool,
}

impl InLine {
    /// The board that the line is by its looks.
    pub fn whole(row: &Row) -> Option<Self> {
        board(row, Layout::natural(from_ref(row))).map(Self::of)
    }

    /// One board and nothing else.
    fn of(sheet: Sheet) -> Self {
        Self {
            sheets: vec![sheet],
            is_whole: true,
            ..Self::default()
        }
    }
}

/// The boards in a line that is too long to be a row, or has words beside a board.
pub fn in_line(row: &Row, options: &Options) -> Option<InLine> {
    let has_empty = DELIMITERS.iter().any(|d| row.count(*d) >= row.words.len());
    let is_row_of_lists =
        !has_empty && (4..=MAX_SIZE).contains(&row.words.len()) && lists(from_ref(row)) > 0;
    let is_row = is_row_of_lists || row.chars.len() <= MAX_SIZE || !row.holds_cells();
    if is_row || options.format == Format::Sdx {
        return None;
    }
    let delimiter = DELIMITERS[..3].iter().find(|d| row.count(**d) > 0);
    let in_fields = delimiter.map_or(Vec::new(), |d| fields(&row.chars, *d));
    let in_words: Vec<Vec<Char>> = row.words().map(<[_]>::to_vec).collect();
    let parts = || [&in_fields, &in_words].into_iter();
    // The line as a whole, whatever is between its cells.
    let whole = || {
        let are_joined = Layout::natural(from_ref(row)) == Layout::Characters;
        let has_odd = || odd_number(from_ref(row)).is_some();
        let are_joined = are_joined && is_cell_like(&row.chars) && !has_odd();
        let layouts = Layout::all(from_ref(row), options).into_iter();
        let layouts = layouts.filter(|layout| *layout != Layout::Characters || are_joined);
        let mut sheets = layouts.filter_map(|layout| Sheet::of_marks(layout.marks(row)?));
        sheets.find(|sheet| sheet.size > 4).map(InLine::of)
    };
    let small = options.boxes.map_or(4, Shape::size);
    let long = parts().find_map(|parts| among(parts, |sheet| sheet.size > 4));
    let mut found = long.or_else(whole).or_else(|| {
        let found = parts().find_map(|parts| among(parts, |sheet| sheet.size == small));
        found.filter(|_| row.words.len() > 1)
    })?;
    // Words between colons are the fields of a library.
    found.name = found.name.filter(|_| row.chars[0].c != ':');
    Some(found)
}

/// The parts of a line that are boards, and the words beside them. A solution beside its puzzle is left out.
fn among(parts: &[Vec<Char>], fits: impl Fn(&Sheet) -> bool) -> Option<InLine> {
    let (mut boards, mut beside) = (Vec::new(), String::new());
    for part in parts {
        // Shorter words are not taken for boards.
        let may_be = part.len() > 3 && is_cell_like(part);
        let row = may_be.then(|| Row::new(part.clone(), Origin::Line, None));
        match row
            .and_then(|row| board(&row, Layout::natural(from_ref(&row))))
            .filter(&fits)
        {
            Some(board) => boards.push(board),
            None => beside += &format!("{} ", original(part).trim()),
        }
    }
    // Only the neighbours are looked at, so that long lists stay quick.
    let is_solution = |i: usize| {
        let mut near = boards[i.saturating_sub(2)..].iter().take(5);
        near.any(|other| boards[i].solves(other))
    };
    let solutions: Vec<bool> = (0..boards.len()).map(is_solution).collect();
    let had_solution = solutions.contains(&true);
    let is_whole = solutions.len() == 1 && beside.is_empty();
    let sheets = boards.into_iter().zip(solutions);
    let sheets = sheets.filter(|(_, is_solution)| !is_solution);
    let sheets: Vec<Sheet> = sheets.map(|(sheet, _)| sheet).collect();
    let name = prose::name(&beside).filter(|name| name.contains(is_foreign_letter));
    (!sheets.is_empty()).then_some(InLine {
        sheets,
        name,
        had_solution,
        is_whole,
    })
}
