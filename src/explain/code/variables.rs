//! The variables of a program after a step.

use super::template::board_id;
use super::{CodeLanguage, Listing};
use crate::explain::families::shown_strategy;
use crate::explain::{Language, cell_label, house_name, value_name};
use crate::puzzle::{Cell, Family, House, Numbering, Topology, Value, ValueSet};
use crate::solver::{Counter, Event, Select, Spot, Strategy, Why};
use crate::timeline::Moment;

/// The value of a variable that holds nothing at this step.
const NOTHING: &str = "–";

/// A variable of a program and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name in the program, or a description if the program has no name for it.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The variables of a program after this step: the same ones at every step.
pub fn variables(
    moment: &Moment,
    listing: &Listing,
    code: CodeLanguage,
    language: Language,
) -> Vec<Variable> {
    let event = moment.event();
    // Where a way ends is no square to go on to.
    let is_way = moment.problem().topology().way().is_some();
    let is_end = |event: &Event| is_way && matches!(event, Event::Select { .. });
    let cell = event.filter(|event| !is_end(event)).and_then(Event::cell);
    let value = event.and_then(Event::value);
    let counters = moment.counters();
    let held = Held {
        cell,
        value,
        spot: moment.subject(),
        mask: cell
            .filter(|_| moment.strategy().keeps_domains())
            .map(|cell| mask(moment, cell)),
        count: match moment.strategy() {
            Strategy::Sweep => counters.sweeps,
            Strategy::Search(_) => counters.depth(),
        },
    };
    written(moment, &held, listing, code, language)
}

/// The same variables with the longest values they can have on boards of this size.
pub fn widest_variables(
    moment: &Moment,
    listing: &Listing,
    code: CodeLanguage,
    language: Language,
) -> Vec<Variable> {
    let topology = moment.problem().topology();
    let size = topology.size();
    let length = |cell: &Cell| cell_label(*cell, topology).chars().count();
    let cell = topology.all_cells().max_by_key(length);
    let named = |value: &Value| value_name(*value, topology, language).chars().count();
    let values = (1..=size).filter_map(|number| Value::numbered(number as u8));
    let value = values.max_by_key(named);
    // Rows come first, then columns, then boxes.
    let last_of_each = topology.all_houses().skip(size - 1).step_by(size);
    let name = |house: &House| house_name(*house, topology, language).chars().count();
    let held = Held {
        cell,
        value,
        spot: last_of_each
            .max_by_key(name)
            .zip(value)
            .map(|(house, value)| Spot::Places(house, value)),
        mask: moment
            .strategy()
            .keeps_domains()
            .then(|| ValueSet::all(size)),
        count: topology.cells() as u64,
    };
    written(moment, &held, listing, code, language)
}

/// The values before they are written in a language.
struct Held {
    cell: Option<Cell>,
    value: Option<Value>,
    spot: Option<Spot>,
    mask: Option<ValueSet>,
    /// Passes of a sweep, or the depth of a search.
    count: u64,
}

fn written(
    moment: &Moment,
    held: &Held,
    listing: &Listing,
    code: CodeLanguage,
    language: Language,
) -> Vec<Variable> {
    let topology = moment.problem().topology();
    let family = topology.family();
    let strategy = shown_strategy(topology, moment.strategy());
    let Held { cell, value, .. } = *held;
    let of = ValueWriter {
        topology,
        // Programs count cells from 0, people from 1.
        is_program: listing.own.is_some() || code != CodeLanguage::Pseudocode,
        language,
    };
    let mut found: Vec<(&str, Option<String>)> = Vec::new();
    let is_grid = topology.way().is_none() && board_id(family) == "grid";
    let places =
        matches!(strategy, Strategy::Search(search) if search.select() == Select::FewestPlaces);
    if !strategy.keeps_domains() && is_grid {
        let from = match listing.own {
            Some(own) => own.first(),
            None => usize::from(!of.is_program),
        };
        let place = cell.map(|cell| topology.row_column(cell));
        let number = |number: usize| (number + from).to_string();
        found.push(("row", place.map(|place| number(place.0))));
        found.push(("column", place.map(|place| number(place.1))));
    } else {
        if places {
            found.push(("constraint", held.spot.map(|spot| of.spot(spot))));
        }
        found.push(("cell", cell.map(|cell| of.cell(cell))));
    }
    if strategy != Strategy::Sweep {
        found.push(("value", value.map(|value| of.value(value))));
    }
    if strategy.keeps_domains() && !places {
        found.push(("mask", held.mask.map(set)));
    }
    let mut variables: Vec<Variable> = found
        .into_iter()
        .filter_map(|(thing, value)| {
            Some(Variable {
                name: listing.name(thing)?.to_owned(),
                value: value.unwrap_or_else(|| NOTHING.to_owned()),
            })
        })
        .collect();
    let counter = match strategy {
        Strategy::Sweep => Counter::Sweeps,
        Strategy::Search(_) => Counter::Depth,
    };
    variables.push(Variable {
        name: language.word(counter.message()),
        value: language.number(held.count),
    });
    variables
}

/// The candidates of a cell as the last step saw them: a deduction is based on the only one.
fn mask(moment: &Moment, cell: Cell) -> ValueSet {
    match moment.event() {
        Some(Event::Deduce {
            value,
            why: Why::NakedSingle,
            ..
        }) => ValueSet::default().with(value),
        _ => moment.domain(cell),
    }
}

