//! Files with rules of their own, and addresses.

use super::block::Block;
use super::error::{FormName, KnownText, ReadError, Reason};
use super::form::{Expected, Form, Found, Inner};
use super::lines::{Char, TextLine, text};
use super::sheet::Sheet;
use super::token::{Letters, Symbol, Token, is_number, words};
use crate::puzzle::{Value, ValueSet};

/// The fewest cells of a board in an address or attribute.
const LEAST_CELLS: usize = 16;
/// Sites and parameters whose addresses hold packed puzzles.
const PACKED: [&str; 5] = [
    "f-puzzles.com",
    "sudokupad",
    "sudocle",
    "load=",
    "puzzleid=",
];
/// From this length on, a word of letters and digits in an address is something packed.
const PACKED_LENGTH: usize = 48;

/// Files with rules of their own.
pub struct Files;

impl Form for Files {
    const NAME: FormName = FormName::File;

    fn read(&self, block: &Block, expected: &Expected) -> Vec<Found> {
        if let Some(line) = block.lines.first()
            && is_markup(&line.chars)
        {
            return block.lines.iter().flat_map(pieces).collect();
        }
        candidates(block, expected)
            .into_iter()
            .map(Found::Board)
            .collect()
    }
}

/// Whether a line is an address or XML.
pub fn is_markup(chars: &[Char]) -> bool {
    let text = text(chars);
    text.trim_start().starts_with('<') || text.contains("://")
}

/// The boards in an address or in the attributes of a tag.
fn pieces(line: &TextLine) -> Vec<Found> {
    let is_edge = |c: &Char| " \"'<>?&=#;/".contains(c.c);
    let mut found = Vec::new();
    for piece in line.chars.split(is_edge) {
        if piece.len() >= LEAST_CELLS && Letters::OfSize(9).cells(piece).is_some() {
            let line = TextLine {
                start: piece[0].at,
                chars: piece.to_vec(),
                length: piece.len(),
            };
            found.push(Found::Text(Inner {
                lines: vec![line],
                key: None,
                is_certain: true,
            }));
        }
    }
    let written = line.text();
    let is_long = |piece: &str| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "+-_%".contains(c);
        piece.len() >= PACKED_LENGTH && piece.chars().all(is_part)
    };
    let is_packed = PACKED.iter().any(|known| written.contains(known))
        || written.split(['?', '&', '=', '#', '/']).any(is_long);
    if found.is_empty() && written.contains("://") && is_packed {
        let reason = Reason::Other(KnownText::PackedLink);
        found.push(Found::Fault(ReadError::at(line.start, reason)));
    }
    found
}

/// Whether a line is the id of a game of Simon Tatham's collection, such as `3x3k:…`.
pub fn is_game_id(line: &str) -> bool {
    let Some((size, rest)) = line.trim().split_once(':') else {
        return false;
    };
    let size = size.trim_end_matches(|c: char| c.is_ascii_lowercase() && c != 'x');
    let is_size = size.split_once('x').is_some_and(|(a, b)| {
        let end = b.find(|c: char| !c.is_ascii_digit()).unwrap_or(b.len());
        is_number(a) && is_number(&b[..end])
    });
    is_size && rest.len() > 8 && !rest.contains(char::is_whitespace)
}

/// A board of candidate lists, in which `u5` is a digit of the player's.
fn candidates(block: &Block, expected: &Expected) -> Option<Sheet> {
    let (rows, _) = block.rows(false);
    let rows: Vec<Vec<&[Char]>> = rows.iter().map(|row| words(&row.chars).collect()).collect();
    let side = rows.len();
    let is_long = |word: &&[Char]| word.len() > 2;
    let has_lists = expected.has_candidates || rows.iter().flatten().any(is_long);
    if !expected.allows(side) || side > 9 || !has_lists {
        return None;
    }
    let (mut tokens, mut lists) = (Vec::new(), Vec::new());
    for row in &rows {
        for word in row.iter().filter(|_| row.len() == side) {
            let at = word[0].at;
            let values: Option<Vec<Value>> = word.iter().map(|c| Value::from_char(c.c)).collect();
            let (symbol, list) = match values.as_deref() {
                None if word.len() == 2 && word[0].c == 'u' => {
                    (Symbol::Empty, Some(ValueSet::EMPTY))
                }
                Some([value]) => (Symbol::Number(value.number().into()), None),
                Some(values) if values.is_sorted_by(|a, b| a < b) => {
                    (Symbol::Empty, Some(values.iter().copied().collect()))
                }
                _ => return None,
            };
            tokens.push(Token { symbol, at });
            lists.push(list);
        }
    }
    (tokens.len() == side * side).then(|| Sheet {
        candidates: lists,
        ..Sheet::new(side, tokens, None, Files::NAME)
    })
}
