//! The boards of lines that belong together, in whatever way they can be read, and what is wrong with
//! lines that make none.

use super::layout::{Layout, are_drawn, marks_of, odd_number, show_blanks};
use super::margin::{
    begins_with_number, counts_columns, is_heading, without_bullets, without_labels, without_stars,
};
use super::row::{Class, Row};
use super::sheet::{Sheet, refusal, size_of, value};
use super::symbol::{Mark, Symbol};
use super::text::original;
use super::{Digits, Format, OddRow, Options, ReadError, Reason, grid};
use crate::puzzle::{MAX_SIZE, Shape};
use std::collections::HashSet;

/// The most lines in which the bands of a board are looked for.
const MOST_PARTS: usize = 4 * MAX_SIZE;

/// The board of a line that is a puzzle.
pub fn board(row: &Row, layout: Layout) -> Option<Sheet> {
    Sheet::of_marks(layout.marks(row)?)
}

/// The boards that these lines show row by row, if they show nothing else, and how many lines they take.
/// If more lines may follow, the last lines may be the beginning of a board.
pub fn boards(rows: &[Row], options: &Options, more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    if let Some(drawn) = without_stars(rows) {
        let found = boards(&drawn, options, more_follow);
        let found = found.filter(|(sheets, _)| sheets.iter().all(|sheet| sheet.size > 3));
        if found.is_some() {
            return found;
        }
    }
    // A few lines of dashes are rules.
    if rows.len() < 4 && !rows.iter().any(Row::holds_cells) {
        return None;
    }
    let read = |layout: &Layout| {
        let found = grid::sheets(rows, *layout, more_follow);
        found.filter(|(sheets, _)| is_likely(*layout, sheets, rows, options))
    };
    let mut layouts = Layout::all(rows, options);
    // Blanks in a frame are cells if they can be so in one way only. In a table a field is a cell.
    if are_drawn(rows) {
        let mut frames = Layout::PLACES
            .iter()
            .filter(|layout| read(layout).is_some());
        if let (Some(only), None) = (frames.next(), frames.next()) {
            let layout = match read(&Layout::TABLE) {
                Some((sheets, _)) if sheets.len() > 1 && sheets[0].size > 3 => return None,
                Some((sheets, _)) if sheets.len() == 1 => Layout::TABLE,
                _ => *only,
            };
            layouts.insert(0, layout);
        }
    }
    let is_wanted = |(sheets, _): &(Vec<Sheet>, usize)| {
        let size = options.boxes.map(Shape::size);
        sheets.iter().all(|sheet| Some(sheet.size) == size)
    };
    let found = || layouts.iter().filter_map(read);
    let as_asked = options.boxes.and_then(|_| found().find(is_wanted));
    as_asked.or_else(|| found().next())
}

/// The boards that stand first in these lines, below a heading of so many, also in bands with empty lines between, and
/// where their lines end, or the lines that make none. Nothing if the boards may not be complete yet.
pub fn first_boards(
    rows: &[Row],
    heading: usize,
    options: &Options,
    more_follow: bool,
) -> Option<(usize, Option<Vec<Sheet>>)> {
    let is_whole = |end| boards(&rows[heading..end], options, false).is_some();
    let is_end = |end: &usize| {
        let is_next =
            |row: &Row| row.is_apart || begins_with_number(&rows[*end..]) && is_whole(*end);
        rows.get(*end).is_none_or(is_next)
    };
    let mut start = 0;
    for end in (1..=rows.len()).filter(is_end) {
        let may_go_on = more_follow && end == rows.len();
        let is_cells = |row: &&Row| row.class == Class::Cells;
        let width = rows[start..end].iter().find(is_cells).map(Row::cell_count);
        let height = rows[..end].iter().filter(is_cells).count();
        let are_many = height > width.unwrap_or(MAX_SIZE).min(MAX_SIZE);
        let is_even = || rows[..end].iter().all(|row| row.cell_count() == MAX_SIZE);
        let are_lists = |rows| are_lists(rows, options);
        let are_others = || are_lists(&rows[..start]) != are_lists(&rows[start..end]) && !is_even();
        let is_next = || boards(&rows[start..end], options, may_go_on).is_some();
        if start > 0 && (are_many || end > MOST_PARTS || are_others() || is_next()) {
            break;
        }
        start = end;
        if let Some((sheets, used)) = boards(&rows[heading..end], options, may_go_on) {
            return Some((heading + used, Some(sheets)));
        }
        if may_go_on {
            return None;
        }
    }
    Some((start, None))
}

