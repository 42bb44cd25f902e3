//! Numbers and strings in nested brackets, whatever the language: JSON, Python, C, Java, Rust, R, Matlab,
//! numpy, YAML and more. Each innermost list is a row of cells, or the cells of a whole board; each string
//! is a line of its own. A list of lists or strings of candidates is a row too. Other words are no cells, and are
//! left out.

use super::row::{Origin, Row, is_cell_like, words};
use super::symbol::{is_cell, is_unknown};
use super::table::{PUZZLE, is_one_of, names_solution};
use super::text::{Char, LONGEST_LINE, text};
use crate::puzzle::MAX_SIZE;
use std::mem::take;

/// A row of cells, or nothing where a list of rows ends.
pub type Found = Option<Row>;

/// The brackets that are open.
#[derive(Default)]
pub struct Literal {
    /// The lists that are open, each in the one before it; the first is the line itself.
    lists: Vec<List>,
    quote: Option<char>,
    /// A string, which is a key if a colon follows.
    string: Option<Vec<Char>>,
    /// Whether there is a matrix of R, which is filled by columns unless it says `byrow = TRUE`.
    is_matrix: bool,
    is_by_row: bool,
    found: Vec<Found>,
}

/// A list, and what stands in it so far.
#[derive(Default)]
struct List {
    /// Whether it may be the arguments of a function.
    is_call: bool,
    /// What the last key in it calls what follows.
    key: Option<Origin>,
    /// What stands behind the last list or string of cells.
    inside: Vec<Char>,
    had_strings: bool,
    had_lists: bool,
    /// What was found in it, and is kept as long as all of it may be one row of candidates.
    found: Vec<Found>,
    /// The cells of that row, with candidates joined as in `124`; nothing if there is something else.
    cells: Option<Vec<Char>>,
    /// How many candidates each list or string in it has.
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
        self.lists.len() > 1
    }

    /// Takes characters up to the bracket that closes the first one, and says how many and what is found.
    pub fn take(&mut self, chars: &[Char]) -> (usize, Vec<Found>) {
        for (i, c) in chars.iter().enumerate() {
            self.push(*c);
            if !self.is_open() && matches!(c.c, ']' | '}' | ')') {
                return (i + 1, self.end());
            }
        }
        // A matrix is one row so far.
        let kept = self.is_matrix && self.found.len() < 2;
        (
            chars.len(),
            self.found
                .split_off(if kept { self.found.len() } else { 0 }),
        )
    }

    /// Ends a line: strings do not go on in the next.
    pub fn end_line(&mut self) {
        self.quote = None;
        let inside = &mut self.list().inside;
        inside.extend(inside.last().map(|last| last.as_if(' ')));
    }

    /// Ends the literal.
    pub fn end(&mut self) -> Vec<Found> {
        self.end_string();
        self.end_rows();
        let ended = take(self);
        let kept = ended.lists.into_iter().flat_map(|list| list.found);
        let mut found: Vec<Found> = ended.found.into_iter().chain(kept).collect();
        if let [Some(row), ..] = &mut found[..]
            && ended.is_matrix
            && !ended.is_by_row
        {
            *row = transposed(row);
        }
        found
    }

    /// The innermost list.
    fn list(&mut self) -> &mut List {
        if self.lists.is_empty() {
            self.lists.push(List::default());
        }
        self.lists.last_mut().expect("there is one")
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
            ',' => self.list().key = None,
            _ => {}
        }
        let inside = &mut self.list().inside;
        inside.push(c);
        if inside.len() > LONGEST_LINE {
            self.end_rows();
        }
    }

    /// What stands behind the last list or string; among the arguments of a matrix, how it is filled.
    fn take_inside(&mut self) -> Vec<Char> {
        let inside = take(&mut self.list().inside);
        if self.is_matrix {
            let text = text(&inside).to_lowercase().replace(' ', "");
            self.is_by_row |= text.contains("byrow=t") || text.contains("byrow=1");
        }
        inside
    }

    /// Begins a list. What stands before it in the list around it is no row.
    fn open(&mut self, is_round: bool) {
        let before = self.take_inside();
        let word = words(&before).last();
        self.is_matrix |= word.is_some_and(|word| text(word) == "matrix");
        let list = self.list();
        list.add_cells(&before);
        list.had_lists = true;
        self.lists.push(List {
            is_call: is_round && !self.is_matrix,
            cells: Some(Vec::new()),
            ..List::default()
        });
    }

    fn close(&mut self) {
        if !self.is_open() {
            return;
        }
        let origin = self.origin();
        let list = self.list();
        let holds_lists = list.had_lists && words(&list.inside).next().is_none();
        let candidates = candidates(&list.inside).filter(|_| !list.had_lists && !list.had_strings);
        match list.row() {
            Some(cells) => list.found = vec![Some(Row::new(cells, origin, None))],
            None => {
                self.end_rows();
                self.list().found.extend(holds_lists.then_some(None));
            }
        }
        let closed = self.lists.pop().map(|list| list.found);
        self.list().add_candidates(candidates);
        self.find(closed.unwrap_or_default());
    }

    /// Keeps what is found in the innermost list, or gives it out if no list around it may be a row.
    fn find(&mut self, found: impl IntoIterator<Item = Found>) {
        let list = self.list();
        list.found.extend(found);
        let are_many = list.found.len() > MAX_SIZE;
        for list in &mut self.lists {
            list.cells = list.cells.take().filter(|_| !are_many);
            if list.cells.is_some() {
                break;
            }
            self.found.append(&mut list.found);
        }
    }

    /// Ends the rows that the innermost list holds so far. In some languages `;` ends a row, in others every
    /// number.
    fn end_rows(&mut self) {
        let inside = self.take_inside();
        let mut parts: Vec<&[Char]> = inside.split(|c| c.c == ';').collect();
        if parts.iter().all(|part| words(part).nth(1).is_none()) {
            parts = vec![&inside];
        }
        let origin = self.origin();
        let rows = parts.into_iter().filter_map(row);
        self.find(rows.map(|cells| Some(Row::new(cells.to_vec(), origin, None))));
    }

    /// What the keys call what follows: all that is in a solution is one.
    fn called(&self) -> Option<Origin> {
        let keys = || self.lists.iter().filter_map(|list| list.key);
        keys()
            .find(|key| *key == Origin::Solution)
            .or(keys().next_back())
    }

    /// What a list is here.
    fn origin(&self) -> Origin {
        let is_doubtful = self.lists.iter().any(|list| list.is_call);
        let doubtful = is_doubtful.then_some(Origin::DoubtfulList);
        self.called().or(doubtful).unwrap_or(Origin::List)
    }

    /// What stands before a colon or `=` is the key of what follows.
    fn end_key(&mut self) {
        let string = self.string.take();
        let list = self.list();
        let before = list.inside.rsplit(|c| ",:=".contains(c.c)).next();
        let word = text(string.as_deref().or(before).unwrap_or_default());
        list.key = Some(match word.trim() {
            word if is_one_of(PUZZLE, &word.to_lowercase()) => Origin::Puzzle,
            word if names_solution(word) => Origin::Solution,
            _ => Origin::DoubtfulList,
        });
    }

    /// A short string is a cell of the row, a long one a line of its own or the candidates of a cell.
    fn end_string(&mut self) {
        let Some(string) = self.string.take() else {
            return;
        };
        let origin = self.called().unwrap_or(Origin::List);
        let list = self.list();
        if string.len() <= 2 {
            let sign = |c| list.inside.last().map(|place| place.as_if(c));
            let (empty, end) = (sign('.'), sign(' '));
            match words(&string).count() {
                0 => list.inside.extend(empty),
                _ => list.inside.extend(string),
            }
            return list.inside.extend(end);
        }
        if origin == Origin::Puzzle || is_cell_like(&string) {
            list.had_strings = true;
            let before = list.inside.clone();
            list.add_cells(&before);
            list.add_candidates(Some(string.clone()).filter(|string| are_candidates(string)));
            self.end_rows();
            self.find([Some(Row::new(string, origin, None))]);
        }
    }
}

