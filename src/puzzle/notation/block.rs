//! The boards of lines that belong together, in whatever way they can be read, and what is wrong with
//! lines that make none.

use super::grid;
use super::layout::{Layout, delimiter_of_empty_fields, may_list, shows_blanks, shows_candidates};
use super::row::{Class, JOINED, Mark, Row, Symbol, is_cell_like, is_foreign_letter, is_unknown};
use super::sheet::{Sheet, size_of, unknown};
use super::table::{DELIMITERS, fields};
use super::text::{Char, original, text};
use super::{Digits, Entry, Format, OddRow, Options, ReadError, prose};
use crate::puzzle::{MAX_SIZE, Shape};
use std::slice::from_ref;

/// The side of the boards that were asked for.
fn wanted(options: &Options) -> Option<usize> {
    options.boxes.map(Shape::size)
}

/// The boards of a line that is too long to be a row, or has words beside a board; and these words.
pub fn whole(row: &Row, options: &Options) -> Option<(Vec<Sheet>, Option<String>)> {
    let lists = row.tokens.len() <= MAX_SIZE && (shows_candidates(from_ref(row)) || may_list(row));
    if lists || row.chars.len() < 4 || options.format == Format::Sdx {
        return None;
    }
    let wanted = wanted(options);
    let only = |sheet| (vec![sheet], None);
    let is_long = |sheet: &Sheet| sheet.size > 4;
    if row.chars.len() <= MAX_SIZE {
        let is_asked_for = |sheet: &Sheet| wanted == Some(sheet.size) && sheet.size < 4;
        return by_line(row).filter(is_asked_for).map(only);
    }
    let delimiter = DELIMITERS[..3].iter().find(|d| row.contains(**d));
    let by_delimiter = |fits: &dyn Fn(&Sheet) -> bool| {
        let fields = fields(&row.chars, *delimiter?).into_iter();
        among(fields.map(|(_, field)| field), fits)
    };
    let words = |fits: &dyn Fn(&Sheet) -> bool| among(row.texts().map(<[_]>::to_vec), fits);
    let small_words = || {
        let is_small = |sheet: &Sheet| sheet.size == wanted.unwrap_or(4);
        let found = words(&is_small).filter(|_| row.tokens.len() > 1)?;
        let is_sure = wanted.is_some() || found.1.is_some() || found.0.iter().all(Sheet::is_low);
        is_sure.then_some(found)
    };
    let small_fields = || by_delimiter(&|sheet: &Sheet| sheet.size == 4 && sheet.is_low());
    let by_empty_fields = || by_fields(from_ref(row), |marks| Sheet::of_marks(marks.concat()));
    let found = by_empty_fields()
        .filter(is_long)
        .map(only)
        .or_else(|| by_delimiter(&is_long))
        .or_else(|| words(&is_long))
        .or_else(|| by_line(row).filter(is_long).map(only))
        .or_else(small_words)
        .or_else(small_fields);
    // Words between colons are the fields of a library.
    let is_library = row.chars[0].c == ':';
    found.map(|(sheets, name)| (sheets, name.filter(|_| !is_library)))
}

/// The whole line, whatever is between its cells.
fn by_line(row: &Row) -> Option<Sheet> {
    one_line(row, from_ref(row)).filter(|_| is_cell_like(&row.chars))
}

/// What is made of the cells of lines with empty fields for empty cells.
fn by_fields<T>(rows: &[Row], make: impl Fn(Vec<Vec<Mark>>) -> Option<T>) -> Option<T> {
    let layouts = Layout::fields(delimiter_of_empty_fields(rows)?);
    let mut made = layouts.iter().map(|layout| make(lines(rows, *layout)?));
    made.find_map(|made| made)
}

/// The cells of each line that has any.
fn lines(rows: &[Row], layout: Layout) -> Option<Vec<Vec<Mark>>> {
    let cells = rows.iter().filter(|row| row.holds_cells());
    let lines: Vec<_> = cells.map(|row| layout.marks(row)).collect::<Option<_>>()?;
    Some(lines.into_iter().filter(|line| !line.is_empty()).collect())
}

