//! Tables: fields between delimiters, which may be quoted, and a header that says in which column the
//! puzzles are.

use super::text::{Char, original, text};
use csv::{ReaderBuilder, StringRecord};

/// What fields can stand between: commas and the like, or the columns of LaTeX.
pub const DELIMITERS: [char; 4] = [',', ';', '\t', '&'];

/// What columns and keys are called.
pub const PUZZLE: &str = "puzzle puzzles quiz quizzes problem problems grid board sudoku givens question \
    unsolved input initial start jogo tabuleiro problema quebra-cabeça tablero rompecabezas pasatiempo \
    cuadrícula";
const SOLUTION: &str = "sol solution solutions solved answer answers complete completed output solução \
    soluções resposta respostas gabarito resolução resolvido resolvida solución soluciones respuesta \
    respuestas resuelto resuelta solucionario completo completa lösung lösungen";
/// What all boards are called that follow.
const SOLUTIONS: &str = "solutions answers soluciones respuestas solucionario soluções respostas \
    gabarito lösungen";
/// What a solution is called above it; in data it is the name of a record.
const KEY: &str = "key keys clave claves chave chaves correção corrección";
/// What a row is called before its number.
pub const ROW: &str = "row line linha fila renglón renglon";
/// What a column is called before its number.
pub const COLUMN: &str = "c col column coluna columna";
const NAME: &str = "name title label nome título nombre";
const NUMBER: &str = "id number nr no n index número numero";
const OTHER: &str = "difficulty level rating clues source author date dificuldade nível autor dificultad \
    nivel fuente size shape score";

/// Whether this is one of the words.
pub fn is_one_of(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|own| own == word)
}

/// Whether a part of this name, as in `solutionString` and `board_solution`, calls what it names a solution.
pub fn names_solution(name: &str) -> bool {
    has_word_of(&[SOLUTION], name)
}

/// Whether a title calls all boards that follow solutions.
pub fn titles_solutions(title: &str) -> bool {
    has_word_of(&[SOLUTIONS], title)
}

/// Whether a title calls the board below it a solution.
pub fn titles_solution(title: &str) -> bool {
    has_word_of(&[SOLUTION, KEY], title)
}

fn has_word_of(lists: &[&str], name: &str) -> bool {
    let mut words = String::new();
    let mut after_small = false;
    for c in name.chars() {
        let begins = after_small && c.is_uppercase() || !c.is_alphabetic();
        words.extend(begins.then_some(' '));
        words.extend(c.to_lowercase().filter(|c| c.is_alphabetic()));
        after_small = c.is_lowercase();
    }
    let mut words = words.split_whitespace();
    words.any(|word| lists.iter().any(|list| is_one_of(list, word)))
}

/// Whether what stands before a number names a column: `col`, or the place before a comma in `a(:,1)`.
pub fn names_column(label: &str) -> bool {
    let place = label.strip_suffix(',').map(str::trim_end);
    place.is_some_and(|place| place.ends_with([':', '[', '(']))
        || is_one_of(COLUMN, &label.to_lowercase())
}

/// Whether what is called so is a name, a number or the like, and no board.
pub fn names_other(name: &str) -> bool {
    let name = name.to_lowercase();
    let mut words = [NAME, NUMBER, OTHER].into_iter();
    words.any(|words| is_one_of(words, &name))
}

/// The fields of a record. Each character is where it was written.
pub fn fields(record: &[Char], delimiter: char) -> Vec<Vec<Char>> {
    let is_end = |c: &Char| c.c == delimiter;
    if record.iter().all(|c| c.c != '"') {
        return record.split(is_end).map(<[Char]>::to_vec).collect();
    }
    let record = without_blanks(record, delimiter);
    let mut builder = ReaderBuilder::new();
    builder.has_headers(false).delimiter(delimiter as u8);
    let (text, mut read) = (text(&record), StringRecord::new());
    let mut reader = builder.from_reader(text.as_bytes());
    if !reader.read_record(&mut read).is_ok_and(|found| found) {
        return Vec::new();
    }
    let mut rest = record.iter();
    let field = |value: &str| {
        let chars = value.chars().filter_map(|c| rest.find(|own| own.c == c));
        let chars = chars.copied().collect();
        rest.find(|c| is_end(c));
        chars
    };
    read.iter().map(field).collect()
}

/// The record without the blanks before fields in quotes, which would be taken for the fields' own characters.
fn without_blanks(record: &[Char], delimiter: char) -> Vec<Char> {
    let is_blank = |c: &Char| c.c != delimiter && matches!(c.c, ' ' | '\t');
    let (mut kept, mut is_quoted): (Vec<Char>, _) = (Vec::new(), false);
    for c in record {
        is_quoted ^= c.c == '"';
        if c.c == '"' && is_quoted {
            let last = kept.iter().rposition(|c| !is_blank(c));
            let end = last.map_or(0, |last| last + 1);
            if last.is_none_or(|last| kept[last].c == delimiter) {
                kept.truncate(end);
            }
        }
        kept.push(*c);
    }
    kept
}

/// What a header says.
#[derive(Clone, Copy)]
pub struct Header {
    pub delimiter: char,
    pub puzzle: usize,
    pub solution: Option<usize>,
    pub name: Option<usize>,
}

impl Header {
    /// The header in this line, if it is one: it names a column of puzzles and another known one.
    pub fn of(line: &[Char]) -> Option<Self> {
        let has = |sign: char| line.iter().any(|c| c.c == sign);
        let has_letters = line.iter().any(|c| c.c.is_alphabetic());
        let delimiters = DELIMITERS[..3].iter().filter(|d| has_letters && has(**d));
        delimiters.copied().find_map(|delimiter| {
            let titles = fields(line, delimiter).into_iter().map(|t| original(&t));
            let titles: Vec<String> = titles.map(|title| title.trim().to_owned()).collect();
            // A line of words that ends so is one of a list in a program.
            let goes_on = has('"') && titles.last().is_some_and(String::is_empty);
            let titles = Some(titles).filter(|_| !goes_on)?;
            let is_in = |words, title: &String| is_one_of(words, &title.to_lowercase());
            let place = |words| titles.iter().position(|title| is_in(words, title));
            let solution = titles.iter().position(|title| names_solution(title));
            let name = place(NAME).or_else(|| place(NUMBER));
            solution.or(name).or_else(|| place(OTHER))?;
            Some(Self {
                delimiter,
                puzzle: place(PUZZLE)?,
                solution,
                name,
            })
        })
    }
}
