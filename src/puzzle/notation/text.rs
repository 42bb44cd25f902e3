//! Lines and characters: whatever system a text was written on, it looks the same from here on.

use std::io::{self, BufRead};

/// The longest line that is read, in characters.
pub const LONGEST_LINE: usize = 1 << 16;
/// From this length on, a line ends where an item of a list ends, so that a file of one line streams.
const LONG: usize = 1 << 12;

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

/// The text of plain characters.
pub fn text(chars: &[Char]) -> String {
    chars.iter().map(|c| c.c).collect()
}

/// The text as it was written.
pub fn original(chars: &[Char]) -> String {
    chars.iter().map(|c| c.original).collect()
}

/// A line without its end, or a part of a long one.
#[derive(Debug)]
pub struct Line {
    pub start: Position,
    /// Where it starts, in bytes from the beginning of the text.
    pub offset: usize,
    /// Empty if it is longer than is read.
    pub text: String,
    /// How many characters it has.
    pub length: usize,
}

/// The lines of a text, one after the other.
pub struct Lines<R> {
    bytes: io::Bytes<R>,
    next: Position,
    offset: usize,
    after_return: bool,
}

impl<R: BufRead> Lines<R> {
    pub fn new(source: R) -> Self {
        Self {
            bytes: source.bytes(),
            next: Position { line: 1, column: 1 },
            offset: 0,
            after_return: false,
        }
    }

    fn line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes: Vec<u8> = Vec::new();
        let (start, mut offset, mut length, mut end) = (self.next, self.offset, 0, None);
        while end.is_none() {
            let Some(byte) = self.bytes.next().transpose()? else {
                break;
            };
            self.offset += 1;
            if std::mem::take(&mut self.after_return) && byte == b'\n' {
                offset += 1;
                continue;
            }
            self.after_return = byte == b'\r';
            length += usize::from(byte & 0xC0 != 0x80);
            if length <= LONGEST_LINE + 1 {
                bytes.push(byte);
            }
            end = end_of_line(&bytes, byte);
        }
        if self.offset == offset {
            return Ok(None);
        }
        let (line, column) = match end {
            Some(0) => (start.line, start.column + length),
            _ => (start.line + 1, 1),
        };
        self.next = Position { line, column };
        let cut = end.unwrap_or(0);
        length -= usize::from(cut > 0);
        bytes.truncate(bytes.len() - cut);
        if length > LONGEST_LINE {
            bytes.clear();
        }
        if start.line + start.column == 2 && bytes.starts_with(b"\xEF\xBB\xBF") {
            bytes.drain(..3);
            offset += 3;
        }
        let invalid = |error| io::Error::new(io::ErrorKind::InvalidData, error);
        let text = String::from_utf8(bytes).map_err(invalid)?;
        Ok(Some(Line {
            start,
            offset,
            text,
            length,
        }))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<Self::Item> {
        self.line().transpose()
    }
}

/// How many bytes the end of a line takes whose last byte is this one, if it ends here.
fn end_of_line(bytes: &[u8], last: u8) -> Option<usize> {
    match last {
        b'\n' | b'\r' | 0xB | 0xC => Some(1),
        0x85 if bytes.ends_with(b"\xC2\x85") => Some(2),
        0xA8 | 0xA9 if bytes.ends_with(&[0xE2, 0x80, last]) => Some(3),
        b',' if bytes.len() > LONG => {
            let before = bytes[..bytes.len() - 1].iter().rfind(|b| **b != b' ');
            before.is_some_and(|b| b"]})\"'".contains(b)).then_some(0)
        }
        _ => None,
    }
}

/// Where the character at this position begins, in bytes from the beginning of the text.
pub fn offset_of(text: &str, position: Position) -> usize {
    let lines = Lines::new(text.as_bytes()).map_while(Result::ok);
    let part = lines.take_while(|part| part.start <= position).last();
    let Some(part) = part.filter(|part| part.start.line == position.line) else {
        return text.len();
    };
    let skipped = position.column - part.start.column;
    let mut characters = part.text.char_indices().skip(skipped);
    part.offset + characters.next().map_or(part.text.len(), |(at, _)| at)
}

/// The plain characters of a line. `\n` and its like, written out, are blanks.
pub fn plain(line: &Line) -> Vec<Char> {
    let mut chars: Vec<Char> = Vec::with_capacity(line.text.len());
    for (i, original) in line.text.chars().enumerate() {
        let at = Position {
            column: line.start.column + i,
            ..line.start
        };
        chars.extend(plain_char(original).map(|c| Char { c, original, at }));
    }
    for i in 1..chars.len() {
        let is_end = |c: Option<&Char>| c.is_none_or(|c| !matches!(c.c, 'h'..='w' | 'y' | 'z'));
        match (chars[i - 1].c, chars[i].c) {
            ('\\', 'n' | 'r' | 't') if is_end(chars.get(i + 1)) => {
                (chars[i - 1].c, chars[i].c) = (' ', ' ');
            }
            // The exponent of a number that is printed whole.
            ('e', '+') if chars.get(i + 1).is_some_and(|c| c.c == '0') => chars[i].c = '0',
            // The arrow of R.
            ('<', '-') => (chars[i - 1].c, chars[i].c) = ('=', ' '),
            _ => {}
        }
    }
    chars
}

/// A digit after `+` is one that the player placed.
pub fn mark_placed(chars: &mut Vec<Char>) {
    for i in 1..chars.len() {
        if let ('+', '1'..='9') = (chars[i - 1].c, chars[i].c) {
            (chars[i - 1].c, chars[i].c) = (NOTHING, PLACED);
        }
    }
    chars.retain(|c| c.c != NOTHING);
}

const NOTHING: char = '\u{200B}';

/// The plain character that this one stands for, unless it has no width.
fn plain_char(c: char) -> Option<char> {
    Some(match c {
        '\t' | ' '..='~' => c,
        '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}' | '\u{FE0E}' | '\u{FE0F}'
        // The end of files of DOS.
        | '\u{1A}' => return None,
        // Full-width forms.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        // Arabic and Indian digits.
        '\u{660}'..='\u{669}' | '\u{6F0}'..='\u{6F9}' | '\u{966}'..='\u{96F}' => {
            let zero = if c < '\u{900}' { 0x660 } else { 0x966 };
            char::from(b'0' + ((c as u32 - zero) % 16) as u8)
        }
        '·' | '•' | '∙' | '⋅' | '・' => '.',
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
