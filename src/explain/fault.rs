//! What cannot be read, in the languages of the interface. Every kind of error is matched by name, so
//! that none is without its words.

use super::{Language, args, house_name};
use crate::puzzle::notation::{OddRow, Position, ReadError, blanks, nearest_size, signs};
use crate::puzzle::{Clash, MAX_CELLS, MAX_SIZE, ProblemError, Shape, ShapeError, Topology};
use crate::solver::{Check, GoalError, Order, Select, Strategy, StrategyError};

/// How much of what was found is quoted, in characters.
const LONGEST_QUOTE: usize = 40;
/// The most clashes that are listed; a board can have thousands.
const MOST_CLASHES: usize = 4;

/// An error that can be told in any language of the interface.
pub trait Tell {
    /// What is wrong, where, and what was expected.
    fn tell(&self, language: Language) -> String;
}

/// The reason with its place before it.
pub fn placed(at: Position, reason: String, language: Language) -> String {
    let values = [
        ("line", at.line.into()),
        ("column", at.column.into()),
        ("reason", reason.into()),
    ];
    language.text("fault-at-column", &args(values))
}

/// What was found, cut short and without line ends and the like.
pub fn quoted(text: &str) -> String {
    let mut quote: String = text
        .chars()
        .take(LONGEST_QUOTE)
        .map(|c| if c.is_control() { '·' } else { c })
        .collect();
    if text.chars().nth(LONGEST_QUOTE).is_some() {
        quote.push('…');
    }
    quote
}

impl Tell for ReadError {
    fn tell(&self, language: Language) -> String {
        let reason = read_reason(self, language);
        match (self.line(), self.column()) {
            (Some(line), Some(column)) => placed(Position { line, column }, reason, language),
            (Some(line), None) => {
                let values = [("line", line.into()), ("reason", reason.into())];
                language.text("fault-at-line", &args(values))
            }
            (None, _) => reason,
        }
    }
}

/// What is wrong with a text that should be a puzzle, without the place.
pub fn read_reason(error: &ReadError, language: Language) -> String {
    match error {
        ReadError::UnknownCharacter {
            found,
            size,
            zero_based,
            ..
        } => language.text(
            "read-unknown",
            &args([
                ("found", quoted(&found.to_string()).into()),
                (
                    "values",
                    values(size.unwrap_or(MAX_SIZE), *zero_based, language).into(),
                ),
                ("blanks", blanks(*zero_based).into()),
            ]),
        ),
        ReadError::TooHigh {
            found,
            size,
            zero_based,
            ..
        } => language.text(
            "read-too-high",
            &args([
                ("found", quoted(found).into()),
                ("size", (*size).into()),
                ("values", values(*size, *zero_based, language).into()),
            ]),
        ),
        ReadError::Count { cells, odd, .. } => {
            let count = count(*cells, language);
            odd.map_or_else(
                || count.clone(),
                |row| format!("{count} {}", odd_row(row, language)),
            )
        }
        ReadError::Rows { rows, width, .. } => language.text(
            "read-rows",
            &args([("rows", (*rows).into()), ("width", (*width).into())]),
        ),
        ReadError::Blanks { .. } => {
            language.text("read-blanks", &args([("blanks", blanks(false).into())]))
        }
        ReadError::Boxes { size, boxes, .. } => language.text(
            "read-boxes",
            &args([
                ("size", (*size).into()),
                ("boxes", boxes_of(*boxes).into()),
                ("other", boxes.size().into()),
            ]),
        ),
        ReadError::Problem { error, .. } => error.tell(language),
        ReadError::MissingColumn { column, .. } => {
            language.text("read-missing-column", &args([("column", (*column).into())]))
        }
        ReadError::LongLine { length, .. } => language.text(
            "read-long-line",
            &args([
                ("length", language.number(*length as u64).into()),
                (
                    "longest",
                    language
                        .number(crate::puzzle::notation::LONGEST_LINE as u64)
                        .into(),
                ),
            ]),
        ),
        ReadError::NoPuzzle => {
            language.text("read-nothing", &args([("blanks", blanks(false).into())]))
        }
        ReadError::Several { .. } => language.word("read-several"),
    }
}

/// The measures of a box, as they are written.
pub fn boxes_of(shape: Shape) -> String {
    format!("{}×{}", shape.box_rows(), shape.box_cols())
}

