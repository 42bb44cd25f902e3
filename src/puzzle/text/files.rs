//! Files with rules of their own, and addresses.

use super::block::Block;
use super::error::{FormName, KnownText, ReadError, Reason};
use super::form::{Expected, Found};
use super::lines::{Char, TextLine, text};
use super::options::Format;
use super::sheet::Sheet;
use super::token::{Letters, Symbol, Token, is_number, words};
use std::mem::take;

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

/// Reads files with rules of their own.
pub fn read(block: &Block, expected: &Expected) -> Vec<Found> {
    match block.lines.first() {
        Some(line) if is_markup(&line.chars) => pieces(line, expected),
        _ => candidates(block, expected).into_iter().collect(),
    }
}

/// Whether a line is an address or XML.
pub fn is_markup(chars: &[Char]) -> bool {
    let text = text(chars);
    text.trim_start().starts_with('<') || text.contains("://")
}

/// The boards in an address or in the attributes of a tag.
fn pieces(line: &TextLine, expected: &Expected) -> Vec<Found> {
    let pieces = line.chars.split(|c| " \"'<>?&=#;/".contains(c.c));
    let is_board =
        |piece: &&[Char]| piece.len() >= LEAST_CELLS && Letters::OfSize(9).cells(piece).is_some();
    let lines = pieces.filter(is_board);
    let lines = lines.map(|piece| TextLine::of(piece.to_vec(), line.start));
    let mut found: Vec<Found> = lines.flat_map(|l| expected.within(vec![l])).collect();
    let written = line.text();
    let is_long = |piece: &str| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "+-_%".contains(c);
        piece.len() >= PACKED_LENGTH && piece.chars().all(is_part)
    };
    let is_packed = PACKED.iter().any(|known| written.contains(known))
        || written.split(['?', '&', '=', '#', '/']).any(is_long);
    if found.is_empty() && written.contains("://") && is_packed {
        let reason = Reason::Other(KnownText::PackedLink);
        found.push(Found::new(Err(ReadError::at(line.start, reason))));
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

/// A board of candidate lists, in which `u5` is a digit that the player placed. So is a digit that a list
/// of its row or column still has: a given is struck from them.
fn candidates(block: &Block, expected: &Expected) -> Option<Found> {
    let (lines, _) = block.rows(false);
    let side = lines.len();
    if !expected.allows(side) || side > 9 {
        return None;
    }
    let words: Vec<&[Char]> = lines.iter().flat_map(|line| words(&line.chars)).collect();
    let has_lists = expected.format == Format::Sdx || words.iter().any(|word| word.len() > 2);
    if !has_lists || words.len() != side * side {
        return None;
    }
    let list = |word: &&[Char]| match word {
        [u, _] if u.c == 'u' => Some(Vec::new()),
        _ => word
            .iter()
            .map(|c| c.c.to_digit(10).filter(|d| *d > 0))
            .collect(),
    };
    let lists: Vec<Vec<u32>> = words.iter().map(list).collect::<Option<_>>()?;
    let is_listed = |cell: usize, digit: u32| {
        let mut peers = (0..lists.len())
            .filter(|peer| *peer / side == cell / side || *peer % side == cell % side);
        peers.any(|peer| lists[peer].len() > 1 && lists[peer].contains(&digit))
    };
    let mut placed = 0;
    let mut tokens = Vec::new();
    for (cell, (word, list)) in words.iter().zip(&lists).enumerate() {
        let symbol = match **list {
            [digit] if !is_listed(cell, digit) => Symbol::Number(digit as u16),
            _ if !list.is_sorted_by(|a, b| a < b) => return None,
            _ => {
                placed += usize::from(list.len() < 2);
                Symbol::Empty
            }
        };
        let at = word[0].at;
        tokens.push(Token { symbol, at });
    }
    Some(Found::new(Ok(Sheet {
        placed,
        ..Sheet::new(side, tokens, FormName::File)
    })))
}

/// Whether tables of HTML begin in a line.
pub fn begins_html(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    ["<table", "<tr", "<td"]
        .iter()
        .any(|tag| line.contains(tag))
}

/// The rows of a table of HTML as lines of fields with tabs between.
pub fn html_rows(block: &Block) -> Block {
    let (mut rows, mut row) = (Block::default(), None::<Vec<Char>>);
    let mut tag: Option<String> = None;
    for c in block.lines.iter().flat_map(|line| &line.chars) {
        match (&mut tag, c.c) {
            (None, '<') => tag = Some(String::new()),
            (None, ' ') => {}
            (None, _) => row.iter_mut().for_each(|row| row.push(*c)),
            (Some(name), '>') => {
                let name = name.to_ascii_lowercase();
                match (name.split(' ').next(), &mut row) {
                    (Some("td" | "th"), Some(row)) => row.push(Char { c: '\t', ..*c }),
                    (Some("td" | "th"), None) => row = Some(Vec::new()),
                    (Some("/tr" | "/table"), Some(chars)) => {
                        rows.push(TextLine::of(take(chars), c.at));
                        row = None;
                    }
                    _ => {}
                }
                tag = None;
            }
            (Some(name), sign) => name.push(sign),
        }
    }
    if let Some(row) = row {
        rows.push(TextLine::of(row, block.lines[0].start));
    }
    rows
}
