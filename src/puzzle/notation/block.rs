//! The boards of lines that belong together, in whatever way they can be read, and what is wrong with
//! lines that make none.

use super::grid;
use super::layout::{Layout, delimiter_of_empty_fields, shows_blanks, shows_candidates};
use super::prose::original;
use super::row::{Class, Mark, Row, Symbol, is_cell_like, is_foreign_letter};
use super::sheet::{Sheet, size_of};
use super::table::{DELIMITERS, fields};
use super::text::Char;
use super::{Digits, Format, OddRow, Options, ReadError, prose};
use crate::puzzle::{MAX_SIZE, Shape};
use std::slice::from_ref;

/// The side of the boards that were asked for.
fn wanted(options: &Options) -> Option<usize> {
    options.boxes.map(Shape::size)
}

/// The boards of a line that is too long to be a row, or has words beside a board; and these words.
pub fn whole(row: &Row, options: &Options) -> Option<(Vec<Sheet>, Option<String>)> {
    let lists = row.tokens.len() <= MAX_SIZE && shows_candidates(from_ref(row));
    if lists || row.chars.len() < 4 || options.format == Format::Sdx {
        return None;
    }
    let wanted = wanted(options);
    let only = |sheet| (vec![sheet], None);
    let is_long = |sheet: &Sheet| sheet.size > 4;
    let small = wanted.map_or(16, |n| n * n);
    let is_small = |sheet: &Sheet| sheet.marks.len() == small;
    if row.chars.len() <= MAX_SIZE {
        return by_line(row)
            .filter(|s| wanted == Some(s.size) && s.size < 4)
            .map(only);
    }
    let words: Vec<Row> = row
        .texts()
        .map(|text| Row::new(text.to_vec(), None))
        .collect();
    let is_library = row.chars[0].c == ':';
    let found = by_empty_fields(row)
        .map(only)
        .or_else(|| among(&by_delimiter(row)?, is_long))
        .or_else(|| among(&words, is_long))
        .or_else(|| by_line(row).filter(is_long).map(only))
        .or_else(|| {
            let found = among(&words, is_small).filter(|_| words.len() > 1)?;
            let is_sure =
                wanted.is_some() || found.1.is_some() || found.0.iter().all(Sheet::is_low);
            is_sure.then_some(found)
        });
    // Words between colons are the fields of a library.
    found.map(|(sheets, name)| (sheets, name.filter(|_| !is_library)))
}

/// A cell a field, with empty fields for empty cells.
fn by_empty_fields(row: &Row) -> Option<Sheet> {
    let layouts = Layout::fields(delimiter_of_empty_fields(from_ref(row))?);
    layouts.iter().find_map(|layout| {
        let sheet = Sheet::of_marks(layout.marks(row)?)?;
        (sheet.size > 4).then_some(sheet)
    })
}

/// The fields of the line, each as a line.
fn by_delimiter(row: &Row) -> Option<Vec<Row>> {
    let delimiter = DELIMITERS[..3].iter().find(|d| row.contains(**d))?;
    let fields = fields(&row.chars, *delimiter).into_iter();
    Some(fields.map(|(_, field)| Row::new(field, None)).collect())
}

/// The whole line, whatever is between its cells.
fn by_line(row: &Row) -> Option<Sheet> {
    let marks = Layout::natural(from_ref(row)).marks(row)?;
    Sheet::of_marks(marks).filter(|_| is_cell_like(&row.chars))
}

/// The parts of a line that are boards, and the words beside them. A solution beside its puzzle is left out.
fn among(parts: &[Row], fits: impl Fn(&Sheet) -> bool) -> Option<(Vec<Sheet>, Option<String>)> {
    let (mut boards, mut beside) = (Vec::new(), String::new());
    for part in parts {
        if let Some(board) = by_line(part).filter(&fits) {
            boards.push(board);
        } else {
            beside += original(&part.chars).trim();
            beside.push(' ');
        }
    }
    // Only the neighbours are looked at, so that long lists stay quick.
    let is_puzzle = |i: usize| {
        let mut near = i.saturating_sub(2)..(i + 3).min(boards.len());
        !near.any(|j| solves(&boards[i], &boards[j]))
    };
    let mut kept = (0..boards.len())
        .map(is_puzzle)
        .collect::<Vec<_>>()
        .into_iter();
    boards.retain(|_| kept.next() == Some(true));
    let name = prose::name(&beside).filter(|name| name.contains(is_foreign_letter));
    (!boards.is_empty()).then_some((boards, name))
}

