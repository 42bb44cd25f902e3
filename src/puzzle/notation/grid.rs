//! Boards that are written row by row, with rules and separators between the boxes.

use super::layout::Layout;
use super::row::{BAR, Class, HEAVY, JOINED, Mark, Row, SPACE, WIDE_SPACE};
use super::sheet::Sheet;
use crate::puzzle::{MAX_SIZE, Shape};

/// A line, read in one of the ways.
struct Item<'a> {
    row: &'a Row,
    marks: Vec<Mark>,
    /// It is a row and no rule.
    sure: bool,
}

/// The boards that these lines show, if they show boards of one size and nothing else. If more lines
/// may follow, the last board may be unfinished. Also gives the number of lines of all whole boards.
pub fn sheets(
    rows: &[Row],
    layout: Layout,
    wanted: Option<usize>,
    more_follow: bool,
) -> Option<(Vec<Sheet>, usize)> {
    let items = items(rows, layout)?;
    let filled = || items.iter().filter(|item| !item.marks.is_empty());
    let width = filled()
        .find(|item| item.sure)
        .or(filled().next())?
        .marks
        .len();
    let dashes = items
        .iter()
        .any(|item| !item.sure && !item.marks.is_empty());
    // Dashes among the cells of a row are empty cells, and so are those of a whole line.
    let in_rows = || items.iter().any(|item| item.sure && item.row.contains('-'));
    let mut policies = vec![Policy::Rules];
    if dashes {
        policies.insert(usize::from(!in_rows()), Policy::Rows);
        policies.extend(Policy::every(width));
    }
    policies
        .into_iter()
        .find_map(|policy| cut(&items, &policy.rows(&items, width), wanted, more_follow))
}

fn items(rows: &[Row], layout: Layout) -> Option<Vec<Item<'_>>> {
    let has_blanks = matches!(layout, Layout::Fields(..) | Layout::Places(..));
    let mut items = Vec::with_capacity(rows.len());
    for row in rows {
        let marks = match row.class {
            Class::Rule | Class::Nothing => Vec::new(),
            Class::Delimiters if !has_blanks => Vec::new(),
            Class::Dashes => layout.marks(row).unwrap_or_default(),
            Class::Cells | Class::Delimiters => layout.marks(row)?,
        };
        let sure = row.class == Class::Cells || has_blanks && row.class == Class::Delimiters;
        items.push(Item { row, marks, sure });
    }
    Some(items)
}

/// What to make of lines of dashes.
#[derive(Clone, Copy)]
enum Policy {
    /// All are rules.
    Rules,
    /// All that are as long as a row are rows.
    Rows,
    /// Those after so many rows are rules, and those around the grid if it has a border.
    Every(usize, bool),
}

impl Policy {
    fn every(size: usize) -> impl Iterator<Item = Self> {
        let heights = (1..=size).filter(move |height| size.is_multiple_of(*height));
        heights.flat_map(|height| [false, true].map(|border| Self::Every(height, border)))
    }

    /// For each item, whether it is a row.
    fn rows(self, items: &[Item], size: usize) -> Vec<bool> {
        let (mut row, mut ruled) = (0, false);
        let mut is_row = |item: &Item| {
            let could = item.marks.len() == size;
            let Self::Every(height, border) = self else {
                return item.sure || could && matches!(self, Self::Rows);
            };
            let edge = row == 0 || row == size;
            let boundary = row % height == 0 && (border || !edge);
            let is_row = item.sure || could && (ruled || !boundary);
            if row == size && (is_row || !ruled) {
                row = 0;
            }
            row += usize::from(is_row);
            ruled = if is_row {
                row == size && !border
            } else {
                row != 0
            };
            is_row
        };
        items.iter().map(&mut is_row).collect()
    }
}

