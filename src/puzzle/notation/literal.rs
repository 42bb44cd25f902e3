//! Numbers and strings in nested brackets, whatever the language: JSON, Python, C, Java, Rust, R, Matlab,
//! numpy, YAML and more. Each innermost list is a row of cells, or the cells of a whole board; strings are words of
//! it, but long ones are lines of their own. Other words are no cells, and are left out.

use super::row::{Origin, Row, is_cell_like, words};
use super::symbol::{is_cell, is_unknown};
use super::table::{PUZZLE, is_one_of, names_column, names_solution};
use super::text::{Char, LONGEST_LINE, text};
use std::mem::take;

/// The longest string that is a cell, the candidates of one, or a row of a board without numbers of two digits.
const LONGEST_WORD: usize = 9;

/// What functions are called that lay numbers out as a matrix.
const MATRIX: &str = "matrix array structure";
/// Functions around them that change the layout.
const LAID_OUT: &str = "reshape transpose permutedims t frame";
/// Signs that the rows are columns.
const TRANSPOSED: &str = "cbind hcat horzcat column_stack np.c_[ axis=1 data.frame( DataFrame({ order=[2,1] \
    order=(/2,1/) ).T ].T ].' transpose Transpose permutedims aperm( swapaxes( zip(* column-major";
/// Keys of lists that are columns.
const COLUMNS: &str = "columns cols";
/// The same, in a call of `reshape`.
const ORDER: [&str; 4] = ["order='F'", "order=\"F\"", "),'F')", "),\"F\")"];
/// Keys of lists that are boxes.
const BOXES: &str = "boxes blocks subgrids";

/// A row of cells, or nothing where a list of rows ends.
pub type Found = Option<Row>;

/// The brackets that are open.
#[derive(Default)]
pub struct Literal {
    /// The lists that are open, each in the one before it.
    lists: Vec<List>,
    /// What stands behind the last bracket or line.
    cells: Vec<Char>,
    /// Whether these cells hold strings that may be rows.
    had_strings: bool,
    /// Whether the last bracket closed a list.
    after_list: bool,
    quote: Option<char>,
    /// A string, which is a key if a colon follows.
    string: Option<Vec<Char>>,
    /// Whether a `matrix(` or the like was opened, and whether it is one of R, which is of `c(…)` and filled by columns
    /// unless it says otherwise.
    calls_matrix: bool,
    fills_columns: bool,
    is_matrix: bool,
    is_by_row: bool,
    /// How many words the longest row has.
    most_words: usize,
    /// The last key with a number, such as `row3`.
    counted: Option<(String, usize)>,
    /// Whether such keys name columns or boxes.
    pub has_columns: bool,
    pub has_boxes: bool,
    /// Whether the last literal was a matrix that is filled by columns.
    pub is_by_column: bool,
    found: Vec<Found>,
}

/// A list.
struct List {
    /// Whether it, or a list around it, may be the arguments of a function.
    is_call: bool,
    /// What the keys of the lists around it call it.
    outer: Option<Origin>,
    /// What the last key in it calls what follows.
    key: Option<Origin>,
    /// How many lists are in it.
    lists: usize,
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

/// Whether a line of a literal says that its rows are the columns of a board, as `cbind(` does; twice is not at all.
pub fn is_transposed(chars: &[Char]) -> bool {
    let text = text(chars).replace(' ', "");
    let count = |sign: &str| text.matches(sign).count();
    // A method, as in `.reshape(9, 9)`, fills rows.
    let is_name = |c: char| c.is_alphanumeric() || "_.".contains(c);
    let calls = |name: &str| {
        let places = text.match_indices(name);
        let calls = places.filter(|(place, _)| !text[..*place].ends_with(is_name));
        calls.count()
    };
    // In MATLAB a quote after the last bracket transposes; it may also end a string.
    let end = text.trim_end_matches([';', ',']);
    let is_quoted = (end.ends_with("]'") || end.ends_with(")'")) && count("'") % 2 == 1;
    // `data.frame(matrix(…))` keeps the columns of the matrix.
    let is_frame_of_matrix = count("data.frame(matrix(") > 0;
    let is_laid_out = text.contains("reshape") && ORDER.into_iter().any(|order| count(order) > 0);
    // Julia's `stack` makes columns, unless `dims=1` asks for rows.
    let is_stacked = calls("stack(") > count("dims=1");
    let has_columns = has_lists(&text, COLUMNS);
    let more = [
        is_quoted,
        is_laid_out,
        is_frame_of_matrix,
        is_stacked,
        has_columns,
    ];
    let more = more.map(usize::from);
    let signs = TRANSPOSED.split_whitespace().map(count).chain(more);
    let functions = ["t(", "reshape("].into_iter().map(calls);
    signs.chain(functions).sum::<usize>() % 2 == 1
}

/// Whether a line of a literal has a key for a list of boxes.
pub fn lists_boxes(chars: &[Char]) -> bool {
    has_lists(&text(chars).replace(' ', ""), BOXES)
}

/// Whether one of these keys stands before a list of lists, and not before a number or names.
fn has_lists(text: &str, keys: &str) -> bool {
    let follow = |after: &str| after == "[" || after.starts_with("[[");
    let mut keys = keys.split_whitespace();
    keys.any(|key| {
        let mut places = text.match_indices(key);
        places.any(|(place, _)| {
            let after = text[place + key.len()..].strip_prefix(['"', '\'']);
            let before = text[..place].ends_with(['"', '\'']);
            before && after.is_some_and(|after| after.strip_prefix(':').is_some_and(follow))
        })
    })
}

impl Literal {
    pub const fn is_open(&self) -> bool {
        !self.lists.is_empty()
    }

