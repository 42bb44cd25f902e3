//! Numbers and strings in nested brackets, whatever the language: JSON, Python, C, Java, Rust, R, Matlab,
//! numpy, YAML and more. Each innermost list is a row of cells, or the cells of a whole board; each string
//! is a line of its own. Other words are no cells, and are left out.

use super::row::{Origin, Row, is_cell_like, words};
use super::symbol::{is_cell, is_unknown};
use super::table::{PUZZLE, is_one_of, names_solution};
use super::text::{Char, LONGEST_LINE, text};
use crate::puzzle::MAX_SIZE;

/// A row of cells, or nothing where a list of rows ends.
pub type Found = Option<Row>;

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
    /// Whether there is a matrix of R, and whether it is filled by columns: it does not say `byrow = TRUE`.
    is_matrix: bool,
    is_by_column: bool,
    /// A list that holds the innermost, and may be a row.
    around: Option<Around>,
    found: Vec<Found>,
}

/// A list around innermost ones, which is a row if they list the candidates of its cells.
struct Around {
    depth: usize,
    /// How many rows were found before it.
    start: usize,
    /// Its cells so far, candidates joined as in `124`; nothing if there is something else.
    cells: Option<Vec<Char>>,
    /// How many values each list in it has.
    lengths: Vec<usize>,
}

/// Where a line begins to be a literal: at a bracket, which may have a word before it, as in `vec![`, or the dash
/// of a list.
pub fn start(chars: &[Char]) -> Option<usize> {
    let first = chars.iter().position(|c| !" \t,-".contains(c.c))?;
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
        for (i, c) in chars.iter().enumerate() {
            self.push(*c);
            if !self.is_open() && matches!(c.c, ']' | '}' | ')') {
                return (i + 1, self.end());
            }
        }
        // A matrix that is filled by columns is one row so far.
        let is_row = self.is_by_column && self.found.len() < 2;
        // What may be the candidates of a row is kept until it ends.
        let found = self.found.len();
        let around = self.around.as_mut().and_then(|around| around.keep(found));
        let kept = if is_row { 0 } else { around.unwrap_or(found) };
        let kept = self.found.split_off(kept);
        let found = std::mem::replace(&mut self.found, kept);
        (chars.len(), found)
    }

    /// Ends a line: strings do not go on in the next.
    pub fn end_line(&mut self) {
        self.quote = None;
        let last = self.inside.last().copied();
        self.inside.extend(last.map(|last| last.as_if(' ')));
    }

    /// Ends the literal.
    pub fn end(&mut self) -> Vec<Found> {
        self.end_string();
        self.end_rows();
        self.found.extend(self.is_nested.then_some(None));
        let mut ended = std::mem::take(self);
        if let [Some(row), None] = &mut ended.found[..]
            && ended.is_by_column
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
            '"' | '\'' | '`' => (self.quote, self.string) = (Some(c.c), Some(Vec::new())),
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
        self.go_on_around(&before);
        let word = words(&before).last();
        let is_matrix = word.is_some_and(|word| text(word) == "matrix");
        self.is_matrix |= is_matrix;
        self.is_by_column = (self.is_by_column || is_matrix) && !is_by_row(&before);
        self.is_nested |= self.depth > 0;
        self.depth += 1;
        self.had_strings = false;
        let is_call = is_round && !self.is_matrix;
        self.round = self.round.or(is_call.then_some(self.depth));
    }

    /// A list begins after these characters of the list around it.
    fn go_on_around(&mut self, before: &[Char]) {
        let (depth, start) = (self.depth, self.found.len());
        if self
            .around
            .as_ref()
            .is_none_or(|around| around.depth != depth)
        {
            self.around = Some(Around {
                depth,
                start,
                cells: Some(Vec::new()),
                lengths: Vec::new(),
            });
        }
        if let Some(around) = self.around.as_mut() {
            around.add_cells(before);
        }
    }

    fn close(&mut self) {
        let is_outer = words(&self.inside).next().is_none() && !self.had_strings;
        let around = self.around.take_if(|around| around.depth == self.depth);
        let start = around.as_ref().map_or(0, |around| around.start);
        match around.and_then(|around| around.row(&self.inside)) {
            Some(cells) => {
                self.found.truncate(start);
                self.inside.clear();
                self.found.push(Some(Row::new(cells, self.origin(), None)));
            }
            None => {
                if let Some(around) = self.around.as_mut() {
                    around.add_list(&self.inside);
                }
                self.end_rows();
                self.found.extend(is_outer.then_some(None));
            }
        }
        self.depth = self.depth.saturating_sub(1);
        self.had_strings = false;
        self.key = self.key.filter(|(depth, _)| *depth <= self.depth);
        self.round = self.round.filter(|depth| *depth <= self.depth);
    }

    /// Ends the rows that the innermost list holds so far. In some languages `;` ends a row, in others every
    /// number.
    fn end_rows(&mut self) {
        let inside = std::mem::take(&mut self.inside);
        self.is_by_column &= !is_by_row(&inside);
        let mut parts: Vec<&[Char]> = inside.split(|c| c.c == ';').collect();
        if parts.iter().all(|part| words(part).nth(1).is_none()) {
            parts = vec![&inside];
        }
        for cells in parts.into_iter().filter_map(row) {
            let row = Row::new(cells.to_vec(), self.origin(), None);
            self.found.push(Some(row));
        }
    }

    /// What a list is here.
    fn origin(&self) -> Origin {
        let doubtful = self.round.map(|_| Origin::DoubtfulList);
        let called = self.key.map(|(_, origin)| origin);
        called.or(doubtful).unwrap_or(Origin::List)
    }

    /// What stands before a colon or `=` is the key of what follows.
    fn end_key(&mut self) {
        let before = self.inside.rsplit(|c| ",:=".contains(c.c)).next();
        let string = self.string.take();
        let word = text(string.as_deref().or(before).unwrap_or_default());
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
            let sign = |c| self.inside.last().map(|place| place.as_if(c));
            let (empty, end) = (sign('.'), sign(' '));
            match words(&string).count() {
                0 => self.inside.extend(empty),
                _ => self.inside.extend(string),
            }
            return self.inside.extend(end);
        }
        let origin = self.key.map_or(Origin::List, |(_, origin)| origin);
        if origin == Origin::Puzzle || is_cell_like(&string) {
            self.end_rows();
            self.had_strings = true;
            self.found.push(Some(Row::new(string, origin, None)));
        }
    }
}

