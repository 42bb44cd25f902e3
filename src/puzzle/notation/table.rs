//! Fields between delimiters, and the header of a table that says in which column the puzzles are.

use super::row::is_bar;
use super::text::{Char, original};
use csv_core::{ReadFieldResult, Reader, ReaderBuilder};
use std::sync::LazyLock;

/// What fields can stand between: commas and the like, or the columns of LaTeX.
pub const DELIMITERS: [char; 4] = [',', ';', '\t', '&'];

/// A copy of a reader is quick to make where no tables belong to it.
static READERS: LazyLock<[Reader; 4]> =
    LazyLock::new(|| DELIMITERS.map(|d| ReaderBuilder::new().delimiter(d as u8).nfa(true).build()));

/// What columns and keys are called.
pub const PUZZLE: &str = "puzzle puzzles quiz quizzes problem problems grid board sudoku givens question \
    unsolved input initial start jogo tabuleiro problema quebra-cabeça tablero rompecabezas pasatiempo \
    cuadrícula";
const SOLUTION: &str = "sol solution solutions solved answer answers complete completed output solução \
    soluções resposta respostas gabarito solución soluciones respuesta respuestas resuelto completo completa";
const NAME: &str = "name title label nome título nombre";
const NUMBER: &str = "id number nr no n index número numero";
const OTHER: &str = "difficulty level rating clues source author date dificuldade nível autor dificultad \
    nivel fuente size score";

/// Whether this is one of the words.
pub fn is_one_of(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|own| own == word)
}

/// Whether a part of this name, as in `solutionString` and `board_solution`, calls what it names a solution.
pub fn names_solution(name: &str) -> bool {
    let mut words = String::new();
    let mut after_small = false;
    for c in name.chars() {
        let begins = after_small && c.is_uppercase() || !c.is_alphabetic();
        words.extend(begins.then_some(' '));
        words.extend(c.to_lowercase().filter(|c| c.is_alphabetic()));
        after_small = c.is_lowercase();
    }
    let mut words = words.split_whitespace();
    words.any(|word| is_one_of(SOLUTION, word))
}

/// The fields between these delimiters, each with the index of the character it begins at. Fields may be
/// quoted, but not between bars, all of which `|` stands for.
pub fn fields(chars: &[Char], delimiter: char) -> Vec<(usize, Vec<Char>)> {
    if delimiter == '|' {
        let mut start = 0;
        let field = |field: &[Char]| {
            let first = start;
            start += field.len() + 1;
            (first, field.to_vec())
        };
        return chars.split(|c| is_bar(c.c)).map(field).collect();
    }
    let place = DELIMITERS.iter().position(|d| *d == delimiter);
    let mut reader = READERS[place.expect("the delimiter is known")].clone();
    let text: String = chars.iter().map(|c| c.c).chain(['\n']).collect();
    let (mut input, mut output) = (text.as_bytes(), vec![0; text.len()]);
    let (mut fields, mut start, mut begun, mut written) = (Vec::new(), 0, None, 0);
    loop {
        let (result, read, wrote) = reader.read_field(input, &mut output[written..]);
        let taken = String::from_utf8_lossy(&input[..read]);
        let first = *begun.get_or_insert(start + usize::from(taken.starts_with('"')));
        start += taken.chars().count();
        input = &input[read..];
        written += wrote;
        match result {
            ReadFieldResult::Field { record_end } => {
                let value = String::from_utf8_lossy(&output[..written]);
                let value = value.chars().zip(&chars[first.min(chars.len())..]);
                // Doubled quotes shift what follows them by one.
                let value = value.map(|(c, place)| Char {
                    c,
                    original: if c == place.c { place.original } else { c },
                    ..*place
                });
                fields.push((first.min(chars.len()), value.collect()));
                (begun, written) = (None, 0);
                if record_end {
                    return fields;
                }
            }
            // A quote that is not closed takes the end of the line with it.
            ReadFieldResult::InputEmpty => {}
            ReadFieldResult::OutputFull | ReadFieldResult::End => return fields,
        }
    }
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
            .map(|(_, field)| original(&field).trim().to_owned())
            .collect();
        let is = |words, title: &String| is_one_of(words, &title.to_lowercase());
        let find = |words| titles.iter().position(|title| is(words, title));
        let puzzle = find(PUZZLE)?;
        let name = find(NAME).or_else(|| find(NUMBER));
        let is_known = name.or_else(|| find(OTHER)).is_some();
        (is_known || titles.iter().any(|title| names_solution(title))).then_some(Self {
            delimiter,
            puzzle,
            name,
        })
    }
}
