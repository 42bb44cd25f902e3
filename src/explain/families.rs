//! Words for families other than Sudoku: their names and rules, and why a problem cannot be made.

use super::errors::placed;
use super::language::{Args, Language, args};
use super::message::{Message, Tell, quoted};
use crate::puzzle::text::Position;
use crate::puzzle::{
    Family, GridError, LONGEST_ADDEND, LONGEST_CODE, MAX_CELLS, MAX_HOUSES, MAX_SIZE, MOST_ITEMS,
    MOST_LETTERS, MOST_RELATIONS, MOST_SQUARES, MapError, MapTextError, Numbering, RegionsError,
    RowError, Topology, WantedError, WayError, built_in_maps,
};
use crate::solver::{Check, Order, Select, Strategy};

/// The families, as they are asked for.
pub(super) const FAMILIES: &str = "jigsaw, diagonal, windows, latin, queens:8, map:brazil:4, \
    permutations:4, subsets:4, combinations:5:3, subset-sum:9:3,4,5, magic:3, cryptarithm:SEND+MORE=MONEY, \
    futoshiki:FILE, killer:FILE, knight:5x5, maze:FILE";

/// The name of a family with its size, and its rule; `None` for Sudoku, which has its own words
/// everywhere.
pub fn title_and_rule(family: &Family, language: Language) -> Option<(String, String)> {
    let id = format!("title-{}", family.id());
    let size = args([("size", (family.size() as u64).into())]);
    let title = language.find(&id, None, &size)?;
    let rule = language.find(&id, Some("rule"), &size).unwrap_or_default();
    Some((title, rule))
}

/// What a text about programs and flowcharts may depend on: the family, and the kind of families with the
/// same words.
pub fn family_args(family: &Family) -> Args {
    let kind = match family {
        Family::Way(_) => "way",
        _ if family.numbering() == Numbering::InOut => "choice",
        _ => family.id(),
    };
    args([("family", family.id().into()), ("kind", kind.into())])
}

/// Whether a board has neither houses nor relations, so that no value is ever refused there.
pub(super) fn refuses_nothing(board: &Topology) -> bool {
    let is_row = matches!(board.family(), Family::Row(_));
    is_row && board.all_houses().len() == 0 && board.relations().is_empty()
}

/// The strategy that programs and flowcharts show for a board. On a map no colour has to occur
/// anywhere, so the rules about places come down to those about candidates. Values are tested alike under
/// `rules` and `bounds`; only the test of relations differs. Where nothing is refused nobody is blamed. An
/// order for ways says nothing elsewhere.
pub(super) fn shown_strategy(board: &Topology, strategy: Strategy) -> Strategy {
    let Strategy::Search(search) = strategy else {
        return strategy;
    };
    if search.order() == Order::FewestOnward && board.way().is_none() {
        return Strategy::NAIVE;
    }
    let is_map = matches!(board.family(), Family::Map(_));
    let is_blameless = search.check().blames() && refuses_nothing(board);
    if !is_map && !is_blameless && search.check() != Check::Bounds {
        return strategy;
    }
    let select = match search.select() {
        Select::FewestPlaces if is_map => Select::FewestCandidates,
        select => select,
    };
    let check = match search.check() {
        Check::Bounds => Check::Rules,
        _ if is_blameless => Check::Rules,
        Check::HiddenSingles if is_map => Check::NakedSingles,
        check => check,
    };
    Strategy::search(select, search.order(), check).unwrap_or(strategy)
}

impl Tell for WantedError {
    fn message(&self) -> Message {
        match self {
            Self::Unknown { name } => unknown_family(name, FAMILIES),
            Self::Size { name, least } => Message::new("family-size")
                .with("name", *name)
                .with("least", *least)
                .with("most", MAX_SIZE),
            Self::Colours => Message::new("family-colours").with("most", MAX_SIZE),
            Self::NoMap { id } => Message::new("family-no-map")
                .with("name", id.as_str())
                .with("maps", built_in_maps().collect::<Vec<_>>().join(", ")),
            Self::Map(error) => error.message(),
            Self::Row(error) => error.message(),
            Self::Grid(error) => error.message(),
            Self::Way(error) => error.message(),
            Self::Problem(error) => error.message(),
            Self::NoFile { name } => Message::new("posed-no-file").with("name", *name),
        }
    }
}

/// That there is no family of this name, and which there are.
pub(super) fn unknown_family(name: &str, families: &str) -> Message {
    Message::new("family-unknown")
        .with("name", name)
        .with("families", families)
}

impl From<WantedError> for Message {
    fn from(error: WantedError) -> Self {
        error.message()
    }
}

impl Tell for RowError {
    fn message(&self) -> Message {
        match self {
            Self::Items { name } => Message::new("posed-items").with("name", *name).with(
                "most",
                match *name {
                    "permutations" => MAX_SIZE,
                    _ => MOST_ITEMS,
                },
            ),
            Self::Chosen { items } => Message::new("posed-chosen").with("items", *items),
            Self::Target => Message::new("posed-target"),
            Self::Equation => Message::new("posed-equation"),
            Self::Letter { found } => {
                Message::new("posed-letter").with("found", quoted(&found.to_string()))
            }
            Self::LongWord { word } => Message::new("posed-long-word")
                .with("word", quoted(word))
                .with("most", LONGEST_ADDEND),
            Self::Letters { found } => Message::new("posed-letters")
                .with("found", *found)
                .with("most", MOST_LETTERS),
            Self::Words => Message::new("posed-words"),
        }
    }
}

