//! Framed grids with blanks for empty cells: the bars stand at fixed places and tell where the cells
//! are.

use super::row::{BAR, Class, HEAVY, Row, SPACE, separator};
use super::symbol::{Mark, Symbol, is_empty_mark, symbol};
use super::text::HEAVY_BAR;
use crate::puzzle::MAX_SIZE;

/// Where the cells stand between two bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How many characters there are.
    length: usize,
    /// The place of the first cell, and how far it is to the next one.
    first: usize,
    stride: usize,
}

impl Layout {
    /// The layouts of fields of this length: a column a cell; two, with blanks around or without.
    fn of_length(length: usize) -> [Self; 3] {
        [(0, 1), (1, 2), (0, 2)].map(|(first, stride)| Self {
            length,
            first,
            stride,
        })
    }

    /// How many cells stand between two bars, if the length allows this layout.
    fn width(self) -> Option<usize> {
        let room = self.length.checked_sub(2 * self.first)? + self.stride - 1;
        room.is_multiple_of(self.stride)
            .then_some(room / self.stride)
    }

    /// The cells of a row, if all of its characters stand where cells are.
    pub fn marks(self, row: &Row) -> Option<Vec<Mark>> {
        let mut marks = Vec::new();
        for (start, field) in fields(row)? {
            if field.len() != self.length {
                return None;
            }
            for (i, c) in field.iter().enumerate() {
                let is_place = i >= self.first && (i - self.first).is_multiple_of(self.stride);
                let is_cell = is_place && i + self.first < self.length;
                let symbol = match *c {
                    ' ' if is_cell => Symbol::Empty,
                    ' ' => continue,
                    c if is_cell && separator(c).is_none() => symbol(c),
                    _ => return None,
                };
                let gap = match row.chars[start - 1] {
                    _ if i > self.first => SPACE,
                    HEAVY_BAR => HEAVY,
                    _ => BAR,
                };
                marks.push(Mark {
                    symbol,
                    line: row.line,
                    column: start + i + 1,
                    gap,
                });
            }
        }
        Some(marks)
    }
}

/// The layout of these lines as a frame with blanks, if there is exactly one that fits. Tables with
/// a bar after every cell are read by their fields.
pub fn layout(rows: &[Row]) -> Option<Layout> {
    let rows: Vec<&Row> = rows.iter().filter(|row| holds_cells(row)).collect();
    let first = fields(rows.first()?)?;
    let length = first.first()?.1.len();
    if are_tables(&rows, first.len()) {
        return None;
    }
    let fits = |layout: &Layout| {
        let Some(width) = layout.width().filter(|width| *width > 1) else {
            return false;
        };
        let size = width * first.len();
        let marks: Option<Vec<_>> = rows.iter().map(|row| layout.marks(row)).collect();
        size <= MAX_SIZE
            && rows.len().is_multiple_of(size)
            && marks.is_some_and(|marks| marks.iter().all(|marks| marks.len() == size))
    };
    let mut layouts = Layout::of_length(length).into_iter().filter(fits);
    layouts.next().filter(|_| layouts.next().is_none())
}

/// Whether these rows make tables with as many rows as columns, a cell a field, each at the same
/// place of its field.
fn are_tables(rows: &[&Row], columns: usize) -> bool {
    let fields = rows.iter().filter_map(|row| fields(row)).flatten();
    let cells = fields.flat_map(|(_, field)| {
        let filled = field.iter().enumerate().filter(|(_, c)| **c != ' ');
        filled.map(|(place, c)| (place, *c)).collect::<Vec<_>>()
    });
    let mut cells = cells.peekable();
    let Some(&(first, _)) = cells.peek() else {
        return false;
    };
    let is_low = |c| symbol(c).number().is_none_or(|n| usize::from(n) <= columns);
    rows.len().is_multiple_of(columns) && cells.all(|(place, c)| place == first && is_low(c))
}

/// Whether these lines have bars and wide blanks, and no mark for an empty cell.
pub fn shows_blanks(rows: &[Row]) -> bool {
    let is_wide = |row: &Row| {
        row.chars
            .split(|c| is_bar(*c))
            .any(|field| field.windows(2).any(|pair| pair == [' ', ' ']))
    };
    let mut rows = rows.iter().filter(|row| holds_cells(row)).peekable();
    let any = rows.peek().is_some();
    let mut wide = false;
    any && rows.all(|row| {
        wide |= is_wide(row);
        row.has_bars() && !row.chars.iter().any(|c| is_empty_mark(*c) || *c == '0')
    }) && wide
}

const fn holds_cells(row: &Row) -> bool {
    matches!(row.class, Class::Cells | Class::Delimiters)
}

const fn is_bar(c: char) -> bool {
    matches!(c, '|' | HEAVY_BAR)
}

/// What stands between the bars of a row that begins and ends with one, each with the index of its
/// first character.
fn fields(row: &Row) -> Option<Vec<(usize, &[char])>> {
    let first = row.chars.iter().position(|c| *c != ' ')?;
    let last = row.chars.iter().rposition(|c| *c != ' ')?;
    if first == last || !is_bar(row.chars[first]) || !is_bar(row.chars[last]) {
        return None;
    }
    let mut start = first + 1;
    let fields = row.chars[start..last].split(|c| is_bar(*c)).map(|field| {
        let found = (start, field);
        start += field.len() + 1;
        found
    });
    Some(fields.collect())
}
