//! The boards of lines that belong together, in whatever way they can be read.

use super::layout::{Layout, are_aligned, lists, marks_of, shows_blanks};
use super::margin::{counts_columns, tells_size, without_bullets, without_labels};
use super::row::{Class, Origin, Row, is_cell_like};
use super::sheet::{Sheet, size_of};
use super::symbol::{Mark, Symbol, is_foreign_letter};
use super::table::{DELIMITERS, fields};
use super::text::{Char, original};
use super::{Format, Options, grid, prose};
use crate::puzzle::{MAX_SIZE, Shape};
use std::slice::from_ref;

/// The boards in a line.
pub struct InLine {
    pub sheets: Vec<Sheet>,
    /// The words beside them.
    pub name: Option<String>,
    /// Whether a solution beside its puzzle was left out.
    pub had_solution: bool,
    /// Whether the line may be a row of a board that is too large.
    pub may_be_row: bool,
}

impl InLine {
    fn of(sheets: Vec<Sheet>) -> Self {
        Self {
            sheets,
            name: None,
            had_solution: false,
            may_be_row: false,
        }
    }
}

/// The side of the boards that were asked for.
fn wanted(options: &Options) -> Option<usize> {
    options.boxes.map(Shape::size)
}

/// The boards in a line that is too long to be a row, or has words beside a board.
pub fn in_line(row: &Row, options: &Options) -> Option<InLine> {
    let is_row_of_lists = (4..=MAX_SIZE).contains(&row.words.len()) && lists(from_ref(row)) > 0;
    let is_row = is_row_of_lists || row.chars.len() <= MAX_SIZE || !row.holds_cells();
    if is_row || options.format == Format::Sdx {
        return None;
    }
    let wanted = wanted(options);
    let delimiter = DELIMITERS[..3].iter().find(|d| row.count(**d) > 0);
    let in_fields = delimiter.map_or(Vec::new(), |d| fields(&row.chars, *d));
    let in_words = row.words().map(<[_]>::to_vec).collect();
    let parts: [Vec<Vec<Char>>; 2] = [in_fields, in_words];
    let is_long = |sheet: &Sheet| sheet.size > 4;
    let is_small = |sheet: &Sheet| sheet.size == wanted.unwrap_or(4);
    let is_sure = |found: &InLine| {
        wanted.is_some() || found.name.is_some() || found.sheets.iter().all(Sheet::is_low)
    };
    let long = parts.iter().find_map(|parts| among(parts, &is_long));
    let whole = || Some(InLine::of(vec![whole_line(row, options)?]));
    let small = || {
        let mut found = parts
            .iter()
            .rev()
            .filter_map(|parts| among(parts, &is_small));
        found.find(|found| row.words.len() > 1 && is_sure(found))
    };
    let mut found = long.or_else(whole).or_else(small)?;
    found
        .sheets
        .retain(|sheet| !row.is_doubtful() || sheet.is_low());
    // Words between colons are the fields of a library.
    found.name = found.name.filter(|_| row.chars[0].c != ':');
    let is_puzzle = |sheet: &Sheet| sheet.given_count() > 0 && sheet.is_low();
    let first = found.sheets.first()?;
    found.may_be_row = first.marks.len() == row.cell_count() && !is_puzzle(first);
    Some(found)
}

/// The board that a whole line is, whatever is between its cells.
fn whole_line(row: &Row, options: &Options) -> Option<Sheet> {
    let may_be_joined = Layout::natural(from_ref(row)) == Layout::Characters;
    let may_be_joined = may_be_joined && is_cell_like(&row.chars);
    let may_be = |layout: &Layout| *layout != Layout::Characters || may_be_joined;
    let mut layouts = Layout::all(from_ref(row), options)
        .into_iter()
        .filter(may_be);
    layouts.find_map(|layout| Sheet::of_marks(layout.marks(row)?).filter(|sheet| sheet.size > 4))
}

/// The parts of a line that are boards, and the words beside them. A solution beside its puzzle is left out.
fn among(parts: &[Vec<Char>], fits: &dyn Fn(&Sheet) -> bool) -> Option<InLine> {
    let (mut boards, mut beside) = (Vec::new(), String::new());
    for part in parts {
        let row = || Row::new(part.clone(), Origin::Line, None);
        // The smallest board that is told from words has four cells.
        let may_be = part.len() > 3 && is_cell_like(part);
        let found = may_be.then(|| board(&row(), &[row()])).flatten();
        match found.filter(fits) {
            Some(board) => boards.push(board),
            None => beside += &format!("{} ", original(part).trim()),
        }
    }
    // Only the neighbours are looked at, so that long lists stay quick.
    let is_solution = |i: usize| {
        let mut near = boards[i.saturating_sub(2)..].iter().take(5);
        near.any(|other| solves(&boards[i], other))
    };
    let solutions: Vec<bool> = (0..boards.len()).map(is_solution).collect();
    let mut is_solution = solutions.iter();
    boards.retain(|_| is_solution.next() == Some(&false));
    let name = prose::name(&beside).filter(|name| name.contains(is_foreign_letter));
    (!boards.is_empty()).then_some(InLine {
        name,
        had_solution: solutions.contains(&true),
        ..InLine::of(boards)
    })
}