/// Whether the first board is the second, filled in.
fn solves(solution: &Sheet, puzzle: &Sheet) -> bool {
    let zeros = solution.count(Symbol::Zero);
    let full =
        solution.count(Symbol::Empty) == 0 && (zeros == 0 || zeros == solution.size && zeros > 9);
    let mut pairs = puzzle.marks.iter().zip(&solution.marks);
    let empty = |sheet: &Sheet| sheet.count(Symbol::Empty) + sheet.count(Symbol::Zero);
    full && solution.size == puzzle.size
        && empty(puzzle) > empty(solution)
        && pairs.all(|(p, s)| p.symbol.number().is_none() || p.symbol == s.symbol)
}

/// The boards that these lines show row by row, if they show nothing else, and how many lines they take.
/// If more lines may follow, the last lines may be the beginning of a board.
pub fn boards(rows: &[Row], options: &Options, more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    let mut layouts = Layout::all(rows, options);
    let mut frames = Layout::of_frame(rows);
    frames.retain(|layout| grid::sheets(rows, *layout, None, more_follow).is_some());
    if let [only] = frames[..] {
        layouts.insert(0, only);
    }
    let by_layout = |wanted: Option<usize>| {
        layouts.iter().find_map(|layout| {
            let found = grid::sheets(rows, *layout, wanted, more_follow)?;
            let sheets = &found.0;
            let is_likely = match layout {
                // Few numbers have two digits where every character is a cell.
                Layout::Tokens => has_long_cells(rows) && sheets.iter().all(Sheet::is_low),
                // Cells between two bars, with blanks among them, are no number.
                Layout::Fields('|', _) => sheets.len() == 1 || sheets.iter().any(Sheet::is_low),
                // Delimiters alone are no small boards.
                Layout::Fields(..) => {
                    let is_filled =
                        |s: &Sheet| s.size > 3 || s.count(Symbol::Empty) < s.size * s.size;
                    sheets.iter().any(is_filled)
                }
                _ => true,
            };
            is_likely.then_some(found)
        })
    };
    let wanted = wanted(options);
    wanted
        .and_then(|n| by_layout(Some(n)))
        .or_else(|| by_layout(None))
}

/// Whether there is a number of two digits, or an empty mark written twice.
fn has_long_cells(rows: &[Row]) -> bool {
    let is_long = |t: &[Char]| {
        t.len() == 2 && Symbol::of_token(t).is_some_and(|(s, _)| !matches!(s, Symbol::Unknown(_)))
    };
    rows.iter().flat_map(Row::texts).any(is_long)
}

