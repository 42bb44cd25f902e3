//! Boards that stand in one line each, maybe beside other words.

use super::layout::Layout;
use super::row::{Origin, Row, is_cell_like, words};
use super::sheet::Sheet;
use super::symbol::is_foreign_letter;
use super::table::{DELIMITERS, fields};
use super::text::{Char, original};
use super::{Format, Options, prose};
use crate::puzzle::{MAX_SIZE, Shape};
use std::slice::from_ref;

/// The board that a line is by its looks.
pub fn whole(row: &Row) -> Option<Sheet> {
    Sheet::of_marks(Layout::natural(from_ref(row)).marks(row)?)
}

/// Finds the boards in a line that is too long to be a row, or has words beside a board.
pub fn find_boards(row: &mut Row, options: &Options) {
    let is_row = row.chars.len() <= MAX_SIZE || !row.holds_cells();
    if is_row || options.format == Format::Sdx {
        return;
    }
    // Tabs around the cells stand between no fields.
    let is_blank = |c: &&Char| matches!(c.c, ' ' | '\t' | '[');
    let indent = row.chars.iter().take_while(is_blank).count();
    let inner = &row.chars[indent..];
    let inner = &inner[..inner.len() - inner.iter().rev().take_while(is_blank).count()];
    let delimiter = DELIMITERS[..3]
        .iter()
        .find(|d| inner.iter().any(|c| c.c == **d));
    let fields = delimiter.map_or(Vec::new(), |d| fields(inner, *d));
    let parts: Vec<Vec<Char>> = row.words().map(<[Char]>::to_vec).collect();
    let among = |fits: &dyn Fn(usize) -> bool| among(&fields, fits).or_else(|| among(&parts, fits));
    let alone = |board| (vec![board], String::new());
    let main = main_part(&parts);
    let joined = || by_any_layout(row, options).filter(|_| main.is_none());
    let large = among(&|size| size > 4).or_else(|| joined().map(alone));
    let small = options.boxes.map_or(4, Shape::size);
    let small = || among(&|size| size == small).filter(|_| parts.len() > 1);
    // Values that are too high may be the candidates of a row.
    let is_sure = |(boards, _): &InLine| !has_uneven_words(row) || boards.iter().all(Sheet::is_low);
    if let Some((boards, beside)) = large.or_else(small).filter(is_sure) {
        let damaged = || damaged(&fields, &boards).or_else(|| damaged(&parts, &boards));
        let damaged = damaged();
        if let Some(puzzle) = damaged
            .clone()
            .filter(|_| boards.iter().all(Sheet::is_full))
        {
            *row = row.with(puzzle);
            return;
        }
        // Words between colons are the fields of a library.
        let may_be = |name: &String| name.contains(is_foreign_letter) && row.chars[0].c != ':';
        let name = prose::name(&beside).filter(may_be);
        row.name = row.name.take().or(name);
        // Results come in the order of the text, so damage in an earlier line cannot follow the boards.
        let is_one_line = row.chars.last().is_some_and(|c| c.at.line == row.line());
        (row.boards, row.damaged) = (boards, damaged.filter(|_| is_one_line));
    } else if let Some(part) = main {
        *row = row.with(part.clone());
    }
}

/// The one part of a line that can be its cells: far longer than a row, and than the parts beside it.
fn main_part(parts: &[Vec<Char>]) -> Option<&Vec<Char>> {
    let part = parts.iter().max_by_key(|part| part.len())?;
    let is_short = |other: &&Vec<Char>| other.len() * 4 < part.len();
    let are_others = parts.iter().filter(is_short).count() + 1 == parts.len();
    let is_main = part.len() > 2 * MAX_SIZE && are_others;
    (parts.len() > 1 && is_main && is_cell_like(part)).then_some(part)
}

/// A board in one line with too much in it that is no cell, or a row of a larger one.
pub fn unlike_cells(row: &Row) -> Option<Sheet> {
    let is_long = row.holds_cells() && row.cell_count() > MAX_SIZE;
    let may_be = is_long && !has_uneven_words(row) && !is_cell_like(&row.chars);
    let sheet = may_be.then(|| whole(row)).flatten();
    sheet.filter(|sheet| sheet.size > 4)
}

/// Boards in a line, and the words beside them.
type InLine = (Vec<Sheet>, String);

/// Whether there are as many words as a row has cells, and they are of different lengths.
fn has_uneven_words(row: &Row) -> bool {
    let is_even = |word: &std::ops::Range<usize>| word.len() == row.words[0].len();
    (4..=MAX_SIZE).contains(&row.words.len()) && !row.words.iter().all(is_even)
}

/// The board that the line is as a whole, whatever is between its cells.
fn by_any_layout(row: &Row, options: &Options) -> Option<Sheet> {
    let rows = from_ref(row);
    let are_joined = Layout::natural(rows) == Layout::Characters
        && is_cell_like(&row.chars)
        && !prose::has_word(&row.chars);
    let layouts = Layout::all(rows, options).into_iter();
    let layouts = layouts.filter(|layout| *layout != Layout::Characters || are_joined);
    let mut sheets = layouts.filter_map(|layout| Sheet::of_marks(layout.marks(row)?));
    sheets.find(|sheet| sheet.size > 4)
}

/// The part of a line that is no board but has about as many cells as those beside it.
fn damaged(parts: &[Vec<Char>], boards: &[Sheet]) -> Option<Vec<Char>> {
    let cells = boards.first()?.marks.len();
    let may_be = |part: &&Vec<Char>| {
        let count = words(part).map(<[Char]>::len).sum::<usize>();
        let is_near = count * 2 > cells && count * 3 <= cells * 4;
        is_near && is_cell_like(part) && count.isqrt().pow(2) != count
    };
    parts.iter().find(may_be).cloned()
}

/// The parts of a line that are boards of such sizes, and the words beside them.
fn among(parts: &[Vec<Char>], fits: impl Fn(usize) -> bool) -> Option<InLine> {
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
    (!boards.is_empty()).then_some((boards, beside))
}