/// Whether the first board is the second, filled in.
fn solves(solution: &Sheet, puzzle: &Sheet) -> bool {
    let zeros = solution.count(Symbol::Zero);
    let blanks = solution.marks.len() - solution.given_count();
    let is_full = blanks == 0 || blanks == zeros && zeros == solution.size && zeros > 9;
    let agrees = |(p, s): (&Mark, &Mark)| p.symbol.number().is_none() || p.symbol == s.symbol;
    let mut pairs = puzzle.marks.iter().zip(&solution.marks);
    let is_more = puzzle.given_count() < solution.given_count();
    is_full && solution.size == puzzle.size && is_more && pairs.all(agrees)
}

/// The board of a line that is a puzzle, among others that are.
pub fn board(row: &Row, rows: &[Row]) -> Option<Sheet> {
    Sheet::of_marks(Layout::natural(rows).marks(row)?)
}

/// The boards that these lines show row by row, if they show nothing else, and how many lines they take.
/// If more lines may follow, the last lines may be the beginning of a board.
pub fn boards(rows: &[Row], options: &Options, more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    let has_pairs = rows.iter().flat_map(Row::words).any(|word| word.len() == 2);
    // Delimiters or marks alone are no small boards, and two words of two cells are half a row of 4×4.
    let is_something = |sheet: &Sheet| match sheet.size {
        2 => sheet.given_count() > 0 && !has_pairs,
        size => size > 3 || sheet.given_count() > 0,
    };
    let is_likely = |layout: Layout, sheets: &[Sheet]| {
        let is_low = sheets.iter().all(Sheet::is_low);
        match layout {
            Layout::Characters | Layout::Places(_, 1, _) => true,
            Layout::Places(..) => is_low,
            Layout::Fields('|', _) if sheets.len() == 1 && sheets[0].size > 3 => true,
            Layout::Words | Layout::Fields('|', _) => is_low && sheets.iter().any(is_something),
            Layout::Fields(..) => sheets.iter().any(is_something),
            Layout::Lists => is_low || options.format == Format::Sdx,
        }
    };
    let read = |layout: &Layout| {
        let found = grid::sheets(rows, *layout, more_follow);
        found.filter(|(sheets, _)| is_likely(*layout, sheets))
    };
    let mut layouts = Layout::all(rows, options);
    // Blanks in a frame are cells if they can be so in one way only.
    let frames = Layout::of_frame(rows).into_iter();
    let mut frames = frames.filter(|layout| read(layout).is_some());
    if let (Some(only), None) = (frames.next(), frames.next()) {
        layouts.insert(0, only);
        // In a table a field is a cell.
        let table = Layout::Fields('|', false);
        if read(&table).is_some_and(|(sheets, _)| sheets.len() == 1 || are_aligned(rows)) {
            layouts.insert(0, table);
        }
    }
    let has_size = |size: usize, (sheets, _): &(Vec<Sheet>, usize)| {
        sheets.iter().all(|sheet| sheet.size == size)
    };
    let as_asked = wanted(options).and_then(|size| {
        layouts
            .iter()
            .filter_map(read)
            .find(|found| has_size(size, found))
    });
    as_asked.or_else(|| layouts.iter().find_map(read))
}