impl List {
    /// Takes cells between the candidates.
    fn add_cells(&mut self, chars: &[Char]) {
        let is_few = |cells: &Vec<Char>| words(cells).count() <= MAX_SIZE;
        let are_cells = !chars.iter().any(|c| ":=".contains(c.c)) && words(chars).all(is_cell);
        self.cells = self.cells.take().filter(|cells| are_cells && is_few(cells));
        self.cells.iter_mut().for_each(|cells| cells.extend(chars));
    }

    /// Takes the candidates of a cell; nothing if it is something else.
    fn add_candidates(&mut self, candidates: Option<Vec<Char>>) {
        self.cells = self
            .cells
            .take()
            .zip(candidates)
            .map(|(mut cells, digits)| {
                self.lengths.push(digits.len());
                cells.extend(digits.last().map(|c| c.as_if(' ')));
                cells.extend(digits);
                cells
            });
    }

    /// The cells of the row of candidates that it is, unless it is a board, with as many values in each list as there
    /// are lists.
    fn row(&mut self) -> Option<Vec<Char>> {
        let end = self.inside.clone();
        self.add_cells(&end);
        let cells = self.cells.take().filter(|_| !self.lengths.is_empty())?;
        let count = words(&cells).count();
        let is_board =
            self.lengths.len() == count && self.lengths.iter().all(|length| *length == count);
        ((4..=MAX_SIZE).contains(&count) && !is_board).then_some(cells)
    }
}

/// The candidates in a list, joined: ascending digits, or nothing for an empty cell.
fn candidates(list: &[Char]) -> Option<Vec<Char>> {
    let digits = || words(list).map(|word| matches!(word, [_]).then_some(word[0]));
    match words(list).next() {
        None => Some(list.last().map(|c| c.as_if('.')).into_iter().collect()),
        Some(_) => digits()
            .collect::<Option<Vec<Char>>>()
            .filter(|digits| are_candidates(digits)),
    }
}

fn are_candidates(digits: &[Char]) -> bool {
    let is_digit = |c: &Char| matches!(c.c, '1'..='9');
    digits.iter().all(is_digit) && digits.is_sorted_by(|a, b| a.c < b.c)
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

/// The cells of a square, column by column.
fn transposed(row: &Row) -> Row {
    let words: Vec<_> = row.words().collect();
    let side = words.len().isqrt().max(1);
    let place = |i: usize| words[(i % side * side + i / side) % words.len()];
    let word = |i| [place(i), &[place(i)[0].as_if(' ')]].concat();
    row.part((0..words.len()).flat_map(word).collect())
}
