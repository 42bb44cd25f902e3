//! The boards of lines that belong together, in whatever way they can be read.

use super::fault::Cells;
use super::layout::{Layout, are_drawn, is_empty_row, show_blanks};
use super::margin::{
    is_heading, is_number, with_frame, without_bullets, without_indent, without_index,
    without_margin, without_stars,
};
use super::row::{Class, Row};
use super::sheet::Sheet;
use super::symbol::Mark;
use super::table::DELIMITERS;
use super::trim::{flat, without_blanks, without_head};
use super::{Format, Options, grid};
use crate::puzzle::{MAX_SIZE, Shape};
use std::collections::HashSet;

/// The most lines in which the bands of a board are looked for.
const MOST_PARTS: usize = 4 * MAX_SIZE;

/// What stands first in lines: where the boards begin, below a title or not, where they end, and the boards, if any.
pub type First = (usize, usize, Option<Vec<Sheet>>);

/// The boards that these lines show row by row, if they show nothing else, and how many lines they take.
/// If more lines may follow, the last lines may be the beginning of a board.
pub fn boards(rows: &[Row], options: &Options, more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    let body = without_head(rows);
    // Below a header that counts the columns, a blank row belongs to the board.
    let has_blanks = || body.is_none() || rows[0].class != Class::Cells;
    let within = has_blanks().then(|| within_blanks(rows, options)).flatten();
    if let Some((only, true)) = within {
        return Some((vec![only], rows.len()));
    }
    let bare = with_frame(rows).or_else(|| without_stars(rows));
    let bare = bare.or_else(|| without_indent(rows));
    let bare = bare.or_else(|| without_index(rows)).or_else(|| flat(rows));
    let bare = bare.or(body);
    let found = bare.and_then(|bare| {
        let (sheets, used) = bare_boards(&bare, options, more_follow)?;
        Some((sheets, used + rows.len() - bare.len()))
    });
    let found = found.filter(|(sheets, _)| sheets[0].size > 3);
    let mut found = found.or_else(|| bare_boards(rows, options, more_follow))?;
    if let (Some((smaller, _)), [whole]) = (within, &mut found.0[..]) {
        whole.blanks = Some(smaller.size).filter(|size| *size < whole.size);
    }
    Some(found)
}

/// The board of a spreadsheet with blank rows and columns around it or between its boxes, and whether it is likely.
fn within_blanks(rows: &[Row], options: &Options) -> Option<(Sheet, bool)> {
    let (bare, is_sure) = without_blanks(rows)?;
    let (sheets, _) = bare_boards(&bare, options, false)?;
    let [mut only] = <[Sheet; 1]>::try_from(sheets).ok()?;
    let whole = bare_boards(rows, options, false).map(|(sheets, _)| sheets[0].size);
    only.blanks = whole.filter(|size| *size > only.size);
    // A few values may be those of a larger board with blank edges; if only that has a common size, it is likelier.
    let least = only.size * if only.blanks.is_some() { 2 } else { 1 };
    let is_common = |size: usize| size.isqrt().pow(2) == size;
    let is_usual = is_common(only.size) || !only.blanks.is_some_and(is_common);
    let is_likely = is_sure && is_usual && only.given_count() >= least;
    let is_board = only.given_count() > 0 && only.clone().entry(options).problem.is_ok();
    is_board.then_some((only, is_likely))
}

/// The boards of these lines as they stand.
fn bare_boards(rows: &[Row], options: &Options, more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    let read = |layout: &Layout| {
        let found = grid::sheets(rows, *layout, more_follow);
        found.filter(|(sheets, _)| is_likely(*layout, sheets, rows, options))
    };
    // Blanks in a frame are cells if they can be so in one way only. In a table a field is a cell.
    if are_drawn(rows) {
        let mut frames = Layout::PLACES.iter().filter_map(read);
        if let (Some(only), None) = (frames.next(), frames.next()) {
            let table = read(&Layout::TABLE);
            let are_several =
                |(sheets, _): &(Vec<Sheet>, usize)| sheets.len() > 1 && sheets[0].size > 3;
            return Some(only).filter(|_| !table.is_some_and(|table| are_several(&table)));
        }
    }
    Layout::all(rows, options).iter().find_map(read)
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
    // Many pairs or triples in brackets are coordinates, and with blanks between bars they are a board without its edges.
    if sheets.len() > 1 && sheets[0].size < 4 && (!rows[0].is_line() || show_blanks(rows)) {
        return false;
    }
    match layout {
        Layout::Characters | Layout::Places(_, 1, 1) => true,
        Layout::Places(_, 1, _) => sheets.len() == 1 || are_low(),
        Layout::Places(..) => are_low() && has_pairs(),
        Layout::Words | Layout::Fields(..) => are_low() && sheets.iter().any(is_something),
        Layout::Lists => are_low() || options.format == Format::Sdx,
    }
}