    /// Takes a line from its first bracket on. Gives what is found, and what stands behind the last bracket.
    pub fn line<'a>(&mut self, chars: &'a [Char]) -> (Vec<Found>, &'a [Char]) {
        let (mut found, mut rest) = (Vec::new(), chars);
        while self.is_open() || rest.len() == chars.len() || start(rest).is_some() {
            let Some(end) = rest.iter().position(|c| self.closes_all(*c)) else {
                // Strings do not go on in the next line.
                self.quote = None;
                let blank = self.cells.last().map(|last| last.as_if(' '));
                self.cells.extend(blank);
                found.append(&mut self.found);
                return (found, &[]);
            };
            found.append(&mut self.end());
            rest = &rest[end + 1..];
        }
        (found, rest)
    }

    /// Ends the literal.
    pub fn end(&mut self) -> Vec<Found> {
        self.end_string();
        self.end_cells();
        let ended = take(self);
        self.is_by_column = ended.is_matrix && !ended.is_by_row;
        (self.has_columns, self.has_boxes) = (ended.has_columns, ended.has_boxes);
        ended.found
    }

    /// Takes a character, and says whether it closes the first bracket.
    fn closes_all(&mut self, c: Char) -> bool {
        if let Some(quote) = self.quote {
            match &mut self.string {
                _ if c.c == quote => self.quote = None,
                Some(string) if string.len() < LONGEST_LINE => string.push(c),
                _ => {}
            }
            return false;
        }
        if !matches!(c.c, ' ' | ':' | '=') {
            self.end_string();
        }
        let is_end = matches!(c.c, ']' | '}' | ')');
        match c.c {
            '"' | '\'' | '`' => (self.quote, self.string) = (Some(c.c), Some(Vec::new())),
            '[' | '{' | '(' => self.open(c.c == '('),
            _ if is_end => self.close(),
            // The arguments of a matrix name no lists.
            ':' | '=' if self.fills_columns => {}
            ':' | '=' => {
                let key = self.key();
                self.set_key(Some(self.called_so(&key)));
                self.count_key(&key);
            }
            ',' => self.set_key(None),
            _ => {}
        }
        self.cells.push(c);
        if self.cells.len() > LONGEST_LINE {
            self.end_cells();
        }
        is_end && !self.is_open()
    }

    /// Begins a list. What stands before it in the list around it is no row.
    fn open(&mut self, is_round: bool) {
        let before = self.take_cells();
        let name = words(&before).last().map(text);
        self.is_matrix |= self.fills_columns && name.as_deref() == Some("c");
        let is_of = |names| {
            let mut parts = name.iter().flat_map(|name| name.rsplit('.'));
            parts.any(|part| is_one_of(names, part))
        };
        self.fills_columns |= name.as_deref().is_some_and(|name| is_one_of(MATRIX, name));
        self.calls_matrix |= is_of(MATRIX) || is_of(LAID_OUT);
        self.after_list = false;
        let outer = self.lists.last_mut();
        let is_call = outer.is_some_and(|list| {
            list.lists += 1;
            list.is_call
        });
        self.lists.push(List {
            is_call: is_call || is_round && !self.calls_matrix,
            outer: self.called(),
            key: None,
            lists: 0,
        });
    }

    fn close(&mut self) {
        let is_end = self.after_list && words(&self.cells).next().is_none();
        self.end_cells();
        self.after_list = true;
        // In C++ a row may stand in brackets of its own.
        let list = self.lists.pop();
        let is_end = is_end && list.is_some_and(|list| list.lists > 1 || list.is_call);
        self.found.extend(is_end.then_some(None));
    }

    /// What stands behind the last list or line; among the arguments of a matrix, how it is filled.
    fn take_cells(&mut self) -> Vec<Char> {
        let cells = take(&mut self.cells);
        if self.fills_columns {
            let text = text(&cells).to_lowercase().replace(' ', "");
            let says = |argument| is_one_of("t true byrow=t byrow=true byrow=1", argument);
            self.is_by_row |= text.split([',', '(', ')']).any(says);
        }
        cells
    }

