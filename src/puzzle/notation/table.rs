//! Fields between delimiters, and the header of a table that says in which column the puzzles are.

use super::row::is_bar;
use super::text::{Char, original};

/// What fields can stand between: commas and the like, or the columns of LaTeX.
pub const DELIMITERS: [char; 4] = [',', ';', '\t', '&'];

/// What columns and keys are called.
pub const PUZZLE: &str = "puzzle puzzles quiz quizzes problem problems grid board sudoku givens question \
    unsolved input initial start jogo tabuleiro problema quebra-cabeça tablero rompecabezas pasatiempo \
    cuadrícula";
pub const SOLUTION: &str = "solution solutions solved answer answers output solução resposta solución \
    respuesta";
const NAME: &str = "name title label nome título nombre";
const NUMBER: &str = "id number nr no n index número numero";
const OTHER: &str = "difficulty level rating clues source author date dificuldade nível autor dificultad \
    nivel fuente size score";

/// Whether this is one of the words.
pub fn is_one_of(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|own| own == word)
}

/// The fields between these delimiters, each with the index of the character it begins at. Fields may be
/// quoted, but not between bars, all of which `|` stands for.
pub fn fields(chars: &[Char], delimiter: char) -> Vec<(usize, Vec<Char>)> {
    let (mut fields, mut field, mut start, mut quoted) = (Vec::new(), Vec::new(), 0, false);
    for (i, c) in chars.iter().enumerate() {
        if c.c == '"' && delimiter != '|' && chars[start].c == '"' {
            // Two quotes in a quoted field are one.
            if !quoted && i > start {
                field.push(*c);
            }
            quoted = !quoted;
        } else if !quoted && (c.c == delimiter || delimiter == '|' && is_bar(c.c)) {
            fields.push((start, std::mem::take(&mut field)));
            start = i + 1;
        } else {
            field.push(*c);
        }
    }
    fields.push((start, field));
    fields
}

/// What a header says.
#[derive(Clone, Copy)]
pub struct Header {
    pub delimiter: char,
    pub puzzle: usize,
    pub name: Option<usize>,
}

impl Header {
    /// The header in this line, if it is one: it names a column of puzzles and another known one.
    pub fn of(chars: &[Char]) -> Option<Self> {
        if !chars.iter().any(|c| c.c.is_alphabetic()) {
            return None;
        }
        let delimiters = DELIMITERS[..3].iter().copied();
        delimiters
            .filter(|d| chars.iter().any(|c| c.c == *d))
            .find_map(|delimiter| Self::between(delimiter, chars))
    }

    fn between(delimiter: char, chars: &[Char]) -> Option<Self> {
        let fields = fields(chars, delimiter).into_iter();
        let titles: Vec<String> = fields
            .map(|(_, field)| original(&field).trim().to_lowercase())
            .collect();
        let find = |words| titles.iter().position(|title| is_one_of(words, title));
        let puzzle = find(PUZZLE)?;
        let name = find(NAME).or_else(|| find(NUMBER));
        let other = name.or_else(|| find(SOLUTION)).or_else(|| find(OTHER));
        other.map(|_| Self {
            delimiter,
            puzzle,
            name,
        })
    }
}
