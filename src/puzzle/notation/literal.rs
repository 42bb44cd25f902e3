//! Numbers and strings in nested brackets, whatever the language: JSON, Python, C, Java, Rust, R, Matlab,
//! numpy, YAML and more. Each innermost list is a row of cells, or the cells of a whole board; each string
//! is a line of its own. Words are no cells, and are left out.

use super::row::{is_cell_like, is_unknown, meaning, parts, separator};
use super::table::{PUZZLE, is_one_of, names_solution};
use super::text::{Char, LONGEST_LINE, text};

/// The deepest nesting that is followed.
const DEEPEST: usize = 64;

/// What is found in brackets.
#[derive(PartialEq, Eq, Debug)]
pub enum Found {
    /// A row of cells. It is doubtful if other data may look the same.
    Row {
        chars: Vec<Char>,
        is_doubtful: bool,
        is_solution: bool,
    },
    /// A list of rows ends.
    End,
}

/// What is said about a list or a string by the key before it, or by the list around it. Doubtful are
/// arguments and what an unknown key says: other data may look the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Puzzle,
    Anything,
    Doubtful,
    Solution,
    /// Whether a matrix of R is filled by rows.
    ByRow,
}

/// The brackets that are open, and what stands in the innermost so far.
#[derive(Default)]
pub struct Literal {
    /// What each list is about, and whether it has lists in it.
    levels: Vec<(About, bool)>,
    leaf: Vec<Char>,
    quote: Option<char>,
    /// A string, which is a key if a colon follows.
    string: Option<Vec<Char>>,
    /// What the key before says.
    key: Option<About>,
    /// Whether it is a matrix of R, which is filled by columns unless it says `byrow = TRUE`.
    by_columns: bool,
    /// Handed out when the matrix ends.
    found: Vec<Found>,
}

