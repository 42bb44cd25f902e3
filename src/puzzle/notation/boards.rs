//! Boards of lines that belong together, in whatever way they can be read.

use super::reading::{Reading, delimiter_of_empty_fields};
use super::row::Row;
use super::sheet::Sheet;
use super::{Format, Options, blanks, candidates, grid};
use crate::puzzle::Shape;

/// The readings to try, the likeliest first.
fn readings(rows: &[Row], options: &Options) -> Vec<Reading> {
    let mut readings = Vec::from_iter(blanks::layout(rows).map(Reading::Blanks));
    readings.extend([Reading::Characters, Reading::Tokens]);
    let empty_field = delimiter_of_empty_fields(rows);
    let csv = || {
        [',', ';', '\t']
            .into_iter()
            .find(|d| rows.iter().any(|r| r.chars.contains(d)))
    };
    let in_code = rows.iter().any(Row::has_brackets);
    if let Some(delimiter) = empty_field.or_else(csv).filter(|_| !in_code) {
        let fields = [true, false].map(|keep_last| Reading::Fields {
            delimiter,
            keep_last,
        });
        let first = empty_field.is_some() || options.format == Format::Csv;
        let at = if first { 0 } else { readings.len() };
        readings.splice(at..at, fields);
    }
    readings.push(Reading::Fields {
        delimiter: '|',
        keep_last: false,
    });
    readings
}

/// The boards that these lines show row by row.
pub fn grids(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    if options.format == Format::Sdx
        && let Some(sheets) = candidates::sheets(rows, options)
    {
        return Some(sheets);
    }
    let readings = readings(rows, options);
    let by_reading = |wanted: Option<usize>| {
        readings.iter().find_map(|reading| {
            let sheets = grid::sheets(rows, *reading, wanted)?;
            let is_likely = match reading {
                // Few numbers have two digits where every character is a cell.
                Reading::Tokens => has_number(rows) && sheets.iter().all(grid::is_low),
                // Cells between two bars, with blanks among them, are no number.
                Reading::Fields { delimiter: '|', .. } => {
                    sheets.len() == 1 || sheets.iter().any(grid::is_low)
                }
                _ => true,
            };
            is_likely.then_some(sheets)
        })
    };
    let wanted = options.boxes.map(Shape::size);
    wanted
        .and_then(|n| by_reading(Some(n)))
        .or_else(|| by_reading(None))
        .or_else(|| candidates::sheets(rows, options))
}

/// Whether these lines are boards of the size asked for, one a line, although they would make rows
/// of larger boards too.
pub fn small_boards(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let wanted = options.boxes.map(Shape::size).filter(|n| *n <= 4);
    let by_line = grid::one_a_line(rows, Some(wanted?))?;
    grids(rows, options)
        .is_none_or(|sheets| sheets.iter().any(|s| Some(s.size) != wanted))
        .then_some(by_line)
}

/// The boards under a line that says how large they are: `9`, `9 9` or `3 3`.
pub fn under_measures(rows: &[Row], options: &Options) -> Option<Vec<Sheet>> {
    let (first, rest) = rows.split_first()?;
    let numbers: Option<Vec<usize>> = first
        .tokens
        .iter()
        .map(|t| first.text(t).iter().collect::<String>().parse().ok())
        .collect();
    let sheets = grids(rest, options)?;
    let fits = |n: usize| match numbers.as_deref() {
        Some([a]) => *a == n,
        Some([a, b]) => *a == n && *b == n || a.checked_mul(*b) == Some(n),
        _ => false,
    };
    sheets.iter().all(|s| fits(s.size)).then_some(sheets)
}

/// Whether there is a number of two digits.
fn has_number(rows: &[Row]) -> bool {
    rows.iter()
        .flat_map(|row| row.tokens.iter().map(|t| row.text(t)))
        .any(|t| t.len() == 2 && t.iter().all(char::is_ascii_digit))
}
