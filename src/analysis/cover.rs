//! The exact cover matrix of a moment: what is still demanded, and which options meet it (Knuth,
//! "Dancing Links", 2000).

use crate::puzzle::{Cell, Value, ValueSet};
use crate::solver::{Select, Spot, Strategy};
use crate::timeline::Moment;
use std::collections::HashMap;

/// The most columns of a matrix, as many as an empty 9×9 board has.
const MOST_DEMANDS: usize = 4 * 81;

/// What is left of the exact cover matrix.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoverMatrix {
    /// The columns: cells that need a value, then values that houses need.
    pub demands: Vec<Spot>,
    /// The rows: values that cells can still hold.
    pub options: Vec<CoverOption>,
}

/// A row of the matrix.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoverOption {
    /// The cell.
    pub cell: Cell,
    /// Its value.
    pub value: Value,
    /// The columns of the demands that it meets, in order.
    pub meets: Vec<usize>,
}

impl CoverMatrix {
    /// The matrix of a moment whose strategy chooses among demands of all kinds. `None` for other
    /// strategies, and for more than 324 demands, which are too many to be seen.
    pub fn of(moment: &Moment) -> Option<Self> {
        let Strategy::Search(search) = moment.strategy() else {
            return None;
        };
        if search.select() != Select::FewestPlaces {
            return None;
        }
        let topology = moment.problem().topology();
        let empty = || {
            let cells = topology.all_cells();
            cells.filter(|cell| moment.value(*cell).is_none())
        };
        let needs = |house, value: &Value| {
            let mut cells = topology.cells_of(house).iter();
            cells.all(|cell| moment.value(*cell) != Some(*value))
        };
        let places = topology.covering_houses().flat_map(|house| {
            let values = ValueSet::all(topology.size());
            let needed: Vec<_> = values.iter().filter(|value| needs(house, value)).collect();
            needed
                .into_iter()
                .map(move |value| Spot::Places(house, value))
        });
        let demands: Vec<Spot> = empty().map(Spot::Cell).chain(places).collect();
        if demands.len() > MOST_DEMANDS {
            return None;
        }
        let columns: HashMap<Spot, usize> = demands.iter().copied().zip(0..).collect();
        let option = |cell: Cell, value: Value| {
            let houses = topology.houses_of(cell);
            let houses = houses.filter(|house| topology.covers(*house));
            let places = houses.map(|house| Spot::Places(house, value));
            let met = std::iter::once(Spot::Cell(cell)).chain(places);
            let meets = met.filter_map(|demand| columns.get(&demand).copied());
            let meets = meets.collect();
            CoverOption { cell, value, meets }
        };
        let options = empty().flat_map(|cell| {
            let values: Vec<_> = moment.domain(cell).iter().collect();
            values.into_iter().map(move |value| (cell, value))
        });
        let options = options.map(|(cell, value)| option(cell, value)).collect();
        Some(Self { demands, options })
    }

    /// How many options meet each demand.
    pub fn counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.demands.len()];
        for column in self.options.iter().flat_map(|option| &option.meets) {
            counts[*column] += 1;
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::{EventKind, Goal};
    use crate::timeline::Timeline;
    use std::sync::Arc;

    fn run(line: &str, strategy: &str) -> Timeline {
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::First);
        timeline.explore(100_000);
        timeline
    }

    /// The column that the strategy chooses is the first of those with the fewest options.
    #[test]
    fn the_chosen_demand_has_the_fewest_options() {
        let mut run = run(".23.....1...............4.......6...", "algorithm-x");
        let mut chosen = 0;
        for step in 1..=run.explored() {
            let moment = run.at(step).unwrap();
            let matrix = CoverMatrix::of(&moment).unwrap();
            for option in &matrix.options {
                assert_eq!(option.meets.len(), 4, "a cell, a row, a column, a box");
            }
            if moment.event().unwrap().kind() != EventKind::Select {
                continue;
            }
            let counts = matrix.counts();
            let least = counts.iter().min().unwrap();
            let first = counts.iter().position(|count| count == least).unwrap();
            assert_eq!(moment.subject(), Some(matrix.demands[first]), "step {step}");
            chosen += 1;
        }
        assert!(chosen > 10);
    }

    #[test]
    fn a_full_board_demands_nothing() {
        let mut run = run("1...............", "algorithm-x");
        let start = CoverMatrix::of(&run.at(0).unwrap()).unwrap();
        assert_eq!((start.demands.len(), start.options.len()), (4 * 15, 53));
        let end = CoverMatrix::of(&run.at(run.explored()).unwrap()).unwrap();
        assert_eq!((end.demands.len(), end.options.len()), (0, 0));
    }

    #[test]
    fn other_strategies_have_no_matrix() {
        let mut run = run("1...............", "propagation");
        assert_eq!(CoverMatrix::of(&run.at(0).unwrap()), None);
    }
}
