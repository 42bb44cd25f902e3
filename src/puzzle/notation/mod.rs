//! How puzzles are written: lines, grids and files.

use super::Value;

/// A board as one line, row by row; `.` is an empty cell.
pub fn line(values: impl IntoIterator<Item = Option<Value>>) -> String {
    values
        .into_iter()
        .map(|v| v.map_or('.', Value::to_char))
        .collect()
}

/// temp
pub fn problem(s: &str) -> Result<super::Problem, super::ProblemError> {
    let n = (s.chars().count() as f64).sqrt() as usize;
    super::Problem::new(
        super::Shape::usual(n).unwrap(),
        &s.chars().map(Value::from_char).collect::<Vec<_>>(),
    )
}
