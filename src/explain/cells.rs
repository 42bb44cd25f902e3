//! The cells of a board in words, for those who do not see it.

use super::language::{Language, args};
use super::sentence::{cell_name, value_name};
use crate::puzzle::{Cell, Family, Topology, Value, text};
use crate::solver::{Event, Spot};
use crate::timeline::{Moment, Origin};

/// The words for the cells of a board at a moment.
pub struct CellWords<'a> {
    moment: &'a Moment,
    origins: Vec<Option<Origin>>,
    /// The cells whose guesses are blamed.
    blamed: Vec<Cell>,
    /// Whether to name the candidates of empty cells.
    has_candidates: bool,
    language: Language,
}

impl<'a> CellWords<'a> {
    /// The words in a language. Candidates are named if they are wanted and the strategy keeps
    /// them.
    pub fn of(moment: &'a Moment, wants_candidates: bool, language: Language) -> Self {
        Self {
            moment,
            origins: moment.origins(),
            blamed: moment.blamed(),
            has_candidates: wants_candidates && moment.strategy().keeps_domains(),
            language,
        }
    }

    /// A cell: its address, what it holds, and what the last step did there, or that its guess is
    /// blamed.
    pub fn cell(&self, cell: Cell) -> String {
        let name = cell_name(cell, self.moment.problem().topology(), self.language);
        let held = self.held(cell);
        let is_blamed = self.blamed.contains(&cell);
        let blamed = is_blamed.then(|| self.language.word("mark-blamed"));
        match self.event(cell).or(blamed) {
            Some(event) => format!("{name}: {held}, {event}"),
            None => format!("{name}: {held}"),
        }
    }

    /// What a cell holds, or could hold.
    fn held(&self, cell: Cell) -> String {
        let word = |id| self.language.word(id);
        let topology = self.moment.problem().topology();
        let name = |value| value_name(value, topology, self.language);
        if let (Some(value), Some(origin)) = (self.moment.value(cell), self.origins[cell.index()]) {
            let origin = match origin {
                Origin::Given => "cell-given",
                Origin::Guess => "cell-guess",
                Origin::Deduction => "cell-deduction",
            };
            return format!("{}, {}", name(value), word(origin));
        }
        if let Some(board) = topology.way() {
            match cell {
                _ if board.is_wall(cell) => return word("way-is-wall"),
                _ if board.end() == Some(cell) => return word("way-is-end"),
                _ => {}
            }
        }
        let empty = word("cell-empty");
        if !self.has_candidates {
            return empty;
        }
        let values: Vec<String> = self.moment.domain(cell).iter().map(name).collect();
        match values.as_slice() {
            [] => format!("{empty}, {}", word("cell-no-candidate")),
            values => format!("{empty}, {} {}", word("cell-candidates"), values.join(" ")),
        }
    }

    /// What the last step did to a cell.
    fn event(&self, cell: Cell) -> Option<String> {
        let language = self.language;
        let topology = self.moment.problem().topology();
        let valued = |id: &str, value: Value| {
            let value = value_name(value, topology, language);
            language.text(id, &args([("value", value.into())]))
        };
        let event = self.moment.event()?;
        let is_of = |house| topology.cells_of(house).contains(&cell);
        Some(match event {
            Event::Select {
                at: Spot::Places(house, value),
                ..
            } if is_of(house) && self.moment.domain(cell).contains(value) => {
                valued("cell-place", value)
            }
            Event::DeadEnd {
                at: Spot::Places(house, value),
            } if is_of(house) => valued("cell-no-place", value),
            Event::Conflict { with, .. } if with == cell => language.word("cell-culprit"),
            _ if event.cell() != Some(cell) => return None,
            Event::Select { .. } => language.word("mark-selected"),
            Event::Place { .. } | Event::Deduce { .. } | Event::Fill { .. } => {
                language.word("cell-written")
            }
            Event::Conflict { value, .. }
            | Event::Excluded { value, .. }
            | Event::Broken { value, .. } => valued("cell-refused", value),
            Event::Visited { .. } | Event::Wall { .. } => language.word("way-is-refused"),
            Event::Backtrack { value, .. } => valued("cell-taken-back", value),
            Event::DeadEnd { .. } => language.word("cell-dead-end"),
            _ => return None,
        })
    }
}