/// The parts of a line that are boards, and the words beside them. A solution beside its puzzle is left out.
fn among(
    parts: impl Iterator<Item = Vec<Char>>,
    fits: impl Fn(&Sheet) -> bool,
) -> Option<(Vec<Sheet>, Option<String>)> {
    let (mut boards, mut beside) = (Vec::new(), String::new());
    for part in parts.map(|part| Row::new(part, None)) {
        if let Some(board) = by_line(&part).filter(&fits) {
            boards.push(board);
        } else {
            beside += original(&part.chars).trim();
            beside.push(' ');
        }
    }
    // Only the neighbours are looked at, so that long lists stay quick.
    let is_puzzle = |i: usize| {
        let mut near = boards[i.saturating_sub(2)..].iter().take(5);
        !near.any(|other| solves(&boards[i], other))
    };
    let kept: Vec<bool> = (0..boards.len()).map(is_puzzle).collect();
    let mut kept = kept.into_iter();
    boards.retain(|_| kept.next() == Some(true));
    let name = prose::name(&beside).filter(|name| name.contains(is_foreign_letter));
    (!boards.is_empty()).then_some((boards, name))
}

/// Whether the first board is the second, filled in.
fn solves(solution: &Sheet, puzzle: &Sheet) -> bool {
    let zeros = solution.count(Symbol::Zero);
    let is_full =
        solution.count(Symbol::Empty) == 0 && (zeros == 0 || zeros == solution.size && zeros > 9);
    let mut pairs = puzzle.marks.iter().zip(&solution.marks);
    is_full
        && solution.size == puzzle.size
        && puzzle.given_count() < solution.given_count()
        && pairs.all(|(p, s)| p.symbol.number().is_none() || p.symbol == s.symbol)
}

/// The boards that these lines show row by row, if they show nothing else, and how many lines they take.
/// If more lines may follow, the last lines may be the beginning of a board.
pub fn boards(rows: &[Row], options: &Options, more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    let mut layouts = Layout::all(rows, options);
    let is_even = |layout: &&Layout| {
        let is_narrow = matches!(layout, Layout::Places(_, 1, _));
        let fits = |sheet: &Sheet| is_narrow || has_long_cells(rows) && sheet.is_low();
        let found = grid::sheets(rows, **layout, more_follow);
        found.is_some_and(|(sheets, _)| sheets.iter().all(fits))
    };
    let mut frames = Layout::of_frame(rows).iter().filter(is_even);
    if let (Some(only), None) = (frames.next(), frames.next()) {
        layouts.insert(0, *only);
    }
    // Delimiters or marks alone are no small boards.
    let is_something = |sheet: &Sheet| sheet.size > 3 || sheet.given_count() > 0;
    // Two words of two cells are half a row of 4×4.
    let is_pair = |sheet: &Sheet| sheet.size == 2 && has_long_cells(rows);
    let is_likely = |layout: &Layout, sheets: &[Sheet]| match layout {
        // Few numbers have two digits where every character is a cell.
        Layout::Tokens => {
            let may_be = |sheet: &Sheet| sheet.is_low() && !is_pair(sheet);
            has_long_cells(rows) && sheets.iter().all(may_be) && sheets.iter().any(is_something)
        }
        // Cells between two bars, with blanks among them, are no number.
        Layout::Fields('|', _) => {
            let is_large = sheets.len() == 1 && sheets[0].size > 3;
            let may_be = |sheet: &Sheet| sheet.is_low() && is_something(sheet) && !is_pair(sheet);
            is_large || sheets.iter().any(may_be)
        }
        Layout::Fields(..) => sheets.iter().any(is_something),
        // Candidates are no higher than the board.
        Layout::Lists => options.format == Format::Sdx || sheets.iter().all(Sheet::is_low),
        Layout::Characters | Layout::Places(..) => true,
    };
    let by_layout = |wanted: Option<usize>| {
        layouts.iter().find_map(|layout| {
            let found = grid::sheets(rows, *layout, more_follow)?;
            let is_wanted = |sheet: &Sheet| wanted.is_none_or(|n| n == sheet.size);
            (found.0.iter().all(is_wanted) && is_likely(layout, &found.0)).then_some(found)
        })
    };
    let as_asked = wanted(options).and_then(|n| by_layout(Some(n)));
    as_asked.or_else(|| by_layout(None))
}

/// Whether there is a number of two digits, or an empty mark written twice.
fn has_long_cells(rows: &[Row]) -> bool {
    let mut double = rows.iter().flat_map(Row::texts).filter(|t| t.len() == 2);
    double.any(|t| Mark::of_token(t, JOINED).is_some() && !t.iter().any(|c| is_unknown(c.c)))
}

