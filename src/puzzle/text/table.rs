//! Tables under a header, and tables of HTML.

use super::block::{Block, names_puzzle, names_solution};
use super::form::{Found, Inner};
use super::lines::{Char, Position, TextLine, text};
use super::token::Symbol;
use csv::{ReaderBuilder, StringRecord};

/// The fewest cells of a field that holds a board.
const LEAST_CELLS: usize = 12;

/// The header of a table with a puzzle in each record.
pub struct Header {
    delimiter: char,
    names: Vec<String>,
}

impl Header {
    /// The header that a line is: short names, one of which is that of puzzles or solutions.
    pub fn of(chars: &[Char]) -> Option<Self> {
        let line = text(chars);
        let delimiter = [',', ';', '\t', '|']
            .into_iter()
            .find(|c| line.contains(*c))?;
        let names: Vec<String> = fields(&line, delimiter)?
            .iter()
            .map(str::to_owned)
            .collect();
        let is_name = |name: &String| {
            name.len() < 30
                && !name
                    .chars()
                    .any(|c| c.is_ascii_digit() || "()[]{}".contains(c))
        };
        let has_known = names
            .iter()
            .any(|name| names_puzzle(name) || names_solution(name));
        let is_header = names.len() > 1 && has_known && names.iter().all(is_name);
        is_header.then_some(Self { delimiter, names })
    }

    /// The fields of a record that may hold boards, each under the name of its column. `None` if it is not
    /// in this table.
    pub fn texts(&self, record: &[TextLine]) -> Option<Vec<Found>> {
        let lines: Vec<String> = record.iter().map(TextLine::text).collect();
        let (line, start) = (lines.join("\n"), record.first()?.start);
        let record = fields(&line, self.delimiter)?;
        if record.len() < 2 {
            return None;
        }
        let mut found = Vec::new();
        for (index, field) in record.iter().enumerate() {
            let name = self.names.get(index).map_or("", String::as_str);
            let is_certain = names_puzzle(name);
            let is_sign =
                |c: &char| Symbol::of(*c).is_some_and(|s| !matches!(s, Symbol::Letter(_)));
            let signs = field.chars().filter(is_sign).count();
            if is_certain && !field.is_empty() || signs >= LEAST_CELLS {
                let before = line.find(field).unwrap_or_default();
                let column = start.column + line[..before].chars().count();
                let at = Position { column, ..start };
                let number = |(n, part): (usize, &str)| {
                    let line = TextLine::within(at, part);
                    let counted = line.chars.iter().enumerate().map(|(i, c)| Char {
                        c: c.c,
                        at: Position {
                            line: at.line + n,
                            column: if n == 0 { at.column + i } else { i + 1 },
                        },
                    });
                    TextLine {
                        chars: counted.collect(),
                        ..line
                    }
                };
                found.push(Found::Text(Inner {
                    lines: field.lines().enumerate().map(number).collect(),
                    key: Some(name.to_owned()).filter(|name| !is_certain && !name.is_empty()),
                    is_certain,
                }));
            }
        }
        Some(found)
    }
}

/// The fields of a record, without those outside of the bars of Markdown.
fn fields(record: &str, delimiter: char) -> Option<StringRecord> {
    let record = match delimiter {
        '|' => record.trim().trim_matches('|'),
        _ => record,
    };
    let delimiter = u8::try_from(delimiter).ok()?;
    let mut reader = ReaderBuilder::new();
    let reader = reader
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter);
    let mut record = reader
        .from_reader(record.as_bytes())
        .into_records()
        .next()?
        .ok()?;
    record.trim();
    Some(record)
}

/// Whether a quote is open at the end of these lines.
pub fn is_open(record: &[TextLine]) -> bool {
    let quotes = record
        .iter()
        .flat_map(|line| &line.chars)
        .filter(|c| c.c == '"');
    !quotes.count().is_multiple_of(2)
}

/// Whether tables of HTML begin in a line.
pub fn begins_html(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    ["<table", "<tr", "<td"]
        .iter()
        .any(|tag| line.contains(tag))
}

/// The rows of a table of HTML as lines of fields with tabs between. An input's value is its text.
pub fn html_rows(block: &Block) -> Block {
    let mut rows = Block::default();
    let mut row: Vec<Vec<Char>> = Vec::new();
    let mut start = None;
    let mut tag: Option<String> = None;
    let chars = block.lines.iter().flat_map(|line| &line.chars);
    for c in chars {
        match (&mut tag, c.c) {
            (None, '<') => tag = Some(String::new()),
            (None, _) => {}
            (Some(name), '>') => {
                let name = name.to_ascii_lowercase();
                if matches!(name.split(' ').next(), Some("td" | "th")) {
                    start.get_or_insert(c.at);
                    row.push(Vec::new());
                } else if name.starts_with("/tr") || name.starts_with("/table") {
                    end_row(&mut rows, &mut row, start.take());
                } else if let Some((_, value)) = name.split_once("value=")
                    && let Some(field) = row.last_mut()
                {
                    let value = value.trim_matches(['"', '\'']);
                    let value = value
                        .split(['"', '\'', ' ', '/'])
                        .next()
                        .unwrap_or_default();
                    field.extend(value.chars().map(|sign| Char { c: sign, at: c.at }));
                }
                tag = None;
                continue;
            }
            (Some(name), sign) => name.push(sign),
        }
        if tag.is_none()
            && let Some(field) = row.last_mut()
        {
            field.push(*c);
        }
    }
    end_row(&mut rows, &mut row, start.take());
    rows
}

fn end_row(rows: &mut Block, row: &mut Vec<Vec<Char>>, start: Option<Position>) {
    let fields = std::mem::take(row);
    let Some(start) = start else {
        return;
    };
    let blank = "&nbsp;";
    let mut chars = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        if index > 0 {
            chars.push(Char { c: '\t', at: start });
        }
        if text(field).trim() != blank {
            chars.extend(field.iter().filter(|c| c.c != ' '));
        }
    }
    let length = chars.len();
    rows.push(TextLine {
        start,
        chars,
        length,
    });
}