/// The nodes of a map in one line of text.
const NODES_PER_LINE: usize = 9;

/// A board as text to be looked at: queens on a chess board, a map as its nodes with the numbers of
/// their colours, and any other as it is written.
pub fn board_in_text(topology: &Topology, values: impl Iterator<Item = Option<Value>>) -> String {
    let lines: Vec<String> = match topology.family() {
        Family::Queens(size) => {
            let square = |is_queen: bool| if is_queen { "Q" } else { "." };
            let row = |queen: Option<Value>| {
                let columns = 0..size.get();
                let squares = columns.map(|column| queen.map(Value::index) == Some(column));
                squares.map(square).collect::<Vec<_>>().join(" ")
            };
            values.map(row).collect()
        }
        Family::Map(map) => {
            let nodes = map.nodes().iter().zip(values);
            let nodes: Vec<String> = nodes
                .map(|(node, value)| {
                    let value = value.map_or('.', Value::to_char);
                    format!("{} {value}", node.code)
                })
                .collect();
            let lines = nodes.chunks(NODES_PER_LINE);
            lines.map(|line| line.join("  ")).collect()
        }
        Family::Free(board) => {
            let written =
                |value: Option<Value>| value.map_or(".".to_owned(), |v| topology.value_text(v));
            let words: Vec<String> = values.map(written).collect();
            let longest = words.iter().map(|word| word.chars().count()).max();
            let padded = |word: &String| format!("{word:<0$}", longest.unwrap_or(0));
            let rows = words.chunks(board.columns());
            rows.map(|row| {
                row.iter()
                    .map(padded)
                    .collect::<Vec<_>>()
                    .join(" ")
                    .trim_end()
                    .to_owned()
            })
            .collect()
        }
        _ => return text::framed(topology, values),
    };
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::Goal;
    use crate::timeline::Timeline;
    use std::collections::BTreeSet;
    use std::sync::Arc;

    /// The descriptions of all cells of a run.
    fn told(line: &str, strategy: &str, language: Language) -> BTreeSet<String> {
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::First);
        timeline.explore(2_000);
        let moments = (0..=timeline.explored()).map(|step| timeline.at(step).unwrap());
        let words = moments.flat_map(|moment| {
            let words = CellWords::of(&moment, true, language);
            let cells = moment.problem().topology().all_cells();
            cells.map(|cell| words.cell(cell)).collect::<Vec<_>>()
        });
        words.collect()
    }

    #[test]
    fn cells_say_what_they_hold_and_what_was_done() {
        let naive = told("1..2.2.4......23", "naive", Language::En);
        for words in [
            "R1C1: 1, given",
            "R1C2: empty",
            "R1C2: empty, decided next",
            "R1C2: empty, 1 refused",
            "R1C1: 1, given, in conflict",
            "R1C2: 3, guess, just written",
            "R1C2: 3, guess",
        ] {
            assert!(naive.contains(words), "{words}: {naive:#?}");
        }
        let spread = told("1...............", "propagation", Language::En);
        for words in [
            "R1C2: empty, candidates 2 3 4",
            "R4C4: 1, deduced, just written",
        ] {
            assert!(
                spread.iter().any(|told| told == words),
                "{words}: {spread:#?}"
            );
        }
        assert!(spread.iter().any(|told| told.contains("deduced")));
    }

    #[test]
    fn queens_and_maps_are_looked_at_as_such() {
        let text = |family: &str, line: &str| {
            let topology = Topology::new(family.parse().unwrap());
            board_in_text(&topology, line.chars().map(Value::from_char))
        };
        assert_eq!(
            text("queens:4", "24.."),
            ". Q . .\n. . . Q\n. . . .\n. . . ."
        );
        assert_eq!(
            text("map:australia:3", "12....."),
            "WA 1  NT 2  SA .  Q .  NSW .  V .  T ."
        );
        assert!(
            text("map:brazil:4", &".".repeat(27))
                .ends_with("\nSE .  BA .  MG .  ES .  RJ .  SP .  PR .  SC .  RS ."),
            "three lines"
        );
        assert_eq!(text("latin:2", "1..2"), "1.\n.2");
    }
}
