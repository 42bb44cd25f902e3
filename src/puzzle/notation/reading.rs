//! The ways in which the cells of a line can be read.

use super::blanks::Layout;
use super::row::{BAR, HEAVY, JOINED, Row, SPACE, separator};
use super::symbol::{Mark, Symbol, symbol, symbol_of_token};
use super::text::{HEAVY_BAR, NOTHING};

/// A way to read a line. All lines of a grid are read in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Every character is a cell.
    Characters,
    /// Every token is a cell, so that numbers may have two digits.
    Tokens,
    /// Every field between these delimiters is a cell, and an empty field an empty cell.
    Fields {
        delimiter: char,
        /// Whether there is a field after the last delimiter even if nothing is written there.
        keep_last: bool,
    },
    /// Every place of a frame is a cell, and a blank an empty cell.
    Blanks(Layout),
}

impl Reading {
    /// The cells of the line read in this way, if it can be.
    pub fn marks(self, row: &Row) -> Option<Vec<Mark>> {
        match self {
            Self::Characters => Some(characters(row)),
            Self::Tokens => tokens(row),
            Self::Fields {
                delimiter,
                keep_last,
            } => fields(row, delimiter, keep_last),
            Self::Blanks(layout) => layout.marks(row),
        }
    }

    /// The way that the look of these lines suggests: by tokens where one- and two-digit numbers
    /// stand side by side.
    pub fn natural(rows: &[Row]) -> Self {
        let texts = || {
            rows.iter()
                .flat_map(|row| row.tokens.iter().map(|t| row.text(t)))
        };
        let single = texts().any(|t| t.len() == 1);
        let number = texts().any(|t| t.len() == 2 && t.iter().all(char::is_ascii_digit));
        let longer = texts().any(|t| symbol_of_token(t).is_none());
        if single && number && !longer {
            Self::Tokens
        } else {
            Self::Characters
        }
    }
}

fn characters(row: &Row) -> Vec<Mark> {
    let mut marks = Vec::with_capacity(row.token_chars());
    for token in &row.tokens {
        let mut gap = token.gap;
        for column in token.start..token.end {
            let c = row.chars[column];
            if c != NOTHING {
                marks.push(Mark {
                    symbol: symbol(c),
                    line: row.line,
                    column: column + 1,
                    gap,
                });
                gap = JOINED;
            }
        }
    }
    marks
}

fn tokens(row: &Row) -> Option<Vec<Mark>> {
    row.tokens
        .iter()
        .map(|token| {
            let text = row.text(token);
            let symbol = symbol_of_token(text)?;
            Some(Mark {
                symbol,
                line: row.line,
                column: token.start + offset(text, symbol) + 1,
                gap: token.gap,
            })
        })
        .collect()
}

/// Where in the token its symbol stands: an unknown character may stand within.
fn offset(token: &[char], symbol: Symbol) -> usize {
    match symbol {
        Symbol::Unknown(found) => token.iter().position(|c| *c == found).unwrap_or(0),
        _ => 0,
    }
}

fn fields(row: &Row, delimiter: char, keep_last: bool) -> Option<Vec<Mark>> {
    let by_bars = delimiter == '|';
    let is_delimiter = |c: &char| *c == delimiter || by_bars && *c == HEAVY_BAR;
    if !row.chars.iter().any(is_delimiter) {
        return None;
    }
    let mut fields: Vec<(usize, &[char])> = Vec::new();
    let mut start = 0;
    for field in row.chars.split(is_delimiter) {
        fields.push((start, field));
        start += field.len() + 1;
    }
    let is_blank = |field: &[char]| {
        field
            .iter()
            .all(|c| separator(*c).is_some() || *c == NOTHING)
    };
    if !keep_last && fields.last().is_some_and(|(_, field)| is_blank(field)) {
        fields.pop();
    }
    if by_bars && fields.first().is_some_and(|(_, field)| is_blank(field)) {
        fields.remove(0);
    }
    fields
        .into_iter()
        .map(|(start, field)| {
            let first = field.iter().position(|c| separator(*c).is_none());
            let last = field.iter().rposition(|c| separator(*c).is_none());
            let (symbol, column) = match first.zip(last) {
                None => (Symbol::Empty, 0),
                Some((first, last)) => {
                    let text = &field[first..=last];
                    if text.iter().any(|c| separator(*c).is_some()) {
                        return None;
                    }
                    let symbol = symbol_of_token(text)?;
                    (symbol, first + offset(text, symbol))
                }
            };
            Some(Mark {
                symbol,
                line: row.line,
                column: start + column + 1,
                gap: match row.chars.get(start.wrapping_sub(1)) {
                    Some(&HEAVY_BAR) => HEAVY,
                    _ if by_bars => BAR,
                    _ => SPACE,
                },
            })
        })
        .collect()
}

/// The delimiter whose empty fields are to be seen in these lines, if there is one.
pub fn delimiter_of_empty_fields(rows: &[Row]) -> Option<char> {
    [',', ';', '\t']
        .into_iter()
        .find(|d| rows.iter().any(|row| has_empty_field(row, *d)))
}

/// Whether the line has two delimiters with nothing between them, or begins with one.
pub fn has_empty_field(row: &Row, delimiter: char) -> bool {
    if row.has_brackets() {
        return false;
    }
    let mut nothing_since = true;
    row.chars.iter().any(|c| {
        let found = *c == delimiter && nothing_since;
        if *c == delimiter {
            nothing_since = true;
        } else if !matches!(*c, ' ' | '"' | '\'') {
            nothing_since = false;
        }
        found
    })
}
