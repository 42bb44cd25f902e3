//! A replay as the machine of a run.

use super::{Recording, Replay};
use crate::puzzle::{Cell, Value};
use crate::solver::{Choice, Counters, DepthRange, Event, Machine};

/// Steps through a recording. Nothing happens before its board is known.
impl Machine for Replay {
    type Source = Recording;

    fn step(&mut self, recording: &Recording) -> Option<Event> {
        self.step(recording.problem()?, recording.events())
    }

    fn advance(&mut self, recording: &Recording, steps: u64) -> u64 {
        let problem = recording.problem();
        problem.map_or(0, |problem| {
            self.advance(problem, recording.events(), steps)
        })
    }

    fn has_ended(&self, recording: &Recording) -> bool {
        self.has_ended(recording.events())
    }

    fn counters(&self) -> Counters {
        self.counters()
    }

    fn depths(&self) -> DepthRange {
        self.depths()
    }

    fn take_depths(&mut self) -> DepthRange {
        self.take_depths()
    }

    fn value(&self, cell: Cell) -> Option<Value> {
        self.value(cell)
    }

    fn deduced_cells(&self) -> Vec<Cell> {
        self.deduced_cells().collect()
    }

    fn choices(&self, recording: &Recording) -> Vec<Choice> {
        let problem = recording.problem();
        problem.map_or_else(Vec::new, |problem| self.choices(problem))
    }

    fn pack(&self, bytes: &mut [u8]) {
        self.pack(bytes);
    }
}
