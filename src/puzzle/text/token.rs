//! What a character or a word says as a cell.

use super::lines::{Char, HEAVY_BAR, LIGHT_RULE, Position, text};

/// Words for an empty cell.
const NOTHING: &str = "null none nil na nan undefined nothing false -1 __ -- ** ?? .. &nbsp";

/// What stands in a cell, before it is known how large the board is and what 0 means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// Nothing, in a field.
    Blank,
    /// A sign for an empty cell.
    Empty,
    /// A zero: an empty cell or a digit.
    Zero,
    /// A number from 1, in digits, also too high ones.
    Number(u16),
    /// A capital letter: a number from 10, or a region.
    Letter(char),
}

impl Symbol {
    /// What a single character says, if it says something on some board.
    pub fn of(c: char) -> Option<Self> {
        Some(match c {
            '0' => Self::Zero,
            '1'..='9' => Self::Number(c as u16 - '0' as u16),
            '.' | 'x' | 'X' | '_' | '-' | '*' | '?' | '~' => Self::Empty,
            _ if c.is_ascii_alphabetic() => Self::Letter(c.to_ascii_uppercase()),
            _ => return None,
        })
    }

    /// The number from 1 that is written.
    pub fn number(self) -> Option<u16> {
        match self {
            Self::Number(number) => Some(number),
            Self::Letter(letter) => Some(letter as u16 - 'A' as u16 + 10),
            Self::Blank | Self::Empty | Self::Zero => None,
        }
    }
}

/// Whether a character is a cell and no letter.
pub fn is_sign(c: &Char) -> bool {
    Symbol::of(c.c).is_some_and(|symbol| !matches!(symbol, Symbol::Letter(_)))
}

/// A cell as it is written, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    pub symbol: Symbol,
    pub at: Position,
}

/// Which letters are cells: those that the size needs, or any.
#[derive(Clone, Copy)]
pub enum Letters {
    /// Those of a board of this size.
    OfSize(usize),
    Any,
}

impl Letters {
    /// The cell that is written with this character.
    pub fn cell(self, c: &Char) -> Option<Token> {
        let symbol = match self {
            // A region may be called X.
            Self::Any if c.c.is_ascii_alphabetic() => Symbol::Letter(c.c.to_ascii_uppercase()),
            Self::Any | Self::OfSize(_) => Symbol::of(c.c)?,
        };
        self.has(symbol).then_some(Token { symbol, at: c.at })
    }

    /// Whether a symbol is a cell: any but some letters.
    pub fn has(self, symbol: Symbol) -> bool {
        match (self, symbol) {
            (Self::OfSize(size), Symbol::Letter(letter)) => {
                letter as usize - 'A' as usize + 10 <= size
            }
            _ => true,
        }
    }

    /// The cells of a word whose every character is one.
    pub fn cells(self, word: &[Char]) -> Option<Vec<Token>> {
        word.iter().map(|c| self.cell(c)).collect()
    }

    /// The one cell that is written with this word: a character, a number, or a word for nothing.
    pub fn cell_of_word(self, word: &[Char]) -> Option<Token> {
        if let [c] = word {
            return self.cell(c);
        }
        let (at, word) = (word.first()?.at, text(word).to_ascii_lowercase());
        let digits = word.strip_suffix(".0").unwrap_or(&word);
        let symbol = if NOTHING.split(' ').any(|nothing| nothing == word) {
            Symbol::Empty
        } else if is_number(digits) && digits.len() <= 3 {
            match digits.parse().ok()? {
                0 => Symbol::Zero,
                number => Symbol::Number(number),
            }
        } else {
            return None;
        };
        Some(Token { symbol, at })
    }

    /// The cell of a field: a word, or blank.
    pub fn cell_of_field(self, field: &[Char], edge: Position) -> Option<Token> {
        let mut words = words(field);
        let token = match words.next() {
            Some(word) => self.cell_of_word(word)?,
            // Also between quotes.
            None if field.iter().all(|c| matches!(c.c, ' ' | '\t' | '"')) => Token {
                symbol: Symbol::Blank,
                at: field.first().map_or(edge, |c| c.at),
            },
            None => return None,
        };
        words.next().is_none().then_some(token)
    }
}

/// Whether a text has digits and nothing else.
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Whether the character stands between the columns of a frame.
pub const fn is_bar(c: char) -> bool {
    matches!(c, '|' | HEAVY_BAR)
}

/// The words of a line.
pub fn words(chars: &[Char]) -> impl Iterator<Item = &[Char]> {
    let is_end = |c: &Char| is_bar(c.c) || matches!(c.c, ' ' | '\t' | ',' | ';' | ':' | '/' | '"');
    chars.split(is_end).filter(|word| !word.is_empty())
}

/// Whether some cells of a board are blank fields and others have a sign for an empty cell: something may
/// have been lost. Large boards may have 0 for a digit.
pub fn has_two_blanks<'a>(tokens: impl IntoIterator<Item = &'a Token>, side: usize) -> bool {
    let (mut is_blank, mut has_sign) = (false, false);
    for token in tokens {
        is_blank |= token.symbol == Symbol::Blank;
        has_sign |= token.symbol == Symbol::Empty || token.symbol == Symbol::Zero && side < 10;
    }
    is_blank && has_sign
}

/// Whether a line is a rule of a frame. A line of dashes may also be a row of empty cells.
pub fn is_rule(chars: &[Char], takes_dashes: bool) -> bool {
    let mut signs = chars.iter().map(|c| c.c).filter(|c| *c != ' ');
    let is_of = |c: char| is_bar(c) || "-_*=+:~#".contains(c) || c == LIGHT_RULE;
    signs.clone().all(is_of)
        && signs.clone().any(|c| !is_bar(c) && c != ':')
        && (!takes_dashes || signs.any(|c| "=+:~#".contains(c) || c == LIGHT_RULE))
}