fn set(values: ValueSet) -> String {
    let values: Vec<String> = values.iter().map(|value| value.to_string()).collect();
    format!("{{{}}}", values.join(", "))
}

struct ValueWriter<'a> {
    topology: &'a Topology,
    is_program: bool,
    language: Language,
}

impl ValueWriter<'_> {
    fn value(&self, value: Value) -> String {
        let name = value_name(value, self.topology, self.language);
        match self.topology.numbering() {
            _ if !self.is_program => name,
            // Programs keep 0 for what is undecided.
            Numbering::InOut => format!("{value} ({name})"),
            Numbering::FromOne | Numbering::FromZero => self.topology.number(value).to_string(),
        }
    }

    /// A cell; the row of a queen is only its number.
    fn cell(&self, cell: Cell) -> String {
        let address = cell_label(cell, self.topology);
        if let Family::Queens(_) = self.topology.family() {
            (cell.index() + usize::from(!self.is_program)).to_string()
        } else if self.is_program {
            format!("{} ({address})", cell.index())
        } else {
            address
        }
    }

    /// A cell, or a digit in a house: by number in a program, and in words in pseudocode.
    fn spot(&self, spot: Spot) -> String {
        let size = self.topology.size();
        let (number, words) = match spot {
            Spot::Cell(cell) => (cell.index(), cell_label(cell, self.topology)),
            Spot::Places(house, value) => (
                self.topology.cells() + house.index() * size + value.index(),
                format!(
                    "{value} · {}",
                    house_name(house, self.topology, self.language)
                ),
            ),
        };
        if self.is_program {
            format!("{number} ({words})")
        } else {
            words
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::code::listing;
    use crate::puzzle::{Problem, text};
    use crate::solver::{Goal, Solver};
    use std::sync::Arc;

    /// The puzzle, the strategy, the steps, the languages of program and interface, the variables.
    const SHOWN: &str = "
        1..............2 | naive | 1 | c | en | row 0, col 1, num –, depth 0
        1..............2 | naive | 2 | c | en | row 0, col 1, num 1, depth 0
        1..............2 | naive | 3 | pseudocode | pt | linha 1, coluna 2, número 2, profundidade 1
        1..............2 | masks | 1 | c | en | cell 1 (R1C2), value –, mask {2, 3, 4}, depth 0
        1..............2 | masks | 2 | pseudocode | es | casilla R1C2, valor 2, máscara {}, profundidad 1
        1..............2 | singles | 1 | python | en | cell –, left –, passes 1
        1..............2 | algorithm-x | 13 | c | en | k 25 (2 · row 3), cell –, value 2, depth 6
        queens:6 | naive | 4 | c | en | row 1, col 1, depth 1
        queens:6 | masks | 4 | pseudocode | pt | linha 2, coluna 3, máscara {}, profundidade 2
        map:australia:3 | naive | 4 | c | en | node 1 (NT), colour 1, depth 1
        map:australia:3 | algorithm-x | 4 | pseudocode | es | nodo NT, color amarillo (2), máscara {}, profundidad 2
        subset-sum:9:3,34,4,12,5,2 | naive | 4 | c | en | item 1 (34), take 1 (in), depth 2
        subset-sum:3:3 | naive | 5 | rust | es | item 0 (3), take 2 (fuera), profundidad 0
        subset-sum:9:3,34,4,12,5,2 | naive | 4 | pseudocode | pt | item 34, escolha dentro, profundidade 2
        cryptarithm:AB+B=BA | bounds | 3 | python | en | letter 0 (A), digit 1, depth 1
        knight:5x5 | naive | 1 | rust | en | to –, place –, depth 0
        knight:5x5 | naive | 2 | rust | en | to 11 (R3C2), place 2, depth 1
    ";

    #[test]
    fn variables_have_the_names_of_the_program() {
        for row in SHOWN.trim().lines() {
            let parts: Vec<&str> = row.trim().split(" | ").collect();
            let &[puzzle, strategy, steps, code, language, expected] = parts.as_slice() else {
                panic!("{row}");
            };
            let problem = Arc::new(match puzzle.parse() {
                Ok(family) => {
                    let topology = Topology::new(family);
                    Problem::on(&topology, &vec![None; topology.cells()]).unwrap()
                }
                Err(_) => text::read_one(puzzle, &text::Options::default()).unwrap(),
            });
            let code = CodeLanguage::from_id(code).unwrap();
            let language = Language::from_tag(language).unwrap();
            let mut solver = Solver::new(&problem, strategy.parse().unwrap(), Goal::All);
            let steps = 0..steps.parse().unwrap();
            let event = steps.map(|_| solver.step(&problem).unwrap()).last();
            let family = problem.topology().family();
            let listing = listing(family, solver.strategy(), Goal::All, code, language);
            let source = crate::timeline::Source::Search(problem, *solver.plan());
            let moment = Moment::of(
                source,
                crate::timeline::State::Search(solver),
                event.unwrap(),
            );
            let variables = variables(&moment, &listing, code, language);
            let shown = variables.iter().map(|v| format!("{} {}", v.name, v.value));
            assert_eq!(shown.collect::<Vec<_>>().join(", "), expected, "{row}");
        }
    }
}