/// Whether each of these lines is a puzzle, good or bad: the file says so; the boards asked for have as
/// many cells; or lines of sixteen cells are 4×4 boards and no rows of 16×16. That is so if few of their
/// values are above 4; what makes larger boards needs to be `sure`.
pub fn is_puzzle_a_line(rows: &[Row], options: &Options, sure: bool) -> bool {
    let natural = Layout::natural(rows);
    let cells = || rows.iter().filter(|row| row.class == Class::Cells);
    let lines = || {
        cells().map(|row| {
            natural
                .marks(row)
                .filter(|_| !row.has_bars())
                .unwrap_or_default()
        })
    };
    let wanted = wanted(options);
    if matches!(options.format, Format::Sdm | Format::Sdx) || cells().count() == 0 {
        return options.format == Format::Sdm;
    }
    if let Some(n) = wanted.filter(|n| *n < 4 || *n == 4 && sure) {
        return lines().all(|marks| marks.len() == n * n);
    }
    let (mut sixteens, mut low, mut high, mut filled) = (0, 0, 0, 0);
    for marks in lines().filter(|marks| marks.len() == 16) {
        let numbers = || marks.iter().filter_map(|mark| mark.symbol.number());
        sixteens += 1;
        low += numbers().filter(|n| *n <= 4).count();
        high += numbers().filter(|n| *n > 4).count();
        filled += usize::from(numbers().next().is_some());
    }
    let count = cells().count();
    if sure {
        let words = rows
            .iter()
            .all(|row| row.class == Class::Cells && row.tokens.len() == 1);
        let mostly_low = high == 0 && low > 0 || low > 8 * high && filled * 2 > count;
        return wanted.is_none() && words && sixteens == count && mostly_low;
    }
    let is_alone = count == 1 && natural == Layout::Characters;
    wanted != Some(16)
        && sixteens > 0
        && sixteens * 2 >= count
        && (is_alone || wanted == Some(4) || low >= high)
}

/// The board of a line that is a puzzle.
pub fn one_line(row: &Row, rows: &[Row]) -> Option<Sheet> {
    Sheet::of_marks(Layout::natural(rows).marks(row)?)
}

/// The boards of lines that are no rows of boards: wrapped cells, a title of numbers or a date above the
/// rows, dashes of a list before them, one small board alone.
pub fn otherwise(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let whole = |(sheets, _): (Vec<Sheet>, usize)| sheets;
    let small = || match rows {
        [row] => Sheet::of_marks(Layout::Characters.marks(row)?)
            .filter(|s| s.size <= 4 && s.is_low())
            .map(|s| vec![s]),
        _ => None,
    };
    let without_dashes = || {
        rows.iter()
            .map(Row::without_dashes)
            .collect::<Option<Vec<_>>>()
    };
    let natural = Layout::natural(rows);
    wrapped(rows, natural)
        .or_else(|| under_numbers(rows, options))
        .or_else(small)
        .or_else(|| {
            let rows = without_dashes()?;
            boards(&rows, options, false)
                .map(whole)
                .or_else(|| wrapped(&rows, Layout::natural(&rows)))
        })
        // Numbers that are too high are told as such, but for cells that were taken together because
        // there are blanks between them.
        .or_else(|| {
            let found = grid::sheets(rows, natural, None, false).map(whole)?;
            (found.len() == 1 || !shows_blanks(rows)).then_some(found)
        })
}

/// The one board whose cells are written over lines of equal length that are not its rows, such as
/// one cell a line.
fn wrapped(rows: &[Row], layout: Layout) -> Option<Vec<Sheet>> {
    let cells = rows.iter().filter(|row| row.class == Class::Cells);
    let lines: Vec<Vec<Mark>> = cells.map(|row| layout.marks(row)).collect::<Option<_>>()?;
    let (last, others) = lines.split_last()?;
    let width = others.first()?.len();
    // Lines that could be rows are rows, and there are too few or too many of them.
    let looks_like_rows = (2..=MAX_SIZE).contains(&width) && lines.len() <= MAX_SIZE;
    let uneven = last.len() > width || others.iter().any(|line| line.len() != width);
    let sheet = Sheet::of_marks(lines.concat()).filter(|_| !looks_like_rows && !uneven)?;
    Some(vec![sheet])
}

/// The boards under a line that says how large they are, `9`, `9 9` or `3 3`, or that is a date.
fn under_numbers(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let (first, rest) = rows.split_first()?;
    let (sheets, _) = boards(rest, options, false)?;
    let text = original(&first.chars);
    let numbers = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty());
    let numbers: Vec<usize> = numbers.map(str::parse).collect::<Result<_, _>>().ok()?;
    let fits = |sheet: &Sheet| match numbers[..] {
        [a] => a == sheet.size,
        [a, b] => a == sheet.size && b == a || a.checked_mul(b) == Some(sheet.size),
        [a, b, c] => a.max(c) > 999 && b.max(a.min(c)) <= 31,
        _ => false,
    };
    sheets.iter().all(fits).then_some(sheets)
}

