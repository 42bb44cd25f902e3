//! What stands around the cells of boards: a heading above them, labels or bullets before each row.

use super::layout::Layout;
use super::row::{Class, Row};
use super::symbol::Symbol;
use super::table::DELIMITERS;
use super::text::{Char, text};
use crate::puzzle::MAX_SIZE;
use std::collections::HashSet;
use std::slice::from_ref;

/// Whether these words count, from 0, 1 or A, maybe after a letter or a word: `R1`, `R2`, `R3`.
fn count<'a>(words: impl Iterator<Item = &'a [Char]>) -> bool {
    let words: Vec<String> = words.map(text).collect();
    let number = |word: &String| {
        let digits = word.trim_start_matches(char::is_alphabetic);
        digits.trim_end_matches('.').parse().ok()
    };
    let is_next = |(word, i)| number(word) == Some(i);
    let counts = |first: usize| words.iter().zip(first..).all(is_next);
    let is_letter =
        |(word, letter): (&String, char)| word.eq_ignore_ascii_case(&letter.to_string());
    let are_letters = || words.iter().zip('A'..='P').all(is_letter);
    !words.is_empty() && (counts(0) || counts(1) || are_letters())
}

/// Whether the words of a heading count the columns of a board of this size. One word more may stand above
/// the labels of the rows.
pub fn counts_columns(heading: &Row, size: usize) -> bool {
    let corner = heading.words.len().checked_sub(size);
    corner.is_some_and(|corner| corner <= 1 && count(heading.words().skip(corner)))
}

/// Whether a line can be the title of boards of this size: a few numbers and words, and none of their rows.
pub fn is_heading(heading: &Row, size: usize) -> bool {
    let is_dotted = |word: &[Char]| word.windows(2).any(|pair| pair.iter().all(is_empty));
    let is_plain = |word: &[Char]| !is_empty(&word[word.len() - 1]) && !is_dotted(word);
    let are_plain = heading
        .words()
        .all(|word| text(word) == "-" || is_plain(word));
    heading.words.len() < size && are_plain && is_no_row(heading, size)
}

/// Whether a line is no row of a board: it has another number of characters, or it is a number or a date with a value
/// that is too high or stands there twice.
fn is_no_row(line: &Row, size: usize) -> bool {
    let chars = || line.words().flatten();
    let numbers = || chars().filter_map(|c| Symbol::of(c.c).number());
    let values: HashSet<u16> = numbers().filter(|n| usize::from(*n) <= size).collect();
    let may_be_title = || !chars().any(is_empty) || is_date(&line.chars);
    chars().count() != size || values.len() < numbers().count() && may_be_title()
}

fn is_date(chars: &[Char]) -> bool {
    let text = text(chars);
    let parts: Vec<&str> = text.trim().split(['-', '.']).collect();
    let is_part = |part: &&str| part.parse::<u16>().is_ok();
    parts.len() == 3 && parts.iter().all(is_part)
}

fn is_empty(c: &Char) -> bool {
    Symbol::of(c.c) == Symbol::Empty
}

/// Whether the line is a number alone, maybe with a full stop: a page, or the number of a puzzle.
pub fn is_number(row: &Row) -> bool {
    let mut words = row.words().filter(|word| text(word) != "-");
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    let is_number = |word| {
        let text = text(word);
        is_digits(text.strip_suffix('.').unwrap_or(&text))
    };
    let is_short = row.is_line() && row.cell_count() <= MAX_SIZE;
    is_short && words.next().is_some_and(is_number) && words.next().is_none()
}

/// The number that names a puzzle, unless it stands between dashes, as those of pages do.
pub fn number(row: &Row) -> Option<String> {
    let digits = row.chars.iter().filter(|c| c.c.is_ascii_digit());
    (is_number(row) && row.words.len() == 1).then(|| digits.map(|c| c.c).collect())
}

/// Whether the first of these lines is the number of a puzzle whose rows follow, maybe below a rule.
pub fn begins_with_number(rows: &[Row]) -> bool {
    let Some((number, rest)) = rows.split_first().filter(|(first, _)| is_number(first)) else {
        return false;
    };
    let Some(next) = rest.iter().find(|row| row.holds_cells()) else {
        return false;
    };
    let marks = || Layout::natural(from_ref(next)).marks(next);
    let is_plain = |c: &Char| c.c.is_ascii_digit() || " .:()".contains(c.c);
    let is_other =
        || marks().is_some_and(|marks| marks.len() > 3 && is_no_row(number, marks.len()));
    number.chars.iter().all(is_plain) && (next.has_bars() || is_other())
}

/// Whether the line names columns: `c1,c2,c3,c4`.
pub fn names_columns(row: &Row) -> bool {
    let begins = |word: &[Char]| word.len() > 1 && word[0].c.is_alphabetic();
    row.words.len() > 3 && row.words().all(begins) && count(row.words())
}

/// The rows without their labels, if these count them.
pub fn without_labels(rows: &[Row]) -> Option<Vec<Row>> {
    let cells = || rows.iter().filter(|row| row.class == Class::Cells);
    let are_counted = count(cells().filter_map(|row| row.words().next()));
    let bare = |row: &Row| {
        if row.class != Class::Cells {
            return Some(row.clone());
        }
        let (label, next) = (row.words[0].end, row.words.get(1)?.start);
        let mut between = row.chars[label..next].iter();
        let delimiter = between.position(|c| DELIMITERS.contains(&c.c));
        Some(row.part(row.chars[label + delimiter.map_or(0, |place| place + 1)..].to_vec()))
    };
    (are_counted && cells().count() <= MAX_SIZE).then(|| rows.iter().map(bare).collect())?
}

/// The rows in a frame of stars, with bars and rules in place of them: the first line is one of stars, and in the rows
/// they stand in the same columns, among them the first and the last, and nowhere else.
pub fn without_stars(rows: &[Row]) -> Option<Vec<Row>> {
    let is_rule = |row: &Row| !row.words.is_empty() && row.words().flatten().all(|c| c.c == '*');
    let cells = || rows.iter().filter(|row| row.holds_cells());
    let columns = |row: &Row| -> Vec<usize> {
        let stars = row.chars.iter().filter(|c| c.c == '*');
        stars.map(|star| star.at.column).collect()
    };
    if !is_rule(rows.first()?) {
        return None;
    }
    let bars = columns(cells().next()?);
    let ends = |row: &Row| {
        let ends = [row.words.first()?.start, row.words.last()?.end - 1];
        Some(ends.map(|end| row.chars[end].at.column))
    };
    let is_framed = |row: &Row| {
        let [first, last] = [bars.first(), bars.last()].map(|bar| bar.copied());
        bars.len() > 1
            && columns(row) == bars
            && ends(row).map(|ends| ends.map(Some)) == Some([first, last])
    };
    let drawn = |row: &Row| {
        let sign = if is_rule(row) { '=' } else { '|' };
        let plain = |c: &Char| if c.c == '*' { c.as_if(sign) } else { *c };
        row.part(row.chars.iter().map(plain).collect())
    };
    cells()
        .all(is_framed)
        .then(|| rows.iter().map(drawn).collect())
}

/// The rows without the dashes of a list, if all have some.
pub fn without_bullets(rows: &[Row]) -> Option<Vec<Row>> {
    let bare = |row: &Row| {
        let bullets = row.words().take_while(|word| text(word) == "-").count();
        let start = row.words.get(bullets)?.start;
        (bullets > 0).then(|| row.part(row.chars[start..].to_vec()))
    };
    rows.iter().map(bare).collect()
}
