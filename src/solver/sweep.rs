//! Sweeps: passes over the board that fill naked singles and never guess.

use super::event::{Event, Spot, Why};
use super::houses::Houses;
use super::state::{AfterSolution, State};
use crate::puzzle::{Cell, Value};

/// A sweep over the board.
#[derive(Clone)]
pub(super) struct Sweep {
    pub phase: Phase,
    pub pass: Pass,
}

/// The state of a pass over the board.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Pass {
    /// The next cell to examine.
    pub cell: u16,
    /// Whether this pass has filled a cell.
    pub filled: bool,
}

/// What the next step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Begin a pass over the board.
    Begin,
    /// Continue the pass.
    Pass,
    /// Report that there is no other solution.
    Exhaust,
    /// Nothing: the run is over.
    Ended,
}

impl Phase {
    /// All phases, each at the index of its discriminant.
    pub const ALL: [Self; 4] = [Self::Begin, Self::Pass, Self::Exhaust, Self::Ended];
}

impl Sweep {
    pub fn new(state: &State) -> Self {
        Self {
            phase: match state.grid.is_full() {
                true => Phase::Pass,
                false => Phase::Begin,
            },
            pass: Pass::default(),
        }
    }

    pub fn step(&mut self, state: &mut State, houses: impl Houses) -> Option<Event> {
        match self.phase {
            Phase::Begin => Some(self.begin(state)),
            Phase::Pass => Some(self.go_on(state, houses)),
            Phase::Exhaust => Some(self.end(state, Event::Exhausted)),
            Phase::Ended => None,
        }
    }

    fn begin(&mut self, state: &mut State) -> Event {
        state.counters.sweeps += 1;
        self.pass = Pass::default();
        self.phase = Phase::Pass;
        Event::Sweep {
            number: state.counters.sweeps as u16,
        }
    }

    /// Continues to the next cell that has only one candidate now.
    fn go_on(&mut self, state: &mut State, houses: impl Houses) -> Event {
        if state.grid.is_full() {
            self.phase = match state.solved() {
                AfterSolution::Enough => Phase::Ended,
                AfterSolution::NothingLeft | AfterSolution::GoOn => Phase::Exhaust,
            };
            return Event::Solution;
        }
        for index in usize::from(self.pass.cell)..houses.cells() {
            let cell = Cell::new(index);
            let domain = state.grid.domain(houses, cell);
            if state.grid.value(cell).is_some() {
                continue;
            }
            if domain == 0 {
                self.phase = Phase::Ended;
                return state.dead_end(Spot::Cell(cell));
            }
            if domain.is_power_of_two() {
                self.pass = Pass {
                    cell: index as u16 + 1,
                    filled: true,
                };
                let value = Value::lowest_of(domain);
                let event = state.deduce(cell, value, Why::NakedSingle);
                let struck = state.grid.write_counting(houses, cell, value);
                state.counters.eliminations += u64::from(struck);
                return event;
            }
        }
        if self.pass.filled {
            return self.begin(state);
        }
        let empty = state.grid.empty_count();
        self.end(state, Event::GaveUp { empty })
    }

    fn end(&mut self, state: &mut State, event: Event) -> Event {
        self.phase = Phase::Ended;
        state.end(event)
    }
}