/// The faults of these lines: one for all of them where they are the rows of a board, else one for
/// each line; each with the line where it starts. Nothing if there are no cells in them.
pub fn faults(rows: &[Row], options: &Options) -> Vec<(usize, ReadError)> {
    let lines = cells_of_lines(rows, options);
    let length = usual_length(&lines);
    if lines.iter().all(|line| line.len() > MAX_SIZE) && length != Some(lines.len()) {
        return lines
            .iter()
            .filter_map(|line| fault(from_ref(line), options))
            .collect();
    }
    let mut found = fault(&lines, options);
    if let Some((line, error @ (ReadError::Count { .. } | ReadError::Rows { .. }))) = &mut found
        && shows_blanks(rows)
    {
        *error = ReadError::Blanks { line: *line };
    }
    found.into_iter().collect()
}

/// The cells of each line, in the layout they were probably written in.
fn cells_of_lines(rows: &[Row], options: &Options) -> Vec<Vec<Mark>> {
    let of = |layout: Layout| -> Option<Vec<Vec<Mark>>> {
        let cells = rows.iter().filter(|row| row.class == Class::Cells);
        let lines: Vec<_> = cells.map(|row| layout.marks(row)).collect::<Option<_>>()?;
        Some(lines.into_iter().filter(|line| !line.is_empty()).collect())
    };
    let is_square = |lines: &Vec<Vec<Mark>>| usual_length(lines) == Some(lines.len());
    let by_fields = || {
        let layouts = Layout::fields(delimiter_of_empty_fields(rows)?);
        layouts
            .iter()
            .find_map(|layout| of(*layout).filter(is_square))
    };
    let lists = options.format == Format::Sdx || shows_candidates(rows);
    let by_lists = || lists.then(|| of(Layout::Lists))?;
    by_lists()
        .or_else(by_fields)
        .or_else(|| of(Layout::natural(rows)))
        .unwrap_or_default()
}

fn fault(lines: &[Vec<Mark>], options: &Options) -> Option<(usize, ReadError)> {
    let line = lines.first()?.first()?.at.line;
    let usual = usual_length(lines);
    let possible = usual.filter(|n| (2..=MAX_SIZE).contains(n));
    let is_unknown = |mark: &&Mark| matches!(mark.symbol, Symbol::Unknown(_));
    if let Some(Mark {
        symbol: Symbol::Unknown(found),
        at,
        ..
    }) = lines.iter().flatten().find(is_unknown)
    {
        let size = match lines {
            [only] if only.len() >= MAX_SIZE => size_of(only.len()),
            _ => possible,
        };
        let error = ReadError::UnknownCharacter {
            at: *at,
            found: *found,
            size: wanted(options).or(size),
            zero_based: options.digits == Digits::ZeroBased,
        };
        return Some((line, error));
    }
    let (rows, cells) = (lines.len(), lines.iter().map(Vec::len).sum());
    let odd = usual.and_then(|others| {
        let odd = lines.iter().find(|line| line.len() != others)?;
        let (line, cells) = (odd[0].at.line, odd.len());
        Some(OddRow {
            line,
            cells,
            others,
        })
    });
    let error = match (usual, possible) {
        (Some(size), None) if odd.is_none() && rows == size && rows > 1 => {
            ReadError::TooLarge { line, size }
        }
        (_, Some(width)) if odd.is_none() && rows != width => ReadError::Rows { line, rows, width },
        _ => ReadError::Count { line, cells, odd },
    };
    Some((line, error))
}

/// The length of most lines.
fn usual_length(lines: &[Vec<Mark>]) -> Option<usize> {
    let mut counts = std::collections::BTreeMap::new();
    for line in lines {
        *counts.entry(line.len()).or_insert(0usize) += 1;
    }
    let (length, _) = counts
        .into_iter()
        .find(|(_, count)| count * 2 > lines.len())?;
    Some(length)
}
