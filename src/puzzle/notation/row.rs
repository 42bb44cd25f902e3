//! A line cut into tokens, and what a character or token says as a cell.

use super::text::{Char, HEAVY_BAR, LIGHT_RULE, PLACED, Position, text};
use crate::puzzle::ValueSet;
use std::ops::Range;

/// The longest number that a cell can be written with has two digits; one digit more is kept to say
/// what is wrong with it.
const LONGEST_NUMBER: usize = 3;

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

/// What stands in a cell, before it is known how large the board is and what 0 means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// A mark for an empty cell.
    Empty,
    /// A digit that the player placed: an empty cell of the puzzle.
    Placed,
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
            Self::Empty | Self::Placed | Self::Zero | Self::Unknown(_) => None,
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
}

/// A symbol and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub symbol: Symbol,
    pub at: Position,
    /// How strongly it is separated from the cell before it.
    pub gap: u8,
    /// The candidates that are listed, where there are several.
    pub listed: ValueSet,
}

impl Mark {
    pub const fn new(symbol: Symbol, c: Char, gap: u8) -> Self {
        Self {
            symbol,
            at: c.at,
            gap,
            listed: ValueSet::EMPTY,
        }
    }

    /// The cell that a token is: a character, a number, or an empty mark written twice; or what is
    /// unknown in it.
    pub fn of_token(token: &[Char], gap: u8) -> Option<Self> {
        let first = token[0];
        let is_same = |c: &Char| c.c == first.c && Symbol::of(c.c) == Symbol::Empty;
        let (symbol, c) = match text(token).parse() {
            _ if token.len() == 1 || token.len() == 2 && is_same(&token[1]) => {
                (Symbol::of(first.c), first)
            }
            _ if token.len() > LONGEST_NUMBER => return None,
            Ok(0) => (Symbol::Zero, first),
            Ok(number) => (Symbol::Number(number), first),
            Err(_) => {
                let unknown = token.iter().find(|c| is_unknown(c.c))?;
                (Symbol::of(unknown.c), *unknown)
            }
        };
        Some(Self::new(symbol, c, gap))
    }
}

/// Whether no cell is written with the character.
pub fn is_unknown(c: char) -> bool {
    matches!(Symbol::of(c), Symbol::Unknown(_))
}

/// Whether the character is a letter that no cell is written with.
pub fn is_foreign_letter(c: char) -> bool {
    c.is_alphabetic() && is_unknown(c)
}

/// Whether these can be cells at all: no more than an eighth of them is something else.
pub fn is_cell_like(chars: &[Char]) -> bool {
    let cells = || chars.iter().filter(|c| separator(c.c).is_none());
    cells().filter(|c| is_unknown(c.c)).count() * 8 <= cells().count()
}

/// The words of a line, and each separator by itself.
pub fn parts(chars: &[Char]) -> impl Iterator<Item = &[Char]> + Clone {
    chars.chunk_by(|a, b| separator(a.c).is_none() && separator(b.c).is_none())
}

/// The cell that programs mean by a word: an empty one by `null` or `-1`, 5 by `5.0`,
/// `5.` or `5.0e0`.
pub fn meaning(word: &[Char]) -> Option<Vec<Char>> {
    if word.len() == 1 {
        return None;
    }
    let text = text(word).to_ascii_lowercase();
    let as_written = |text: &str| {
        let chars = text.chars().map(|c| Char { c, ..word[0] });
        Some(chars.collect())
    };
    match &*text {
        "null" | "none" | "nil" | "na" | "nan" | "undefined" | "nothing" | "false" | "-1" => {
            as_written(".")
        }
        text if !text.contains('.') || text.starts_with('.') => None,
        text => match text.parse::<f64>() {
            Ok(-1.0) => as_written("."),
            Ok(number) if number.fract() == 0.0 && (0.0..100.0).contains(&number) => {
                as_written(&number.to_string())
            }
            _ => None,
        },
    }
}

/// The cells of a line that is a row of a table of numbers, such as `5.0  NaN  3.0`, where these are not
/// written plainly. `-1` and `4.` may be two cells each, if blanks divide the line into boxes.
pub fn of_table(chars: &[Char]) -> Option<Vec<Char>> {
    let words = || parts(chars).filter(|part| separator(part[0].c).is_none());
    let is_long = |word: &[Char]| word.len() == 2 && word.iter().all(|c| c.c.is_ascii_digit());
    let is_short = |word: &[Char]| word.len() == 1 && !is_unknown(word[0].c);
    let has_delimiters = chars.iter().any(|c| ",;\t".contains(c.c));
    let has_boxes = || !has_delimiters && words().any(is_long);
    let is_special = |word: &[Char]| {
        let is_doubtful = word[word.len() - 1].c == '.' || word[0].c == '-' && has_boxes();
        !is_doubtful && meaning(word).is_some()
    };
    let mut others = words()
        .filter(|word| !is_short(word) && !is_long(word))
        .peekable();
    // `None` and the like may be words of a sentence.
    let is_nan = |word: &[Char]| text(word).eq_ignore_ascii_case("nan");
    let has_digits = chars.iter().any(|c| c.c.is_ascii_digit());
    let is_data = has_delimiters || has_digits || words().any(is_nan);
    let has_special = others.peek().is_some() && others.all(is_special);
    let is_table = is_data && words().nth(3).is_some() && has_special;
    let cell = |part: &[Char]| meaning(part).unwrap_or_else(|| part.to_vec());
    is_table.then(|| parts(chars).flat_map(cell).collect())
}

