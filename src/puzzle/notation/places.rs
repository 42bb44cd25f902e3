//! Cells that are given one by one with their places: `b[0][1] = 3;`, `(0, 1): 3`, `R1C2=3`, `{"row": 0, "col": 1,
//! "value": 3}`, or `0,1,3` below `row,col,value`.

use super::literal::Found;
use super::row::{Origin, Row, separator, words};
use super::symbol::{Mark, is_cell};
use super::table::{COLUMN, ROW, is_one_of, names_solution};
use super::text::{Char, text};
use super::{ReadError, Reason};
use crate::puzzle::{MAX_CELLS, MAX_SIZE};

/// The fewest cells that are a board; fewer are statements of a program.
const FEWEST: usize = 4;
/// Short words for rows.
const SHORT_ROW: &str = "r l f";
/// What the value of a cell is called.
const VALUE: &str = "value val v digit number num n valor";

/// The most words of a line that are looked at: objects for all cells.
const MAX_WORDS: usize = 6 * MAX_CELLS;

/// A row and a column, as they are written.
type Place = (usize, usize);
/// A place and what it holds.
type Cell = (Place, Vec<Char>);

/// A row of cells or the end of a board; or what is wrong with it.
pub type Told = Result<Found, ReadError>;

/// Collects the cells of a board.
#[derive(Default)]
pub struct Places {
    /// What stands before the places.
    name: String,
    /// In the order of the text.
    cells: Vec<Cell>,
    last: Place,
    fault: Option<ReadError>,
    /// Whether rows, columns and values stand below a header.
    are_listed: bool,
    /// The size that was declared, as in `int b[9][9];`.
    declared: Option<usize>,
    /// Whether a blank line or a comment stands before what follows.
    pub is_apart: bool,
}

impl Places {
    /// Takes a line that gives cells and nothing else, and returns the boards that end before it. Returns nothing for any
    /// other line.
    pub fn line(&mut self, chars: &[Char]) -> Option<Vec<Told>> {
        let all: Vec<&[Char]> = words(chars).take(MAX_WORDS).collect();
        if are_keys(&all) {
            self.are_listed = true;
            return Some(Vec::new());
        }
        let listed = || cell_of(&all).map(|cell| vec![cell]);
        let cells = cells(chars).or_else(|| keyed(&all));
        let Some(cells) = cells.or_else(|| self.are_listed.then(listed)?) else {
            let end = chars.iter().position(|c| matches!(c.c, '=' | ';'));
            let (_, (rows, columns)) = place(&chars[..end?])?;
            self.declared = Some(rows).filter(|rows| *rows == columns && *rows > 3);
            return None;
        };
        let mut told = Vec::new();
        for (name, place, cell) in cells {
            if self.begins_another(&name, place) {
                told.append(&mut self.end());
            }
            if !name.is_empty() {
                self.name = name;
            }
            (self.last, self.is_apart) = (place, false);
            match held(&self.cells, place) {
                None => self.cells.push((place, cell)),
                Some(before) if text(before) != text(&cell) => {
                    let (row, column) = place;
                    let fault = || ReadError::at(cell[0].at, Reason::Twice { row, column });
                    self.fault.get_or_insert_with(fault);
                }
                Some(_) => {}
            }
        }
        Some(told)
    }

    /// Whether a cell begins another board: it has another name; or a gap is before it, and its place is before the last
    /// one both by rows and by columns; or it is at the first place again.
    fn begins_another(&self, name: &str, place: Place) -> bool {
        let Some((first, _)) = self.cells.first() else {
            return false;
        };
        let turned = |(y, x): Place| (x, y);
        let goes_back = place <= self.last && turned(place) <= turned(self.last);
        let is_again = place == *first && self.cells.len() >= FEWEST;
        !name.is_empty() && name != self.name || self.is_apart && goes_back || is_again
    }

    /// Ends the board and returns its rows. Places without a cell are empty cells.
    pub fn end(&mut self) -> Vec<Told> {
        let Some(sign) = self.cells.first().map(|(_, cell)| cell[0]) else {
            return Vec::new();
        };
        let Self {
            name,
            cells,
            fault,
            declared,
            ..
        } = std::mem::take(self);
        match fault {
            _ if cells.len() < FEWEST => return Vec::new(),
            Some(fault) => return vec![Err(fault)],
            None => {}
        }
        let least = cells.iter().map(|((y, x), _)| *y.min(x)).min();
        let most = cells.iter().map(|((y, x), _)| *y.max(x)).max();
        let (least, most) = (least.unwrap_or_default(), most.unwrap_or_default());
        let declared = declared.filter(|size| most <= *size);
        let first = usize::from(least > 0 && declared.is_none_or(|size| most == size));
        let size = declared.unwrap_or_else(|| size(most + 1 - first, &cells));
        let origin = if names_solution(&name) {
            Origin::Solution
        } else {
            Origin::List
        };
        let (blank, dot) = (sign.as_if(' '), [sign.as_if('.')]);
        let cell = |y, x| held(&cells, (y, x)).unwrap_or(&dot);
        let row = |y| {
            let cells = (first..first + size).flat_map(|x| [cell(y, x), &[blank]].concat());
            Some(Row::new(cells.collect(), origin, None))
        };
        let rows = (first..first + size).map(row);
        let all = std::iter::once(None).chain(rows).chain([None]);
        all.map(Ok).collect()
    }
}

