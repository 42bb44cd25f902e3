//! Boards that are drawn larger than they are: with cells several lines tall, or with blank rows and columns of a
//! spreadsheet.

use super::margin::count;
use super::row::{Class, Row, is_bar, words};
use super::table::DELIMITERS;
use super::text::Char;
use crate::puzzle::MAX_SIZE;

/// The sizes of boards that people keep in spreadsheets; others are taken for one of these with blanks around it.
const SIZES: [usize; 6] = [16, 12, 9, 8, 6, 4];
/// The most blank rows or columns on a side.
const MOST_BLANK: usize = 2;

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

/// The rows of a table without its header, if that is blank or counts the columns, and without the labels of the rows, if
/// there is one more column than rows and the first counts them.
pub fn without_head(rows: &[Row]) -> Option<Vec<Row>> {
    let cells: Vec<&Row> = rows.iter().filter(|row| row.holds_cells()).collect();
    let has = |delimiter: &char| cells.iter().any(|row| row.fields(*delimiter).len() > 1);
    let delimiter = DELIMITERS.into_iter().chain(['|']).find(has)?;
    // Bars stand around a row as well.
    let outer = usize::from(delimiter == '|');
    let fields = |row: &Row| {
        let mut fields = row.fields(delimiter);
        let inner = outer..(fields.len() - outer).max(outer);
        fields.drain(inner).collect::<Vec<_>>()
    };
    let width = fields(cells.last()?).len();
    if width < 4 {
        return None;
    }
    let is_head = |row: &Row| {
        let mut corners = (0..2).filter(|corner| row.words.len() + 1 >= width + corner);
        row.class == Class::Delimiters || corners.any(|corner| count(row.words().skip(corner)))
    };
    let body = match &cells[..] {
        [head, body @ ..] if [width, width - 1].contains(&body.len()) && is_head(head) => body,
        all => all,
    };
    let is_table = body.len() > 3 && [width, width - 1].contains(&body.len());
    if !is_table || !body.iter().all(|row| fields(row).len() == width) {
        return None;
    }
    let has_head = body.len() < cells.len();
    if body.len() == width {
        return has_head.then(|| body.iter().copied().cloned().collect());
    }
    let label = |row: &&'_ Row| -> Option<Vec<Char>> {
        let first = &row.chars[fields(row)[0].clone()];
        words(first).next().map(<[Char]>::to_vec)
    };
    let labels: Vec<Vec<Char>> = body.iter().map(label).collect::<Option<_>>()?;
    // The last field may only be behind the last delimiter, and the first cells count by chance.
    let is_blank = |row: &Row, field: usize| row.is_blank(&fields(row)[field]);
    let filled = |row: &&Row| (1..width).filter(|field| !is_blank(row, *field)).count();
    let may_end = || body.iter().all(|row| is_blank(row, width - 1));
    let is_filled = || body.iter().map(filled).sum::<usize>() * 2 > body.len() * body.len();
    let are_labels = count(labels.iter().map(|label| &label[..]));
    let are_cells = !has_head && may_end() && is_filled();
    let bare = |row: &&Row| row.with(row.chars[fields(row)[1].start - outer..].to_vec());
    (are_labels && !are_cells).then(|| body.iter().map(bare).collect())
}

/// The rows of a table without the blank rows and columns around its board or between the boxes, and whether there are
/// no others that could be left out.
pub fn without_blanks(rows: &[Row]) -> Option<(Vec<Row>, bool)> {
    if rows.len() > 2 * MAX_SIZE {
        return None;
    }
    let has = |delimiter: &char| rows.iter().any(|row| row.count(*delimiter) > 0);
    let delimiter = DELIMITERS.into_iter().find(has)?;
    let fields: Vec<_> = rows.iter().map(|row| row.fields(delimiter)).collect();
    let (height, width) = (rows.len(), fields.first()?.len());
    let is_even = fields.iter().all(|own| own.len() == width);
    if !is_even || !rows.iter().all(Row::holds_cells) || width > 2 * MAX_SIZE {
        return None;
    }
    let is_blank = |y: usize, x: usize| rows[y].is_blank(&fields[y][x]);
    let is_blank_row = |y: usize| rows[y].class == Class::Delimiters;
    let is_blank_column = |x: usize| (0..height).all(|y| is_blank(y, x));
    let mut smaller = SIZES.into_iter().filter(|size| *size < width.max(height));
    let ((across, is_sure), (down, is_sure_down)) = smaller.find_map(|size| {
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
    let rows = down.into_iter().map(row).collect();
    Some((rows, is_sure && is_sure_down))
}

/// Which of so many lines are those of a board of this size, if all others are blank: before and behind it and, if need
/// be, between its boxes; and whether no others could be.
fn kept(count: usize, size: usize, is_blank: impl Fn(usize) -> bool) -> Option<(Vec<usize>, bool)> {
    let around = |period: usize| {
        let places: Vec<usize> = (0..size).map(|i| i + i / period).collect();
        let kept = |before: usize| {
            let after = count.checked_sub(before + places[size - 1] + 1)?;
            let kept: Vec<usize> = places.iter().map(|place| before + place).collect();
            let mut others = (0..count).filter(|i| !kept.contains(i));
            (after <= MOST_BLANK && others.all(&is_blank)).then_some(kept)
        };
        (0..=MOST_BLANK).filter_map(kept).collect::<Vec<_>>()
    };
    // A board without gaps is one box.
    let periods = (2..=size)
        .rev()
        .filter(|period| size.is_multiple_of(*period));
    let mut found = periods.flat_map(around);
    let first = found.next()?;
    Some((first, found.next().is_none()))
}
