//! Rows of text.

/// A row of CSV, with its line's end.
pub fn csv_row<T: AsRef<[u8]>>(fields: impl IntoIterator<Item = T>) -> String {
    let taken = "memory takes all that is written";
    let mut row = csv::Writer::from_writer(Vec::new());
    row.write_record(fields).expect(taken);
    String::from_utf8(row.into_inner().expect(taken)).expect("fields are text")
}

/// A row of a Markdown table, with its line's end.
pub fn markdown_row(cells: impl IntoIterator<Item = String>) -> String {
    let mut row = "|".to_owned();
    for cell in cells {
        let cell = cell.replace('|', "\\|").replace(['\n', '\r'], " ");
        row.push_str(&format!(" {cell} |"));
    }
    row.push('\n');
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stay_in_their_columns() {
        let row = csv_row(["a,b", "c\"d", ""]);
        assert_eq!(row, "\"a,b\",\"c\"\"d\",\n");
        let row = markdown_row(["a|b".to_owned(), "c\nd".to_owned()]);
        assert_eq!(row, "| a\\|b | c d |\n");
    }
}
