//! Lines and characters: whatever system a text was written on, it looks the same from here on.

use std::io::{self, BufRead};

/// The longest line that is read, in characters.
pub const LONGEST_LINE: usize = 1 << 16;
/// From this length on, a line ends where an item of a list ends, so that a file of one line streams.
const LONG: usize = 1 << 12;

/// What may stand before a text, and is no part of it.
pub const BOM: char = '\u{FEFF}';
/// A light horizontal line, which is never a cell.
pub const LIGHT_RULE: char = '─';
/// A heavy vertical line.
pub const HEAVY_BAR: char = '║';
/// A digit that the player placed, written `+5`.
pub const PLACED: char = '\u{E000}';

/// A place in a text, counted from 1. Columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
}

/// A plain character, as it was written, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Char {
    pub c: char,
    pub original: char,
    pub at: Position,
}

impl Char {
    /// Another character in its place.
    pub const fn as_if(self, c: char) -> Self {
        Self { c, ..self }
    }
}

/// The text of plain characters.
pub fn text(chars: &[Char]) -> String {
    chars.iter().map(|c| c.c).collect()
}

/// The text as it was written.
pub fn original(chars: &[Char]) -> String {
    chars.iter().map(|c| c.original).collect()
}

/// A line without its end, or a part of a long one; `text` is empty if it is longer than is read.
#[derive(Debug)]
pub struct Line {
    pub start: Position,
    pub text: String,
    pub length: usize,
}

/// The lines of a text, one after the other.
pub struct Lines<R> {
    bytes: io::Bytes<R>,
    next: Position,
    after_return: bool,
}

impl<R: BufRead> Lines<R> {
    pub fn new(source: R) -> Self {
        Self {
            bytes: source.bytes(),
            next: Position { line: 1, column: 1 },
            after_return: false,
        }
    }

    /// The next line, if there is one.
    pub fn read(&mut self) -> io::Result<Option<Line>> {
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
                (self.next.line, self.next.column) = (start.line + 1, 1);
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
        Ok(Some(Line {
            start,
            text,
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

/// The plain characters of a line. `\n` and its like, written out, are blanks.
pub fn plain(line: &Line) -> Vec<Char> {
    let written = line.text.trim_start_matches(BOM);
    let mut chars: Vec<Char> = Vec::with_capacity(written.len());
    for (column, original) in (line.start.column..).zip(written.chars()) {
        let line = line.start.line;
        let at = Position { line, column };
        chars.extend(plain_char(original).map(|c| Char { c, original, at }));
    }
    for i in 1..chars.len() {
        let next = chars.get(i + 1).map_or(' ', |c| c.c);
        // `\textbf` is a command of LaTeX.
        let is_text = || text(&chars[i..chars.len().min(i + 4)]) == "text";
        match (chars[i - 1].c, chars[i].c) {
            ('\\', 'n' | 'r' | 't') if !matches!(next, 'h'..='w' | 'y' | 'z') && !is_text() => {
                (chars[i - 1].c, chars[i].c) = (' ', ' ');
            }
            // The exponent of a number that is printed whole.
            ('e', '+') if next == '0' => chars[i].c = '0',
            // Nothing, in YAML and LaTeX.
            (' ' | ',' | '[' | '&', '~') if matches!(next, ' ' | ',' | ']' | '&') => {
                chars[i].c = '.'
            }
            // The arrow of R.
            ('<', '-') => (chars[i - 1].c, chars[i].c) = ('=', ' '),
            _ => {}
        }
    }
    chars
}

/// A digit after `+` is one that the player placed.
pub fn mark_placed(chars: &mut Vec<Char>) {
    chars.dedup_by(|c, before| {
        let is_placed = before.c == '+' && matches!(c.c, '1'..='9');
        if is_placed {
            *before = c.as_if(PLACED);
        }
        is_placed
    });
}

/// The plain character that this one stands for, unless it has no width.
fn plain_char(c: char) -> Option<char> {
    let digit = |zero: u32| char::from_digit(c as u32 - zero, 10);
    Some(match c {
        '\t' | ' '..='~' => c,
        // Signs without width, the end of files of DOS, and the frame of a digit among emoji.
        '\u{200B}'..='\u{200F}'
        | '\u{2060}'
        | '\u{FEFF}'
        | '\u{AD}'
        | '\u{FE0E}'
        | '\u{FE0F}'
        | '\u{1A}'
        | '\u{20E3}' => return None,
        // Full-width forms.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0)?,
        // Arabic and Indian digits.
        '\u{660}'..='\u{669}' => digit(0x660)?,
        '\u{6F0}'..='\u{6F9}' => digit(0x6F0)?,
        '\u{966}'..='\u{96F}' => digit(0x966)?,
        '·' | '•' | '∙' | '⋅' | '・' | '◦' | '○' | '□' | '▢' | '◻' | '⬜' => '.',
        '×' | '✕' => 'x',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        '“' | '”' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '─' | '╌' | '┄' | '┈' => LIGHT_RULE,
        '━' | '═' | '╍' | '┅' | '┉' => '=',
        '│' | '╎' | '┆' | '┊' | '¦' | '\u{FFE8}' => '|',
        '┃' | '║' | '╏' | '┇' | '┋' | '‖' => HEAVY_BAR,
        // Corners and crossings.
        '\u{2500}'..='\u{257F}' => '+',
        _ if c.is_whitespace() => ' ',
        _ => c,
    })
}
