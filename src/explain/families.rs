//! Words for families other than Sudoku: their names and rules, and why a problem cannot be made.

use super::language::{Args, Language, args};
use super::message::{Message, Tell, quoted};
use crate::puzzle::{
    Family, LONGEST_CODE, MAX_CELLS, MAX_HOUSES, MAX_SIZE, MapError, MapTextError, RegionsError,
    WantedError, built_in_maps,
};
use crate::solver::{Check, Select, Strategy};

/// The families, as they are asked for.
pub(super) const FAMILIES: &str = "jigsaw, diagonal, windows, latin, queens:8, map:brazil:4";

/// The name of a family with its size, and its rule; `None` for Sudoku, which has its own words
/// everywhere.
pub fn title_and_rule(family: &Family, language: Language) -> Option<(String, String)> {
    let id = format!("title-{}", family.id());
    let size = args([("size", (family.size() as u64).into())]);
    let title = language.find(&id, None, &size)?;
    let rule = language.find(&id, Some("rule"), &size).unwrap_or_default();
    Some((title, rule))
}

/// What a text about programs and flowcharts may depend on.
pub fn family_args(family: &Family) -> Args {
    args([("family", family.id().into())])
}

/// The strategy that programs and flowcharts show for a family. On a map no colour has to occur
/// anywhere, so the rules about places come down to those about candidates.
pub(super) fn shown_strategy(family: &Family, strategy: Strategy) -> Strategy {
    let (Family::Map(_), Strategy::Search(search)) = (family, strategy) else {
        return strategy;
    };
    let select = match search.select() {
        Select::FewestPlaces => Select::FewestCandidates,
        Select::RowMajor
        | Select::FewestCandidates
        | Select::Degree
        | Select::FewestCandidatesDegree => search.select(),
    };
    let check = match search.check() {
        Check::HiddenSingles => Check::NakedSingles,
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
