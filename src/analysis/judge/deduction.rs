//! Whether a deduction is right: no other value of its cell may lead to a solution.

use crate::puzzle::{Cell, Problem, Topology, Value};
use crate::recording::{Fault, FaultKind};
use crate::solver::{Goal, Solver, Strategy};

/// The most steps of all searches about one deduction. What is undecided then is no fault.
const MOST_STEPS: u64 = 1_000_000;

/// The searches for solutions with another value.
pub(super) struct DeductionCheck {
    fault: Fault,
    /// The positions with other values that were not searched yet.
    others: Vec<Problem>,
    search: Option<(Problem, Box<Solver>)>,
    left: u64,
}

impl DeductionCheck {
    /// The check of a deduction on the board before it; `None` if the deduction is a single, and so
    /// right.
    pub fn of(
        problem: &Problem,
        board: impl Fn(Cell) -> Option<Value>,
        (cell, value): (Cell, Value),
        step: u64,
    ) -> Option<Self> {
        let topology = problem.topology();
        if is_single(topology, &board, (cell, value)) {
            return None;
        }
        let mut values: Vec<_> = topology.all_cells().map(&board).collect();
        let others = (1..=topology.size() as u8).filter_map(Value::new);
        let positions = others.filter(|other| *other != value).filter_map(|other| {
            values[cell.index()] = Some(other);
            Problem::on(topology, &values).ok()
        });
        Some(Self {
            fault: Fault::about(step, FaultKind::WrongDeduction, cell, Some(value)),
            others: positions.collect(),
            search: None,
            left: MOST_STEPS,
        })
    }

    /// Searches within a budget, from which it takes what it needs. Returns the fault, if there is one,
    /// once that is known.
    pub fn advance(&mut self, budget: &mut u64) -> Option<Option<Fault>> {
        loop {
            let Some((position, solver)) = &mut self.search else {
                let Some(position) = self.others.pop() else {
                    return Some(None);
                };
                let solver = Solver::new(
                    &position,
                    Strategy::fastest_on(position.topology()),
                    Goal::First,
                );
                self.search = Some((position, Box::new(solver)));
                continue;
            };
            let taken = solver.advance(position, (*budget).min(self.left));
            *budget -= taken;
            self.left -= taken;
            if solver.counters().solutions > 0 {
                return Some(Some(self.fault));
            }
            if solver.has_ended() {
                self.search = None;
            } else if self.left == 0 {
                return Some(None);
            } else {
                return None;
            }
        }
    }
}

/// Whether the value is the only one for its cell, or its cell the only one for it in a house.
fn is_single(
    topology: &Topology,
    board: &impl Fn(Cell) -> Option<Value>,
    (cell, value): (Cell, Value),
) -> bool {
    let can_hold = |cell: Cell, value: Value| {
        let clashes = |peer: &Cell| {
            board(*peer).is_some_and(|held| topology.clash((cell, value), (*peer, held)).is_some())
        };
        board(cell).is_none() && !topology.peers_of(cell).iter().any(clashes)
    };
    let mut values = (1..=topology.size() as u8).filter_map(Value::new);
    let mut houses = topology
        .houses_of(cell)
        .filter(|house| topology.covers(*house));
    !values.any(|other| other != value && can_hold(cell, other))
        || houses.any(|house| {
            let mut cells = topology.cells_of(house).iter();
            !cells.any(|other| *other != cell && can_hold(*other, value))
        })
}
