//! Tables with a header that says in which column the puzzles are.

use super::reading::Reading;
use super::row::Row;
use super::sheet::Sheet;
use super::{ReadError, prose};

/// What a header says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    delimiter: char,
    puzzle: usize,
    name: Option<usize>,
}

const PUZZLE: &[&str] = &[
    "puzzle",
    "puzzles",
    "quiz",
    "quizzes",
    "problem",
    "problems",
    "grid",
    "board",
    "sudoku",
    "givens",
    "question",
    "unsolved",
    "input",
    "initial",
    "start",
    "jogo",
    "tabuleiro",
    "problema",
    "quebra-cabeça",
    "tablero",
    "rompecabezas",
    "pasatiempo",
    "cuadrícula",
];
const NAME: &[&str] = &["name", "title", "label", "nome", "título", "nombre"];
const NUMBER: &[&str] = &["id", "number", "nr", "no", "n", "index", "número", "numero"];
const OTHER: &[&str] = &[
    "solution",
    "solutions",
    "solved",
    "answer",
    "output",
    "difficulty",
    "level",
    "rating",
    "clues",
    "source",
    "author",
    "date",
    "solução",
    "resposta",
    "dificuldade",
    "nível",
    "autor",
    "solución",
    "respuesta",
    "dificultad",
    "nivel",
    "fuente",
    "size",
    "score",
];

impl Header {
    /// The header in this line, if it is one: it names a column of puzzles and another known one.
    pub fn of(chars: &[char]) -> Option<Self> {
        let text: String = chars.iter().collect::<String>().to_lowercase();
        [',', ';', '\t'].into_iter().find_map(|delimiter| {
            let fields: Vec<&str> = text.split(delimiter).map(bare).collect();
            let find = |words: &[&str]| fields.iter().position(|f| words.contains(f));
            let name = find(NAME).or_else(|| find(NUMBER));
            let puzzle = find(PUZZLE)?;
            (name.is_some() || find(OTHER).is_some()).then_some(Self {
                delimiter,
                puzzle,
                name,
            })
        })
    }

    /// The puzzle of a line under the header, and its name.
    pub fn record(self, row: &Row) -> (Result<Sheet, ReadError>, Option<String>) {
        let mut fields = row.chars.split(|c| *c == self.delimiter);
        let name = self.name.and_then(|i| {
            let text: String = fields.clone().nth(i)?.iter().collect();
            prose::name(bare(&text))
        });
        let line = row.line;
        let before: usize = fields.clone().take(self.puzzle).map(|f| f.len() + 1).sum();
        let Some(field) = fields.nth(self.puzzle) else {
            return (
                Err(ReadError::MissingColumn {
                    line,
                    column: self.puzzle + 1,
                }),
                name,
            );
        };
        let mut chars = vec![' '; before];
        chars.extend_from_slice(field);
        let marks = Reading::Characters
            .marks(&Row::new(line, chars, None))
            .unwrap_or_default();
        let cells = marks.len();
        let sheet = Sheet::of_marks(marks).ok_or(ReadError::Count {
            line,
            cells,
            odd: None,
        });
        (sheet, name)
    }
}

fn bare(field: &str) -> &str {
    field.trim_matches(|c: char| c.is_whitespace() || c == '"' || c == '\'')
}
