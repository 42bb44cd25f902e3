//! What stands around the cells of boards: titles and headings above them, labels or bullets before each row, frames
//! of stars.

use super::layout::is_empty;
use super::row::{Class, Row, is_bar};
use super::symbol::{Mark, Symbol, is_cell};
use super::table::{DELIMITERS, is_one_of};
use super::text::{Char, text};
use crate::puzzle::MAX_SIZE;
use std::collections::HashSet;
use std::ops::Range;

/// The longest heading that is no title in words, in characters.
const LONGEST_HEADING: usize = 20;

/// Whether these words count, from 0, 1 or A, or down to 1 or A, maybe after a letter or a word: `R1`, `R2`, `R3`.
pub fn count<'a>(words: impl Iterator<Item = &'a [Char]>) -> bool {
    let number = |word: &[Char]| match word {
        [c] if c.c.is_ascii_alphabetic() => c.c.to_digit(36).map(|digit| digit as usize - 9),
        _ => {
            let word = text(word);
            let digits = word.trim_start_matches(|c: char| c.is_alphabetic() || c == '_');
            digits.trim_end_matches('.').parse().ok()
        }
    };
    let numbers: Vec<Option<usize>> = words.map(number).collect();
    let counts = |first: usize| {
        let mut places = (first..).zip(&numbers);
        places.all(|(i, number)| *number == Some(i))
    };
    let mut from_last = (1..).zip(numbers.iter().rev());
    let counts_down = from_last.all(|(i, number)| *number == Some(i));
    !numbers.is_empty() && (counts(0) || counts(1) || counts_down)
}

/// The rows without a line above or below that counts the columns, where one word more may stand above the labels of
/// the rows; without the labels, which may stand on both sides; without all of them.
pub fn without_margin(rows: &[Row]) -> impl Iterator<Item = Vec<Row>> {
    let inside = without_numbers(rows).map(<[Row]>::to_vec);
    let bare = [inside, without_bullets(rows)];
    bare.into_iter().flatten().chain(without_any_labels(rows))
}

/// The rows without their labels, and what is left of them between lines that count the columns: the latter first, and
/// those with labels on both sides before those with labels on one.
pub fn without_any_labels(rows: &[Row]) -> impl Iterator<Item = Vec<Row>> {
    let left = |rows: &[Row]| without_labels(rows);
    let sides = |rows: &[Row]| left(rows).and_then(|rows| without_last_labels(&rows));
    let inside = without_numbers(rows);
    let bare = [
        inside.and_then(sides),
        inside.and_then(left),
        sides(rows),
        left(rows),
    ];
    bare.into_iter().flatten()
}

/// The rows between lines that count the columns.
fn without_numbers(rows: &[Row]) -> Option<&[Row]> {
    let counts = |line: &Row| {
        // Fewer numbers are a row with few values.
        let widths = |corner| 4 + corner..rows.len() + corner;
        let may_be = |corner: &usize| widths(*corner).contains(&line.words.len());
        let mut corners = (0..2).filter(may_be);
        corners.any(|corner| count(line.words().skip(corner)))
    };
    let has = |line: Option<&Row>| usize::from(line.is_some_and(counts));
    let (above, below) = (has(rows.first()), has(rows.last()));
    let inside = rows.get(above..rows.len() - below)?;
    (inside.len() < rows.len()).then_some(inside)
}

/// Whether the line names columns, as in `c1,c2,c3,c4`, or says of each what kind of data it holds: `i64 i64 i64 i64`.
pub fn names_columns(row: &Row) -> bool {
    let begins = |word: &[Char]| word.len() > 1 && word[0].c.is_alphabetic() && !is_cell(word);
    let are_alike = || {
        let mut words = row.words().map(text);
        let first = words.next();
        words.all(|word| Some(word) == first)
    };
    row.words.len() > 3 && row.words().all(begins) && (count(row.words()) || are_alike())
}

/// Whether a line can be the title of boards of this size: a few numbers and words, and none of their rows.
pub fn is_heading(heading: &Row, size: usize) -> bool {
    let is_empty = |c: &Char| Symbol::of(c.c) == Symbol::Empty;
    let is_plain = |word: &[Char]| {
        let dots = word.rsplit(|c| !is_empty(c)).map(<[Char]>::len);
        text(word) == "-" || dots.enumerate().all(|(i, dots)| dots <= usize::from(i > 0))
    };
    let is_short = heading.words.len() < size && heading.cell_count() <= LONGEST_HEADING;
    let is_plain = heading.words().all(is_plain) || is_number(heading);
    is_short && is_plain && is_no_row(heading, size)
}