/// Whether boards may be written in this way.
fn is_likely(layout: Layout, sheets: &[Sheet], rows: &[Row], options: &Options) -> bool {
    let has_pairs = || rows.iter().flat_map(Row::words).any(|word| word.len() == 2);
    // Delimiters or marks alone are no small boards, and two words of two cells are half a row of 4×4.
    let is_something = |sheet: &Sheet| match sheet.size {
        2 => sheet.given_count() > 0 && !has_pairs(),
        size => size > 3 || sheet.given_count() > 0,
    };
    let are_low = || sheets.iter().all(Sheet::is_low);
    let are_something = || sheets.iter().any(is_something);
    match layout {
        Layout::Characters | Layout::Places(_, 1, _) => true,
        Layout::Places(..) => are_low() && has_pairs(),
        Layout::Words | Layout::TABLE => are_low() && are_something(),
        Layout::Fields(..) => are_something(),
        Layout::Lists => are_low() || options.format == Format::Sdx,
    }
}

/// Whether each of these lines is a puzzle, good or bad: the file says so, or half of them have as many cells
/// as a board of 4×4 and few of their values are higher.
pub fn are_lists(rows: &[Row], options: &Options) -> bool {
    if matches!(options.format, Format::Sdm | Format::Sdx) {
        return options.format == Format::Sdm;
    }
    let natural = Layout::natural(rows);
    let cells = rows.iter().filter(|row| row.class == Class::Cells);
    let marks = |row: &Row| natural.marks(row).filter(|_| !row.has_bars());
    let lines: Vec<Vec<Mark>> = cells.map(|row| marks(row).unwrap_or_default()).collect();
    let count = |cells| lines.iter().filter(|line| line.len() == cells).count();
    let is_high = |mark: &Mark| mark.symbol.number().is_some_and(|number| number > 4);
    let high = |line: &&Vec<Mark>| line.len() == 16 && line.iter().any(is_high);
    let is_alone = lines.len() == 1 && natural == Layout::Characters;
    let high = lines.iter().filter(high).count();
    // A row of a large board is too long or too short.
    let has_odd = lines.len() == MAX_SIZE && count(16) + 1 == MAX_SIZE && high > 0;
    let is_low = || is_alone || !has_odd && high * 2 <= count(16);
    match options.boxes.map(Shape::size) {
        Some(n) if n < 4 => !lines.is_empty() && count(n * n) == lines.len(),
        Some(16) => false,
        size => count(16) > 0 && count(16) * 2 >= lines.len() && (size == Some(4) || is_low()),
    }
}

/// Whether lines of so many cells, which could be the rows of boards, are boards themselves: most of them have
/// low values only, and as the rows of one board they would have a value twice in a line or a column.
pub fn are_puzzles(marks: &[Mark], cells: usize) -> bool {
    let is_low = |line: &&[Mark]| {
        line.iter()
            .all(|mark| mark.symbol.highest() <= cells.isqrt())
    };
    let low = marks.chunks(cells).filter(is_low).count();
    let mut seen = HashSet::new();
    let mut numbers = marks.iter().zip(0..);
    let repeats = |(mark, i): (&Mark, usize)| {
        let houses = [(Some(i / cells), None), (None, Some(i % cells))];
        let number = mark.symbol.number();
        number.is_some() && houses.iter().any(|house| !seen.insert((*house, number)))
    };
    let is_one = marks.len() == cells * cells;
    low * cells * 2 > marks.len() && (!is_one || numbers.any(repeats))
}

/// The boards of lines that are no rows of boards: wrapped cells, a heading above the rows or labels before
/// them, dashes of a list, one small board alone.
pub fn otherwise(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let (heading, rest) = rows.split_first()?;
    let read = |rows: Option<Vec<Row>>| Some(boards(&rows?, options, false)?.0);
    let counts = |sheets: &Vec<Sheet>| is_one(sheets, |size| counts_columns(heading, size));
    let is_title = |sheets: &Vec<Sheet>| {
        let mut sheets = sheets.iter();
        sheets.all(|sheet| sheet.is_low() && is_heading(heading, sheet.size))
    };
    let below = || read(Some(rest.to_vec())).filter(|sheets| is_title(sheets) || counts(sheets));
    // A single column of numbers may well belong to the board.
    let beside = || read(without_labels(rows)).filter(|sheets| is_one(sheets, |size| size > 3));
    let between = || read(without_labels(rest)).filter(counts);
    let bare = without_bullets(rows);
    let items = || read(bare.clone()).or_else(|| wrapped(bare.as_ref()?));
    let found = wrapped(rows).or_else(below).or_else(beside);
    found.or_else(between).or_else(items)
}

/// Whether there is one board, of such a size, and nothing too high in it.
fn is_one(sheets: &[Sheet], fits: impl Fn(usize) -> bool) -> bool {
    matches!(sheets, [only] if only.is_low() && fits(only.size))
}

/// The one board whose cells stand one in a line, or all in one short line.
fn wrapped(rows: &[Row]) -> Option<Vec<Sheet>> {
    let layout = match rows.len() {
        1 => Layout::Characters,
        _ => Layout::natural(rows),
    };
    let lines = marks_of(rows, layout)?;
    let sheet = Sheet::of_marks(lines.concat())?;
    let is_sure = match rows.len() {
        1 => sheet.size <= 4 && sheet.is_low(),
        _ => lines.iter().all(|line| line.len() == 1),
    };
    is_sure.then(|| vec![sheet])
}

