//! A line cut into words, and what kind of line it is.

use super::prose::is_title;
use super::sheet::Sheet;
use super::symbol::{Symbol, is_cell, is_unknown};
use super::text::{Char, HEAVY_BAR, LIGHT_RULE, text};
use crate::puzzle::{MAX_CELLS, MAX_SIZE};
use std::ops::Range;

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

/// The strength of a separator, if the character is one.
pub const fn separator(c: char) -> Option<u8> {
    Some(match c {
        '|' | '!' => BAR,
        HEAVY_BAR => HEAVY,
        ' ' | '\t' | ',' | ';' | ':' | '[' | ']' | '{' | '}' | '(' | ')' | '<' | '>' | '"'
        | '\'' | '`' | '/' | '\\' | '+' | '=' | '&' | LIGHT_RULE => SPACE,
        _ => return None,
    })
}

pub const fn is_bar(c: char) -> bool {
    matches!(c, '|' | HEAVY_BAR)
}

/// Where the parts between these ends are.
fn parts(chars: &[Char], is_end: impl Fn(&Char) -> bool) -> Vec<Range<usize>> {
    let mut start = 0;
    let parts = chars.split(is_end).map(|part| {
        start += part.len() + 1;
        start - 1 - part.len()..start - 1
    });
    parts.collect()
}

/// What stands together between separators.
pub fn words(chars: &[Char]) -> impl Iterator<Item = &[Char]> + Clone {
    let words = chars.split(|c| separator(c.c).is_some());
    words.filter(|word| !word.is_empty())
}

/// Whether these can be cells at all: no more than an eighth of them is something else.
pub fn is_cell_like(chars: &[Char]) -> bool {
    let cells = || words(chars).flatten();
    cells().filter(|c| is_unknown(c.c)).count() * 8 <= cells().count()
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

/// Where a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The text.
    Line,
    /// A list or a string in brackets.
    List,
    /// One that is called a puzzle.
    Puzzle,
    /// One that is called a solution.
    Solution,
    /// One that may be something else, such as the arguments of a function.
    DoubtfulList,
}

/// A line of the text, or of a list in brackets, without what is not puzzle.
#[derive(Clone)]
pub struct Row {
    pub chars: Vec<Char>,
    /// Where its words are.
    pub words: Vec<Range<usize>>,
    pub class: Class,
    pub origin: Origin,
    /// What the comment after it says, or the words beside its boards.
    pub name: Option<String>,
    /// Whether there are empty lines before it.
    pub is_apart: bool,
    /// The boards in it, if it is no row of one.
    pub boards: Vec<Sheet>,
    /// What stands beside them and has about as many cells.
    pub damaged: Option<Vec<Char>>,
}

impl Row {
    pub fn new(chars: Vec<Char>, origin: Origin, name: Option<String>) -> Self {
        let mut words = parts(&chars, |c| separator(c.c).is_some());
        words.retain(|word| !word.is_empty());
        Self {
            class: classify(&chars, words.iter().map(Range::len).sum()),
            chars,
            words,
            origin,
            name,
            is_apart: false,
            boards: Vec::new(),
            damaged: None,
        }
    }

    /// The same line with other characters.
    pub fn with(&self, chars: Vec<Char>) -> Self {
        let row = Self::new(chars, self.origin, self.name.clone());
        Self {
            is_apart: self.is_apart,
            ..row
        }
    }

    /// Whether nothing is said if it makes no board.
    pub const fn is_doubtful(&self) -> bool {
        matches!(self.origin, Origin::Solution | Origin::DoubtfulList)
    }

    /// The line where it starts.
    pub fn line(&self) -> usize {
        self.chars.first().map_or(1, |c| c.at.line)
    }

    /// Whether it is a line of the text.
    pub fn is_line(&self) -> bool {
        self.origin == Origin::Line
    }

    pub fn words(&self) -> impl Iterator<Item = &[Char]> {
        self.words.iter().map(|place| &self.chars[place.clone()])
    }

