//! What is wrong with lines that make no boards.

use super::layout::{Layout, is_empty_row, show_blanks};
use super::margin::without_any_labels;
use super::row::Row;
use super::sheet::{refusal, size_of, value};
use super::symbol::{Mark, Symbol};
use super::text::original;
use super::{Digits, OddRow, Options, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Shape};

/// Lines of cells, in the layout that they were probably written in.
pub struct Cells {
    /// The number of each line, and its cells.
    lines: Vec<(usize, Vec<Mark>)>,
}

impl Cells {
    /// A layout in which a few numbers like `5.5` make no board of one, or the likeliest that has none of them and in
    /// which most lines are of the same length.
    pub fn of(rows: &[Row], options: &Options) -> Option<Self> {
        let is_row = |row: &&Row| row.holds_cells() || is_empty_row(row, rows);
        let read = |layout: Layout| {
            let lines = rows.iter().filter(is_row);
            let lines = lines.map(|row| Some((row.line(), layout.cut(row)?)));
            let lines = lines.collect::<Option<_>>()?;
            Some(Self { lines })
        };
        let layouts = Layout::all(rows, options).into_iter();
        layouts.filter_map(read).min_by_key(|cells| {
            let odd = cells
                .marks()
                .filter(|mark| mark.symbol == Symbol::Word)
                .count();
            // Lines of one word each may as well be lines of cells.
            let usual = cells.usual_length().filter(|length| *length > 1);
            let others = cells.lengths().filter(|length| Some(*length) != usual);
            let are_few = odd > 0 && odd * 2 < cells.marks().count();
            let is_board = are_few && cells.side() > Some(3);
            (!is_board, odd > 0, others.count())
        })
    }

    /// The side of the board that the lines are, whatever stands in its cells.
    fn side(&self) -> Option<usize> {
        let (height, width) = (self.lines.len(), self.lengths().next()?);
        let is_one = width == height && self.is_even(width);
        let side = if is_one { width } else { width.isqrt() };
        (is_one || height == 1 && side * side == width).then_some(side)
    }

    fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.lines.iter().flat_map(|(_, marks)| marks)
    }

    fn lengths(&self) -> impl Iterator<Item = usize> {
        self.lines.iter().map(|(_, marks)| marks.len())
    }

    fn is_even(&self, width: usize) -> bool {
        self.lengths().all(|length| length == width)
    }

    /// The length of most lines.
    fn usual_length(&self) -> Option<usize> {
        let mut lengths: Vec<usize> = self.lengths().collect();
        lengths.sort_unstable();
        let middle = *lengths.get(lengths.len() / 2)?;
        let own = lengths.iter().filter(|length| **length == middle).count();
        (own * 2 > lengths.len()).then_some(middle)
    }

    /// How many boards may stand side by side.
    pub fn beside(&self) -> Option<usize> {
        let height = self.lines.len();
        let boards = self.lengths().next()? / height;
        (boards > 1 && height > 3 && self.is_even(boards * height)).then_some(boards)
    }

    /// Whether each line is too long for a row, and no row of a board that is too large.
    pub fn are_too_long(&self) -> bool {
        let are_long = self.lengths().all(|length| length > MAX_SIZE);
        are_long && self.usual_length() != Some(self.lines.len()) && self.beside().is_none()
    }

    /// The first line that is not as long as most.
    fn odd_row(&self) -> Option<OddRow> {
        let others = self.usual_length()?;
        let mut rows = self.lines.iter().map(|(line, marks)| OddRow {
            line: *line,
            cells: marks.len(),
            others,
        });
        rows.find(|row| row.cells != others)
    }
}

/// What is wrong with the rows of a board; nothing if there are no cells in them.
pub fn fault(rows: &[Row], options: &Options) -> Option<ReadError> {
    let bare = without_any_labels(rows).next().filter(|_| rows.len() > 3);
    let rows = bare.as_deref().unwrap_or(rows);
    let all = Cells::of(rows, options)?;
    let first = all.lines.first()?.0;
    let (height, cells, odd) = (all.lines.len(), all.lengths().sum(), all.odd_row());
    let possible = all.usual_length().filter(|n| (2..=MAX_SIZE).contains(n));
    let in_line = size_of(cells).filter(|_| height == 1 && cells >= MAX_SIZE);
    let size = options.boxes.map(Shape::size).or(in_line).or(possible);
    // Cells that stand together for lack of blanks between them are no high numbers.
    let is_board = possible == Some(height) && !show_blanks(rows);
    let zero_based = options.digits == Digits::ZeroBased;
    let wrong = |mark: &Mark| {
        let mut words = rows.iter().flat_map(Row::words);
        let found = match mark.symbol {
            Symbol::Unknown(c) => c.into(),
            Symbol::Word => original(words.find(|word| word[0].at == mark.at)?),
            _ => return value(mark, size.filter(|_| is_board)?, zero_based).err(),
        };
        Some(refusal(found, mark.at, size, zero_based))
    };
    let reason = match all.beside() {
        _ if height > MAX_SIZE && all.is_even(height) => Reason::TooLarge(height),
        _ if let Some(wrong) = all.marks().find_map(wrong) => return Some(wrong),
        Some(boards) if boards * height > MAX_SIZE => Reason::Beside {
            boards,
            size: height,
        },
        _ if show_blanks(rows) => Reason::Blanks,
        _ => match possible.filter(|width| odd.is_none() && *width != height) {
            Some(width) => Reason::Rows {
                rows: height,
                width,
            },
            None => Reason::Count { cells, odd },
        },
    };
    Some(ReadError::of_line(first, reason))
}
