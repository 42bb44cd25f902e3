//! Errors of puzzles and searches as messages of the catalogues.

use super::language::Language;
use super::message::{Message, MessageValue, Tell, errors_in_english, quoted};
use super::relations::relation_text;
use super::sentence::{cell as cell_of, house};
use crate::puzzle::text::{KnownText, LONGEST_LINE, Note, OddRow, Position, ReadError, Reason};
use crate::puzzle::{
    self, Clash, MAX_CELLS, MAX_SIZE, Numbering, ProblemError, Shape, ShapeError, Topology,
};
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
        let (line, reason) = (self.line, self.reason.message());
        match self.column {
            Some(column) => placed(Position { line, column }, reason),
            None => Message::new("fault-at-line")
                .with("line", line)
                .with("reason", reason),
        }
    }
}

/// What is wrong with a text that should be a puzzle, without the position.
impl Tell for Reason {
    fn message(&self) -> Message {
        match self {
            Self::Unknown {
                found,
                size,
                zero_based,
            } => Message::new("read-unknown")
                .with("found", quoted(found))
                .with("values", values(size.unwrap_or(MAX_SIZE), *zero_based))
                .with("blanks", blanks(*zero_based)),
            Self::Posed(error) => error.message(),
            Self::WayStart(_) => Message::new("posed-way-start"),
            Self::OwnSign { found, signs } => Message::new("read-own-sign")
                .with("found", quoted(found))
                .with("values", own_signs(*signs)),
            Self::TooHigh {
                found,
                size,
                zero_based,
            } => Message::new("read-too-high")
                .with("found", quoted(found))
                .with("size", *size)
                .with("values", values(*size, *zero_based)),
            Self::Count {
                cells,
                expected,
                odd,
            } => {
                let count = count(*cells, *expected);
                match odd {
                    Some(row) => Message::new("read-count-odd")
                        .with("count", count)
                        .with("row", odd_row(*row)),
                    None => count,
                }
            }
            Self::Rows { rows, width } => Message::new("read-rows")
                .with("rows", *rows)
                .with("width", *width)
                .with("size", *width),
            Self::TooLarge(size) => Message::new("read-too-large")
                .with("size", *size)
                .with("most", MAX_SIZE),
            Self::Blanks => Message::new("read-blanks").with("blanks", blanks(false)),
            Self::Problem(error) => error.message(),
            Self::Columns => Message::new("read-columns"),
            Self::NoRegions => Message::new("family-no-regions"),
            Self::Regions(error) => error.message(),
            Self::Other(KnownText::GameId) => "read-game-id".into(),
            Self::Other(KnownText::Recording) => "read-recording".into(),
            Self::Other(KnownText::PackedLink) => "read-packed-link".into(),
            Self::LongLine(length) => Message::new("read-long-line")
                .number("length", *length as u64)
                .number("longest", LONGEST_LINE as u64),
            Self::NoPuzzle(text) if text.is_empty() => Message::new("read-empty"),
            Self::NoPuzzle(text) => Message::new("read-nothing").with("text", quoted(text)),
            Self::Twice { row, column } => Message::new("read-twice")
                .with("row", *row)
                .with("column", *column),
            Self::Several => Message::new("read-several"),
        }
    }
}

/// The forms that are read.
pub fn text_forms() -> Message {
    Message::new("read-forms").with("blanks", blanks(false))
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
            Self::OnlySolution => Message::new("note-only-solution"),
            Self::Family(family) => Message::new("note-family").with("family", *family),
            Self::Slow => Message::new("posed-slow"),
            Self::Regions => Message::new("note-regions"),
        }
    }
}

/// Notes on how a puzzle was read, as sentences.
pub fn notes_text(notes: &[Note], language: Language) -> String {
    let sentences: Vec<String> = notes.iter().map(|note| note.sentence(language)).collect();
    sentences.join(" ")
}

/// The shape of a box, as it is written.
pub fn boxes_of(shape: Shape) -> String {
    format!("{}×{}", shape.box_rows(), shape.box_cols())
}

/// The values of a board, as they are written: `1–9`, `1–9` and `A–G`, or `0–9` and `A–F`.
fn values(size: usize, zero_based: bool) -> MessageValue {
    let (first, last) = (u8::from(!zero_based), size - usize::from(zero_based));
    let letter = puzzle::Value::new(last as u8).map_or('G', puzzle::Value::to_char);
    let letters = match last {
        0..=9 => return format!("{first}–{last}").into(),
        10 => "A".to_owned(),
        _ => format!("A–{letter}"),
    };
    Message::new("read-values")
        .with("digits", format!("{first}–9"))
        .with("letters", letters)
        .into()
}