    /// Ends the rows that the innermost list holds so far. In some languages `;` ends a row, in others every
    /// number.
    fn end_cells(&mut self) {
        let cells = self.take_cells();
        let words = || words(&cells);
        let count = words().count();
        let had_strings = take(&mut self.had_strings);
        let is_square = had_strings && words().all(|word| word.len() == count);
        let mut parts: Vec<&[Char]> = cells.split(|c| c.c == ';').collect();
        if is_square {
            parts = words().collect();
        } else if !parts.iter().any(|part| self::words(part).nth(1).is_some()) {
            parts = vec![&cells];
        }
        let origin = self.origin();
        // Deep down, so few numbers are the candidates of a cell; behind the cells of a matrix, its size.
        let is_size = self.calls_matrix && count == 2 && self.most_words > 3;
        self.most_words = self.most_words.max(count);
        let is_row = is_square || count > 3 || self.lists.len() < 3 && !is_size;
        let cells = |part| row(part).or(is_square.then_some(part));
        let rows = parts.into_iter().filter_map(cells).filter(|_| is_row);
        let rows = rows.map(|cells| Some(Row::new(cells.to_vec(), origin, None)));
        self.found.extend(rows);
    }

    /// What the keys call what follows: all that is in a solution is one.
    fn called(&self) -> Option<Origin> {
        let List { outer, key, .. } = self.lists.last()?;
        let solution = outer.filter(|outer| *outer == Origin::Solution);
        solution.or(*key).or(*outer)
    }

    /// What a list is here.
    fn origin(&self) -> Origin {
        let is_doubtful = self.lists.last().is_some_and(|list| list.is_call);
        let doubtful = is_doubtful.then_some(Origin::DoubtfulList);
        self.called().or(doubtful).unwrap_or(Origin::List)
    }

    fn set_key(&mut self, key: Option<Origin>) {
        self.string = None;
        if let Some(list) = self.lists.last_mut() {
            list.key = key;
        }
    }

    /// The string or word before a colon or `=`.
    fn key(&self) -> String {
        let before = self.cells.rsplit(|c| ",:=".contains(c.c)).next();
        let word = text(self.string.as_deref().or(before).unwrap_or_default());
        word.trim().to_owned()
    }

    /// What a key calls what follows.
    fn called_so(&self, key: &str) -> Origin {
        match key {
            key if is_one_of(PUZZLE, &key.to_lowercase()) => Origin::Puzzle,
            key if names_solution(key) => Origin::Solution,
            _ => Origin::DoubtfulList,
        }
    }

    /// Notes a key with a number, such as `row3`. A number out of order begins another board.
    fn count_key(&mut self, key: &str) {
        let name = key.trim_end_matches(|c: char| c.is_ascii_digit());
        let Ok(number) = key[name.len()..].parse() else {
            return;
        };
        let before = self.counted.replace((name.to_owned(), number));
        if before.is_some_and(|(last, before)| last == name && before >= number) {
            self.found.push(None);
        }
        // How arguments are laid out is up to their function.
        let is_data = !self.lists.last().is_none_or(|list| list.is_call);
        self.has_columns |= is_data && names_column(name);
        self.has_boxes |= is_data && is_one_of("box block", name);
    }

    /// A short string is a word of the row, a long one a line of its own.
    fn end_string(&mut self) {
        let Some(mut string) = self.string.take() else {
            return;
        };
        let origin = self.called().unwrap_or(Origin::List);
        let quote = self.cells.last().copied();
        if words(&string).next().is_none() {
            string = Vec::from_iter(quote.map(|quote| quote.as_if('.')));
        }
        // Among rows, a string with one character too many is a row too.
        let is_odd_row = string.len() == LONGEST_WORD + 1 && self.had_strings && {
            let is_row = |word: &[Char]| word.len() == LONGEST_WORD;
            words(&self.cells).all(is_row)
        };
        if string.len() <= LONGEST_WORD || is_odd_row {
            self.had_strings |= string.len() > 2;
            self.cells.extend(string.into_iter().chain(quote));
        } else if origin == Origin::Puzzle || is_cell_like(&string) {
            self.end_cells();
            self.found.push(Some(Row::new(string, origin, None)));
        }
    }
}

/// The row in a list; nothing if there are keys, lists or other words, or no two cells and few commas for empty ones.
fn row(list: &[Char]) -> Option<&[Char]> {
    // A row goes on in the next line.
    let dots = words(list).next().filter(|word| text(word) == "...");
    let start = dots.and_then(|dots| list.iter().position(|c| c.at == dots[2].at));
    let list = &list[start.map_or(0, |start| start + 1)..];
    let is_word = |word: &[Char]| word.len() > 1 && word[0].c.is_alphabetic() && !is_cell(word);
    // A word among numbers is a wrong cell.
    let odd = words(list).filter(|word| is_word(word)).count();
    let are_words = odd > 0 && odd * 4 > words(list).count();
    let is_data = !list.iter().any(|c| ":=])}".contains(c.c)) && !are_words;
    let may_be = |word: &&[Char]| is_cell(word) || !word.iter().all(|c| is_unknown(c.c));
    // A long string leaves its quote behind, and nothing to be a cell.
    let count = |signs: &str| list.iter().filter(|c| signs.contains(c.c)).count();
    let has_holes = count(",") > 2 && count("\"'`") == 0 && words(list).all(is_cell);
    let has_cells = has_holes || words(list).filter(may_be).nth(1).is_some();
    (is_data && has_cells).then_some(list)
}
