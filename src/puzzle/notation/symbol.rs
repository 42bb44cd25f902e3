//! What stands in a cell, as it is written.

/// The longest number that a cell can be written with has two digits; one digit more is kept to say
/// what is wrong with it.
pub const LONGEST_NUMBER: usize = 3;

/// What stands in a cell, before it is known how large the board is and what 0 means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// A mark for an empty cell.
    Empty,
    /// A zero: an empty cell or a digit.
    Zero,
    /// A number from 1, in digits, also too high ones.
    Number(u16),
    /// A number from 10, as a letter from A.
    Letter(char),
    /// Something else.
    Unknown(char),
}

impl Symbol {
    /// The number from 1 that is written.
    pub fn number(self) -> Option<u16> {
        match self {
            Self::Number(number) => Some(number),
            Self::Letter(letter) => Some(letter as u16 - 'A' as u16 + 10),
            Self::Empty | Self::Zero | Self::Unknown(_) => None,
        }
    }
}

/// A symbol and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub symbol: Symbol,
    /// Line and column, from 1.
    pub line: usize,
    pub column: usize,
    /// How strongly it is separated from the cell before it: 0 is not at all.
    pub gap: u8,
}

/// Whether the character marks an empty cell and nothing else.
pub const fn is_empty_mark(c: char) -> bool {
    matches!(c, '.' | 'x' | 'X' | '_' | '-' | '*')
}

/// What a single character says.
pub fn symbol(c: char) -> Symbol {
    match c {
        '0' => Symbol::Zero,
        '1'..='9' => Symbol::Number(c as u16 - '0' as u16),
        'A'..='G' | 'a'..='g' => Symbol::Letter(c.to_ascii_uppercase()),
        _ if is_empty_mark(c) => Symbol::Empty,
        _ => Symbol::Unknown(c),
    }
}

/// What a token says that is one cell: a character, a number, or an empty mark written twice; or
/// what is unknown in it.
pub fn symbol_of_token(token: &[char]) -> Option<Symbol> {
    match token {
        [c] => Some(symbol(*c)),
        [first, second] if is_empty_mark(*first) && first == second => Some(Symbol::Empty),
        _ if token.len() <= LONGEST_NUMBER && token.iter().all(char::is_ascii_digit) => {
            let number = token
                .iter()
                .fold(0, |n, c| n * 10 + (*c as u16 - '0' as u16));
            Some(if number == 0 {
                Symbol::Zero
            } else {
                Symbol::Number(number)
            })
        }
        _ if token.len() <= LONGEST_NUMBER => {
            let mut symbols = token.iter().map(|c| symbol(*c));
            symbols.find(|s| matches!(s, Symbol::Unknown(_)))
        }
        _ => None,
    }
}

/// Whether the character is a letter that no cell is written with.
pub fn is_foreign_letter(c: char) -> bool {
    c.is_alphabetic() && matches!(symbol(c), Symbol::Unknown(_))
}
