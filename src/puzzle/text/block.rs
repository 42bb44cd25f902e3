//! Lines that belong together.

use super::lines::{Char, TextLine, text};
use super::token::{RuleKind, Symbol, is_bar, is_number, words};
use crate::puzzle::MAX_SIZE;

/// From this number of cells on, a line is a board and no row of one.
const WHOLE_BOARD: usize = 64;
/// The most lines of a block, a multiple of the rows of most boards.
const MOST_LINES: usize = 720;
/// Words for puzzles and solutions, in keys, titles and headers.
const PUZZLES: [&str; 16] = [
    "puzzle", "puzzles", "quiz", "quizzes", "grid", "board", "givens", "clues", "sudoku",
    "problem", "question", "input", "unsolved", "start", "initial", "task",
];
const SOLUTIONS: [&str; 18] = [
    "solution",
    "solutions",
    "solved",
    "answer",
    "answers",
    "result",
    "output",
    "target",
    "ideal",
    "expected",
    "label",
    "response",
    "solucao",
    "solución",
    "solución:",
    "resposta",
    "respuesta",
    "lösung",
];
/// The families by what titles call them.
const FAMILIES: [(&str, &str); 15] = [
    ("xsudoku", "diagonal"),
    ("x-sudoku", "diagonal"),
    ("sudoku-x", "diagonal"),
    ("sudoku x", "diagonal"),
    ("diagonal", "diagonal"),
    ("windoku", "windows"),
    ("windows", "windows"),
    ("hypersudoku", "windows"),
    ("hyper sudoku", "windows"),
    ("hyper-sudoku", "windows"),
    ("jigsaw", "jigsaw"),
    ("nonomino", "jigsaw"),
    ("irregular", "jigsaw"),
    ("latin", "latin"),
    ("killer", "killer"),
];

/// Lines that are read together.
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
    pub fn is_full(&self, longest: usize) -> bool {
        self.characters > 2 * longest || self.lines.len() >= MOST_LINES
    }

    /// The lines that are no rules, and the rules: how many rows come before each, and whether it is
    /// heavy. Lines that may be either are rows if asked for.
    pub fn rows(&self, takes_dashes: bool) -> (Vec<&TextLine>, Vec<(usize, bool)>) {
        let (mut rows, mut rules) = (Vec::new(), Vec::new());
        for line in &self.lines {
            match RuleKind::of(&line.chars) {
                RuleKind::Rule => rules.push((rows.len(), RuleKind::is_heavy(&line.chars))),
                RuleKind::Either if !takes_dashes => rules.push((rows.len(), false)),
                RuleKind::Either | RuleKind::None => rows.push(line),
            }
        }
        (rows, rules)
    }
}

/// What kind of line it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    Blank,
    /// A line of a frame, or a row of empty cells.
    Rule,
    /// Cells, rightly written or not.
    Cells,
    /// Cells of a whole board.
    Board,
    /// A title, a comment, or other words.
    Words,
}

impl LineKind {
    pub fn of(chars: &[Char]) -> Self {
        if chars.iter().all(|c| c.c == ' ') || chars.iter().all(|c| c.c == '\t') && chars.len() < 3
        {
            return Self::Blank;
        }
        if RuleKind::of(chars) != RuleKind::None {
            return Self::Rule;
        }
        let longest = words(chars).map(cells).max().unwrap_or_default();
        let (mut signs, mut letters, mut foreign) = (0, 0, 0);
        for c in words(chars).flatten() {
            match Symbol::of(c.c) {
                Some(Symbol::Letter('A'..='G')) => letters += 1,
                Some(Symbol::Letter(_)) | None => foreign += 1,
                Some(_) => signs += 1,
            }
        }
        let has_cells = signs > 0 && signs + letters > 2 * foreign;
        let separators = chars
            .iter()
            .filter(|c| matches!(c.c, ',' | ';' | '\t'))
            .count();
        let cells = longest.max(signs + letters).max(separators + 1);
        if cells >= WHOLE_BOARD && (longest >= WHOLE_BOARD || has_cells) {
            Self::Board
        } else if longest >= 4
            || chars.iter().filter(|c| is_bar(c.c)).count() > 1
            || has_cells
            || signs + foreign + letters == 0 && separators > 0
        {
            Self::Cells
        } else {
            Self::Words
        }
    }
}

/// The characters of a word if all of them are cells of a large board, and not only letters.
fn cells(word: &[Char]) -> usize {
    let is_cell = |c: &Char| match Symbol::of(c.c) {
        Some(Symbol::Letter(letter)) => letter <= 'G',
        symbol => symbol.is_some(),
    };
    let has_sign = word.iter().any(|c| !c.c.is_ascii_alphabetic());
    match has_sign && word.iter().all(is_cell) {
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
    has_word(title, &SOLUTIONS)
}

/// Whether a header or key calls a column of puzzles so.
pub fn names_puzzle(title: &str) -> bool {
    has_word(title, &PUZZLES)
}

fn has_word(title: &str, names: &[&str]) -> bool {
    let title = title.to_lowercase();
    let mut words = title.split(|c: char| !c.is_alphabetic());
    words.any(|word| names.contains(&word))
}

/// The family that a title names, by its id.
pub fn named_family(title: &str) -> Option<&'static str> {
    let title = title.to_lowercase();
    let found = FAMILIES.iter().find(|(name, _)| title.contains(name));
    found.map(|(_, family)| *family)
}

/// A title as the name of a puzzle; none for what only numbers or marks it.
pub fn name(title: &str) -> Option<String> {
    let is_edge = |c: char| c.is_whitespace() || "=:-#*_[](){}\"'\\,;<>".contains(c);
    let name = title.trim_matches(is_edge);
    let is_plain = name.len() <= 4 * MAX_SIZE && name.chars().any(char::is_alphanumeric);
    (is_plain && !is_number(name.trim_start_matches('0'))).then(|| name.to_owned())
}
