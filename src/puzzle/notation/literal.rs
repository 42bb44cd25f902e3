//! Numbers and strings in nested brackets, whatever the language: JSON, Python, C, Java, Rust, R, Matlab,
//! numpy, YAML and more. Each innermost list is a row of cells, or the cells of a whole board; each string
//! is a line of its own. Words are no cells, and are left out.

use super::row::{Symbol, is_cell_like, separator};
use super::table::{PUZZLE, SOLUTION, is_one_of};
use super::text::{Char, LONGEST_LINE};

/// The deepest nesting that is followed.
const DEEPEST: usize = 64;

/// What is found in brackets.
#[derive(PartialEq, Eq, Debug)]
pub enum Found {
    /// A row of cells. It is doubtful if other data may look the same.
    Row { chars: Vec<Char>, is_doubtful: bool },
    /// The board before is written column by column.
    ByColumns,
    /// A list of rows ends.
    End,
}

/// What is said about a list or a string by the key before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Puzzle,
    Anything,
    Solution,
}

struct Level {
    about: About,
    /// Whether other data may look the same: arguments, or what an unknown key says.
    is_doubtful: bool,
    has_lists: bool,
}

/// The brackets that are open, and what stands in the innermost so far.
#[derive(Default)]
pub struct Literal {
    levels: Vec<Level>,
    /// How many more are open than are followed.
    beyond: usize,
    leaf: Vec<Char>,
    quote: Option<char>,
    /// A string, which is a key if a colon follows.
    string: Option<Vec<Char>>,
    /// What the key before says.
    key: Option<About>,
    /// Whether it is a matrix of R, which is filled by columns unless it says `byrow`.
    by_columns: bool,
}

/// Where a line begins to be a literal: at a bracket, which may have a word before it, as in `vec![`.
pub fn start(chars: &[Char]) -> Option<usize> {
    let mut start = 0;
    loop {
        start += chars[start..]
            .iter()
            .take_while(|c| " \t,".contains(c.c))
            .count();
        let is_word = |c: &&Char| c.c.is_alphanumeric() || "_.!:".contains(c.c);
        let end = start + chars[start..].iter().take_while(is_word).count();
        let word: String = chars[start..end].iter().map(|c| c.c).collect();
        let opens = chars.get(end).is_some_and(|c| "[{(".contains(c.c));
        if opens && (word.is_empty() || word.starts_with(char::is_alphabetic)) {
            return Some(start);
        }
        if word != "new" && word != "return" {
            return None;
        }
        start = end;
    }
}

impl Literal {
    pub const fn is_open(&self) -> bool {
        !self.levels.is_empty()
    }

    /// Takes characters up to the bracket that closes the first one, and says how many.
    pub fn take(&mut self, chars: &[Char], found: &mut Vec<Found>) -> usize {
        for (i, c) in chars.iter().enumerate() {
            self.push(*c, found);
            if !self.is_open() && matches!(c.c, ']' | '}' | ')') {
                return i + 1;
            }
        }
        chars.len()
    }

    /// Ends a line: strings do not go on in the next.
    pub fn end_line(&mut self) {
        self.quote = None;
        if let Some(last) = self.leaf.last().copied() {
            self.leaf.push(Char { c: ' ', ..last });
        }
    }

    /// Ends the text.
    pub fn end(&mut self, found: &mut Vec<Found>) {
        self.end_string(found);
        self.end_row(found);
        *self = Self::default();
    }

    fn about(&self) -> About {
        let level = self
            .levels
            .last()
            .map_or(About::Anything, |level| level.about);
        match self.key {
            Some(key) if level != About::Solution => key,
            _ => level,
        }
    }

    fn push(&mut self, c: Char, found: &mut Vec<Found>) {
        if let Some(quote) = self.quote {
            match &mut self.string {
                _ if c.c == quote => self.quote = None,
                Some(string) if string.len() < LONGEST_LINE => string.push(c),
                _ => {}
            }
            return;
        }
        if c.c != ' ' && !matches!(c.c, ':' | '=') {
            self.end_string(found);
        }
        match c.c {
            '"' | '\'' | '`' => {
                self.quote = Some(c.c);
                self.string = Some(Vec::new());
                self.leaf.push(Char { c: ' ', ..c });
            }
            '[' | '{' | '(' => self.open(c.c == '('),
            ']' | '}' | ')' => self.close(found),
            ':' | '=' => self.end_key(),
            ';' => self.end_row(found),
            ',' => {
                self.key = None;
                self.leaf.push(c);
            }
            // What a key says is no cell of a row.
            _ if self.key.is_none() => self.leaf.push(c),
            _ => {}
        }
        if self.leaf.len() > LONGEST_LINE {
            self.end_row(found);
        }
    }