/// Whether each of these lines is too long for a row, and no row of a board that is too large.
pub fn are_too_long(rows: &[Row], options: &Options) -> bool {
    let lines = likely_cells(rows, options);
    let are_long = lines.iter().all(|line| line.len() > MAX_SIZE);
    are_long && usual_length(&lines) != Some(lines.len()) && beside(&lines).is_none()
}

/// How many boards may stand side by side in these lines.
fn beside(lines: &[Vec<Mark>]) -> Option<usize> {
    let boards = lines.first()?.len() / lines.len();
    let is_row = |line: &Vec<Mark>| line.len() == boards * lines.len();
    (boards > 1 && lines.len() > 3 && lines.iter().all(is_row)).then_some(boards)
}

/// The board that has its solution to the right of it, line by line.
pub fn solved_beside(rows: &[Row], options: &Options) -> Option<Sheet> {
    let layout = Layout::natural(rows);
    beside(&marks_of(rows, layout)?).filter(|boards| *boards == 2)?;
    let half = |is_left: bool| {
        let half = |row: &Row| {
            let marks = layout.marks(row).filter(|_| row.holds_cells())?;
            let middle = marks.get(marks.len() / 2)?.at;
            let chars = row.chars.iter().filter(|c| (c.at < middle) == is_left);
            Some(row.part(chars.copied().collect()))
        };
        let rows = rows
            .iter()
            .map(|row| half(row).unwrap_or_else(|| row.clone()));
        let (sheets, _) = boards(&rows.collect::<Vec<_>>(), options, false)?;
        <[Sheet; 1]>::try_from(sheets).ok()
    };
    let ([puzzle], [solution]) = (half(true)?, half(false)?);
    solution.solves(&puzzle).then_some(puzzle)
}

/// What is wrong with the rows of a board; nothing if there are no cells in them.
pub fn fault(rows: &[Row], options: &Options) -> Option<ReadError> {
    let bare = without_labels(rows).filter(|_| rows.len() > 3);
    let bare = bare.or_else(|| without_stars(rows));
    let rows = bare.as_deref().unwrap_or(rows);
    let lines = likely_cells(rows, options);
    let first = lines.first()?.first()?.at.line;
    let (height, cells) = (lines.len(), lines.iter().map(Vec::len).sum());
    let usual = usual_length(&lines);
    let possible = usual.filter(|n| (2..=MAX_SIZE).contains(n));
    let in_line = size_of(cells).filter(|_| height == 1 && cells >= MAX_SIZE);
    let size = options.boxes.map(Shape::size).or(in_line).or(possible);
    if height > MAX_SIZE && lines.iter().all(|line| line.len() == height) {
        return Some(ReadError::of_line(first, Reason::TooLarge(height)));
    }
    // Cells that stand together for lack of blanks between them are no high numbers.
    let is_board = usual == Some(height) && usual == possible && !show_blanks(rows);
    let zero_based = options.digits == Digits::ZeroBased;
    let unknown = |mark: &Mark| match mark.symbol {
        Symbol::Unknown(c) => Some(refusal(c.into(), mark.at, size, zero_based)),
        _ => None,
    };
    let odd = || {
        let (odd, size) = (odd_number(rows)?, size.unwrap_or(height));
        Some(refusal(original(odd), odd[0].at, Some(size), zero_based))
    };
    let high = |mark| value(mark, size.filter(|_| is_board)?, zero_based).err();
    let marks = || lines.iter().flatten();
    let wrong = marks().find_map(unknown).or_else(odd);
    if let Some(wrong) = wrong.or_else(|| marks().find_map(high)) {
        return Some(wrong);
    }
    if let Some(boards) = beside(&lines).filter(|boards| boards * height > MAX_SIZE) {
        let size = height;
        return Some(ReadError::of_line(first, Reason::Beside { boards, size }));
    }
    let odd = usual.and_then(|others| {
        let odd = lines.iter().find(|line| line.len() != others)?;
        let (line, cells) = (odd[0].at.line, odd.len());
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

/// The cells of each line, in the layout they were probably written in.
fn likely_cells(rows: &[Row], options: &Options) -> Vec<Vec<Mark>> {
    let natural = Layout::natural(rows);
    let layouts = Layout::all(rows, options).into_iter();
    let likely = layouts.take_while(|layout| *layout != natural);
    let mut lines = likely.filter_map(|layout| marks_of(rows, layout));
    let lines = lines.find(|lines| usual_length(lines).is_some());
    let lines = lines.or_else(|| marks_of(rows, natural));
    lines.unwrap_or_default()
}

/// The length of most lines.
fn usual_length(lines: &[Vec<Mark>]) -> Option<usize> {
    let count = |length| lines.iter().filter(|line| line.len() == length).count();
    let mut lengths: Vec<usize> = lines.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    let middle = *lengths.get(lengths.len() / 2)?;
    (count(middle) * 2 > lines.len()).then_some(middle)
}