/// Whether each of these lines is a puzzle, good or bad: the file says so; the boards asked for have as
/// many cells; or lines of sixteen cells are 4×4 boards and no rows of 16×16. That is so if few of their
/// values are above 4; what makes larger boards needs to be `sure`.
pub fn is_puzzle_a_line(rows: &[Row], options: &Options, sure: bool) -> bool {
    let natural = Layout::natural(rows);
    let cells = || rows.iter().filter(|row| row.class == Class::Cells);
    let (wanted, count) = (wanted(options), cells().count());
    if matches!(options.format, Format::Sdm | Format::Sdx) || count == 0 {
        return options.format == Format::Sdm;
    }
    let mut lines = cells().map(|row| natural.marks(row).filter(|_| !row.has_bars()));
    if let Some(n) = wanted.filter(|n| *n < 4 || *n == 4 && sure) {
        return lines.all(|marks| marks.is_some_and(|marks| marks.len() == n * n));
    }
    let (mut sixteens, mut low, mut high, mut filled) = (0, 0, 0, 0);
    for marks in lines.flatten().filter(|marks| marks.len() == 16) {
        let numbers = || marks.iter().filter_map(|mark| mark.symbol.number());
        sixteens += 1;
        low += numbers().filter(|n| *n <= 4).count();
        high += numbers().filter(|n| *n > 4).count();
        filled += usize::from(numbers().next().is_some());
    }
    if sure {
        let is_word = |row: &Row| row.class == Class::Cells && row.tokens.len() == 1;
        let mostly_low = high == 0 && low > 0 || low > 8 * high && filled * 2 > count;
        return wanted.is_none() && sixteens == count && mostly_low && rows.iter().all(is_word);
    }
    let is_alone = count == 1 && natural == Layout::Characters;
    let is_likely = is_alone || wanted == Some(4) || low >= high;
    wanted != Some(16) && sixteens > 0 && sixteens * 2 >= count && is_likely
}

/// The board of a line that is a puzzle.
pub fn one_line(row: &Row, rows: &[Row]) -> Option<Sheet> {
    Sheet::of_marks(Layout::natural(rows).marks(row)?)
}

/// The boards of lines that are no rows of boards: wrapped cells, a title of numbers or a date above the
/// rows, dashes of a list before them, one small board alone.
pub fn otherwise(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let whole = |(sheets, _): (Vec<Sheet>, usize)| sheets;
    let is_small = |sheet: &Sheet| rows.len() == 1 && sheet.size <= 4 && sheet.is_low();
    let small = || {
        let sheet = Sheet::of_marks(Layout::Characters.marks(&rows[0])?);
        Some(vec![sheet.filter(is_small)?])
    };
    let items = || {
        let rows = rows.iter().map(Row::without_dashes);
        let rows: Vec<Row> = rows.collect::<Option<_>>()?;
        let boards = boards(&rows, options, false).map(whole);
        boards.or_else(|| wrapped(&rows))
    };
    // Numbers too high for the board are reported as such, unless cells may have been joined for lack of
    // blanks between them.
    let too_high = || {
        let found = grid::sheets(rows, Layout::natural(rows), false).map(whole)?;
        (found.len() == 1 || !shows_blanks(rows)).then_some(found)
    };
    wrapped(rows)
        .or_else(|| under_numbers(rows, options))
        .or_else(|| labelled(rows, options))
        .or_else(small)
        .or_else(items)
        .or_else(too_high)
}

/// The one board whose cells are written over lines of equal length that are not its rows, such as
/// one cell a line.
fn wrapped(rows: &[Row]) -> Option<Vec<Sheet>> {
    let lines = lines(rows, Layout::natural(rows))?;
    let (last, others) = lines.split_last()?;
    let width = others.first()?.len();
    // Lines that could be rows are rows, and there are too few or too many of them.
    let looks_like_rows = (2..=MAX_SIZE).contains(&width) && lines.len() <= MAX_SIZE;
    let uneven = last.len() > width || others.iter().any(|line| line.len() != width);
    let sheet = Sheet::of_marks(lines.concat()).filter(|_| !looks_like_rows && !uneven);
    Some(vec![sheet?])
}

/// The boards under a line that says how large they are, `9`, `9 9` or `3 3`, or that is a date.
fn under_numbers(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let (first, rest) = rows.split_first()?;
    let (sheets, _) = boards(rest, options, false)?;
    let text = original(&first.chars);
    let words = text.split(|c: char| !c.is_ascii_digit());
    let numbers = words.filter(|word| !word.is_empty()).map(str::parse);
    let numbers: Vec<usize> = numbers.collect::<Result<_, _>>().ok()?;
    let fits = |sheet: &Sheet| match numbers[..] {
        [a] => a == sheet.size,
        [a, b] => a == sheet.size && b == a || a.checked_mul(b) == Some(sheet.size),
        [a, b, c] => a.max(c) > 999 && b.max(a.min(c)) <= 31,
        _ => false,
    };
    sheets.iter().all(fits).then_some(sheets)
}

