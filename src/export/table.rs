//! Rows of text.

use std::io::{self, Write};

/// Writes one CSV row.
pub fn csv_row<I, T>(out: &mut impl Write, fields: I) -> io::Result<()>
where
    I: IntoIterator<Item = T>,
    T: AsRef<[u8]>,
{
    let mut row = csv::WriterBuilder::new().from_writer(Vec::new());
    row.write_record(fields)
        .and_then(|()| row.flush().map_err(Into::into))
        .map_err(io::Error::other)?;
    out.write_all(
        &row.into_inner()
            .map_err(|error| io::Error::other(error.to_string()))?,
    )
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
        let mut csv = Vec::new();
        csv_row(&mut csv, ["a,b", "c\"d", ""]).expect("memory takes it");
        assert_eq!(csv, b"\"a,b\",\"c\"\"d\",\n");
        let row = markdown_row(["a|b".to_owned(), "c\nd".to_owned()]);
        assert_eq!(row, "| a\\|b | c d |\n");
    }
}