/// The values of a board: `1–9`, or `1–9` and `A–G`.
fn values(size: usize, zero_based: bool, language: Language) -> String {
    match signs(size, zero_based) {
        (digits, None) => digits,
        (digits, Some(letters)) => language.text(
            "read-values",
            &args([("digits", digits.into()), ("letters", letters.into())]),
        ),
    }
}

fn count(cells: usize, language: Language) -> String {
    let size = nearest_size(cells);
    let near = size * size;
    let (id, size, near) = if cells == near {
        ("read-count-rows", size, near)
    } else if cells > MAX_CELLS {
        ("read-count-most", MAX_SIZE, MAX_CELLS)
    } else {
        ("read-count", size, near)
    };
    let values = [
        ("cells", cells.into()),
        ("near", near.into()),
        ("size", size.into()),
    ];
    language.text(id, &args(values))
}

fn odd_row(row: OddRow, language: Language) -> String {
    let values = [
        ("line", row.line.into()),
        ("cells", row.cells.into()),
        ("others", row.others.into()),
    ];
    language.text("read-odd-row", &args(values))
}

impl Tell for ProblemError {
    fn tell(&self, language: Language) -> String {
        match self {
            Self::Length { shape, found } => language.text(
                "problem-length",
                &args([
                    ("size", shape.size().into()),
                    ("cells", shape.cells().into()),
                    ("found", (*found).into()),
                ]),
            ),
            Self::TooHigh { shape, cell, value } => language.text(
                "problem-too-high",
                &args([
                    ("cell", Topology::of(*shape).address(*cell).into()),
                    ("value", value.to_string().into()),
                    ("size", shape.size().into()),
                ]),
            ),
            Self::Clashes { shape, clashes } => {
                let list: Vec<String> = clashes
                    .iter()
                    .take(MOST_CLASHES)
                    .map(|c| clash(*c, *shape, language))
                    .collect();
                let more = clashes.len().saturating_sub(MOST_CLASHES);
                let values = [("clashes", list.join("; ").into()), ("more", more.into())];
                language.text("problem-clashes", &args(values))
            }
        }
    }
}

fn clash(clash: Clash, shape: Shape, language: Language) -> String {
    let topology = Topology::of(shape);
    language.text(
        "problem-clash",
        &args([
            ("first", topology.address(clash.first).into()),
            ("second", topology.address(clash.second).into()),
            ("value", clash.value.to_string().into()),
            ("house", house_name(clash.house, shape, language).into()),
        ]),
    )
}

impl Tell for ShapeError {
    fn tell(&self, language: Language) -> String {
        match *self {
            Self::EmptyBox { box_rows, box_cols } => language.text(
                "shape-empty",
                &args([("rows", box_rows.into()), ("columns", box_cols.into())]),
            ),
            Self::Size { box_rows, box_cols } => language.text(
                "shape-size",
                &args([
                    ("rows", box_rows.into()),
                    ("columns", box_cols.into()),
                    ("size", (box_rows * box_cols).into()),
                ]),
            ),
        }
    }
}

impl Tell for StrategyError {
    fn tell(&self, language: Language) -> String {
        fn list<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> String {
            all.iter().map(|t| id(*t)).collect::<Vec<_>>().join(", ")
        }
        match self {
            Self::NeedsCandidates(select) => language.text(
                "strategy-needs-candidates",
                &args([("select", select.id().into())]),
            ),
            Self::Unknown { name } => {
                let names = Strategy::ids().join(", ");
                let values = [("name", quoted(name).into()), ("names", names.into())];
                language.text("strategy-unknown", &args(values))
            }
            Self::Choices { name } => language.text(
                "strategy-choices",
                &args([
                    ("name", quoted(name).into()),
                    ("selects", list(Select::ALL, Select::id).into()),
                    ("orders", list(Order::ALL, Order::id).into()),
                    ("checks", list(Check::ALL, Check::id).into()),
                ]),
            ),
        }
    }
}

