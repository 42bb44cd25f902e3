//! Lines and characters: whatever system a text was written on, it looks the same from here on.

/// The longest line that is read, in characters.
pub const LONGEST_LINE: usize = 1 << 16;

/// A character of no width, which stands nowhere.
pub const NOTHING: char = '\u{200B}';
/// A light horizontal line, which is never a cell.
pub const LIGHT_RULE: char = '─';
/// A heavy vertical line.
pub const HEAVY_BAR: char = '║';

/// The lines of a text with their numbers from 1, without their ends and the byte order mark.
pub struct Lines<'a> {
    rest: Option<&'a str>,
    number: usize,
}

impl<'a> Lines<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            rest: Some(text.strip_prefix('\u{FEFF}').unwrap_or(text)),
            number: 0,
        }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.rest?;
        self.number += 1;
        let Some((end, c)) = rest.char_indices().find(|(_, c)| is_line_end(*c)) else {
            self.rest = None;
            return Some((self.number, rest));
        };
        let after = &rest[end + c.len_utf8()..];
        self.rest = Some(match c {
            '\r' => after.strip_prefix('\n').unwrap_or(after),
            _ => after,
        });
        Some((self.number, &rest[..end]))
    }
}

/// A place in a text, counted from 1. Columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
}

/// Where the character at this position begins, in bytes from the beginning of the text.
pub fn offset_of(text: &str, position: Position) -> usize {
    let Some((_, line)) = Lines::new(text).find(|(number, _)| *number == position.line) else {
        return text.len();
    };
    let start = line.as_ptr() as usize - text.as_ptr() as usize;
    let mut characters = line.char_indices().skip(position.column.saturating_sub(1));
    start + characters.next().map_or(line.len(), |(at, _)| at)
}

const fn is_line_end(c: char) -> bool {
    matches!(
        c,
        '\n' | '\r' | '\u{B}' | '\u{C}' | '\u{85}' | '\u{2028}' | '\u{2029}'
    )
}

/// The plain character that this one stands for. One for one, so that columns stay true.
pub fn plain(c: char) -> char {
    match c {
        '\t' | ' '..='~' => c,
        '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}' | '\u{FE0E}' | '\u{FE0F}' => {
            NOTHING
        }
        // Full-width forms.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_counts_once() {
        let lines: Vec<_> = Lines::new("\u{FEFF}a\r\nb\rc\n\nd\u{2028}e").collect();
        let expected = [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d"), (6, "e")];
        assert_eq!(lines, expected);
    }

    #[test]
    fn characters_become_plain() {
        let plain_text: String = "５\u{A0}·│┃┼═".chars().map(plain).collect();
        assert_eq!(plain_text, "5 .|║+=");
    }
}
