//! Writes boards in ways that are read back.

use crate::puzzle::{Family, Problem, Topology, Value};
use std::fmt;

/// A board as one line, row by row; `.` is an empty cell.
pub fn line(values: impl IntoIterator<Item = Option<Value>>) -> String {
    let chars = values.into_iter().map(|v| v.map_or('.', Value::to_char));
    chars.collect()
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
    let Some(shape) = board.shape() else {
        let width = match board.width() {
            ..=1 => board.cells(),
            width => width,
        };
        let rows = (0..board.cells()).step_by(width);
        let rows: Vec<String> = rows.map(|_| line(values.by_ref().take(width))).collect();
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
    let board = framed(problem.topology(), problem.givens());
    let Family::Jigsaw(regions) = problem.topology().family() else {
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
        let (family, cells) = (self.topology().family(), line(self.givens()));
        write!(f, "Problem({family:?} {cells})")
    }
}