/// Whether each of these lines is a puzzle, good or bad: the file says so, or half of them have as many cells
/// as a board. Lines of sixteen cells are 4×4 boards and no rows of 16×16 if few of their values are above 4;
/// what makes larger boards needs to be `sure`.
pub fn are_lists(rows: &[Row], options: &Options, sure: bool) -> bool {
    let natural = Layout::natural(rows);
    let cells = || rows.iter().filter(|row| row.class == Class::Cells);
    let marks = |row| {
        natural
            .marks(row)
            .filter(|_| !row.has_bars())
            .unwrap_or_default()
    };
    let lines: Vec<Vec<Mark>> = cells().map(marks).collect();
    if matches!(options.format, Format::Sdm | Format::Sdx) || lines.is_empty() {
        return options.format == Format::Sdm;
    }
    let wanted = wanted(options);
    let has = |cells: usize| lines.iter().filter(|line| line.len() == cells).count();
    if let Some(n) = wanted.filter(|n| *n < 4 || *n == 4 && sure) {
        return has(n * n) == lines.len();
    }
    let sixteens = lines.iter().filter(|line| line.len() == 16);
    let numbers = || {
        sixteens
            .clone()
            .flatten()
            .filter_map(|mark| mark.symbol.number())
    };
    let low = numbers().filter(|n| *n <= 4).count();
    let high = numbers().count() - low;
    if sure {
        let is_word = |row: &Row| row.class == Class::Cells && row.words.len() == 1;
        let is_filled = |line: &&Vec<Mark>| line.iter().any(|mark| mark.symbol.number().is_some());
        let mostly_low = low > 8 * high
            && (high == 0 || lines.iter().filter(is_filled).count() * 2 > lines.len());
        return wanted.is_none()
            && has(16) == lines.len()
            && mostly_low
            && rows.iter().all(is_word);
    }
    let is_long = |line: &&Vec<Mark>| line.len() > 16 && size_of(line.len()).is_some();
    if let Some(long) = lines.iter().find(is_long) {
        return lines.iter().filter(is_long).count() * 2 >= lines.len()
            && long.len() != lines.len();
    }
    let is_likely = match wanted {
        Some(16) => false,
        Some(4) => true,
        _ => low >= high || lines.len() == 1 && natural == Layout::Characters,
    };
    has(16) > 0 && has(16) * 2 >= lines.len() && is_likely
}

/// The boards of lines that are no rows of boards: wrapped cells, a heading above the rows or labels before
/// them, dashes of a list, one small board alone.
pub fn otherwise(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let boards = |rows: &[Row]| boards(rows, options, false).map(|(sheets, _)| sheets);
    let under_heading = || {
        let (heading, rest) = rows.split_first()?;
        let sheets = boards(rest)?;
        let count = sheets.len();
        let is_even = |sheet: &Sheet| tells_size(heading, sheet.size, count);
        let columns = || is_one(&sheets) && counts_columns(heading, sheets[0].size);
        (sheets.iter().all(is_even) || columns()).then_some(sheets)
    };
    // A single column of numbers may well belong to the board.
    let labelled = || {
        let is_certain = |sheets: &Vec<Sheet>| is_one(sheets) && sheets[0].size > 3;
        let sheets = boards(&without_labels(rows)?)?;
        Some(sheets).filter(is_certain)
    };
    let labelled_twice = || {
        let (heading, rest) = rows.split_first()?;
        let sheets = boards(&without_labels(rest)?)?;
        let fits = is_one(&sheets) && counts_columns(heading, sheets[0].size);
        fits.then_some(sheets)
    };
    let small = || {
        let sheet = Sheet::of_marks(Layout::Characters.marks(&rows[0])?)?;
        let is_small = rows.len() == 1 && sheet.size <= 4 && sheet.is_low();
        is_small.then(|| vec![sheet])
    };
    let items = || {
        let rows = without_bullets(rows)?;
        boards(&rows).or_else(|| wrapped(&rows))
    };
    // Numbers too high for the board are reported as such, unless cells may have been joined for lack of
    // blanks between them.
    let too_high = || {
        let (found, _) = grid::sheets(rows, Layout::natural(rows), false)?;
        (found.len() == 1 || !shows_blanks(rows)).then_some(found)
    };
    wrapped(rows)
        .or_else(under_heading)
        .or_else(labelled)
        .or_else(labelled_twice)
        .or_else(small)
        .or_else(items)
        .or_else(too_high)
}

/// Whether there is one board and nothing too high in it.
fn is_one(sheets: &[Sheet]) -> bool {
    sheets.len() == 1 && sheets[0].is_low()
}

/// The one board whose cells are written over lines of equal length that are not its rows, such as
/// one cell a line.
fn wrapped(rows: &[Row]) -> Option<Vec<Sheet>> {
    let lines = marks_of(rows, Layout::natural(rows))?;
    let (last, others) = lines.split_last()?;
    let width = others.first()?.len();
    // Lines that could be rows are rows, and there are too few or too many of them.
    let looks_like_rows = (2..=MAX_SIZE).contains(&width) && lines.len() <= MAX_SIZE;
    let uneven = last.len() > width || others.iter().any(|line| line.len() != width);
    let sheet = Sheet::of_marks(lines.concat()).filter(|_| !looks_like_rows && !uneven);
    Some(vec![sheet?])
}
