//! Lines and characters: whatever system a text was written on, it looks the same from here on.

use std::io::{self, BufRead};

/// The longest line that is read, in characters.
pub const LONGEST_LINE: usize = 1 << 16;
/// From this length on, a line ends where an item of a list ends, so that a file of one line streams.
const LONG: usize = 1 << 12;

/// A light horizontal line of a frame, which is never a cell.
pub const LIGHT_RULE: char = '─';
/// A heavy vertical line of a frame.
pub const HEAVY_BAR: char = '║';

/// A place in a text, counted from 1. Columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
}

/// A plain character, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Char {
    pub c: char,
    pub at: Position,
}

/// A line without its end, or a part of a long one. It has no characters if it is longer than is read.
#[derive(Clone)]
pub struct TextLine {
    pub start: Position,
    pub chars: Vec<Char>,
    /// The number of characters, as it was written.
    pub length: usize,
}

impl TextLine {
    /// A line of characters of another.
    pub fn of(chars: Vec<Char>, start: Position) -> Self {
        let start = chars.first().map_or(start, |c| c.at);
        let length = chars.len();
        Self {
            start,
            chars,
            length,
        }
    }

    /// The plain text.
    pub fn text(&self) -> String {
        text(&self.chars)
    }
}

/// The text of plain characters.
pub fn text(chars: &[Char]) -> String {
    chars.iter().map(|c| c.c).collect()
}

/// The lines of a source, one after the other.
pub struct LineSource<R> {
    bytes: io::Bytes<R>,
    next: Position,
    after_return: bool,
}

impl<R: BufRead> LineSource<R> {
    pub fn new(source: R) -> Self {
        Self {
            bytes: source.bytes(),
            next: Position { line: 1, column: 1 },
            after_return: false,
        }
    }

    /// The next line, if there is one.
    pub fn read(&mut self) -> io::Result<Option<TextLine>> {
        let (start, mut bytes, mut length) = (self.next, Vec::new(), 0);
        loop {
            let Some(byte) = self.bytes.next().transpose()? else {
                if length == 0 {
                    return Ok(None);
                }
                break;
            };
            let after_return = std::mem::replace(&mut self.after_return, byte == b'\r');
            if after_return && byte == b'\n' {
                continue;
            }
            if matches!(byte, b'\n' | b'\r') {
                self.next = Position {
                    line: start.line + 1,
                    column: 1,
                };
                break;
            }
            let is_first = usize::from(byte & 0xC0 != 0x80);
            length += is_first;
            self.next.column += is_first;
            if length <= LONGEST_LINE {
                bytes.push(byte);
            }
            if byte == b',' && bytes.len() > LONG && ends_item(&bytes) {
                break;
            }
        }
        if length > LONGEST_LINE {
            bytes.clear();
        }
        let text = String::from_utf8(bytes);
        let text = text.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        let line = start.line;
        let chars = (start.column..)
            .zip(text.chars())
            .filter_map(|(column, c)| {
                let at = Position { line, column };
                plain_char(c).map(|c| Char { c, at })
            });
        Ok(Some(TextLine {
            start,
            chars: chars.collect(),
            length,
        }))
    }
}

/// Whether the comma at the end stands after an item of a list.
fn ends_item(text: &[u8]) -> bool {
    let before = text[..text.len() - 1].iter().rfind(|byte| **byte != b' ');
    before.is_some_and(|byte| b"]})\"'".contains(byte))
}

/// Where the character at this position begins, in bytes from the beginning of the text.
pub fn offset_of(text: &str, position: Position) -> usize {
    let mut here = Position { line: 1, column: 1 };
    let mut chars = text.char_indices().peekable();
    while let Some((offset, c)) = chars.next() {
        if here >= position {
            return offset;
        }
        here.column += 1;
        if c == '\n' || c == '\r' && chars.peek().is_none_or(|(_, next)| *next != '\n') {
            (here.line, here.column) = (here.line + 1, 1);
        }
    }
    text.len()
}

/// Characters that stand for a plain one.
const ALIKE: [(char, &str); 9] = [
    ('.', "·•∙⋅・◦○□▢◻☐⬜"),
    ('x', "×✕"),
    ('-', "‐‑‒–—−"),
    ('"', "“”«»"),
    ('\'', "‘’"),
    (LIGHT_RULE, "─╌┄┈"),
    ('=', "━═╍┅┉"),
    ('|', "│╎┆┊¦\u{FFE8}"),
    (HEAVY_BAR, "┃║╏┇┋‖"),
];
/// Signs without width, the end of files of DOS, and the frame of a digit among emoji.
const NO_WIDTH: &str =
    "\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{2060}\u{FEFF}\u{AD}\u{FE0E}\u{FE0F}\u{1A}\u{20E3}";
/// The zeros of Arabic and Indian digits.
const ZEROS: [u32; 3] = [0x660, 0x6F0, 0x966];

/// The plain character that this one stands for, unless it has no width.
fn plain_char(c: char) -> Option<char> {
    if c.is_ascii() && !c.is_ascii_control() || c == '\t' {
        return Some(c);
    }
    if NO_WIDTH.contains(c) {
        return None;
    }
    let alike = ALIKE.iter().find(|(_, others)| others.contains(c));
    let digit = |zero: &u32| char::from_digit((c as u32).checked_sub(*zero)?, 10);
    let plain = alike.map(|(plain, _)| *plain);
    plain.or_else(|| ZEROS.iter().find_map(digit)).or(match c {
        // Full-width forms.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0),
        // Corners and crossings.
        '\u{2500}'..='\u{257F}' => Some('+'),
        _ if c.is_whitespace() => Some(' '),
        _ => Some(c),
    })
}
