//! Boards that are written row by row.

use super::frame::Frame;
use super::reading::Reading;
use super::row::{Class, Row, SPACE};
use super::sheet::Sheet;
use super::symbol::{Mark, Symbol};
use crate::puzzle::MAX_SIZE;

/// The boards that these lines show, if they show boards and nothing else.
pub fn sheets(rows: &[Row], reading: Reading, wanted: Option<usize>) -> Option<Vec<Sheet>> {
    let items = items(rows, reading)?;
    let first = items.iter().find(|i| i.sure);
    let width = first
        .or(items.iter().find(|i| !i.marks.is_empty()))?
        .marks
        .len();
    if !(2..=MAX_SIZE).contains(&width) {
        return None;
    }
    Policy::all(width).find_map(|policy| cut(&items, &policy.rows(&items, width), wanted))
}

/// A line, read in one of the ways.
struct Item<'a> {
    row: &'a Row,
    marks: Vec<Mark>,
    /// It is a row and no rule.
    sure: bool,
}

fn items(rows: &[Row], reading: Reading) -> Option<Vec<Item<'_>>> {
    let by_fields = matches!(reading, Reading::Fields { .. } | Reading::Blanks(_));
    rows.iter()
        .filter(|row| row.class != Class::Nothing && (by_fields || row.class != Class::Delimiters))
        .map(|row| {
            let marks = match row.class {
                Class::Rule => Vec::new(),
                Class::Dashes => reading.marks(row).unwrap_or_default(),
                _ => reading.marks(row)?,
            };
            let sure = matches!(row.class, Class::Cells | Class::Delimiters);
            Some(Item { row, marks, sure })
        })
        .collect()
}

/// What to make of lines of dashes.
#[derive(Clone, Copy)]
enum Policy {
    /// All are rules.
    Rules,
    /// All that are as long as a row are rows.
    Rows,
    /// Those after so many rows are rules, and those around the grid if it has a border.
    Every { height: usize, border: bool },
}

impl Policy {
    fn all(size: usize) -> impl Iterator<Item = Self> {
        let every = (1..=size)
            .filter(move |h| size.is_multiple_of(*h))
            .flat_map(|height| [false, true].map(|border| Self::Every { height, border }));
        [Self::Rules, Self::Rows].into_iter().chain(every)
    }

    /// For each item, whether it is a row.
    fn rows(self, items: &[Item], size: usize) -> Vec<bool> {
        let could = |item: &Item| item.marks.len() == size;
        let Self::Every { height, border } = self else {
            let dashes = matches!(self, Self::Rows);
            return items.iter().map(|i| i.sure || dashes && could(i)).collect();
        };
        let mut row = 0;
        let mut ruled = false;
        items
            .iter()
            .map(|item| {
                let edge = row == 0 || row == size;
                let boundary = row % height == 0 && (border || !edge);
                let is_row = item.sure || could(item) && (ruled || !boundary);
                if row == size && (is_row || !ruled) {
                    row = 0;
                }
                if is_row {
                    row += 1;
                    ruled = row == size && !border;
                } else {
                    ruled = row != 0;
                }
                is_row
            })
            .collect()
    }
}

/// Cuts the rows into boards, which must come out even.
fn cut(items: &[Item], is_row: &[bool], wanted: Option<usize>) -> Option<Vec<Sheet>> {
    let mut sheets = Vec::new();
    let mut rows: Vec<&Item> = Vec::new();
    let mut gaps = Vec::new();
    let mut gap = 0;
    let mut crossings = (0, 0);
    for (i, item) in items.iter().enumerate() {
        if item.row.after_blank {
            gap = gap.max(SPACE);
        }
        if !is_row[i] {
            gap = gap.max(item.row.rule_strength());
            crossings.0 = item.row.crossings();
            continue;
        }
        let size = rows
            .first()
            .map_or(item.marks.len(), |first| first.marks.len());
        if item.marks.len() != size
            || !(2..=MAX_SIZE).contains(&size)
            || wanted.is_some_and(|n| n != size)
        {
            return None;
        }
        if rows.is_empty() {
            crossings.1 = crossings.0;
        } else {
            gaps.push(gap);
        }
        rows.push(item);
        (gap, crossings.0) = (0, 0);
        if rows.len() == size {
            let below = items
                .get(i + 1)
                .filter(|_| !is_row[i + 1])
                .map_or(0, |r| r.row.crossings());
            let frame = Frame {
                size,
                columns: weakest_gaps(&rows),
                rows: std::mem::take(&mut gaps),
                crossings: (below == crossings.1).then_some(below),
            };
            sheets.push(Sheet {
                size,
                marks: rows.drain(..).flat_map(|r| &r.marks).copied().collect(),
                shape: frame.shape(),
            });
        }
    }
    (rows.is_empty() && !sheets.is_empty()).then_some(sheets)
}

/// The gap after each column but the last, the weakest over all rows.
fn weakest_gaps(rows: &[&Item]) -> Vec<u8> {
    let size = rows.first().map_or(0, |r| r.marks.len());
    (1..size)
        .map(|column| rows.iter().map(|r| r.marks[column].gap).min().unwrap_or(0))
        .collect()
}

/// The one board whose cells are written over lines of equal length that are not its rows, such as
/// one cell a line.
pub fn wrapped(rows: &[Row], reading: Reading) -> Option<Sheet> {
    let lines: Vec<Vec<Mark>> = items(rows, reading)?
        .into_iter()
        .filter(|item| item.sure && !item.marks.is_empty())
        .map(|item| item.marks)
        .collect();
    let (last, others) = lines.split_last()?;
    let width = others.first()?.len();
    // Lines that could be rows are rows, and there are too few or too many of them.
    let looks_like_rows = (2..=MAX_SIZE).contains(&width) && lines.len() <= MAX_SIZE;
    if looks_like_rows || last.len() > width || others.iter().any(|l| l.len() != width) {
        return None;
    }
    Sheet::of_marks(lines.concat())
}

/// Every line as a small board of its own (2×2, 3×3 or 4×4), if all of them can be one. Several
/// lines of four or nine cells are rows of a larger board with some too few or too many, unless
/// small boards are wanted.
pub fn one_a_line(rows: &[Row], wanted: Option<usize>) -> Option<Vec<Sheet>> {
    let items = items(rows, Reading::Characters)?;
    items
        .into_iter()
        .filter(|item| item.sure || !item.marks.is_empty())
        .map(|item| {
            let sheet = Sheet::of_marks(item.marks).filter(|s| s.size <= 4)?;
            let fits = wanted.map_or_else(|| is_low(&sheet), |n| n == sheet.size);
            fits.then_some(sheet)
        })
        .collect::<Option<Vec<_>>>()
        .filter(|sheets| match sheets.as_slice() {
            [] => false,
            [_] => true,
            several => wanted.is_some() || several.iter().all(|s| s.size == 4),
        })
}

/// Whether every value fits a board of this size.
pub fn is_low(sheet: &Sheet) -> bool {
    sheet.marks.iter().all(|mark| match mark.symbol {
        Symbol::Unknown(_) => false,
        symbol => symbol.number().is_none_or(|n| usize::from(n) <= sheet.size),
    })
}