    /// Where the fields between these delimiters are; `|` stands for all bars.
    pub fn fields(&self, delimiter: char) -> Vec<Range<usize>> {
        parts(&self.chars, |c| {
            c.c == delimiter || delimiter == '|' && is_bar(c.c)
        })
    }

    /// Whether there is nothing but separators.
    pub fn is_blank(&self, place: &Range<usize>) -> bool {
        words(&self.chars[place.clone()]).next().is_none()
    }

    /// Whether it holds more words than a board has cells.
    pub fn is_too_long(&self) -> bool {
        self.words.len() > MAX_CELLS
    }

    /// How many characters stand in words.
    pub fn cell_count(&self) -> usize {
        self.words.iter().map(Range::len).sum()
    }

    /// Whether it is a title: words, and not `None` and the like as the cells of a table. Words of letters alone
    /// are one too, since no row has so many high values and nothing else.
    pub fn is_title(&self) -> bool {
        let is_letter = |c: &Char| c.c.is_alphabetic() && Symbol::of(c.c) != Symbol::Empty;
        let is_word = |word: &[Char]| word.len() > 2 && word.iter().all(is_letter);
        let are_words = || self.words().all(is_word) && !self.has_bars();
        // A row of a board of letters has many empty cells, and words of one length.
        let count = |signs: &str| self.chars.iter().filter(|c| signs.contains(c.c)).count();
        let is_even = || {
            self.words
                .iter()
                .all(|word| word.len() == self.words[0].len())
        };
        let are_letters = || {
            let cells = self.cell_count();
            cells > MAX_SIZE && count(".0_*") * 5 > cells && is_even()
        };
        let is_missing = |word: &[Char]| matches!(&*text(word).to_lowercase(), "nan" | "na");
        let is_null = |word: &[Char]| {
            matches!(
                &*text(word).to_lowercase(),
                "none" | "null" | "nil" | "undefined"
            )
        };
        let are_nulls = || self.words.len() > 1 && self.words().all(is_null);
        let may_be = || count("-,;\t0123456789") > 0 || self.words().any(is_missing) || are_nulls();
        let are_cells = || may_be() && self.words().all(is_cell);
        let is_title = || are_words() || is_title(&self.chars) && !are_letters();
        self.class == Class::Cells && self.is_line() && is_title() && !are_cells()
    }

    pub fn count(&self, c: char) -> usize {
        self.chars.iter().filter(|own| own.c == c).count()
    }

    pub fn has_bars(&self) -> bool {
        self.chars.iter().any(|c| is_bar(c.c))
    }

    /// Whether it is a row of cells for sure, maybe of empty fields.
    pub const fn holds_cells(&self) -> bool {
        matches!(self.class, Class::Cells | Class::Delimiters)
    }
}

/// How strongly these characters separate two cells.
pub fn gap(between: &[Char]) -> u8 {
    let (mut gap, mut spaces) = (JOINED, 0);
    for c in between {
        spaces = if c.c == ' ' { spaces + 1 } else { 0 };
        gap = match separator(c.c) {
            Some(BAR) if gap >= BAR => HEAVY,
            _ if spaces > 1 => gap.max(WIDE_SPACE),
            strength => gap.max(strength.unwrap_or(SPACE)),
        };
    }
    gap
}

/// What a line with so many characters in words is.
fn classify(chars: &[Char], cells: usize) -> Class {
    let count = |wanted: &str| chars.iter().filter(|c| wanted.contains(c.c)).count();
    // A border may have dots for corners: .---.---.
    let (corners, strokes) = (count("."), count("-_*"));
    if strokes + corners < cells || corners > strokes {
        Class::Cells
    } else if count("=─:") > 0 || count("+") > usize::from(cells == 0) {
        Class::Rule
    } else if cells > 0 {
        Class::Dashes
    } else if count(",;\t&") > 0 || chars.iter().filter(|c| is_bar(c.c)).count() > 1 {
        Class::Delimiters
    } else {
        Class::Nothing
    }
}
