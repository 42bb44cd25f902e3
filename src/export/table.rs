//! Rows of text.

/// A row of CSV, with its line's end.
pub fn csv_row<T: AsRef<[u8]>>(fields: impl IntoIterator<Item = T>) -> String {
    let taken = "memory takes all that is written";
    let mut row = csv::Writer::from_writer(Vec::new());
    row.write_record(fields).expect(taken);
    String::from_utf8(row.into_inner().expect(taken)).expect("fields are text")
}

/// How tables and what stands around them are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// In columns, for a terminal.
    Text,
    /// As a document.
    Markdown,
}

/// A table for reading. The first column is words, the others are numbers.
pub struct Table {
    /// The header, then the others; a row of one field is a heading of those below it.
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table without rows.
    pub fn new(header: Vec<String>) -> Self {
        Self { rows: vec![header] }
    }

    /// Adds a row with a field a column.
    pub fn push(&mut self, head: String, fields: impl IntoIterator<Item = String>) {
        let row: Vec<String> = std::iter::once(head).chain(fields).collect();
        debug_assert_eq!(row.len(), self.rows[0].len());
        self.rows.push(row);
    }

    /// Adds a heading.
    pub fn push_heading(&mut self, words: String) {
        self.rows.push(vec![words]);
    }

    /// The lines of the table.
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
        let width = self.rows[0].len();
        let rule = ["---"].into_iter().chain(vec!["--:"; width - 1]);
        let mut out = markdown_row(&self.rows[0]);
        out.push_str(&markdown_row(rule));
        for row in &self.rows[1..] {
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

/// A row of a Markdown table, with its line's end.
fn markdown_row(cells: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut row = "|".to_owned();
    for cell in cells {
        let cell = cell.as_ref().replace('|', "\\|").replace(['\n', '\r'], " ");
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
        let row = markdown_row(["a|b", "c\nd"]);
        assert_eq!(row, "| a\\|b | c d |\n");
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