impl Tell for WayError {
    fn message(&self) -> Message {
        match self {
            Self::Board => Message::new("posed-board").with("most", MAX_SIZE),
            Self::Start => "posed-start".into(),
            Self::Squares { rows, columns } => Message::new("posed-squares")
                .with("rows", *rows)
                .with("columns", *columns)
                .with("side", MAX_SIZE)
                .with("most", MOST_SQUARES),
            Self::Width {
                line,
                found,
                columns,
            } => Message::new("fault-at-line").with("line", *line).with(
                "reason",
                Message::new("posed-maze-width")
                    .with("found", *found)
                    .with("columns", *columns),
            ),
            Self::Ends { sign, found } => Message::new("posed-ends")
                .with("sign", sign.to_string())
                .with("found", *found),
        }
    }
}

impl Tell for GridError {
    fn message(&self) -> Message {
        let cage = |id, cage: &char| Message::new(id).with("cage", cage.to_string());
        match self {
            Self::Magic => Message::new("posed-magic"),
            Self::Lines { found } => Message::new("posed-lines").with("found", *found),
            Self::Sign {
                line,
                column,
                found,
            } => {
                let at = Position {
                    line: *line,
                    column: *column,
                };
                let found = quoted(&found.to_string());
                placed(at, Message::new("posed-sign").with("found", found))
            }
            Self::Width { line, found, size } => {
                Message::new("fault-at-line").with("line", *line).with(
                    "reason",
                    Message::new("posed-width")
                        .with("found", *found)
                        .with("size", *size),
                )
            }
            Self::Signs { found } => Message::new("posed-signs")
                .with("found", *found)
                .with("most", MOST_RELATIONS),
            Self::Size { found } => Message::new("posed-size").with("found", *found),
            Self::Rows { found, size } => Message::new("posed-rows")
                .with("found", *found)
                .with("size", *size),
            Self::Sum { line } => Message::new("fault-at-line")
                .with("line", *line)
                .with("reason", Message::new("posed-sum")),
            Self::Twice { cage: name } => cage("posed-twice", name),
            Self::NoSum { cage: name } => cage("posed-no-sum", name),
            Self::NoCage { cage: name } => cage("posed-no-cage", name),
            Self::Cage {
                cage: name,
                found,
                size,
            } => cage("posed-cage", name)
                .with("found", *found)
                .with("size", *size),
        }
    }
}

impl Tell for RegionsError {
    fn message(&self) -> Message {
        let cell = |(row, column): (usize, usize)| format!("R{row}C{column}");
        match self {
            Self::Length { found } => Message::new("regions-length").with("found", *found),
            Self::Symbol {
                line,
                column,
                found,
            } => Message::new("regions-symbol")
                .with("line", *line)
                .with("column", *column)
                .with("found", quoted(&found.to_string())),
            Self::Count { size, found } => Message::new("regions-count")
                .with("size", *size)
                .with("found", *found),
            Self::Cells {
                region,
                size,
                found,
            } => Message::new("regions-cells")
                .with("region", region.to_string())
                .with("size", *size)
                .with("found", *found),
            Self::Apart {
                region,
                first,
                second,
            } => Message::new("regions-apart")
                .with("region", region.to_string())
                .with("first", cell(*first))
                .with("second", cell(*second)),
        }
    }
}

impl Tell for MapError {
    fn message(&self) -> Message {
        let many = |id, found: &usize, most: usize| {
            let message = Message::new(id).with("found", *found);
            message.with("most", most)
        };
        let coded = |id, code: &str| Message::new(id).with("code", quoted(code));
        match self {
            Self::Empty => "map-empty".into(),
            Self::Nodes { found } => many("map-nodes", found, MAX_CELLS),
            Self::Colours { found } => many("map-colours", found, MAX_SIZE),
            Self::Code { number, code } => coded("map-code", code)
                .with("number", *number)
                .with("longest", LONGEST_CODE),
            Self::Twice { code } => coded("map-twice", code),
            Self::Place { code } => coded("map-place", code),
            Self::Unknown { number, code } => coded("map-unknown", code).with("number", *number),
            Self::Loop { number, code } => coded("map-loop", code).with("number", *number),
            Self::Repeated { number, codes } => Message::new("map-repeated")
                .with("number", *number)
                .with("first", quoted(&codes[0]))
                .with("second", quoted(&codes[1])),
            Self::Edges { found } => many("map-edges", found, MAX_HOUSES),
            Self::Neighbours { code, found } => coded("map-neighbours", code)
                .with("found", *found)
                .with("most", MAX_SIZE),
        }
    }
}

impl Tell for MapTextError {
    fn message(&self) -> Message {
        let (at, reason) = match self {
            Self::Form { line, column } => (Some((*line, *column)), Message::new("map-form")),
            Self::Map { at, error } => (*at, error.message()),
        };
        match at {
            Some((line, column)) => Message::new("map-at")
                .with("line", line)
                .with("column", column)
                .with("reason", reason),
            None => reason,
        }
    }
}
