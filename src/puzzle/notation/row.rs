//! A line cut into tokens.

use super::symbol::is_empty_mark;
use super::text::{HEAVY_BAR, LIGHT_RULE, NOTHING};

/// Gap: nothing between two cells.
pub const JOINED: u8 = 0;
/// Gap: a space, a comma or the like; an empty line between rows.
pub const SPACE: u8 = 1;
/// Gap: more than one space.
pub const WIDE_SPACE: u8 = 2;
/// Gap: a vertical bar between cells, a rule between rows.
pub const BAR: u8 = 3;
/// Gap: a heavy or double bar or rule.
pub const HEAVY: u8 = 4;

/// What a line is to a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// It holds cells.
    Cells,
    /// It is a rule, or a row of empty cells.
    Dashes,
    /// It is a rule between rows.
    Rule,
    /// It holds delimiters only: a row of empty fields, or nothing.
    Delimiters,
    /// Brackets and such: nothing.
    Nothing,
}

/// Characters that stand together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// First character, and the one after the last.
    pub start: usize,
    pub end: usize,
    /// The gap before it.
    pub gap: u8,
}

/// A line of the text, without its comment.
#[derive(Debug)]
pub struct Row {
    /// Its number, from 1.
    pub line: usize,
    pub chars: Vec<char>,
    pub tokens: Vec<Token>,
    pub class: Class,
    /// The text of the comment after it.
    pub note: Option<String>,
    /// Whether there are empty lines before it.
    pub after_blank: bool,
}

impl Row {
    pub fn new(line: usize, mut chars: Vec<char>, note: Option<String>) -> Self {
        cut_continuation(&mut chars);
        let tokens = tokens(&chars);
        let class = classify(&chars, &tokens);
        Self {
            line,
            chars,
            tokens,
            class,
            note,
            after_blank: false,
        }
    }

    /// The characters of a token.
    pub fn text(&self, token: &Token) -> &[char] {
        &self.chars[token.start..token.end]
    }

    /// How many characters stand in tokens.
    pub fn token_chars(&self) -> usize {
        self.tokens.iter().map(|t| t.end - t.start).sum()
    }

    /// How strongly this line, as a rule, separates the rows beside it.
    pub fn rule_strength(&self) -> u8 {
        if self.chars.contains(&'=') {
            HEAVY
        } else {
            BAR
        }
    }

    /// How many crossings the line has.
    pub fn crossings(&self) -> usize {
        self.chars.iter().filter(|c| **c == '+').count()
    }

    /// Whether it has vertical bars.
    pub fn has_bars(&self) -> bool {
        self.chars.iter().any(|c| matches!(*c, '|' | HEAVY_BAR))
    }

    /// Whether it has any of the brackets that rows are written in in code.
    pub fn has_brackets(&self) -> bool {
        self.chars.iter().any(|c| "[]{}()".contains(*c))
    }
}

/// The strength of a separator, if the character is one.
pub const fn separator(c: char) -> Option<u8> {
    Some(match c {
        '|' | '!' => BAR,
        HEAVY_BAR => HEAVY,
        ' ' | '\t' | ',' | ';' | ':' | '[' | ']' | '{' | '}' | '(' | ')' | '<' | '>' | '"'
        | '\'' | '`' | '/' | '\\' | '+' | '=' | LIGHT_RULE => SPACE,
        _ => return None,
    })
}

/// Blanks the `...` that continues a line of a matrix after its `;`.
fn cut_continuation(chars: &mut [char]) {
    let end = chars.iter().rposition(|c| *c != ' ').map_or(0, |i| i + 1);
    let start = end.saturating_sub(3);
    let before = chars[..start].iter().rfind(|c| **c != ' ');
    if chars[start..end] == ['.', '.', '.'] && before == Some(&';') {
        chars[start..end].fill(' ');
    }
}

fn tokens(chars: &[char]) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut gap = JOINED;
    let mut spaces = 0;
    let mut open = false;
    for (i, c) in chars.iter().enumerate().filter(|(_, c)| **c != NOTHING) {
        match separator(*c) {
            Some(strength) => {
                spaces = if *c == ' ' { spaces + 1 } else { 0 };
                gap = match strength {
                    BAR if gap >= BAR => HEAVY,
                    SPACE if spaces > 1 => gap.max(WIDE_SPACE),
                    _ => gap.max(strength),
                };
                open = false;
            }
            None if open => tokens.last_mut().expect("a token is open").end = i + 1,
            None => {
                tokens.push(Token {
                    start: i,
                    end: i + 1,
                    gap,
                });
                (gap, spaces, open) = (JOINED, 0, true);
            }
        }
    }
    tokens
}

fn classify(chars: &[char], tokens: &[Token]) -> Class {
    let has = |wanted: &str| chars.iter().any(|c| wanted.contains(*c));
    let token_chars = || tokens.iter().flat_map(|t| &chars[t.start..t.end]).copied();
    if tokens.is_empty() {
        return if has("=─") || chars.iter().filter(|c| **c == '+').count() > 1 {
            Class::Rule
        } else if has(",;\t")
            || chars
                .iter()
                .filter(|c| matches!(**c, '|' | HEAVY_BAR))
                .count()
                > 2
        {
            Class::Delimiters
        } else {
            Class::Nothing
        };
    }
    // A border may have dots for corners: .---.---.
    let corners = token_chars().filter(|c| *c == '.').count();
    let strokes = token_chars().filter(|c| "-_*".contains(*c)).count();
    if strokes + corners < token_chars().count() || corners > strokes {
        return Class::Cells;
    }
    if has("+=─") {
        Class::Rule
    } else {
        Class::Dashes
    }
}

/// Whether the token can be cells at all: no more than an eighth of it is something else.
pub fn is_cell_like(token: &[char]) -> bool {
    let known = |c: &&char| {
        is_empty_mark(**c) || c.is_ascii_digit() || matches!(**c, 'A'..='G' | 'a'..='g')
    };
    let unknown = token.len() - token.iter().filter(known).count();
    unknown * 8 <= token.len()
}