/// The board whose columns are counted above it and whose rows are counted before them, by 0, 1, 2 or
/// A, B, C.
fn labelled(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let (head, rest) = rows.split_first()?;
    let labels: [fn(usize) -> String; 3] = [
        |i| i.to_string(),
        |i| (i + 1).to_string(),
        |i| char::from(b'A' + i as u8).to_string(),
    ];
    let counts = |words: &[&[Char]]| {
        let is = |label: &fn(usize) -> String| {
            let mut words = words.iter().enumerate();
            words.all(|(i, word)| text(word).eq_ignore_ascii_case(&label(i)))
        };
        words.len() <= MAX_SIZE && labels.iter().any(is)
    };
    let is_cells = |row: &&Row| row.class == Class::Cells;
    let firsts = rest
        .iter()
        .filter(is_cells)
        .filter_map(|row| row.texts().next());
    let (above, before): (Vec<_>, Vec<_>) = (head.texts().collect(), firsts.collect());
    let bare = |row: &Row| match is_cells(&row) {
        true => Some(Row::new(
            row.chars[row.tokens.get(1)?.0.start..].to_vec(),
            None,
        )),
        false => Some(row.clone()),
    };
    if above.len() != before.len() || !counts(&above) || !counts(&before) {
        return None;
    }
    let bare: Vec<Row> = rest.iter().map(bare).collect::<Option<_>>()?;
    boards(&bare, options, false).map(|(sheets, _)| sheets)
}

/// The faults of these lines: one for all of them where they are the rows of a board, else one for
/// each line. Nothing if there are no cells in them.
pub fn faults(rows: &[Row], options: &Options) -> Vec<Entry> {
    let lines = likely_cells(rows, options).unwrap_or_default();
    let length = usual_length(&lines);
    if lines.iter().all(|line| line.len() > MAX_SIZE) && length != Some(lines.len()) {
        let faults = lines.iter().map(|line| fault(from_ref(line), options));
        return faults.flatten().collect();
    }
    let mut found = fault(&lines, options);
    if let Some(Err(error)) = found.as_mut().map(|fault| &mut fault.problem)
        && let ReadError::Count { line, .. } | ReadError::Rows { line, .. } = *error
        && shows_blanks(rows)
    {
        *error = ReadError::Blanks { line };
    }
    found.into_iter().collect()
}

/// The cells of each line, in the layout they were probably written in.
fn likely_cells(rows: &[Row], options: &Options) -> Option<Vec<Vec<Mark>>> {
    if options.format == Format::Sdx || shows_candidates(rows) {
        return lines(rows, Layout::Lists);
    }
    let square = |lines: Vec<_>| (usual_length(&lines) == Some(lines.len())).then_some(lines);
    by_fields(rows, square).or_else(|| lines(rows, Layout::natural(rows)))
}

fn fault(lines: &[Vec<Mark>], options: &Options) -> Option<Entry> {
    let line = lines.first()?.first()?.at.line;
    let usual = usual_length(lines);
    let possible = usual.filter(|n| (2..=MAX_SIZE).contains(n));
    let size = match lines {
        [only] if only.len() >= MAX_SIZE => size_of(only.len()),
        _ => possible,
    };
    let size = wanted(options).or(size);
    let zero_based = options.digits == Digits::ZeroBased;
    let mut marks = lines.iter().flatten();
    let unknown = marks.find_map(|mark| unknown(mark, size, zero_based));
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
    let error = unknown.unwrap_or(match (usual, possible) {
        (Some(size), None) if odd.is_none() && rows == size && rows > 1 => {
            ReadError::TooLarge { line, size }
        }
        (_, Some(width)) if odd.is_none() && rows != width => ReadError::Rows { line, rows, width },
        _ => ReadError::Count { line, cells, odd },
    });
    Some(Entry::new(line, Err(error)))
}

/// The length of most lines.
fn usual_length(lines: &[Vec<Mark>]) -> Option<usize> {
    let mut lengths: Vec<usize> = lines.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    let middle = *lengths.get(lengths.len() / 2)?;
    let count = lengths.iter().filter(|length| **length == middle).count();
    (count * 2 > lengths.len()).then_some(middle)
}