/// Whether a line is no row of a board: it has another number of characters, or a value is too high or stands there
/// twice.
fn is_no_row(line: &Row, size: usize) -> bool {
    let symbols = || line.words().flatten().map(|c| Symbol::of(c.c));
    let numbers = || symbols().filter_map(Symbol::number);
    let values: HashSet<u16> = numbers().filter(|n| usize::from(*n) <= size).collect();
    symbols().count() != size || values.len() < numbers().count()
}

/// Whether the line is a date, maybe with a time, or a number.
pub fn is_date(row: &Row) -> bool {
    let is_number = |part: &str| part.parse::<u16>().is_ok();
    let is_part = |word: &[Char]| {
        let text = text(word);
        let parts = || text.split(['-', '.']);
        is_number(&text) || parts().count() == 3 && parts().all(is_number)
    };
    row.words().all(is_part)
}

/// Whether the line tells the size of a large board, as `12 12` or `12 x 12` does.
pub fn is_size(row: &Row) -> bool {
    let text = text(&row.chars).replace(['x', ' '], "");
    let (first, second) = text.split_at_checked(2).unwrap_or_default();
    row.is_line()
        && row.words.len() > 1
        && first == second
        && is_one_of("10 11 12 13 14 15 16", first)
}

/// Whether the line is a number alone, maybe with a full stop: a page, or the number of a puzzle.
pub fn is_number(row: &Row) -> bool {
    let is_plain = |c: &Char| c.c.is_ascii_digit() || " .:()-".contains(c.c);
    let mut words = row.words().map(text).filter(|word| word != "-");
    let is_number = |word: String| {
        let digits = word.strip_suffix('.').unwrap_or(&word);
        digits.parse::<u64>().is_ok()
    };
    let is_short = row.is_line() && row.cell_count() <= MAX_SIZE && row.chars.iter().all(is_plain);
    is_short && words.next().is_some_and(is_number) && words.next().is_none()
}

/// The number that names a puzzle, unless it stands between dashes, as those of pages do.
pub fn number(row: &Row) -> Option<String> {
    let digits = row.chars.iter().filter(|c| c.c.is_ascii_digit());
    (is_number(row) && row.words.len() == 1).then(|| digits.map(|c| c.c).collect())
}

/// The rows without their first characters, and rules.
fn cut(rows: &[Row], start: impl Fn(&Row) -> Option<usize>) -> Option<Vec<Row>> {
    let bare = |row: &Row| match row.class {
        Class::Cells | Class::Dashes => Some(row.with(row.chars[start(row)?..].to_vec())),
        _ => Some(row.clone()),
    };
    rows.iter().map(bare).collect()
}

/// The rows without their labels, if these count them.
pub fn without_labels(rows: &[Row]) -> Option<Vec<Row>> {
    let cells = rows.iter().filter(|row| row.class == Class::Cells);
    let are_counted = count(cells.clone().filter_map(|row| row.words().next()));
    let end = |row: &Row| {
        if row.class == Class::Dashes {
            return Some(0);
        }
        let (label, next) = (row.words[0].end, row.words.get(1));
        let end = next.map_or(row.chars.len(), |next| next.start);
        let mut between = row.chars[label..end].iter();
        let delimiter = between.position(|c| DELIMITERS.contains(&c.c));
        let cells = label + delimiter.map_or(0, |place| place + 1);
        (next.is_some() || delimiter.is_some()).then_some(cells)
    };
    (are_counted && cells.count() <= MAX_SIZE).then(|| cut(rows, end))?
}

/// The rows without the labels at their ends, if these count them.
fn without_last_labels(rows: &[Row]) -> Option<Vec<Row>> {
    let cells = rows.iter().filter(|row| row.class == Class::Cells);
    let is_counted = count(cells.filter_map(|row| row.words().last()));
    let bare = |row: &Row| match row.words.last() {
        Some(label) if row.class == Class::Cells => row.with(row.chars[..label.start].to_vec()),
        _ => row.clone(),
    };
    is_counted.then(|| rows.iter().map(bare).collect())
}

