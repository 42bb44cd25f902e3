use crate::puzzle::Value;

/// A board as one line, row by row; `.` is an empty cell.
pub fn line(values: impl IntoIterator<Item = Option<Value>>) -> String {
    values
        .into_iter()
        .map(|v| v.map_or('.', Value::to_char))
        .collect()
}
