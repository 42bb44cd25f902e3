//! What is wrong with lines that make no boards.

use super::layout::{Layout, is_empty_row, show_blanks};
use super::margin::{without_labels, without_stars};
use super::row::Row;
use super::sheet::{refusal, size_of, value};
use super::symbol::Symbol;
use super::text::{Char, original};
use super::{Digits, OddRow, Options, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Shape};

/// Lines, and what stands in their cells, in the layout that they were probably written in.
pub struct Cells<'a> {
    layout: Layout,
    /// The number of each line, and the words in it.
    lines: Vec<(usize, Vec<&'a [Char]>)>,
}

impl<'a> Cells<'a> {
    /// A layout in which a few numbers like `5.5` make no board of one, or one with lines of the same length that is
    /// likelier than the natural layout, or that.
    pub fn of(rows: &'a [Row], options: &Options) -> Option<Self> {
        let natural = Layout::natural(rows);
        let is_row = |row: &&Row| row.holds_cells() || is_empty_row(row, rows);
        let read = |layout: Layout| {
            let lines = rows.iter().filter(is_row);
            let lines = lines.map(|row| Some((row.line(), layout.texts(row)?)));
            let lines = lines.collect::<Option<_>>()?;
            Some(Self { layout, lines })
        };
        let layouts = Layout::all(rows, options).into_iter();
        let mut all: Vec<Self> = layouts.filter_map(read).collect();
        let is_likely = |cells: &Self| {
            let is_plain = || cells.usual_length().is_some() && cells.odd().next().is_none();
            cells.layout == natural || is_plain()
        };
        let few_odd = all.iter().position(Self::has_few_odd);
        let likely = few_odd.or_else(|| all.iter().position(is_likely))?;
        Some(all.swap_remove(likely))
    }

    fn words(&self) -> impl Iterator<Item = &'a [Char]> {
        let words = self.lines.iter().flat_map(|(_, words)| words);
        words.copied().filter(|word| !word.is_empty())
    }

    /// Words that are no cells.
    fn odd(&self) -> impl Iterator<Item = &'a [Char]> {
        let is_odd = |word: &&[Char]| self.layout.mark(word, 0).is_none();
        self.words().filter(is_odd)
    }

    fn has_few_odd(&self) -> bool {
        let (height, width) = (self.lines.len(), self.usual_length().unwrap_or(0));
        let is_board = width == height || height == 1 && width.isqrt().pow(2) == width;
        let odd = self.odd().count();
        width > 3 && is_board && self.is_even(width) && odd > 0 && odd * 2 < width * height
    }

    fn is_even(&self, width: usize) -> bool {
        self.lines.iter().all(|(_, words)| words.len() == width)
    }

    /// The length of most lines.
    fn usual_length(&self) -> Option<usize> {
        let mut lengths: Vec<usize> = self.lines.iter().map(|(_, words)| words.len()).collect();
        lengths.sort_unstable();
        let middle = *lengths.get(lengths.len() / 2)?;
        let own = lengths.iter().filter(|length| **length == middle).count();
        (own * 2 > lengths.len()).then_some(middle)
    }

    /// How many boards may stand side by side.
    pub fn beside(&self) -> Option<usize> {
        let height = self.lines.len();
        let boards = self.lines.first()?.1.len() / height;
        (boards > 1 && height > 3 && self.is_even(boards * height)).then_some(boards)
    }

    /// Whether each line is too long for a row, and no row of a board that is too large.
    pub fn are_too_long(&self) -> bool {
        let are_long = self.lines.iter().all(|(_, words)| words.len() > MAX_SIZE);
        are_long && self.usual_length() != Some(self.lines.len()) && self.beside().is_none()
    }
}

/// What is wrong with the rows of a board; nothing if there are no cells in them.
pub fn fault(rows: &[Row], options: &Options) -> Option<ReadError> {
    let bare = without_labels(rows).filter(|_| rows.len() > 3);
    let bare = bare.or_else(|| without_stars(rows));
    let rows = bare.as_deref().unwrap_or(rows);
    let all = Cells::of(rows, options)?;
    let first = all.lines.first()?.0;
    let lengths = || all.lines.iter().map(|(_, words)| words.len());
    let (height, cells) = (all.lines.len(), lengths().sum());
    let usual = all.usual_length();
    let possible = usual.filter(|n| (2..=MAX_SIZE).contains(n));
    let in_line = size_of(cells).filter(|_| height == 1 && cells >= MAX_SIZE);
    let size = options.boxes.map(Shape::size).or(in_line).or(possible);
    if height > MAX_SIZE && all.is_even(height) {
        return Some(ReadError::of_line(first, Reason::TooLarge(height)));
    }
    // Cells that stand together for lack of blanks between them are no high numbers.
    let is_board = usual == Some(height) && usual == possible && !show_blanks(rows);
    let zero_based = options.digits == Digits::ZeroBased;
    let unknown = |word| {
        let mark = all.layout.mark(word, 0);
        let (found, at) = match mark.map(|mark| (mark.symbol, mark.at)) {
            Some((Symbol::Unknown(c), at)) => (c.into(), at),
            Some(_) => return None,
            None => (original(word), word[0].at),
        };
        Some(refusal(found, at, size, zero_based))
    };
    let high = |word| {
        value(
            &all.layout.mark(word, 0)?,
            size.filter(|_| is_board)?,
            zero_based,
        )
        .err()
    };
    let wrong = all.words().find_map(unknown);
    if let Some(wrong) = wrong.or_else(|| all.words().find_map(high)) {
        return Some(wrong);
    }
    if let Some(boards) = all.beside().filter(|boards| boards * height > MAX_SIZE) {
        let size = height;
        return Some(ReadError::of_line(first, Reason::Beside { boards, size }));
    }
    let odd = usual.and_then(|others| {
        let (line, words) = all.lines.iter().find(|(_, words)| words.len() != others)?;
        let (line, cells) = (*line, words.len());
        Some(OddRow {
            line,
            cells,
            others,
        })
    });
    let reason = match usual.filter(|_| odd.is_none()) {
        _ if show_blanks(rows) => Reason::Blanks,
        Some(width) if possible.is_some() && height != width => Reason::Rows {
            rows: height,
            width,
        },
        _ => Reason::Count { cells, odd },
    };
    Some(ReadError::of_line(first, reason))
}
