//! Sweeps: passes over the board that fill singles and never guess.

use super::event::{Event, Spot, Why};
use super::houses::Houses;
use super::{Phase, Solver};
use crate::puzzle::{Cell, Value};

/// The state of a pass over the board.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Pass {
    /// The next cell to examine.
    pub(super) cell: u16,
    /// Whether this pass has filled a cell.
    pub(super) filled: bool,
}

impl Solver {
    pub(super) fn begin_pass(&mut self) -> Event {
        self.counters.sweeps += 1;
        self.pass = Pass::default();
        self.phase = Phase::Pass;
        Event::Sweep {
            number: self.counters.sweeps as u16,
        }
    }

    /// Continues to the next cell that has only one candidate now.
    pub(super) fn continue_pass(&mut self, houses: impl Houses) -> Event {
        if self.grid.is_full() {
            return self.solved();
        }
        for index in usize::from(self.pass.cell)..houses.cells() {
            let cell = Cell::new(index);
            if self.grid.value(cell).is_some() {
                continue;
            }
            let domain = self.grid.domain(houses, cell);
            if domain == 0 {
                self.counters.dead_ends += 1;
                self.phase = Phase::Ended;
                return Event::DeadEnd {
                    at: Spot::Cell(cell),
                };
            }
            if domain.is_power_of_two() {
                let (value, why) = (Value::lowest_of(domain), Why::NakedSingle);
                self.pass = Pass {
                    cell: index as u16 + 1,
                    filled: true,
                };
                self.deduce(houses, cell, value, why);
                return Event::Deduce { cell, value, why };
            }
        }
        if self.pass.filled {
            return self.begin_pass();
        }
        self.end(Event::GaveUp {
            empty: self.grid.empty_count(),
        })
    }
}
