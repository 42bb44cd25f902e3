//! What a character or a word says as a cell.

use super::text::{Char, PLACED, Position, text};
use crate::puzzle::ValueSet;

/// The longest number that a cell can be written with has two digits; one digit more is kept to say
/// what is wrong with it.
const LONGEST_NUMBER: usize = 3;
/// Words for an empty cell.
const EMPTY: &str = ".. xx __ -- ** -1 null none nil na nan undefined nothing false";

/// What stands in a cell, before it is known how large the board is and what 0 means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// A mark for an empty cell.
    Empty,
    /// A digit that the player placed: an empty cell of the puzzle.
    Placed,
    /// The candidates of an empty cell.
    List(ValueSet),
    /// A zero: an empty cell or a digit.
    Zero,
    /// A number from 1, in digits, also too high ones.
    Number(u16),
    /// A number from 10, as a letter from A.
    Letter(char),
    /// A character that is something else.
    Unknown(char),
    /// A word that is something else.
    Word,
}

impl Symbol {
    /// The number from 1 that is written.
    pub fn number(self) -> Option<u16> {
        match self {
            Self::Number(number) => Some(number),
            Self::Letter(letter) => Some(letter as u16 - 'A' as u16 + 10),
            _ => None,
        }
    }

    /// The side of the smallest board that it can be in.
    pub fn highest(self) -> usize {
        match self {
            Self::Unknown(_) | Self::Word => usize::MAX,
            Self::List(values) => (u16::BITS - values.bits().leading_zeros()) as usize,
            _ => self.number().map_or(0, usize::from),
        }
    }

    /// What a single character says.
    pub fn of(c: char) -> Self {
        match c {
            '0' => Self::Zero,
            '1'..='9' => Self::Number(c as u16 - '0' as u16),
            'A'..='G' | 'a'..='g' => Self::Letter(c.to_ascii_uppercase()),
            PLACED => Self::Placed,
            '.' | 'x' | 'X' | '_' | '-' | '*' => Self::Empty,
            _ => Self::Unknown(c),
        }
    }

    /// What several characters say together: a number, an empty mark written twice, or what programs print:
    /// `null` or `-1` for an empty cell, `5.0`, `5.`, `5.0e0` or R's `5L` for 5.
    fn of_word(word: &str) -> Option<Self> {
        let word = word.to_ascii_lowercase();
        let word = word
            .strip_suffix('l')
            .filter(|word| is_integer(word))
            .unwrap_or(&word);
        if EMPTY.split(' ').any(|empty| empty == word) {
            return Some(Self::Empty);
        }
        let may_be = match is_integer(word) {
            true => word.len() <= LONGEST_NUMBER,
            false => word.contains('.') && !word.starts_with('.'),
        };
        match word.parse::<f64>().ok().filter(|_| may_be)? {
            -1.0 => Some(Self::Empty),
            0.0 => Some(Self::Zero),
            number if number.fract() == 0.0 && (1.0..1000.0).contains(&number) => {
                Some(Self::Number(number as u16))
            }
            _ => None,
        }
    }
}

fn is_integer(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit())
}

/// A symbol and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub symbol: Symbol,
    pub at: Position,
    /// How strongly it is separated from the cell before it.
    pub gap: u8,
}

impl Mark {
    pub const fn new(symbol: Symbol, c: Char, gap: u8) -> Self {
        let at = c.at;
        Self { symbol, at, gap }
    }

    /// The cell that a word is, or what is unknown in a short one.
    pub fn of_word(word: &[Char], gap: u8) -> Self {
        let of_char = |c: &Char| Self::new(Symbol::of(c.c), *c, gap);
        if let [c] = word {
            return of_char(c);
        }
        let may_be = word.len() <= LONGEST_NUMBER;
        let unknown = || word.iter().find(|c| may_be && is_unknown(c.c));
        match Symbol::of_word(&text(word)) {
            Some(symbol) => Self::new(symbol, word[0], gap),
            None => unknown().map_or(Self::new(Symbol::Word, word[0], gap), of_char),
        }
    }
}

/// Whether the word is a cell.
pub fn is_cell(word: &[Char]) -> bool {
    Mark::of_word(word, 0).symbol.highest() < usize::MAX
}

/// Whether no cell is written with the character.
pub fn is_unknown(c: char) -> bool {
    matches!(Symbol::of(c), Symbol::Unknown(_))
}

/// Whether the character is a letter that no cell is written with.
pub fn is_foreign_letter(c: char) -> bool {
    c.is_alphabetic() && is_unknown(c)
}
