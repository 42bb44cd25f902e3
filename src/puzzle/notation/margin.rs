//! What stands around the cells of boards: a heading above them, labels or bullets before each row.

use super::row::{Class, Row};
use super::symbol::Symbol;
use super::table::DELIMITERS;
use super::text::{Char, text};
use crate::puzzle::MAX_SIZE;

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

/// Whether a line can be the title of boards of this size, and is none of their rows: a few numbers and words.
pub fn is_heading(heading: &Row, size: usize) -> bool {
    let is_empty = |c: &Char| Symbol::of(c.c) == Symbol::Empty;
    let is_dotted = |word: &[Char]| word.windows(2).any(|pair| pair.iter().all(is_empty));
    let is_plain = |word: &[Char]| !is_empty(&word[word.len() - 1]) && !is_dotted(word);
    let are_plain = heading
        .words()
        .all(|word| text(word) == "-" || is_plain(word));
    heading.words.len() < size && heading.cell_count() != size && are_plain
}

/// Whether the line is a number alone: a page, or the number of a puzzle.
pub fn is_number(row: &Row) -> bool {
    let mut words = row.words().filter(|word| text(word) != "-");
    let is_number = |word: &[Char]| word.iter().all(|c| c.c.is_ascii_digit());
    let is_short = row.is_line() && row.cell_count() <= MAX_SIZE;
    is_short && words.next().is_some_and(is_number) && words.next().is_none()
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

/// The rows without the dashes of a list, if all have some.
pub fn without_bullets(rows: &[Row]) -> Option<Vec<Row>> {
    let bare = |row: &Row| {
        let bullets = row.words().take_while(|word| text(word) == "-").count();
        let start = row.words.get(bullets)?.start;
        (bullets > 0).then(|| row.part(row.chars[start..].to_vec()))
    };
    rows.iter().map(bare).collect()
}
