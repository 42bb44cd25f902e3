//! Numbers and strings in nested brackets, whatever the language: JSON, Python, C, Java, Rust, R, Matlab,
//! numpy, YAML and more. Each innermost list is a row of cells, or the cells of a whole board; each string
//! is a line of its own. Other words are no cells, and are left out.

use super::row::{Origin, Row, is_cell_like, words};
use super::symbol::{is_cell, is_unknown};
use super::table::{PUZZLE, is_one_of, names_solution};
use super::text::{Char, LONGEST_LINE, text};

/// What is found in brackets.
pub enum Found {
    /// A row of cells.
    Row(Row),
    /// A list of rows ends.
    End,
}

/// The brackets that are open, and what stands in the innermost so far.
#[derive(Default)]
pub struct Literal {
    depth: usize,
    is_nested: bool,
    /// The depth of the first round bracket, which may hold the arguments of a function.
    round: Option<usize>,
    inside: Vec<Char>,
    /// Whether there were strings of cells in the innermost.
    had_strings: bool,
    quote: Option<char>,
    /// A string, which is a key if a colon follows.
    string: Option<Vec<Char>>,
    /// What the last key calls what follows in this depth.
    key: Option<(usize, Origin)>,
    /// Whether there is a matrix of R, which is filled by columns unless it says `byrow = TRUE`.
    is_matrix: bool,
    is_by_row: bool,
    found: Vec<Found>,
}

/// Where a line begins to be a literal: at a bracket, which may have a word before it, as in `vec![`.
pub fn start(chars: &[Char]) -> Option<usize> {
    let first = chars.iter().position(|c| !" \t,".contains(c.c))?;
    let is_end = |c: &Char| !c.c.is_alphanumeric() && !"_.!:".contains(c.c);
    let end = first + chars[first..].iter().position(is_end)?;
    let word = text(&chars[first..end]);
    match chars[end].c {
        '[' | '{' | '(' if word.is_empty() || word.starts_with(char::is_alphabetic) => Some(first),
        ' ' if word == "new" || word == "return" => Some(end + start(&chars[end..])?),
        _ => None,
    }
}

impl Literal {
    pub const fn is_open(&self) -> bool {
        self.depth > 0
    }

    /// Takes characters up to the bracket that closes the first one, and says how many and what is found.
    pub fn take(&mut self, chars: &[Char]) -> (usize, Vec<Found>) {
        let mut length = 0;
        for c in chars {
            self.push(*c);
            length += 1;
            if !self.is_open() && matches!(c.c, ']' | '}' | ')') {
                return (length, self.end());
            }
        }
        // A matrix that is filled by columns is one row so far.
        let found = match self.is_matrix && self.found.len() < 2 {
            true => Vec::new(),
            false => std::mem::take(&mut self.found),
        };
        (length, found)
    }

    /// Ends a line: strings do not go on in the next.
    pub fn end_line(&mut self) {
        self.quote = None;
        let last = self.inside.last().copied();
        self.inside.extend(last.map(|last| Char { c: ' ', ..last }));
    }