impl Around {
    /// From where on its rows are kept, of so many that were found, as long as it may be one itself.
    fn keep(&mut self, found: usize) -> Option<usize> {
        let start = std::mem::take(&mut self.start);
        self.cells = self.cells.take().filter(|_| found - start <= MAX_SIZE);
        self.cells.as_ref().map(|_| start)
    }

    /// Takes cells between the lists.
    fn add_cells(&mut self, chars: &[Char]) {
        let is_few = |cells: &Vec<Char>| words(cells).count() <= MAX_SIZE;
        let are_cells = !chars.iter().any(|c| ":=".contains(c.c)) && words(chars).all(is_cell);
        self.cells = self.cells.take().filter(|cells| are_cells && is_few(cells));
        if let Some(cells) = self.cells.as_mut() {
            cells.extend(chars);
        }
    }

    /// Takes a list of candidates: ascending digits, or nothing for an empty cell.
    fn add_list(&mut self, list: &[Char]) {
        let digit = |word: &[Char]| match word {
            [c] if matches!(c.c, '1'..='9') => Some(*c),
            _ => None,
        };
        let digits: Option<Vec<Char>> = words(list).map(digit).collect();
        let digits = digits.filter(|digits| digits.is_sorted_by(|a, b| a.c < b.c));
        let empty = || list.last().map(|c| c.as_if('.')).into_iter().collect();
        let digits = digits.map(|digits| if digits.is_empty() { empty() } else { digits });
        self.cells = self.cells.take().zip(digits).map(|(mut cells, digits)| {
            self.lengths.push(digits.len());
            cells.extend(digits.last().map(|c| c.as_if(' ')));
            cells.extend(digits);
            cells
        });
    }

    /// The cells of the row that it is, unless it is a board, with as many values in each list as there are lists.
    fn row(mut self, end: &[Char]) -> Option<Vec<Char>> {
        self.add_cells(end);
        let cells = self.cells?;
        let count = words(&cells).count();
        let is_board =
            self.lengths.len() == count && self.lengths.iter().all(|length| *length == count);
        ((4..=MAX_SIZE).contains(&count) && !is_board).then_some(cells)
    }
}

/// The row in a list; nothing if there are keys, lists or other words, or no two cells.
fn row(inside: &[Char]) -> Option<&[Char]> {
    // A row goes on in the next line.
    let dots = words(inside).next().filter(|word| text(word) == "...");
    let start = dots.and_then(|dots| inside.iter().position(|c| c.at == dots[2].at));
    let inside = &inside[start.map_or(0, |start| start + 1)..];
    let is_word = |word: &[Char]| word.len() > 1 && word[0].c.is_alphabetic() && !is_cell(word);
    let is_data = !inside.iter().any(|c| ":=])}".contains(c.c)) && !words(inside).any(is_word);
    let may_be = |word: &&[Char]| is_cell(word) || !word.iter().all(|c| is_unknown(c.c));
    (is_data && words(inside).filter(may_be).nth(1).is_some()).then_some(inside)
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
    let word = |i| [place(i), &[place(i)[0].as_if(' ')]].concat();
    row.part((0..words.len()).flat_map(word).collect())
}