impl Tell for GoalError {
    fn tell(&self, language: Language) -> String {
        language.text("goal-unknown", &args([("found", quoted(&self.0).into())]))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::puzzle::Problem;
    use crate::puzzle::notation::{self, Options};

    /// What is said of a text in each language; the numbers of its place are in all of them.
    fn said(text: &str, options: &Options, place: &[&str]) -> Vec<String> {
        let error = notation::read_one(text, options).unwrap_err();
        assert_eq!(error.line().is_some(), !place.is_empty(), "{error:?}");
        let all = in_every_language(&error);
        for said in &all {
            let mut rest = said.as_str();
            for part in place {
                let at = rest.find(part).unwrap_or_else(|| panic!("{said}: {part}"));
                rest = &rest[at + part.len()..];
            }
        }
        all
    }

    /// The words are there, differ from language to language, and have no gap.
    pub fn in_every_language(error: &impl Tell) -> Vec<String> {
        let all: Vec<String> = Language::ALL.map(|l| error.tell(l)).to_vec();
        for (index, said) in all.iter().enumerate() {
            assert!(said.len() > 10 && !said.contains(['{', '$']), "{said}");
            assert!(!all[..index].contains(said), "{said}");
        }
        all
    }

    fn boxes(rows: usize, columns: usize) -> Options {
        Options {
            boxes: Shape::new(rows, columns).ok(),
            ..Options::default()
        }
    }

    #[test]
    fn every_error_of_a_puzzle_is_told_in_every_language() {
        let auto = Options::default();
        let told = said(
            "1...\n..q.\n....\n....",
            &auto,
            &["2", "3", "q", "1–4", ". 0 x _ - *"],
        );
        assert_eq!(
            told[0],
            "Linha 2 do texto, coluna 3: «q» não é uma célula. Esperava-se 1–4, ou um destes sinais \
             para uma célula vazia: . 0 x _ - *"
        );
        said(
            "1...\n..7.\n....\n....",
            &boxes(2, 2),
            &["2", "3", "7", "4×4", "1–4"],
        );
        said(
            "1...\n....\n....\n...",
            &auto,
            &["1", "15", "16", "4×4", "4", "3", "4"],
        );
        said(&".".repeat(300), &auto, &["1", "300", "256", "16×16"]);
        said("123\n45", &auto, &["1", "5"]);
        said("1...\n....\n....", &auto, &["1", "3", "4", "4×4", "4"]);
        said(
            "1...............",
            &boxes(3, 3),
            &["1", "4×4", "3×3", "9×9"],
        );
        let clash = said(
            "11..\n....\n....\n1...",
            &auto,
            &["1", "R1C1", "R1C2", "1", "1", "R4C1"],
        );
        assert!(
            clash[1].contains("(fila 1)") && clash[1].contains("(columna 1)"),
            "{}",
            clash[1]
        );
        let full = said(&"1".repeat(256), &auto, &["1", "R1C1"]);
        assert!(
            full[2].contains("more clashes") && full[2].len() < 300,
            "{}",
            full[2]
        );
        said("1...............\n\n2...............", &auto, &["3"]);
        said("", &auto, &[]);
        let long = format!("{}1", " ".repeat(notation::LONGEST_LINE));
        said(&long, &auto, &["1", "65", "537", "65", "536"]);
    }

    #[test]
    fn errors_that_texts_seldom_make_are_told_too() {
        let shape = Shape::usual(4).unwrap();
        for error in [
            ReadError::Blanks { line: 7 },
            ReadError::MissingColumn { line: 7, column: 3 },
        ] {
            assert!(
                in_every_language(&error)
                    .iter()
                    .all(|said| said.contains('7'))
            );
        }
        let length = Problem::new(shape, &[]).unwrap_err();
        assert!(
            in_every_language(&length)
                .iter()
                .all(|said| said.contains("16"))
        );
        let high = ProblemError::TooHigh {
            shape,
            cell: crate::puzzle::Cell::new(5),
            value: crate::puzzle::Value::new(9).unwrap(),
        };
        assert!(
            in_every_language(&high)
                .iter()
                .all(|said| said.contains("R2C2"))
        );
        in_every_language(&Shape::new(0, 3).unwrap_err());
        in_every_language(&Shape::new(5, 5).unwrap_err());
        for name in ["naiv", "a + b", "fewest-candidates + ascending + rules"] {
            let said = in_every_language(&name.parse::<Strategy>().unwrap_err());
            let quote = name.split(" + ascending").next().unwrap();
            assert!(said.iter().all(|said| said.contains(quote)), "{said:?}");
        }
        let goal = "many\n".parse::<crate::solver::Goal>().unwrap_err();
        assert!(
            in_every_language(&goal)
                .iter()
                .all(|said| said.contains("many·"))
        );
    }
}
