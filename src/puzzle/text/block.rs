//! Lines that belong together.

use super::lines::{Char, LONGEST_LINE, TextLine, text};
use super::token::{Letters, is_bar, is_number, is_rule, is_sign, words};
use crate::puzzle::MAX_SIZE;

/// From this number of cells on, a line is a board and no row of one.
const WHOLE_BOARD: usize = 64;
/// The most lines of a block, a multiple of the rows of most boards.
const MOST_LINES: usize = 720;
/// Words for solutions, in keys, titles and headers.
const SOLUTIONS: &str = "solution solutions solved answer answers result output target ideal expected label \
    response solucao solução solución resposta respuesta lösung";
/// The families, and what titles call them.
const FAMILIES: [(&str, &[&str]); 5] = [
    (
        "diagonal",
        &["xsudoku", "x-sudoku", "sudoku-x", "sudoku x", "diagonal"],
    ),
    (
        "windows",
        &[
            "windoku",
            "windows",
            "hypersudoku",
            "hyper sudoku",
            "hyper-sudoku",
        ],
    ),
    ("jigsaw", &["jigsaw", "nonomino", "irregular"]),
    ("latin", &["latin"]),
    ("killer", &["killer"]),
];

/// Lines that are read together, with the empty ones between.
#[derive(Default)]
pub struct Block {
    pub lines: Vec<TextLine>,
    pub characters: usize,
}

impl Block {
    pub fn push(&mut self, line: TextLine) {
        self.characters += line.length + 1;
        self.lines.push(line);
    }

    /// Whether no more lines are taken.
    pub fn is_full(&self) -> bool {
        self.characters > 2 * LONGEST_LINE || self.lines.len() >= MOST_LINES
    }

    /// The lines that are no rules, and the rules: how many rows come before each, and whether it is
    /// heavy. Lines of dashes are rows if asked for.
    pub fn rows(&self, takes_dashes: bool) -> (Vec<&TextLine>, Vec<(usize, bool)>) {
        let (mut rows, mut rules) = (Vec::new(), Vec::new());
        for line in self.lines.iter().filter(|line| !is_blank(&line.chars)) {
            match is_rule(&line.chars, takes_dashes) {
                true => rules.push((rows.len(), line.chars.iter().any(|c| c.c == '='))),
                false => rows.push(line),
            }
        }
        (rows, rules)
    }

    /// The lines between empty ones.
    pub fn parts(&self) -> Vec<Self> {
        let parts = self.lines.split(|line| is_blank(&line.chars));
        let part = |lines: &[TextLine]| {
            let mut part = Self::default();
            lines.iter().for_each(|line| part.push(line.clone()));
            part
        };
        parts.map(part).collect()
    }
}

/// What kind of line it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    Blank,
    /// A row: cells, rightly written or not, or a line of a frame.
    Row,
    /// Cells of a whole board.
    Board,
    /// A title, a comment, or other words.
    Words,
}

impl LineKind {
    pub fn of(chars: &[Char]) -> Self {
        if is_blank(chars) {
            return Self::Blank;
        }
        if is_rule(chars, false) {
            return Self::Row;
        }
        let longest = words(chars).map(cells).max().unwrap_or_default();
        let all = || words(chars).flatten();
        let signs = all().filter(|c| is_sign(c)).count();
        let letters = all().filter(|c| matches!(c.c.to_ascii_uppercase(), 'A'..='G'));
        let cells = signs + letters.count();
        let foreign = all().count() - cells;
        let has_cells = signs > 0 && cells > 2 * foreign;
        let separators = chars.iter().filter(|c| matches!(c.c, ',' | ';' | '\t'));
        let separators = separators.count();
        if longest >= WHOLE_BOARD || has_cells && cells.max(separators + 1) >= WHOLE_BOARD {
            Self::Board
        } else if longest >= 4
            || has_cells
            || chars.iter().filter(|c| is_bar(c.c)).count() > 1
            || cells + foreign == 0 && separators > 0
        {
            Self::Row
        } else {
            Self::Words
        }
    }
}

/// Whether nothing is in a line. A line of several tabs is a row of empty fields.
fn is_blank(chars: &[Char]) -> bool {
    chars.iter().all(|c| c.c == ' ') || chars.iter().all(|c| c.c == '\t') && chars.len() < 3
}

/// The characters of a word if all of them are cells of a large board, and not only letters.
fn cells(word: &[Char]) -> usize {
    let are_cells = Letters::OfSize(MAX_SIZE).cells(word).is_some();
    match are_cells && word.iter().any(is_sign) {
        true => word.len(),
        false => 0,
    }
}

/// The words of a line that is a comment in a file of puzzles or in a program.
pub fn comment(chars: &[Char]) -> Option<String> {
    let line = text(chars);
    let line = line.trim();
    let mark = ["#", "//", "%", "-- ", "; "].into_iter().find(|mark| {
        let rest = line.strip_prefix(mark);
        rest.is_some_and(|rest| rest.chars().any(char::is_alphabetic))
    })?;
    Some(line.trim_start_matches(mark).trim().to_owned())
}

/// The line without a comment at its end, and that comment.
pub fn without_comment(chars: &[Char]) -> (&[Char], Option<String>) {
    let begins = |pair: &[Char]| matches!(pair[0].c, ' ' | '\t') && pair[1].c == '#';
    let slashes = |three: &[Char]| three[0].c == ' ' && three[1].c == '/' && three[2].c == '/';
    let hash = chars.windows(2).position(begins);
    match hash.or_else(|| chars.windows(3).position(slashes)) {
        Some(at) => {
            let words = text(&chars[at..]);
            let words = words.trim_matches([' ', '\t', '#', '/']).to_owned();
            (&chars[..at], Some(words))
        }
        None => (chars, None),
    }
}

/// Whether a key or title calls a board a solution; a word of it is enough.
pub fn names_solution(title: &str) -> bool {
    let title = title.to_lowercase();
    let mut words = title.split(|c: char| !c.is_alphabetic());
    words.any(|word| SOLUTIONS.split(' ').any(|name| name == word))
}

/// The family that a title names, by its id.
pub fn named_family(title: &str) -> Option<&'static str> {
    let title = title.to_lowercase();
    let mut families = FAMILIES.iter();
    let found = families.find(|(_, names)| names.iter().any(|name| title.contains(name)));
    found.map(|(family, _)| *family)
}

/// A title as the name of a puzzle; none for what only numbers or marks it.
pub fn name(title: &str) -> Option<String> {
    let is_edge = |c: char| c.is_whitespace() || "=:-#*_[](){}\"'\\,;<>".contains(c);
    let name = title.trim_matches(is_edge);
    let is_plain = name.len() <= 4 * MAX_SIZE && name.chars().any(char::is_alphanumeric);
    (is_plain && !is_number(name.trim_start_matches('0'))).then(|| name.to_owned())
}
