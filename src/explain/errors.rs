//! Errors of puzzles and searches as messages of the catalogues.

use super::message::{Message, Tell, Value, errors_in_english, quoted};
use super::sentence::house;
use crate::puzzle::notation::{
    LONGEST_LINE, Note, OddRow, Position, ReadError, blanks, nearest_size, signs,
};
use crate::puzzle::{Clash, MAX_CELLS, MAX_SIZE, ProblemError, Shape, ShapeError, Topology};
use crate::solver::{
    Check, ForkError, GoalError, MOST_FORKS, Order, Select, Strategy, StrategyError,
};

/// The most clashes listed; a board can have thousands.
const MOST_CLASHES: usize = 4;

errors_in_english!(
    ReadError,
    ProblemError,
    ShapeError,
    StrategyError,
    GoalError,
    ForkError,
);

/// A reason with its position.
pub fn placed(at: Position, reason: Message) -> Message {
    Message::new("fault-at-column")
        .with("line", at.line)
        .with("column", at.column)
        .with("reason", reason)
}

impl Tell for ReadError {
    fn message(&self) -> Message {
        let reason = read_reason(self);
        match (self.line(), self.column()) {
            (Some(line), Some(column)) => placed(Position { line, column }, reason),
            (Some(line), None) => Message::new("fault-at-line")
                .with("line", line)
                .with("reason", reason),
            (None, _) => reason,
        }
    }
}

/// The error of a text that should be a puzzle, without the position.
pub fn read_reason(error: &ReadError) -> Message {
    match error {
        ReadError::UnknownCharacter {
            found,
            size,
            zero_based,
            ..
        } => Message::new("read-unknown")
            .with("found", quoted(&found.to_string()))
            .with("values", values(size.unwrap_or(MAX_SIZE), *zero_based))
            .with("blanks", blanks(*zero_based)),
        ReadError::TooHigh {
            found,
            size,
            zero_based,
            ..
        } => Message::new("read-too-high")
            .with("found", quoted(found))
            .with("size", *size)
            .with("values", values(*size, *zero_based)),
        ReadError::Count {
            cells, odd: None, ..
        } => count(*cells),
        ReadError::Count {
            cells,
            odd: Some(row),
            ..
        } => Message::new("read-count-odd")
            .with("count", count(*cells))
            .with("row", odd_row(*row)),
        ReadError::CellCount {
            cells, expected, ..
        } => Message::new("read-cell-count")
            .with("cells", *cells)
            .with("expected", *expected),
        ReadError::Rows { rows, width, .. } => Message::new("read-rows")
            .with("rows", *rows)
            .with("width", *width),
        ReadError::TooLarge { size, .. } => Message::new("read-too-large")
            .with("size", *size)
            .with("most", MAX_SIZE),
        ReadError::Blanks { .. } => Message::new("read-blanks").with("blanks", blanks(false)),
        ReadError::Boxes { size, boxes, .. } => Message::new("read-boxes")
            .with("size", *size)
            .with("boxes", boxes_of(*boxes))
            .with("other", boxes.size()),
        ReadError::Problem { error, .. } => error.message(),
        ReadError::MissingColumn { column, .. } => {
            Message::new("read-missing-column").with("column", *column)
        }
        ReadError::LongLine { length, .. } => Message::new("read-long-line")
            .number("length", *length as u64)
            .number("longest", LONGEST_LINE as u64),
        ReadError::NoPuzzle => Message::new("read-nothing").with("blanks", blanks(false)),
        ReadError::Several { .. } => Message::new("read-several"),
    }
}

impl Tell for Note {
    fn message(&self) -> Message {
        match self {
            Self::Boxes { taken, other } => Message::new("note-boxes")
                .with("taken", boxes_of(*taken))
                .with("other", boxes_of(*other)),
            Self::ZeroBased => Message::new("note-zero-based"),
            Self::ZeroEmpty => Message::new("note-zero-empty"),
            Self::Placed { count } => Message::new("note-placed").with("count", *count),
            Self::Solution => Message::new("note-solution"),
        }
    }
}

/// The shape of a box, as it is written.
pub fn boxes_of(shape: Shape) -> String {
    format!("{}×{}", shape.box_rows(), shape.box_cols())
}

/// The values of a board: `1–9`, or `1–9` and `A–G`.
fn values(size: usize, zero_based: bool) -> Value {
    match signs(size, zero_based) {
        (digits, None) => digits.into(),
        (digits, Some(letters)) => Message::new("read-values")
            .with("digits", digits)
            .with("letters", letters)
            .into(),
    }
}

