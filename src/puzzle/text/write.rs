//! Writes boards in ways that are read back.

use crate::puzzle::{Cell, Family, Problem, Topology, Value};
use std::fmt;

/// A board as one line, row by row, as it is read back; `.` is an empty cell.
pub fn line(board: &Topology, values: impl IntoIterator<Item = Option<Value>>) -> String {
    if board.way().is_some() {
        return places(board, values).collect::<Vec<_>>().join(" ");
    }
    let signs = board.numbering();
    let sign = |value: Option<Value>| value.map_or('.', |value| signs.sign(value));
    values.into_iter().map(sign).collect()
}

/// The squares of a way: their places on it, `#` for a wall, `.` for any other.
fn places(
    board: &Topology,
    values: impl IntoIterator<Item = Option<Value>>,
) -> impl Iterator<Item = String> {
    let written = |(cell, value): (Cell, Option<Value>)| match value {
        Some(value) => value.number().to_string(),
        None if board.way().is_some_and(|way| way.is_wall(cell)) => "#".to_owned(),
        None => ".".to_owned(),
    };
    board.all_cells().zip(values).map(written)
}

/// The board that [`line()`] has written.
pub fn values(board: &Topology, line: &str) -> Vec<Option<Value>> {
    if board.way().is_some() {
        let place = |text: &str| text.parse().ok().and_then(Value::numbered);
        return line.split_whitespace().map(place).collect();
    }
    let signs = board.numbering();
    line.chars().map(|sign| signs.value(sign)).collect()
}

/// Some cells of a board, as people write them.
fn shown(board: &Topology, values: impl Iterator<Item = Option<Value>>) -> String {
    let signs = board.numbering();
    values
        .map(|v| v.map_or('.', |value| signs.shown(value)))
        .collect()
}

/// A board as people write it, without a line end after the last line; `.` is an empty cell. A board
/// with boxes is a framed grid; a square one without them has its rows below each other; any other is
/// one line. Cells beyond the list are empty.
///
/// ```
/// use recuo::puzzle::{Shape, Topology, text::framed};
/// let board = Topology::of(Shape::new(1, 2).unwrap());
/// assert_eq!(framed(&board, []), "+-----+\n| . . |\n+-----+\n| . . |\n+-----+");
/// ```
pub fn framed(board: &Topology, values: impl IntoIterator<Item = Option<Value>>) -> String {
    let mut values = values.into_iter().chain(std::iter::repeat(None));
    if board.way().is_some() {
        let places: Vec<String> = places(board, values).collect();
        let width = board.cells().to_string().len();
        let row = |row: &[String]| {
            let row = row.iter().map(|place| format!("{place:>width$}"));
            row.collect::<Vec<_>>().join(" ")
        };
        return places
            .chunks(board.width())
            .map(row)
            .collect::<Vec<_>>()
            .join("\n");
    }
    let Some(shape) = board.shape() else {
        let width = match board.width() {
            ..=1 => board.cells(),
            width => width,
        };
        let rows = (0..board.cells()).step_by(width);
        let rows: Vec<String> = rows
            .map(|_| shown(board, values.by_ref().take(width)))
            .collect();
        return rows.join("\n");
    };
    let (size, width) = (shape.size(), shape.box_cols());
    let rule = format!("+{}", "-".repeat(2 * width + 1)).repeat(size / width) + "+";
    let mut text = String::new();
    for row in 0..size {
        if row % shape.box_rows() == 0 {
            text += &format!("{rule}\n");
        }
        for column in 0..size {
            let bar = if column % width == 0 { "| " } else { "" };
            let value = values.next().flatten().map_or('.', Value::to_char);
            text += &format!("{bar}{value} ");
        }
        text += "|\n";
    }
    text + &rule
}

/// A puzzle as the text of a file that is read back: its board, and the regions of a jigsaw below it.
pub fn written(problem: &Problem) -> String {
    let topology = problem.topology();
    if matches!(topology.family(), Family::Row(_) | Family::Way(_)) {
        return line(topology, problem.givens()) + "\n";
    }
    let board = framed(topology, problem.givens());
    let Family::Jigsaw(regions) = topology.family() else {
        return board + "\n";
    };
    let (size, letters) = (problem.size(), regions.to_string());
    let rows: Vec<&str> = (0..size)
        .map(|row| &letters[row * size..][..size])
        .collect();
    format!("# jigsaw {size}x{size}\n{board}\n\n{}\n", rows.join("\n"))
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, cells) = (self.topology(), line(self.topology(), self.givens()));
        write!(f, "Problem({:?} {cells})", board.family())
    }
}
