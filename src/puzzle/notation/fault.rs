//! What is wrong with lines that make no board.

use super::layout::{Layout, marks_of, shows_blanks};
use super::margin::without_labels;
use super::row::Row;
use super::sheet::{size_of, unknown};
use super::symbol::Mark;
use super::{Digits, OddRow, Options, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Shape};
use std::slice::from_ref;

/// The faults of these lines: one for all of them where they are the rows of a board, else one for
/// each line. Nothing if there are no cells in them.
pub fn faults(rows: &[Row], options: &Options) -> Vec<ReadError> {
    let bare = without_labels(rows);
    let rows = bare.as_deref().filter(|_| rows.len() > 3).unwrap_or(rows);
    let lines = likely_cells(rows, options).unwrap_or_default();
    let length = usual_length(&lines);
    if lines.iter().all(|line| line.len() > MAX_SIZE) && length != Some(lines.len()) {
        let faults = lines.iter().map(|line| fault(from_ref(line), options));
        return faults.flatten().collect();
    }
    let mut found = fault(&lines, options);
    if let Some(fault) = &mut found
        && matches!(fault.reason, Reason::Count { .. } | Reason::Rows { .. })
        && shows_blanks(rows)
    {
        fault.reason = Reason::Blanks;
    }
    found.into_iter().collect()
}

/// The cells of each line, in the layout they were probably written in.
fn likely_cells(rows: &[Row], options: &Options) -> Option<Vec<Vec<Mark>>> {
    let natural = Layout::natural(rows);
    let layouts = Layout::all(rows, options).into_iter();
    let likely = layouts.take_while(|layout| *layout != natural);
    let mut lines = likely.filter_map(|layout| marks_of(rows, layout));
    let lines = lines.find(|lines| usual_length(lines).is_some());
    lines.or_else(|| marks_of(rows, natural))
}

fn fault(lines: &[Vec<Mark>], options: &Options) -> Option<ReadError> {
    let line = lines.first()?.first()?.at.line;
    let usual = usual_length(lines);
    let possible = usual.filter(|n| (2..=MAX_SIZE).contains(n));
    let size = match lines {
        [only] if only.len() >= MAX_SIZE => size_of(only.len()),
        _ => possible,
    };
    let size = options.boxes.map(Shape::size).or(size);
    let zero_based = options.digits == Digits::ZeroBased;
    let mut marks = lines.iter().flatten();
    if let Some(unknown) = marks.find_map(|mark| unknown(mark, size, zero_based)) {
        return Some(unknown);
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
    let reason = match (usual, possible) {
        (Some(size), None) if odd.is_none() && rows == size && rows > 1 => Reason::TooLarge(size),
        (_, Some(width)) if odd.is_none() && rows != width => Reason::Rows { rows, width },
        _ => Reason::Count { cells, odd },
    };
    Some(ReadError::of_line(line, reason))
}

/// The length of most lines.
fn usual_length(lines: &[Vec<Mark>]) -> Option<usize> {
    let mut lengths: Vec<usize> = lines.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    let middle = *lengths.get(lengths.len() / 2)?;
    let count = lengths.iter().filter(|length| **length == middle).count();
    (count * 2 > lengths.len()).then_some(middle)
}