/// The boards that stand first in these lines, maybe in bands with empty lines between, or below a title. Nothing if
/// they may not be complete yet.
pub fn first_boards(rows: &[Row], options: &Options, more_follow: bool) -> Option<First> {
    let title = rows.iter().position(Row::holds_cells).unwrap_or(0);
    // A line with as many fields as the next row is the first row of the same table.
    let next = rows.iter().skip(title + 1).find(|row| row.holds_cells());
    let is_row = next.is_some_and(|next| {
        let mut delimiters = DELIMITERS.into_iter().chain(['|']);
        delimiters.any(|delimiter| {
            let [own, others] = [&rows[title], next].map(|row| row.fields(delimiter).len());
            own > 1 && own == others
        })
    });
    let is_title =
        |sheet: &Sheet| !is_row && sheet.is_low() && is_heading(&rows[title], sheet.size);
    let mut start = 0;
    for end in 1..=rows.len() {
        let is_apart = rows.get(end).is_none_or(|row| row.is_apart);
        if !is_apart && (end > MOST_PARTS || !is_number(&rows[end])) {
            continue;
        }
        let may_go_on = more_follow && end == rows.len();
        let read = |from: usize| boards(rows.get(from..end)?, options, may_go_on);
        if is_apart && start > 0 && (is_next(rows, start, end, options) || read(start).is_some()) {
            break;
        }
        let below = |from| read(from).filter(|(sheets, _)| sheets.iter().all(is_title));
        let whole = read(0).map(|found| (0, found));
        let found = whole.or_else(|| Some((title + 1, below(title + 1)?)));
        if let Some((from, (sheets, used))) = found {
            let size = sheets[0].size;
            if is_apart || size > 3 && is_heading(&rows[end], size) {
                return Some((from, from + used, Some(sheets)));
            }
        }
        if may_go_on {
            return None;
        }
        if is_apart {
            start = end;
        }
    }
    Some((0, start, None))
}

/// Whether lines are no band of the board that begins above them.
fn is_next(rows: &[Row], start: usize, end: usize, options: &Options) -> bool {
    let is_cells = |row: &&Row| row.class == Class::Cells;
    let width = rows[start..end].iter().find(is_cells).map(Row::cell_count);
    let height = rows[..end].iter().filter(is_cells).count();
    // One may be a title.
    let are_many = height > width.unwrap_or(MAX_SIZE).min(MAX_SIZE) + 1;
    let natural = Layout::natural(&rows[..end]);
    let is_whole = |row: &Row| natural.marks(row).is_some_and(|row| row.len() == MAX_SIZE);
    let is_even = || rows[..end].iter().all(is_whole);
    let are_lines = |rows| are_lines(rows, options);
    let are_others = || are_lines(&rows[..start]) != are_lines(&rows[start..end]) && !is_even();
    are_many || end > MOST_PARTS || are_others()
}

/// Whether each of these lines is a puzzle, good or bad: the file says so, or half of them have as many cells
/// as a board of 4×4 and few of their values are higher.
pub fn are_lines(rows: &[Row], options: &Options) -> bool {
    if matches!(options.format, Format::Sdm | Format::Sdx) {
        return options.format == Format::Sdm;
    }
    let natural = Layout::natural(rows);
    let is_row = |row: &&Row| row.class == Class::Cells || is_empty_row(row, rows);
    let cells = rows.iter().filter(is_row);
    // Lines with bars are rows of a board, or of one that is not whole, if it is drawn.
    let is_drawn = rows.iter().any(|row| row.class != Class::Cells) || rows.len() >= MAX_SIZE;
    let marks = |row: &Row| natural.marks(row).filter(|_| !is_drawn || !row.has_bars());
    let lines: Vec<Vec<Mark>> = cells.map(|row| marks(row).unwrap_or_default()).collect();
    let count = |cells| lines.iter().filter(|line| line.len() == cells).count();
    let are_likely = || {
        let lines: Vec<&[Mark]> = lines.iter().map(|line| &line[..]).collect();
        lines.len() == 1 && natural == Layout::Characters || are_puzzles(&lines, MAX_SIZE)
    };
    match options.boxes.map(Shape::size) {
        Some(n) if n < 4 => !lines.is_empty() && count(n * n) == lines.len(),
        Some(16) => false,
        size => count(16) > 0 && count(16) * 2 >= lines.len() && (size == Some(4) || are_likely()),
    }
}