/// The side of the board of these cells: the number of rows and columns with cells, or the next usual size if some
/// have none.
fn size(told: usize, cells: &[Cell]) -> usize {
    let number = |(_, cell): &Cell| Mark::of_word(cell, 0).symbol.number();
    let highest = cells.iter().filter_map(number).max();
    match (told, highest.unwrap_or_default()) {
        _ if cells.len() == told * told => told,
        (..=9, 9) => 9,
        (7, _) | (..7, 7 | 8) => 8,
        (5, _) | (..5, 5 | 6) => 6,
        (..4, _) => 4,
        (10.., highest) => match told.max(usize::from(highest).min(MAX_SIZE)) {
            size @ (11 | 13) => size + 1,
            size => size,
        },
        _ => told,
    }
}

/// The cell at a place, if there is one.
fn held(cells: &[Cell], place: Place) -> Option<&[Char]> {
    let cell = cells.iter().find(|(own, _)| *own == place);
    cell.map(|(_, cell)| &cell[..])
}

/// The cells of a line that holds nothing else: of each the name before it, its place, and what it holds.
fn cells(chars: &[Char]) -> Option<Vec<(String, Place, Vec<Char>)>> {
    let is_sign = |c: &Char| matches!(c.c, '=' | ':');
    chars.iter().position(is_sign)?;
    let open = chars.iter().position(|c| c.c == '{');
    let (named, chars) = chars.split_at(open.unwrap_or(0));
    // The sign of Pascal is `:=`.
    let is_double = |i: &usize| chars[*i].c == ':' && chars.get(i + 1).is_some_and(|c| c.c == '=');
    let single = (0..chars.len()).filter(|i| !is_double(i));
    let chars: Vec<Char> = single.map(|i| chars[i]).collect();
    let mut parts = chars.split(is_sign);
    let (mut cells, mut next) = (Vec::new(), place(parts.next()?)?);
    next.0.insert_str(0, &text(named));
    let mut rest = parts.peekable();
    while let Some(part) = rest.next() {
        let is_separator = |c: &Char| separator(c.c).is_some();
        let from = part.iter().position(|c| !" \"'`".contains(c.c))?;
        let length = part[from..].iter().position(is_separator);
        let (cell, after) = part[from..].split_at(length.unwrap_or(part.len() - from));
        if cell.is_empty() || cell.len() > 1 && !is_cell(cell) {
            return None;
        }
        cells.push((next.0.clone(), next.1, cell.to_vec()));
        match rest.peek() {
            Some(_) => {
                let (name, at) = place(after)?;
                // In a dictionary only separators stand before a place.
                next = (if name.is_empty() { next.0 } else { name }, at);
            }
            None if after.iter().all(is_separator) => {}
            None => return None,
        }
    }
    (!cells.is_empty()).then_some(cells)
}

/// Whether these words name a row, a column and a value.
fn are_keys(keys: &[&[Char]]) -> bool {
    let is = |key: &[Char], names: &str| is_one_of(names, &text(key).to_lowercase());
    match keys {
        [row, column, value] => {
            (is(row, ROW) || is(row, SHORT_ROW)) && is(column, COLUMN) && is(value, VALUE)
        }
        _ => false,
    }
}

/// The cell of a row, a column and a value.
fn cell_of(words: &[&[Char]]) -> Option<(String, Place, Vec<Char>)> {
    let [row, column, cell] = words else {
        return None;
    };
    let number = |word: &[Char]| text(word).parse().ok().filter(|n| *n <= MAX_SIZE);
    let is_told = is_cell(cell) || cell.len() == 1;
    let place = (number(row)?, number(column)?);
    is_told.then(|| (String::new(), place, cell.to_vec()))
}

/// The cells of objects with such keys, which other keys may stand before.
fn keyed(words: &[&[Char]]) -> Option<Vec<(String, Place, Vec<Char>)>> {
    let cell = |words: &[&[Char]]| match words {
        [row, y, column, x, value, cell] if are_keys(&[row, column, value]) => {
            cell_of(&[y, x, cell])
        }
        _ => None,
    };
    let first = words.windows(6).position(|words| cell(words).is_some())?;
    let cells: Option<Vec<_>> = words[first..].chunks(6).map(cell).collect();
    cells.filter(|cells| !cells.is_empty())
}

/// The row and column at the end of what stands before a cell, and the name before them.
fn place(before: &[Char]) -> Option<(String, Place)> {
    let text = text(before);
    let number = |text: &str| {
        let name = text.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = text[name.len()..].parse().ok();
        Some((name.len(), number.filter(|number| *number <= MAX_SIZE)?))
    };
    let word = |text: &str| {
        let start = text.trim_end_matches(char::is_alphabetic).len();
        (start, text[start..].to_lowercase())
    };
    let is_mark = |c: char| " ,[](\"'`)".contains(c);
    let (end, column) = number(text.trim_end_matches(is_mark))?;
    let inside = text[..end].trim_end();
    let (start, named) = word(inside);
    let between = inside[..start].trim_end_matches(is_mark);
    let (start, row) = number(between)?;
    let is_apart = between.len() < end && (named.is_empty() || is_one_of(COLUMN, &named));
    let opened = text[..start].trim_end();
    let (from, word) = word(opened);
    let is_row = is_one_of(ROW, &word) || is_one_of(SHORT_ROW, &word);
    let opens = is_row || opened.ends_with(['[', '(', '"', '\'']);
    let name = &opened[..if is_row { from } else { opened.len() }];
    let name = name.trim_matches(|c: char| separator(c).is_some());
    (is_apart && opens).then(|| (name.to_owned(), (row, column)))
}