/// Cuts the rows into boards, which must come out even.
fn cut(
    items: &[Item],
    is_row: &[bool],
    wanted: Option<usize>,
    more_follow: bool,
) -> Option<(Vec<Sheet>, usize)> {
    let (mut sheets, mut end) = (Vec::new(), 0);
    let (mut rows, mut gaps): (Vec<&Item>, Vec<u8>) = (Vec::new(), Vec::new());
    let (mut gap, mut crossings, mut above) = (0, 0, 0);
    for (i, item) in items.iter().enumerate() {
        if item.row.after_blank {
            gap = gap.max(SPACE);
        }
        if !is_row[i] {
            gap = gap.max(if item.row.contains('=') { HEAVY } else { BAR });
            crossings = item.row.crossings();
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
            above = crossings;
        } else {
            gaps.push(gap);
        }
        rows.push(item);
        (gap, crossings) = (0, 0);
        if rows.len() == size {
            end = i + 1;
            let rule = items.get(end).filter(|_| !is_row[end]);
            let below = rule.map_or(0, |r| r.row.crossings());
            let mut frame = Frame {
                size,
                columns: weakest_gaps(&rows),
                rows: std::mem::take(&mut gaps),
                crossings: (below == above).then_some(below),
            };
            // Where numbers are of different widths, so are the blanks between them.
            let mut widths = rows
                .iter()
                .flat_map(|r| &r.row.tokens)
                .map(|t| t.end - t.start);
            let first = widths.next();
            let other = frame
                .shape()
                .filter(|_| widths.any(|width| Some(width) != first));
            if other.is_some() {
                let is_wide = |gap: &&mut u8| **gap == WIDE_SPACE;
                frame
                    .columns
                    .iter_mut()
                    .filter(is_wide)
                    .for_each(|gap| *gap = SPACE);
            }
            sheets.push(Sheet {
                size,
                marks: rows.drain(..).flat_map(|r| &r.marks).copied().collect(),
                shape: frame.shape(),
                other,
            });
        }
    }
    ((rows.is_empty() || more_follow) && !sheets.is_empty()).then_some((sheets, end))
}

/// The gap after each column but the last, the weakest over all rows.
fn weakest_gaps(rows: &[&Item]) -> Vec<u8> {
    let weakest = |column: usize| rows.iter().map(|r| r.marks[column].gap).min();
    (1..rows.len())
        .map(|column| weakest(column).unwrap_or(JOINED))
        .collect()
}

/// The separators of a grid.
struct Frame {
    /// The side of the board.
    size: usize,
    /// The gap after each column but the last.
    columns: Vec<u8>,
    /// The gap after each row but the last.
    rows: Vec<u8>,
    /// How many crossings the rules above and below have, where both have the same.
    crossings: Option<usize>,
}

impl Frame {
    /// The boxes that the separators show.
    fn shape(&self) -> Option<Shape> {
        let n = self.size;
        let shape = match (period(&self.rows, n), period(&self.columns, n)) {
            (Some(height), Some(width)) => Shape::new(height, width),
            (Some(height), None) => Shape::new(height, n / height),
            (None, Some(width)) => Shape::new(n / width, width),
            (None, None) => return self.thin_boxes(),
        };
        shape.ok().filter(|shape| shape.size() == n)
    }

    /// Boxes that are one row or one column: only a whole frame with crossings shows them, since
    /// tables are drawn with lines between all cells too.
    fn thin_boxes(&self) -> Option<Shape> {
        let n = self.size;
        let ruled = |gaps: &[u8]| gaps.iter().all(|g| *g >= BAR);
        let open = |gaps: &[u8]| gaps.iter().all(|g| *g < BAR);
        match self.crossings? {
            2 if ruled(&self.rows) && open(&self.columns) => Shape::new(1, n).ok(),
            c if c == n + 1 && ruled(&self.columns) && open(&self.rows) => Shape::new(n, 1).ok(),
            _ => None,
        }
    }
}

/// Every how many places a stronger gap stands, if that is regular and says anything.
fn period(gaps: &[u8], size: usize) -> Option<usize> {
    (1..=gaps.iter().copied().max()?).rev().find_map(|level| {
        let period = gaps.iter().position(|g| *g >= level)? + 1;
        let mut places = gaps.iter().enumerate();
        let regular = places.all(|(i, g)| (*g >= level) == ((i + 1) % period == 0));
        (period > 1 && size.is_multiple_of(period) && regular).then_some(period)
    })
}
