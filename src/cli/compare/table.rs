use crate::export::table::markdown_row;
use std::io::{self, Write};

/// How a table is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// In columns, for a terminal.
    Text,
    /// As Markdown.
    Markdown,
}

/// A table. The first column is words, the others are numbers.
pub struct Table {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub fn new<T: Into<String>>(header: impl IntoIterator<Item = T>) -> Self {
        Self {
            header: header.into_iter().map(Into::into).collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a row with a field a column.
    pub fn push(&mut self, row: Vec<String>) {
        debug_assert_eq!(row.len(), self.header.len());
        self.rows.push(row);
    }

    pub fn write(&self, out: &mut impl Write, style: Style) -> io::Result<()> {
        match style {
            Style::Text => self.write_text(out)?,
            Style::Markdown => self.write_markdown(out)?,
        }
        writeln!(out)
    }

    fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        let rows = || std::iter::once(&self.header).chain(&self.rows);
        let width = |column: usize| {
            let widths = rows().map(|row| row[column].chars().count());
            widths.max().unwrap_or_default()
        };
        let widths: Vec<usize> = (0..self.header.len()).map(width).collect();
        for row in rows() {
            let fields = row.iter().zip(&widths).enumerate();
            let fields: Vec<String> = fields
                .map(|(column, (field, width))| match column {
                    0 => format!("{field:<width$}"),
                    _ => format!("{field:>width$}"),
                })
                .collect();
            writeln!(out, "{}", fields.join("  ").trim_end())?;
        }
        Ok(())
    }

    fn write_markdown(&self, out: &mut impl Write) -> io::Result<()> {
        let rest = "---:|".repeat(self.header.len() - 1);
        write!(out, "{}", markdown_row(self.header.iter().cloned()))?;
        writeln!(out, "|---|{rest}")?;
        for row in &self.rows {
            write!(out, "{}", markdown_row(row.iter().cloned()))?;
        }
        Ok(())
    }
}