/// Whether lines of so many cells, which could be the rows of boards, are boards themselves: at least half of them have
/// low values only, and as the rows of one board they would have a value twice in a line or a column.
pub fn are_puzzles(lines: &[&[Mark]], cells: usize) -> bool {
    let is_low = |line: &&&[Mark]| {
        let mut marks = line.iter();
        marks.all(|mark| mark.symbol.highest() <= cells.isqrt())
    };
    let own = || lines.iter().filter(|line| line.len() == cells);
    let mut seen = HashSet::new();
    let marks = |(y, line): (usize, &&[Mark])| {
        let marks = line.iter().enumerate();
        let numbers = marks.filter_map(|(x, mark)| Some((x, mark.symbol.number()?)));
        numbers
            .flat_map(|(x, number)| [(true, x, number), (false, y, number)])
            .collect::<Vec<_>>()
    };
    let mut houses = lines.iter().enumerate().flat_map(marks);
    own().filter(is_low).count() * 2 >= own().count()
        && (lines.len() != cells || houses.any(|house| !seen.insert(house)))
}

/// The boards of lines that are no rows of boards: wrapped cells, a heading above the rows or labels before
/// them, dashes of a list, one small board alone.
pub fn otherwise(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let read = |rows: &[Row]| Some(boards(rows, options, false)?.0);
    let is_one =
        |sheets: &Vec<Sheet>| matches!(&sheets[..], [only] if only.is_low() && only.size > 3);
    let bare = || without_margin(rows).find_map(|rows| read(&rows).filter(is_one));
    let items = |rows: Vec<Row>| read(&rows).or_else(|| wrapped(&rows));
    let found = wrapped(rows).or_else(bare);
    found.or_else(|| without_bullets(rows).and_then(items))
}

/// The one board whose cells stand one in a line, or all in one short line.
fn wrapped(rows: &[Row]) -> Option<Vec<Sheet>> {
    let layout = match rows {
        // Numbers of a program are no characters: `[-1, -1]`.
        [row] if !row.is_line() && row.words.len() > 1 && row.words.len() < row.cell_count() => {
            return None;
        }
        [_] => Layout::Characters,
        _ => Layout::natural(rows),
    };
    let is_row = |row: &&Row| row.holds_cells() || is_empty_row(row, rows);
    let cells = rows.iter().filter(is_row);
    let lines: Vec<_> = cells.map(|row| layout.marks(row)).collect::<Option<_>>()?;
    let is_drawn = rows.iter().any(Row::has_bars);
    let are_single = rows.len() > 1 && lines.iter().all(|line| line.len() == 1) && !is_drawn;
    let sheet = Sheet::of_marks(lines.concat())?;
    (are_single || rows.len() == 1 && sheet.size <= 4 && sheet.is_low()).then(|| vec![sheet])
}

/// A board and its solution to the right of it, line by line.
pub fn beside(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let layout = Layout::natural(rows);
    let half = |is_left: bool| {
        let half = |row: &Row| {
            let marks = layout.marks(row).filter(|_| row.holds_cells())?;
            let middle = marks.get(marks.len() / 2)?.at;
            let chars = row.chars.iter().filter(|c| (c.at < middle) == is_left);
            Some(row.with(chars.copied().collect()))
        };
        let rows = rows
            .iter()
            .map(|row| half(row).unwrap_or_else(|| row.clone()));
        let (sheets, _) = boards(&rows.collect::<Vec<_>>(), options, false)?;
        <[Sheet; 1]>::try_from(sheets).ok()
    };
    (Cells::of(rows, options)?.beside() == Some(2)).then_some(())?;
    let ([puzzle], [solution]) = (half(true)?, half(false)?);
    solution.solves(&puzzle).then(|| vec![puzzle, solution])
}