/// The rows without their index, which would be taken for values: the numbers of the columns after the sign of an empty
/// cell, and those of the rows.
pub fn without_index(rows: &[Row]) -> Option<Vec<Row>> {
    let (heading, below) = rows.split_first()?;
    let has_corner = matches!(heading.words().next()?, [c] if is_empty(c));
    let is_counted = heading.words.len() == below.len() + 1 && count(heading.words().skip(1));
    (has_corner && is_counted).then(|| without_labels(below))?
}

/// The row without the dash before its cells, if these are a single word.
pub fn without_bullet(row: Row) -> Row {
    let word = |place: &Range<usize>| &row.chars[place.clone()];
    let is_cell = |cell| Mark::of_word(word(cell), 0).symbol.highest() <= MAX_SIZE;
    match &row.words[..] {
        [dash, cells] if text(word(dash)) == "-" && cells.len() > 3 && !is_cell(cells) => {
            row.with(row.chars[cells.start..].to_vec())
        }
        _ => row,
    }
}

/// The rows without the dashes of a list, if all have some.
pub fn without_bullets(rows: &[Row]) -> Option<Vec<Row>> {
    cut(rows, |row| {
        let bullets = row.words().take_while(|word| text(word) == "-").count();
        let first = row.words.get(bullets)?;
        (bullets > 0).then_some(first.start)
    })
}

/// The rows without the tab that all begin with, which would be taken for an empty field.
pub fn without_indent(rows: &[Row]) -> Option<Vec<Row>> {
    let bare = |row: &Row| {
        let (first, rest) = row.chars.split_first()?;
        (first.c == '\t').then(|| row.with(rest.to_vec()))
    };
    rows.iter().map(bare).collect()
}

/// The rows of a table that is drawn with bars between the columns only, with bars around it: there are as many
/// fields as rows, and the outer ones, which may be blank, are as wide as the others.
pub fn with_frame(rows: &[Row]) -> Option<Vec<Row>> {
    let cells: Vec<&Row> = rows.iter().filter(|row| row.holds_cells()).collect();
    let fields = |row: &Row| row.fields('|');
    let bar = cells
        .first()?
        .chars
        .iter()
        .find(|c| is_bar(c.c))?
        .as_if('|');
    let width = fields(cells[0])[0].len();
    let is_open = |row: &&Row| {
        let fields = fields(row);
        let (last, others) = fields.split_last().expect("a field");
        let are_even = others.iter().all(|field| field.len() == width);
        // Blanks at the end of a line are easily lost.
        let is_cut = last.len() < width && row.is_blank(last);
        fields.len() == cells.len() && are_even && (last.len() == width || is_cut)
    };
    let has_last = |row: &&Row| fields(row).last().is_some_and(|last| last.len() == width);
    let framed = |row: &Row| {
        let bars = [bar];
        let chars = [&bars[..], &row.chars, &bars].concat();
        if row.holds_cells() {
            row.with(chars)
        } else {
            row.clone()
        }
    };
    let is_table = width > 0 && cells.len() > 3 && cells.iter().all(is_open);
    (is_table && cells.iter().any(has_last)).then(|| rows.iter().map(framed).collect())
}

/// The rows that begin with a frame of stars, with bars and rules in place of them: its first line and its last are of
/// stars, and every row between begins and ends with one.
pub fn without_stars(rows: &[Row]) -> Option<Vec<Row>> {
    let is_star = |c: &Char| c.c == '*';
    let is_rule = |row: &Row| row.words().flatten().all(is_star);
    let ends = |row: &Row| Some([row.words.first()?.start, row.words.last()?.end - 1]);
    let is_framed =
        |row: &Row| ends(row).is_some_and(|ends| ends.iter().all(|end| is_star(&row.chars[*end])));
    let drawn = |row: &Row| {
        let sign = if is_rule(row) { '=' } else { '|' };
        let plain = |c: &Char| if is_star(c) { c.as_if(sign) } else { *c };
        row.with(row.chars.iter().map(plain).collect())
    };
    let framed = rows.iter().take_while(|row| is_framed(row)).count();
    let (first, last) = (rows.first()?, rows.get(framed.checked_sub(1)?)?);
    let (frame, rest) = rows.split_at(framed);
    let drawn = frame.iter().map(drawn).chain(rest.iter().cloned());
    (is_rule(first) && is_rule(last)).then(|| drawn.collect())
}