    fn open(&mut self, is_round: bool) {
        if let Some(level) = self.levels.last_mut() {
            level.has_lists = true;
        }
        self.by_columns |= self
            .leaf
            .iter()
            .rev()
            .map(|c| c.c)
            .take(6)
            .eq("xirtam".chars());
        self.leaf.clear();
        if self.levels.len() == DEEPEST {
            self.beyond += 1;
            return;
        }
        let about = self.about();
        let is_unknown = self.key.is_some() && about == About::Anything;
        let inside = self.levels.last().is_some_and(|level| level.is_doubtful);
        self.levels.push(Level {
            about,
            is_doubtful: about == About::Anything && (is_round || is_unknown || inside),
            has_lists: false,
        });
        self.key = None;
    }

    fn close(&mut self, found: &mut Vec<Found>) {
        self.end_row(found);
        self.key = None;
        if self.beyond > 0 {
            self.beyond -= 1;
        } else if self.levels.pop().is_some_and(|level| level.has_lists) {
            if std::mem::take(&mut self.by_columns) {
                found.push(Found::ByColumns);
            }
            found.push(Found::End);
        }
    }

    /// What stands before a colon or `=` is the key of what follows.
    fn end_key(&mut self) {
        let start = self
            .leaf
            .iter()
            .rposition(|c| c.c == ',')
            .map_or(0, |i| i + 1);
        let word: String = match self.string.take() {
            Some(string) => string.iter().map(|c| c.c).collect(),
            None => self.leaf[start..].iter().map(|c| c.c).collect(),
        };
        self.leaf.truncate(start);
        let word = word.trim().to_lowercase();
        self.by_columns &= word != "byrow";
        self.key = Some(if is_one_of(PUZZLE, &word) {
            About::Puzzle
        } else if is_one_of(SOLUTION, &word) {
            About::Solution
        } else {
            About::Anything
        });
    }

    /// A short string is a cell of the row, a long one a line of its own.
    fn end_string(&mut self, found: &mut Vec<Found>) {
        let Some(mut chars) = self.string.take() else {
            return;
        };
        let about = self.about();
        if chars.len() > 2 {
            if about == About::Puzzle || about == About::Anything && is_cell_like(&chars) {
                let is_doubtful = self.key.is_some() && about == About::Anything;
                self.end_row(found);
                found.push(Found::Row { chars, is_doubtful });
            }
        } else if self.key.is_none()
            && let Some(at) = self.leaf.last().copied()
        {
            if chars.iter().all(|c| c.c == ' ') {
                chars = vec![Char { c: '.', ..at }];
            }
            self.leaf.append(&mut chars);
            self.leaf.push(at);
        }
    }

    /// Hands out the row that the innermost list holds so far. Numbers beside lists are no row.
    fn end_row(&mut self, found: &mut Vec<Found>) {
        let leaf = std::mem::take(&mut self.leaf);
        let Some(level) = self.levels.last().filter(|level| !level.has_lists) else {
            return;
        };
        let Some(chars) = cells(&leaf).filter(|_| level.about != About::Solution) else {
            return;
        };
        let is_doubtful = level.is_doubtful;
        found.push(Found::Row { chars, is_doubtful });
    }
}

/// The row, with words for nothing as empty cells; nothing if there are other words or no two cells.
fn cells(leaf: &[Char]) -> Option<Vec<Char>> {
    let mut chars = Vec::with_capacity(leaf.len());
    let mut count = 0;
    for word in leaf.split_inclusive(|c| separator(c.c).is_some()) {
        let end = word
            .iter()
            .position(|c| separator(c.c).is_some())
            .unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        let text: String = word.iter().map(|c| c.c).collect();
        count += usize::from(!word.is_empty());
        match text.to_lowercase().as_str() {
            "null" | "none" | "nil" | "na" | "nan" | "undefined" | "nothing" => {
                chars.push(Char { c: '.', ..word[0] });
            }
            // A row goes on in the next line.
            "..." if chars.iter().all(|c: &Char| separator(c.c).is_some()) => {}
            _ if word.len() > 1 && word[0].c.is_alphabetic() => return None,
            _ => chars.extend_from_slice(word),
        }
        chars.extend_from_slice(after);
    }
    let cells = chars
        .iter()
        .filter(|c| !matches!(Symbol::of(c.c), Symbol::Unknown(_)))
        .count();
    (count > 1 && cells > 1).then_some(chars)
}
