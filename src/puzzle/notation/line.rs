use crate::puzzle::{Problem, Value};
use std::fmt;

/// A board as one line, row by row; `.` is an empty cell.
pub fn line(values: impl IntoIterator<Item = Option<Value>>) -> String {
    values
        .into_iter()
        .map(|v| v.map_or('.', Value::to_char))
        .collect()
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Problem({}x{} {})",
            self.shape().box_rows(),
            self.shape().box_cols(),
            line(self.givens())
        )
    }
}
