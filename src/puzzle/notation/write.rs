//! Writes boards in ways that are read back.

use crate::puzzle::{Problem, Topology, Value};
use std::fmt::{self, Write as _};

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
/// use recuo::puzzle::{Shape, Topology, notation::framed};
/// let board = Topology::of(Shape::new(1, 2).unwrap());
/// assert_eq!(framed(&board, []), "+-----+\n| . . |\n+-----+\n| . . |\n+-----+");
/// ```
pub fn framed(board: &Topology, values: impl IntoIterator<Item = Option<Value>>) -> String {
    let Some(shape) = board.shape() else {
        let values: Vec<_> = values.into_iter().collect();
        let width = if board.width() > 1 {
            board.width()
        } else {
            board.cells()
        };
        let rows = (0..board.cells()).step_by(width).map(|first| {
            line((first..first + width).map(|cell| values.get(cell).copied().flatten()))
        });
        return rows.collect::<Vec<_>>().join("\n");
    };
    let (size, width) = (shape.size(), shape.box_cols());
    let rule = format!("{}+", "-".repeat(2 * width + 1)).repeat(size / width);
    let mut values = values.into_iter();
    let mut text = String::new();
    for row in 0..size {
        if row % shape.box_rows() == 0 {
            let _ = writeln!(text, "+{rule}");
        }
        for column in 0..size {
            let bar = if column % width == 0 { "| " } else { "" };
            let value = values.next().flatten().map_or('.', Value::to_char);
            let _ = write!(text, "{bar}{value} ");
        }
        text.push_str("|\n");
    }
    text + "+" + &rule
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Problem({:?} {})",
            self.topology().family(),
            line(self.givens())
        )
    }
}
