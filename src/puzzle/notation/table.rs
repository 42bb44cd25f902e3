//! Fields between delimiters, and the header of a table that says in which column the puzzles are.

use super::text::Char;
use csv_core::{ReadFieldResult, Reader, ReaderBuilder};
use std::sync::LazyLock;

/// What fields can stand between: commas and the like, or the columns of LaTeX and of drawn tables.
pub const DELIMITERS: [char; 5] = [',', ';', '\t', '&', '|'];

/// A copy of a reader is quick to make where no tables belong to it.
static READERS: LazyLock<[Reader; 5]> = LazyLock::new(|| {
    DELIMITERS.map(|delimiter| {
        let mut builder = ReaderBuilder::new();
        let quoting = delimiter != '|';
        builder
            .delimiter(delimiter as u8)
            .quoting(quoting)
            .nfa(true)
            .build()
    })
});

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

/// The fields between these delimiters, which must be among [`DELIMITERS`]: each with the index of the
/// character it begins at.
pub fn fields(chars: &[Char], delimiter: char) -> Vec<(usize, Vec<Char>)> {
    let place = DELIMITERS
        .iter()
        .position(|d| *d == delimiter)
        .expect("the delimiter is known");
    let mut reader = READERS[place].clone();
    let text: String = chars.iter().map(|c| c.c).chain(['\n']).collect();
    let (mut input, mut fields) = (text.as_bytes(), Vec::new());
    let mut output = vec![0; input.len()];
    let (mut start, mut written) = (0, 0);
    loop {
        let (result, read, wrote) = reader.read_field(input, &mut output[written..]);
        let taken = String::from_utf8_lossy(&input[..read]);
        let (length, is_quoted) = (taken.chars().count(), taken.starts_with('"'));
        input = &input[read..];
        written += wrote;
        match result {
            ReadFieldResult::Field { record_end } => {
                let first = start + usize::from(is_quoted && delimiter != '|');
                let value = String::from_utf8_lossy(&output[..written]);
                let value = value.chars().zip(&chars[first.min(chars.len())..]);
                fields.push((first, value.map(|(c, place)| place.with(c)).collect()));
                start += length;
                written = 0;
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        DELIMITERS[..3].iter().find_map(|&delimiter| {
            if !chars.iter().any(|c| c.c == delimiter) {
                return None;
            }
            let text = |chars: &[Char]| chars.iter().map(|c| c.original).collect::<String>();
            let titles: Vec<String> = fields(chars, delimiter)
                .iter()
                .map(|(_, field)| text(field).trim().to_lowercase())
                .collect();
            let find = |words| titles.iter().position(|title| is_one_of(words, title));
            let name = find(NAME).or_else(|| find(NUMBER));
            let puzzle = find(PUZZLE)?;
            let is_header = name
                .or_else(|| find(SOLUTION))
                .or_else(|| find(OTHER))
                .is_some();
            is_header.then_some(Self {
                delimiter,
                puzzle,
                name,
            })
        })
    }
}
