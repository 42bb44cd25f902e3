//! Boards that are drawn larger than they are: with cells several lines tall, or with blank rows and columns of a
//! spreadsheet.

use super::row::{Class, Row, is_bar};
use super::table::DELIMITERS;
use super::text::Char;
use crate::puzzle::MAX_SIZE;

/// The sizes of boards that people keep in spreadsheets; others are taken for one of these with blanks around it.
const SIZES: [usize; 5] = [16, 12, 9, 6, 4];

/// The rows of a frame whose cells are several lines tall, with each row of cells in one line.
pub fn flat(rows: &[Row]) -> Option<Vec<Row>> {
    let is_rule = |row: &Row| !row.holds_cells();
    let bands: Vec<&[Row]> = rows.chunk_by(|a, b| is_rule(a) == is_rule(b)).collect();
    let mut tall = bands.iter().filter(|band| !is_rule(&band[0]));
    let height = tall.clone().next()?.len();
    let width = rows.iter().find(|row| row.holds_cells())?.fields('|').len();
    let count = tall.clone().count();
    let is_tall = height > 1 && tall.all(|band| band.len() == height);
    let is_drawn = |row: &Row| is_rule(row) || row.fields('|').len() == width;
    if !is_tall || !rows.iter().all(is_drawn) || width < 6 || !count.is_multiple_of(width - 2) {
        return None;
    }
    let line = |band: &[Row]| match is_rule(&band[0]) {
        true => band.to_vec(),
        false => vec![in_one_line(band, width)],
    };
    Some(bands.into_iter().flat_map(line).collect())
}

/// One line with what stands in each field of these, and the sign of an empty cell in those that are blank.
fn in_one_line(lines: &[Row], width: usize) -> Row {
    let bar = lines[0].chars.iter().find(|c| is_bar(c.c)).copied();
    let mut chars: Vec<Char> = Vec::new();
    for field in 0..width {
        let before = chars.len();
        let parts = lines
            .iter()
            .map(|line| &line.chars[line.fields('|')[field].clone()]);
        chars.extend(parts.flatten().filter(|c| c.c != ' '));
        let is_blank = chars.len() == before && (1..width - 1).contains(&field);
        chars.extend(bar.filter(|_| is_blank).map(|bar| bar.as_if('.')));
        chars.extend(bar.filter(|_| field + 1 < width));
    }
    lines[0].with(chars)
}

/// The rows of a table without the blank rows and columns around its board or between the boxes.
pub fn without_blanks(rows: &[Row]) -> Option<Vec<Row>> {
    let has = |delimiter: &char| rows.iter().any(|row| row.count(*delimiter) > 0);
    let delimiter = DELIMITERS.into_iter().find(has)?;
    let fields: Vec<_> = rows.iter().map(|row| row.fields(delimiter)).collect();
    let (height, width) = (rows.len(), fields.first()?.len());
    let is_even = fields.iter().all(|own| own.len() == width);
    if !is_even || !rows.iter().all(Row::holds_cells) || width.max(height) > 2 * MAX_SIZE {
        return None;
    }
    let is_blank = |y: usize, x: usize| rows[y].is_blank(&fields[y][x]);
    let is_blank_row = |y: usize| rows[y].class == Class::Delimiters;
    let is_blank_column = |x: usize| (0..height).all(|y| is_blank(y, x));
    let mut smaller = SIZES.into_iter().filter(|size| *size < width.max(height));
    let (across, down) = smaller.find_map(|size| {
        let across = kept(width, size, is_blank_column)?;
        Some((across, kept(height, size, is_blank_row)?))
    })?;
    let row = |y: usize| {
        let mut chars: Vec<Char> = Vec::new();
        for (i, x) in across.iter().enumerate() {
            let field = fields[y][*x].clone();
            let before = rows[y].chars.iter().find(|c| c.c == delimiter);
            chars.extend(before.filter(|_| i > 0));
            chars.extend(&rows[y].chars[field]);
        }
        rows[y].with(chars)
    };
    Some(down.into_iter().map(row).collect())
}

/// Which of so many lines are those of a board of this size, if all others are blank: before and behind it, or between
/// its boxes.
fn kept(count: usize, size: usize, is_blank: impl Fn(usize) -> bool) -> Option<Vec<usize>> {
    let around = |first: usize| (first..first + size).collect::<Vec<_>>();
    let between = |period: usize| (0..count).filter(|i| (i + 1) % (period + 1) != 0).collect();
    let around = (0..=count.checked_sub(size)?.min(2)).map(around);
    let mut between = (2..size)
        .filter(|period| size.is_multiple_of(*period))
        .map(between);
    let is_left_out = |kept: &Vec<usize>| {
        let mut others = (0..count).filter(|i| !kept.contains(i));
        kept.len() == size && others.all(&is_blank)
    };
    let mut around = around.filter(is_left_out);
    match (around.next(), around.next()) {
        (None, _) => between.find(is_left_out),
        (found, None) => found,
        (Some(_), Some(_)) => None,
    }
}
