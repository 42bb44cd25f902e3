//! What is wrong with lines that make no board.

use super::blanks::shows_blanks;
use super::reading::Reading;
use super::row::{Class, Row};
use super::sheet::size_of;
use super::symbol::{Mark, Symbol};
use super::{Digits, OddRow, Options, Position, ReadError};
use crate::puzzle::{MAX_SIZE, Shape};

/// The faults of these lines: one for all of them where they are the rows of a board, else one for
/// each line; each with the line where it starts. Nothing if there are no cells in them.
pub fn faults(rows: &[Row], options: &Options) -> Vec<(usize, ReadError)> {
    let reading = Reading::natural(rows);
    let lines: Vec<Vec<Mark>> = rows
        .iter()
        .filter(|row| row.class == Class::Cells)
        .filter_map(|row| reading.marks(row))
        .filter(|marks| !marks.is_empty())
        .collect();
    if lines.iter().all(|line| line.len() > MAX_SIZE) {
        return lines
            .iter()
            .filter_map(|line| fault(std::slice::from_ref(line), options))
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

fn fault(lines: &[Vec<Mark>], options: &Options) -> Option<(usize, ReadError)> {
    let line = lines.first()?.first()?.line;
    Some((line, describe(line, lines, options)))
}

fn describe(line: usize, lines: &[Vec<Mark>], options: &Options) -> ReadError {
    let unknown = lines.iter().flatten().find_map(|mark| match mark.symbol {
        Symbol::Unknown(found) => Some((
            Position {
                line: mark.line,
                column: mark.column,
            },
            found,
        )),
        _ => None,
    });
    let usual = usual_length(lines);
    let size = match lines {
        [only] if only.len() >= MAX_SIZE => size_of(only.len()),
        _ => usual.filter(|n| (2..=MAX_SIZE).contains(n)),
    };
    if let Some((at, found)) = unknown {
        return ReadError::UnknownCharacter {
            at,
            found,
            size: options.boxes.map(Shape::size).or(size),
            zero_based: options.digits == Digits::ZeroBased,
        };
    }
    let cells = lines.iter().map(Vec::len).sum();
    let Some(usual) = usual else {
        return ReadError::Count {
            line,
            cells,
            odd: None,
        };
    };
    let odd = lines.iter().find(|l| l.len() != usual).map(|l| OddRow {
        line: l[0].line,
        cells: l.len(),
        others: usual,
    });
    let rows = lines.len();
    if odd.is_none() && (2..=MAX_SIZE).contains(&usual) && rows != usual {
        return ReadError::Rows {
            line,
            rows,
            width: usual,
        };
    }
    ReadError::Count { line, cells, odd }
}

/// The length of most lines.
fn usual_length(lines: &[Vec<Mark>]) -> Option<usize> {
    let mut counts = std::collections::BTreeMap::new();
    for line in lines {
        *counts.entry(line.len()).or_insert(0usize) += 1;
    }
    counts
        .into_iter()
        .find(|(_, count)| count * 2 > lines.len())
        .map(|(length, _)| length)
}
