//! The naive search on a board with relations: a value that no peer holds is tested against the relations
//! of its cell too.

use super::candidates::bits;
use super::event::Event;
use super::houses::Houses;
use super::order;
use super::state::State;
use super::strategy::Check;
use super::tested::{Phase, Tested};
use crate::puzzle::{Cell, MOST_RELATIONS, Topology, Value};

/// The naive search, and what it knows of the relations.
#[derive(Clone)]
pub(super) struct Related {
    pub tested: Tested,
    sums: [Sum; MOST_RELATIONS],
}

/// What a relation's sum can still be: its filled cells are counted, each of its empty cells is counted with the
/// least and with the greatest that its term can be.
#[derive(Clone, Copy, Default)]
struct Sum {
    low: i64,
    high: i64,
    /// The number of empty cells.
    empty: u16,
}

impl Related {
    /// A search that goes on as this one, on this board.
    pub fn new(tested: Tested, state: &State, topology: &Topology) -> Self {
        let mut sums = [Sum::default(); MOST_RELATIONS];
        for (sum, relation) in sums.iter_mut().zip(topology.relations()) {
            for (_, weight) in relation.terms() {
                let (least, greatest) = topology.range_of_term(*weight);
                sum.low += least;
                sum.high += greatest;
                sum.empty += 1;
            }
        }
        let mut related = Self { tested, sums };
        for cell in topology.all_cells() {
            if let Some(value) = state.grid.value(cell) {
                related.fill(topology, cell, value);
            }
        }
        related
    }

    pub fn step(&mut self, state: &mut State, houses: impl Houses) -> Option<Event> {
        if self.tested.phase == Phase::Test {
            let untried = state.stack.top_mut().untried();
            let (order, cell) = (self.tested.search.order(), self.tested.rules.cell());
            let bit = order::first(order, untried, cell, &state.grid, houses);
            if bit != 0 {
                state.stack.top_mut().set_untried(untried ^ bit);
                return Some(self.test_value(state, houses, bit));
            }
        }
        let event = self.tested.step(state, houses)?;
        if let Event::Backtrack { cell, value } = event {
            self.empty(&houses, cell, value);
        }
        Some(event)
    }

    /// Tests this value of the open cell, a bit that is no longer among the untried ones: against the houses
    /// first, then against the relations in their order.
    pub fn test_value(&mut self, state: &mut State, houses: impl Houses, bit: u16) -> Event {
        let (cell, value) = (self.tested.rules.cell(), Value::lowest_of(bit));
        if !self.tested.rules.forbids(bit)
            && let Some(relation) = self.broken(&houses, cell, value)
        {
            state.counters.conflicts += 1;
            return Event::Broken {
                cell,
                value,
                relation,
            };
        }
        let event = self.tested.test_value(state, houses, bit);
        if let Event::Place { .. } = event {
            self.fill(&houses, cell, value);
        }
        event
    }

    /// Those of these values that neither houses nor relations refuse in the open cell.
    pub fn allowed(&self, topology: &Topology, values: u16) -> u16 {
        let is_allowed = |value: &Value| {
            let cell = self.tested.rules.cell();
            !self.tested.rules.forbids(value.bit()) && self.broken(topology, cell, *value).is_none()
        };
        let allowed = bits(values).filter(is_allowed);
        allowed.fold(0, |allowed, value| allowed | value.bit())
    }

    /// The first relation that refuses a value of an empty cell.
    fn broken(&self, topology: &Topology, cell: Cell, value: Value) -> Option<u8> {
        let looks_ahead = self.tested.search.check() == Check::Bounds;
        let breaks = |index: &&u8| {
            let relation = &topology.relations()[usize::from(**index)];
            let sum =
                self.sums[usize::from(**index)].filled(relation.weight(cell), topology, value);
            (looks_ahead || sum.empty == 0) && !relation.allows(sum.low, sum.high)
        };
        topology.relations_of(cell).iter().find(breaks).copied()
    }

    fn fill(&mut self, topology: &Topology, cell: Cell, value: Value) {
        for &index in topology.relations_of(cell) {
            let weight = topology.relations()[usize::from(index)].weight(cell);
            let sum = &mut self.sums[usize::from(index)];
            *sum = sum.filled(weight, topology, value);
        }
    }

    fn empty(&mut self, topology: &Topology, cell: Cell, value: Value) {
        for &index in topology.relations_of(cell) {
            let weight = topology.relations()[usize::from(index)].weight(cell);
            let sum = &mut self.sums[usize::from(index)];
            let (least, greatest) = topology.range_of_term(weight);
            let term = i64::from(weight) * topology.number(value);
            sum.low += least - term;
            sum.high += greatest - term;
            sum.empty += 1;
        }
    }
}

impl Sum {
    /// With a value in a cell that was empty and counts with this weight.
    fn filled(self, weight: i32, topology: &Topology, value: Value) -> Self {
        let (least, greatest) = topology.range_of_term(weight);
        let term = i64::from(weight) * topology.number(value);
        Self {
            low: self.low - least + term,
            high: self.high - greatest + term,
            empty: self.empty - 1,
        }
    }
}