/// Where a line begins to be a literal: at a bracket, which may have a word before it, as in `vec![`.
pub fn start(chars: &[Char]) -> Option<usize> {
    let after = |start: usize, is: fn(char) -> bool| {
        let others = chars[start..].iter().position(|c| !is(c.c));
        others.map_or(chars.len(), |count| start + count)
    };
    let mut start = 0;
    loop {
        start = after(start, |c| " \t,".contains(c));
        let end = after(start, |c| c.is_alphanumeric() || "_.!:".contains(c));
        let word = text(&chars[start..end]);
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

    /// Takes characters up to the bracket that closes the first one, and says how many and what is found.
    pub fn take(&mut self, chars: &[Char]) -> (usize, Vec<Found>) {
        let closes = |c: &Char| {
            self.push(*c);
            !self.is_open() && matches!(c.c, ']' | '}' | ')')
        };
        let last = chars.iter().position(closes);
        let length = last.map_or(chars.len(), |last| last + 1);
        // A matrix that is filled by columns is one row so far.
        self.by_columns &= self.found.len() < 2;
        let found = match self.by_columns {
            true => Vec::new(),
            false => std::mem::take(&mut self.found),
        };
        (length, found)
    }

    /// Ends a line: strings do not go on in the next.
    pub fn end_line(&mut self) {
        self.quote = None;
        let last = self.leaf.last().copied();
        self.leaf.extend(last.map(|last| Char { c: ' ', ..last }));
    }

    /// Ends the text.
    pub fn end(&mut self) -> Vec<Found> {
        self.end_string();
        self.end_row();
        std::mem::take(self).found
    }

    fn about(&self) -> About {
        let level = self.levels.last().map_or(About::Anything, |level| level.0);
        match self.key {
            Some(key) if level != About::Solution => key,
            _ => level,
        }
    }

    fn push(&mut self, c: Char) {
        if let Some(quote) = self.quote {
            match &mut self.string {
                _ if c.c == quote => self.quote = None,
                Some(string) if string.len() < LONGEST_LINE => string.push(c),
                _ => {}
            }
            return;
        }
        if !matches!(c.c, ' ' | ':' | '=') {
            self.end_string();
        }
        match c.c {
            '"' | '\'' | '`' => {
                self.quote = Some(c.c);
                self.string = Some(Vec::new());
                self.leaf.push(Char { c: ' ', ..c });
            }
            '[' | '{' | '(' => self.open(c.c == '('),
            ']' | '}' | ')' => self.close(),
            ':' | '=' => self.end_key(),
            ';' => self.end_row(),
            ',' => {
                self.key = None;
                self.leaf.push(c);
            }
            // What a key says is no cell of a row.
            _ if self.key.is_none() => self.leaf.push(c),
            'T' | 't' | '1' if self.key == Some(About::ByRow) => self.by_columns = false,
            _ => {}
        }
        if self.leaf.len() > LONGEST_LINE {
            self.end_row();
        }
    }

    fn open(&mut self, is_round: bool) {
        if let Some((_, has_lists)) = self.levels.last_mut() {
            *has_lists = true;
        }
        let word = text(&std::mem::take(&mut self.leaf));
        self.by_columns |= word.rsplit([' ', ',']).next() == Some("matrix");
        if self.levels.len() < DEEPEST {
            let about = match self.about() {
                About::Anything if is_round && !self.by_columns => About::Doubtful,
                about => about,
            };
            self.levels.push((about, false));
        }
        self.key = None;
    }

    fn close(&mut self) {
        self.end_row();
        self.key = None;
        if self.levels.pop().is_some_and(|(_, has_lists)| has_lists) {
            if std::mem::take(&mut self.by_columns)
                && let [Found::Row { chars, .. }] = &mut self.found[..]
            {
                *chars = transposed(chars);
            }
            self.found.push(Found::End);
        }
    }

    /// What stands before a colon or `=` is the key of what follows.
    fn end_key(&mut self) {
        let comma = self.leaf.iter().rposition(|c| c.c == ',');
        let before = self.leaf.split_off(comma.map_or(0, |comma| comma + 1));
        let word = self.string.take().unwrap_or(before);
        let word = text(&word);
        self.key = Some(match word.trim() {
            "byrow" => About::ByRow,
            word if is_one_of(PUZZLE, &word.to_lowercase()) => About::Puzzle,
            word if names_solution(word) => About::Solution,
            _ => About::Doubtful,
        });
    }

    /// A short string is a cell of the row, a long one a line of its own.
    fn end_string(&mut self) {
        let Some(chars) = self.string.take() else {
            return;
        };
        if chars.len() > 2 {
            let about = self.about();
            if about == About::Puzzle || is_cell_like(&chars) {
                let is_doubtful = self.key.is_some() && about == About::Doubtful;
                self.end_row();
                self.found.push(row(chars, about, is_doubtful));
            }
        } else if self.key.is_none()
            && let Some(at) = self.leaf.last().copied()
        {
            let is_blank = chars.iter().all(|c| c.c == ' ');
            let blank = Char { c: '.', ..at };
            self.leaf.extend(if is_blank { vec![blank] } else { chars });
            self.leaf.push(at);
        }
    }

    /// Hands out the row that the innermost list holds so far. Numbers beside lists are no row.
    fn end_row(&mut self) {
        let leaf = std::mem::take(&mut self.leaf);
        if let Some((about, false)) = self.levels.last()
            && let Some(chars) = cells(&leaf)
        {
            self.found
                .push(row(chars, *about, *about == About::Doubtful));
        }
    }
}

/// Nothing is said about a solution that makes no board.
fn row(chars: Vec<Char>, about: About, is_doubtful: bool) -> Found {
    let is_solution = about == About::Solution;
    Found::Row {
        chars,
        is_doubtful: is_doubtful || is_solution,
        is_solution,
    }
}

/// The cells of a square, column by column.
fn transposed(chars: &[Char]) -> Vec<Char> {
    let words: Vec<_> = parts(chars)
        .filter(|part| separator(part[0].c).is_none())
        .collect();
    let side = words.len().isqrt().max(1);
    let place = |i: usize| words[(i % side * side + i / side) % words.len()];
    let blank = |word: &[Char]| Char { c: ' ', ..word[0] };
    let word = |i| place(i).iter().copied().chain([blank(place(i))]);
    (0..words.len()).flat_map(word).collect()
}

/// The row, with what its words mean; nothing if there are other words or no two cells.
fn cells(leaf: &[Char]) -> Option<Vec<Char>> {
    let mut chars: Vec<Char> = Vec::with_capacity(leaf.len());
    let mut count = 0;
    // `4.` is a number, but not beside `.1`.
    let is_pair = |part: &[Char]| part.len() == 2 && part[0].c == '.';
    let has_pairs = parts(leaf).any(is_pair);
    for part in parts(leaf) {
        let is_first = count == 0;
        count += usize::from(separator(part[0].c).is_none());
        match meaning(part).filter(|_| !has_pairs) {
            Some(cell) => chars.extend(cell),
            // A row goes on in the next line.
            None if is_first && text(part) == "..." => {}
            None if part.len() > 1 && part[0].c.is_alphabetic() => return None,
            None => chars.extend_from_slice(part),
        }
    }
    let cells = chars.iter().filter(|c| !is_unknown(c.c));
    (count > 1 && cells.count() > 1).then_some(chars)
}