/// How values with signs of their own are written.
const fn own_signs(signs: Numbering) -> &'static str {
    match signs {
        Numbering::FromZero => "0–9",
        Numbering::InOut => "i, o",
        Numbering::FromOne => "1–9",
    }
}

/// The signs of an empty cell.
const fn blanks(zero_based: bool) -> &'static str {
    if zero_based {
        ". x _ - * ?"
    } else {
        ". 0 x _ - * ?"
    }
}

fn count(cells: usize, expected: Option<usize>) -> Message {
    if let Some(expected) = expected {
        return Message::new("read-cell-count")
            .with("cells", cells)
            .with("expected", expected);
    }
    let distance = |size: &usize| (size * size).abs_diff(cells);
    let size = (2..=MAX_SIZE).min_by_key(distance).unwrap_or(MAX_SIZE);
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
                .with("cell", cell_of(*cell, topology))
                .with("value", topology.value_text(*value))
                .with("size", topology.size()),
            Self::Relation { topology, relation } => Message::new("problem-relation")
                .with("relation", relation_text(*relation, topology)),
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
        .with("first", cell_of(clash.first, topology))
        .with("second", cell_of(clash.second, topology))
        .with("value", topology.value_text(clash.value))
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
        match self {
            Self::NeedsCandidates(choice, check) => Message::new("strategy-needs-candidates")
                .with("choice", *choice)
                .with("check", check.id()),
            Self::FixedChoices(check) => {
                Message::new("strategy-fixed-choices").with("check", check.id())
            }
            Self::FewChoices => Message::new("posed-bounds"),
            Self::OnWays => Message::new("posed-ways"),
            Self::Relations(strategy) => {
                Message::new("posed-strategy").with("strategy", strategy.to_string())
            }
            Self::Unknown { name } => Message::new("strategy-unknown")
                .with("name", quoted(name))
                .with("names", Strategy::ids().join(", ")),
            Self::Choices { name } => Message::new("strategy-choices")
                .with("name", quoted(name))
                .with("selects", Select::ALL.map(Select::id).join(", "))
                .with("orders", Order::NAMES.join(", "))
                .with("checks", Check::ALL.map(Check::id).join(", ")),
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
            Self::Blames => Message::new("fork-blames"),
            Self::Way => Message::new("posed-fork"),
            Self::Recorded => Message::new("fork-recorded"),
            Self::TooMany => Message::new("fork-too-many").with("most", MOST_FORKS),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::puzzle::text::{self, Options};

    /// The messages of an error in each language; all contain the numbers of its position.
    fn said(text: &str, options: &Options, place: &[&str]) -> Vec<String> {
        let error = text::read_one(text, options).unwrap_err();
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
        let mut all: Vec<String> = Vec::new();
        for language in Language::ALL {
            let said = error.tell(language);
            assert!(said.len() > 10 && !said.contains(['{', '$']), "{said}");
            assert!(language == Language::PtPt || !all.contains(&said), "{said}");
            all.push(said);
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
            &["2", "3", "q", "1–4", ". 0 x _ - * ?"],
        );
        assert_eq!(
            told[0],
            "Linha 2 do texto, coluna 3: “q” não é uma célula. Esperava-se 1–4, ou um destes sinais \
             para uma célula vazia: . 0 x _ - * ?"
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
        said("1...............", &boxes(3, 3), &["1", "16", "81"]);
        let clash = said(
            "11..\n....\n....\n1...",
            &auto,
            &["1", "R1C1", "R1C2", "1", "1", "R4C1"],
        );
        assert!(
            clash[2].contains("(fila 1)") && clash[2].contains("(columna 1)"),
            "{}",
            clash[2]
        );
        let full = said(&"1".repeat(256), &auto, &["1", "R1C1"]);
        assert!(
            full[3].contains("more clashes") && full[3].len() < 300,
            "{}",
            full[3]
        );
        said("1...............\n\n2...............", &auto, &["3"]);
        said("", &auto, &["1"]);
        said("\nhello world", &auto, &["2", "hello world"]);
        let long = format!("{}1", " ".repeat(text::LONGEST_LINE));
        said(&long, &auto, &["1", "65", "537", "65", "536"]);
    }
}