    /// Ends the literal.
    pub fn end(&mut self) -> Vec<Found> {
        self.end_string();
        self.end_rows();
        self.found.extend(self.is_nested.then_some(Found::End));
        let mut ended = std::mem::take(self);
        if let [Found::Row(row), Found::End] = &mut ended.found[..]
            && ended.is_matrix
            && !ended.is_by_row
        {
            *row = transposed(row);
        }
        ended.found
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
            }
            '[' | '{' | '(' => self.open(c.c == '('),
            ']' | '}' | ')' => self.close(),
            ':' | '=' => self.end_key(),
            ',' => self.key = self.key.filter(|(depth, _)| *depth < self.depth),
            _ => {}
        }
        self.inside.push(c);
        if self.inside.len() > LONGEST_LINE {
            self.end_rows();
        }
    }

    /// Begins a list. What stands before it in the list around it is no row.
    fn open(&mut self, is_round: bool) {
        let before = std::mem::take(&mut self.inside);
        self.is_matrix |= words(&before)
            .last()
            .is_some_and(|word| text(word) == "matrix");
        self.is_by_row |= self.is_matrix && is_by_row(&before);
        self.is_nested |= self.depth > 0;
        self.depth += 1;
        self.had_strings = false;
        if is_round && !self.is_matrix {
            self.round = self.round.or(Some(self.depth));
        }
    }

    fn close(&mut self) {
        let is_empty = words(&self.inside).next().is_none() && !self.had_strings;
        self.end_rows();
        self.found.extend(is_empty.then_some(Found::End));
        self.depth = self.depth.saturating_sub(1);
        self.had_strings = false;
        self.key = self.key.filter(|(depth, _)| *depth <= self.depth);
        self.round = self.round.filter(|depth| *depth <= self.depth);
    }

    /// Ends the rows that the innermost list holds so far.
    fn end_rows(&mut self) {
        let inside = std::mem::take(&mut self.inside);
        self.is_by_row |= self.is_matrix && is_by_row(&inside);
        let doubtful = self.round.map(|_| Origin::DoubtfulList);
        let key = self.key.map(|(_, origin)| origin);
        let origin = key.or(doubtful).unwrap_or(Origin::List);
        let rows = rows(&inside).into_iter();
        let rows = rows.map(|row| Found::Row(Row::new(row, origin, None)));
        self.found.extend(rows);
    }

    /// What stands before a colon or `=` is the key of what follows.
    fn end_key(&mut self) {
        let end = self.inside.iter().rposition(|c| ",:=".contains(c.c));
        let before = &self.inside[end.map_or(0, |end| end + 1)..];
        let word = self
            .string
            .take()
            .map_or_else(|| text(before), |string| text(&string));
        if matches!(self.key, Some((_, Origin::Solution))) {
            return;
        }
        let origin = match word.trim() {
            word if is_one_of(PUZZLE, &word.to_lowercase()) => Origin::Puzzle,
            word if names_solution(word) => Origin::Solution,
            _ => Origin::DoubtfulList,
        };
        self.key = Some((self.depth, origin));
    }

    /// A short string is a cell of the row, a long one a line of its own.
    fn end_string(&mut self) {
        let Some(string) = self.string.take() else {
            return;
        };
        if string.len() <= 2 {
            let place = self.inside.last().copied();
            let sign = |c| place.map(|place| Char { c, ..place });
            match words(&string).count() {
                0 => self.inside.extend(sign('.')),
                _ => self.inside.extend(string),
            }
            return self.inside.extend(sign(' '));
        }
        let origin = self.key.map_or(Origin::List, |(_, origin)| origin);
        if origin == Origin::Puzzle || is_cell_like(&string) {
            self.end_rows();
            self.had_strings = true;
            self.found.push(Found::Row(Row::new(string, origin, None)));
        }
    }
}

/// The rows in a list. In some languages `;` ends a row, in others every number.
fn rows(inside: &[Char]) -> Vec<Vec<Char>> {
    let parts = inside.split(|c| c.c == ';');
    let has_rows = parts.clone().any(|part| words(part).nth(1).is_some());
    match has_rows {
        true => parts.filter_map(row).collect(),
        false => row(inside).into_iter().collect(),
    }
}

/// The row; nothing if there are keys, lists or other words, or no two cells.
fn row(inside: &[Char]) -> Option<Vec<Char>> {
    // A row goes on in the next line.
    let is_dots = |word: &[Char]| text(word) == "...";
    let dots = words(inside).next().filter(|word| is_dots(word));
    let start = dots.and_then(|dots| inside.iter().position(|c| c.at == dots[2].at));
    let inside = &inside[start.map_or(0, |start| start + 1)..];
    let is_word = |word: &[Char]| word.len() > 1 && word[0].c.is_alphabetic() && !is_cell(word);
    let is_data = !inside.iter().any(|c| ":=])}".contains(c.c)) && !words(inside).any(is_word);
    let mut cells =
        words(inside).filter(|word| is_cell(word) || !word.iter().all(|c| is_unknown(c.c)));
    (is_data && cells.nth(1).is_some()).then(|| inside.to_vec())
}

fn is_by_row(arguments: &[Char]) -> bool {
    let text = text(arguments).to_lowercase().replace(' ', "");
    text.contains("byrow=t") || text.contains("byrow=1")
}

/// The cells of a square, column by column.
fn transposed(row: &Row) -> Row {
    let words: Vec<_> = row.words().collect();
    let side = words.len().isqrt().max(1);
    let place = |i: usize| words[(i % side * side + i / side) % words.len()];
    let blank = |word: &[Char]| Char { c: ' ', ..word[0] };
    let word = |i| place(i).iter().copied().chain([blank(place(i))]);
    let chars: Vec<Char> = (0..words.len()).flat_map(word).collect();
    row.part(&chars)
}
