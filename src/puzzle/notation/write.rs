//! Writes boards in ways that are read back.

use crate::puzzle::{Problem, Shape, Value};
use std::fmt::{self, Write as _};

/// A board as one line, row by row; `.` is an empty cell.
pub fn line(values: impl IntoIterator<Item = Option<Value>>) -> String {
    let chars = values.into_iter().map(|v| v.map_or('.', Value::to_char));
    chars.collect()
}

/// A board as a framed grid, row by row, without a line end after the last line; `.` is an empty
/// cell. Cells beyond the list are empty.
///
/// ```
/// use recuo::puzzle::{Shape, notation::framed};
/// let shape = Shape::new(1, 2).unwrap();
/// assert_eq!(framed(shape, []), "+-----+\n| . . |\n+-----+\n| . . |\n+-----+");
/// ```
pub fn framed(shape: Shape, values: impl IntoIterator<Item = Option<Value>>) -> String {
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
        let (rows, columns) = (self.shape().box_rows(), self.shape().box_cols());
        write!(f, "Problem({rows}x{columns} {})", line(self.givens()))
    }
}
