//! What stands around the cells of boards: a heading above them, labels or bullets before each row.

use super::row::{Class, Row};
use super::table::DELIMITERS;
use super::text::{Char, text};
use crate::puzzle::MAX_SIZE;

/// Whether these words count, from 0, 1 or A, maybe after a letter or a word: `R1`, `R2`, `R3`.
fn count<'a>(words: impl Iterator<Item = &'a [Char]>) -> bool {
    let number = |word: &[Char]| {
        let word = text(word).to_ascii_uppercase();
        let word = word.trim_end_matches('.');
        let digits = word.trim_start_matches(char::is_alphabetic);
        match (digits.parse(), word.as_bytes()) {
            (Ok(number), _) => Some(('0', number)),
            (Err(_), [letter @ b'A'..=b'P']) => Some(('A', usize::from(letter - b'A'))),
            (Err(_), _) => None,
        }
    };
    let mut numbers = words.map(number);
    let Some(Some((kind, first))) = numbers.next() else {
        return false;
    };
    let mut others = numbers.zip(first + 1..);
    first <= 1 && others.all(|(number, expected)| number == Some((kind, expected)))
}

/// Whether the words of a heading count the columns of a board of this size. One word more may stand above
/// the labels of the rows.
pub fn counts_columns(heading: &Row, size: usize) -> bool {
    let corner = heading.words.len().checked_sub(size);
    corner.is_some_and(|corner| corner <= 1 && count(heading.words().skip(corner)))
}

/// Whether the line is a number, or words of letters, rather than cells: the title of what follows, or the
/// number of a page.
pub fn is_title(row: &Row) -> bool {
    let words: Vec<_> = row.words().filter(|word| text(word) != "-").collect();
    let is_number = |word: &[Char]| word.iter().all(|c| c.c.is_ascii_digit());
    let is_word = |word: &[Char]| word.len() > 2 && word.iter().all(|c| c.c.is_alphabetic());
    match words[..] {
        [] => false,
        [only] if is_number(only) => true,
        _ => words.into_iter().all(is_word),
    }
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
