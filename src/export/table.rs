//! Rows of text.

use crate::explain::visible;
use serde::{Serialize, Serializer};
use serde_json::Value as Json;
use std::borrow::Cow;

/// A row of CSV, with its line break. A field that a spreadsheet would take for a formula gets an
/// apostrophe, which marks it as text.
pub fn csv_row<T: AsRef<str>>(fields: impl IntoIterator<Item = T>) -> String {
    let taken = "memory takes all that is written";
    let mut row = csv::Writer::from_writer(Vec::new());
    for field in fields {
        let field = visible(field.as_ref());
        let field = if is_formula(&field) {
            Cow::Owned(format!("'{field}"))
        } else {
            field
        };
        row.write_field(&*field).expect(taken);
    }
    row.write_record(None::<&[u8]>).expect(taken);
    String::from_utf8(row.into_inner().expect(taken)).expect("fields are text")
}

/// The formats of rows of data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataFormat {
    /// A header, and a line per row.
    Csv,
    /// An object per row, one a line.
    Jsonl,
}

impl DataFormat {
    /// What comes before the first row.
    pub fn head(self, columns: impl IntoIterator<Item = &'static str>) -> String {
        match self {
            Self::Csv => csv_row(columns),
            Self::Jsonl => String::new(),
        }
    }

    /// A row, with its line break.
    pub fn row(self, row: &DataRow) -> String {
        match self {
            Self::Csv => csv_row(row.0.iter().map(|(_, field)| data_field(field))),
            Self::Jsonl => serde_json::to_string(row).expect("a row is plain data") + "\n",
        }
    }
}

/// A row of data: columns with their fields. Fields that are null are omitted from JSON and empty
/// in CSV.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DataRow(pub Vec<(&'static str, Json)>);

impl Serialize for DataRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = self.0.iter().filter(|(_, field)| !field.is_null());
        serializer.collect_map(fields.map(|(column, field)| (column, field)))
    }
}

/// A field of plain data as text; empty if it is null.
pub fn data_field(value: &Json) -> String {
    match value {
        Json::Null => String::new(),
        Json::String(text) => text.clone(),
        // Only times, which are in seconds, are no whole numbers.
        Json::Number(number) if number.is_f64() => {
            format!("{:.9}", number.as_f64().unwrap_or_default())
        }
        other => other.to_string(),
    }
}

/// Whether a spreadsheet would take a text for a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@'])
}

/// The format of tables and the text around them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Aligned columns, for a terminal.
    Text,
    /// A Markdown document.
    Markdown,
}

/// A table for reading. The first column is text, the others are numbers.
pub struct Table {
    /// The header, then the rows; a row with a single field is a heading for those below it.
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table without rows.
    pub fn new(header: Vec<String>) -> Self {
        Self { rows: vec![header] }
    }

    /// Adds a row.
    pub fn push(&mut self, head: String, fields: impl IntoIterator<Item = String>) {
        let head = visible(&head).into_owned();
        let row: Vec<String> = std::iter::once(head).chain(fields).collect();
        debug_assert_eq!(row.len(), self.rows[0].len());
        self.rows.push(row);
    }

    /// Adds a heading.
    pub fn push_heading(&mut self, words: String) {
        self.rows.push(vec![words]);
    }

    /// The table as text.
    pub fn text(&self, style: Style) -> String {
        match style {
            Style::Text => self.columns(),
            Style::Markdown => self.markdown(),
        }
    }

    fn columns(&self) -> String {
        let width = |column: usize| {
            let fields = self.rows.iter().filter_map(|row| row.get(column));
            fields.map(|field| field.chars().count()).max()
        };
        let widths: Vec<usize> = (0..self.rows[0].len())
            .map(|column| width(column).unwrap_or_default())
            .collect();
        let mut out = String::new();
        for row in &self.rows {
            let fields = row.iter().zip(&widths).enumerate();
            let fields: Vec<String> = fields
                .map(|(column, (field, width))| match column {
                    0 => format!("{field:<width$}"),
                    _ => format!("{field:>width$}"),
                })
                .collect();
            out.push_str(fields.join("  ").trim_end());
            out.push('\n');
        }
        out
    }

    fn markdown(&self) -> String {
        let escaped = |row: &Vec<String>| row.iter().map(|cell| markdown_text(cell)).collect();
        let rows: Vec<Vec<String>> = self.rows.iter().map(escaped).collect();
        let width = self.rows[0].len();
        let rule = ["---"].into_iter().chain(vec!["--:"; width - 1]);
        let mut out = markdown_row(&rows[0]);
        out.push_str(&markdown_row(rule));
        for row in &rows[1..] {
            match row.as_slice() {
                [heading] if width > 1 => {
                    let heading = format!("**{heading}**");
                    let rest = vec![""; width - 1];
                    out.push_str(&markdown_row([heading.as_str()].into_iter().chain(rest)));
                }
                row => out.push_str(&markdown_row(row)),
            }
        }
        out
    }
}

/// Escapes a text for Markdown.
pub fn markdown_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in visible(text).chars() {
        if "\\`*_[]<>|&#~$".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// A row of a Markdown table, with its line break.
fn markdown_row(cells: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut row = "|".to_owned();
    for cell in cells {
        row.push_str(&format!(" {} |", cell.as_ref()));
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
        assert_eq!(csv_row(["=1+1", "@x", "a=b"]), "'=1+1,'@x,a=b\n");
        assert_eq!(csv_row(["a\x1bb\nc"]), "a\\u{1b}b\\nc\n");
        let text = markdown_text("a|<b>*c*\n_d_");
        assert_eq!(text, "a\\|\\<b\\>\\*c\\*\\\\n\\_d\\_");
    }

    #[test]
    fn a_table_is_the_same_in_either_style() {
        let mut table = Table::new(["", "naive"].map(str::to_owned).to_vec());
        table.push_heading("work".to_owned());
        table.push("steps".to_owned(), ["1,234".to_owned()]);
        assert_eq!(
            table.text(Style::Text),
            "       naive\nwork\nsteps  1,234\n"
        );
        assert_eq!(
            table.text(Style::Markdown),
            "|  | naive |\n| --- | --: |\n| **work** |  |\n| steps | 1,234 |\n"
        );
    }
}