/// The strength of a separator, if the character is one.
pub const fn separator(c: char) -> Option<u8> {
    Some(match c {
        '|' | '!' => BAR,
        HEAVY_BAR => HEAVY,
        ' ' | '\t' | '\n' | ',' | ';' | ':' | '[' | ']' | '{' | '}' | '(' | ')' | '<' | '>'
        | '"' | '\'' | '`' | '/' | '\\' | '+' | '=' | '&' | LIGHT_RULE => SPACE,
        _ => return None,
    })
}

pub const fn is_bar(c: char) -> bool {
    matches!(c, '|' | HEAVY_BAR)
}

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

/// A line of the text, or of a list in brackets, without what is not puzzle.
#[derive(Clone, Debug)]
pub struct Row {
    pub chars: Vec<Char>,
    /// Characters that stand together, each with the gap before it.
    pub tokens: Vec<(Range<usize>, u8)>,
    pub class: Class,
    /// What the comment after it says.
    pub name: Option<String>,
    /// Whether it may be something else, so that nothing is said if it makes no board.
    pub is_doubtful: bool,
}

impl Row {
    pub fn new(chars: Vec<Char>, name: Option<String>) -> Self {
        let tokens = tokens(&chars);
        let class = classify(&chars, &tokens);
        Self {
            chars,
            tokens,
            class,
            name,
            is_doubtful: false,
        }
    }

    /// The line where it starts.
    pub fn line(&self) -> usize {
        self.texts().next().map_or(1, |text| text[0].at.line)
    }

    /// Whether there are empty lines between the other line and this one.
    pub fn is_apart_from(&self, before: &Self) -> bool {
        let last = before.chars.last().map_or(0, |c| c.at.line);
        self.chars.first().is_some_and(|c| c.at.line > last + 1)
    }

    /// The tokens, each with the gap before it.
    pub fn words(&self) -> impl Iterator<Item = (&[Char], u8)> {
        let tokens = self.tokens.iter();
        tokens.map(|(place, gap)| (&self.chars[place.clone()], *gap))
    }

    /// The characters of each token.
    pub fn texts(&self) -> impl Iterator<Item = &[Char]> {
        self.words().map(|(text, _)| text)
    }

    /// How many characters stand in tokens.
    pub fn token_chars(&self) -> usize {
        self.texts().map(<[Char]>::len).sum()
    }

    pub fn count(&self, c: char) -> usize {
        self.chars.iter().filter(|own| own.c == c).count()
    }

    pub fn contains(&self, c: char) -> bool {
        self.count(c) > 0
    }

    /// Whether it has vertical bars.
    pub fn has_bars(&self) -> bool {
        self.chars.iter().any(|c| is_bar(c.c))
    }

    /// Whether it is a row of cells for sure, maybe of empty fields.
    pub const fn holds_cells(&self) -> bool {
        matches!(self.class, Class::Cells | Class::Delimiters)
    }

    /// The line without the dashes of a list at its beginning, if it has any.
    pub fn without_dashes(&self) -> Option<Self> {
        let is_dash = |text: &&[Char]| text.len() == 1 && text[0].c == '-';
        let dashes = self.texts().take_while(is_dash).count();
        let start = self.tokens.get(dashes)?.0.start;
        let rest = Self::new(self.chars[start..].to_vec(), self.name.clone());
        (dashes > 0).then_some(rest)
    }
}

fn tokens(chars: &[Char]) -> Vec<(Range<usize>, u8)> {
    let mut tokens: Vec<(Range<usize>, u8)> = Vec::new();
    let (mut gap, mut spaces) = (JOINED, 0);
    for (i, c) in chars.iter().enumerate() {
        match (separator(c.c), tokens.last_mut()) {
            (Some(strength), _) => {
                spaces = if c.c == ' ' { spaces + 1 } else { 0 };
                gap = match strength {
                    BAR if gap >= BAR => HEAVY,
                    SPACE if spaces > 1 => gap.max(WIDE_SPACE),
                    _ => gap.max(strength),
                };
            }
            (None, Some((last, _))) if last.end == i => last.end += 1,
            (None, _) => {
                tokens.push((i..i + 1, gap));
                (gap, spaces) = (JOINED, 0);
            }
        }
    }
    tokens
}

/// What stands where the lines of a drawn frame meet.
const CORNERS: [char; 6] = ['.', ':', '\'', '*', '|', '+'];

/// Whether these are long dashes between corners, as in `.-----.-----.` and `*----*----*`.
fn is_border(chars: &[Char]) -> bool {
    const LONG: usize = 4;
    let text = text(chars);
    let inner = text.trim().strip_prefix(CORNERS);
    let dashes = inner.and_then(|inner| inner.strip_suffix(CORNERS));
    dashes.is_some_and(|dashes| {
        let mut dashes = dashes.split(CORNERS).peekable();
        let is_long = |dash: &str| dash.len() >= LONG && dash.bytes().all(|b| b == b'-');
        dashes.next().is_some_and(is_long) && dashes.peek().is_some() && dashes.all(is_long)
    })
}

fn classify(chars: &[Char], tokens: &[(Range<usize>, u8)]) -> Class {
    let count = |wanted: &str| chars.iter().filter(|c| wanted.contains(c.c)).count();
    // A border may have dots for corners: .---.---.
    let cells: usize = tokens.iter().map(|(place, _)| place.len()).sum();
    let (corners, strokes) = (count("."), count("-_*"));
    if is_border(chars) {
        Class::Rule
    } else if strokes + corners < cells || corners > strokes {
        Class::Cells
    } else if count("=─") > 0 || count("+") > usize::from(cells == 0) {
        Class::Rule
    } else if cells > 0 {
        Class::Dashes
    } else if count(",;\t&") > 0 || chars.iter().filter(|c| is_bar(c.c)).count() > 2 {
        Class::Delimiters
    } else {
        Class::Nothing
    }
}