fn count(cells: usize) -> Message {
    let size = nearest_size(cells);
    let near = size * size;
    let (id, size, near) = if cells == near {
        ("read-count-rows", size, near)
    } else if cells > MAX_CELLS {
        ("read-count-most", MAX_SIZE, MAX_CELLS)
    } else {
        ("read-count", size, near)
    };
    Message::new(id)
        .with("cells", cells)
        .with("near", near)
        .with("size", size)
}

fn odd_row(row: OddRow) -> Message {
    Message::new("read-odd-row")
        .with("line", row.line)
        .with("cells", row.cells)
        .with("others", row.others)
}

impl Tell for ProblemError {
    fn message(&self) -> Message {
        match self {
            Self::Length { topology, found } => Message::new("problem-length")
                .with("size", topology.size())
                .with("cells", topology.cells())
                .with("found", *found),
            Self::TooHigh {
                topology,
                cell,
                value,
            } => Message::new("problem-too-high")
                .with("cell", topology.address(*cell))
                .with("value", value.to_string())
                .with("size", topology.size()),
            Self::Clashes {
                topology,
                clashes,
                more,
            } => {
                let listed = clashes.iter().take(MOST_CLASHES);
                let listed: Vec<_> = listed.map(|c| clash(*c, topology)).collect();
                let more = clashes.len() - listed.len() + more;
                Message::new("problem-clashes")
                    .with("clashes", listed)
                    .with("more", more)
            }
        }
    }
}

fn clash(clash: Clash, topology: &Topology) -> Message {
    Message::new("problem-clash")
        .with("first", topology.address(clash.first))
        .with("second", topology.address(clash.second))
        .with("value", clash.value.to_string())
        .with("house", house(clash.house, topology))
}

impl Tell for ShapeError {
    fn message(&self) -> Message {
        match *self {
            Self::EmptyBox { box_rows, box_cols } => Message::new("shape-empty")
                .with("rows", box_rows)
                .with("columns", box_cols),
            Self::Size { box_rows, box_cols } => Message::new("shape-size")
                .with("rows", box_rows)
                .with("columns", box_cols)
                .with("size", (box_rows as u128 * box_cols as u128).to_string()),
        }
    }
}

impl Tell for StrategyError {
    fn message(&self) -> Message {
        fn list<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> String {
            all.iter().map(|t| id(*t)).collect::<Vec<_>>().join(", ")
        }
        match self {
            Self::NeedsCandidates(select) => {
                Message::new("strategy-needs-candidates").with("select", select.id())
            }
            Self::Unknown { name } => Message::new("strategy-unknown")
                .with("name", quoted(name))
                .with("names", Strategy::ids().join(", ")),
            Self::Choices { name } => Message::new("strategy-choices")
                .with("name", quoted(name))
                .with("selects", list(&Select::ALL, Select::id))
                .with("orders", list(&Order::ALL, Order::id))
                .with("checks", list(&Check::ALL, Check::id)),
        }
    }
}

impl Tell for GoalError {
    fn message(&self) -> Message {
        Message::new("goal-unknown").with("found", quoted(&self.0))
    }
}

impl Tell for ForkError {
    fn message(&self) -> Message {
        match self {
            Self::NotChosen => Message::new("fork-none"),
            Self::CannotTakeOver(strategy) => {
                Message::new("fork-cannot-take-over").with("strategy", strategy.to_string())
            }
            Self::TooMany => Message::new("fork-too-many").with("most", MOST_FORKS),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::puzzle::Problem;
    use crate::puzzle::notation::{self, Options};

    /// The messages of an error in each language; all contain the numbers of its position.
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

    /// The messages exist, differ between languages, and have no gaps.
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
    fn rare_errors_have_words_too() {
        let shape = Shape::usual(4).unwrap();
        for error in [
            ReadError::CellCount {
                line: 7,
                cells: 9,
                expected: 8,
            },
            ReadError::Blanks { line: 7 },
            ReadError::TooLarge { line: 7, size: 25 },
            ReadError::MissingColumn { line: 7, column: 3 },
        ] {
            assert!(
                in_every_language(&error)
                    .iter()
                    .all(|said| said.contains('7'))
            );
        }
        let other = Shape::new(1, 4).unwrap();
        for note in [
            Note::Boxes {
                taken: shape,
                other,
            },
            Note::ZeroBased,
            Note::ZeroEmpty,
            Note::Placed { count: 3 },
            Note::Solution,
        ] {
            in_every_language(&note);
        }
        let length = Problem::new(shape, &[]).unwrap_err();
        assert!(
            in_every_language(&length)
                .iter()
                .all(|said| said.contains("16"))
        );
        let high = ProblemError::TooHigh {
            topology: Topology::of(shape),
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
                .all(|said| said.contains("many\\n"))
        );
    }
}
