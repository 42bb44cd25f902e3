//! Testing each value against the houses of its cell when its turn comes.

use crate::puzzle::{Cell, Link, MAX_HOUSES, MAX_SIZE, Topology, Value};
use crate::solver::event::{Event, Spot};
use crate::solver::grid::Grid;
use crate::solver::houses::Houses;
use crate::solver::state::State;

/// The entries of a house in the table of holders: one for each sum of a value and a shift.
const SUMS: usize = 2 * MAX_SIZE;
/// The size of the table of holders: a power of two, so that an index can be masked instead of checked.
const HOLDERS: usize = MAX_HOUSES * SUMS;
const _: () = assert!(HOLDERS.is_power_of_two());

/// Tests of values against the rules, made fast by what is derived from the board.
#[derive(Clone)]
pub(in crate::solver) struct Rules {
    /// The cell that holds each value (or sum of value and shift) in each house, so that a conflict names its culprit without
    /// scanning the house. An entry is valid only while the house holds the value.
    holders: [u8; HOLDERS],
    aim: Aim,
}

/// The current cell, and what its houses hold: unchanged from test to test.
#[derive(Clone, Copy)]
struct Aim {
    cell: Cell,
    /// Where the entries of its row, column and box begin in the table of holders; used on plain boards,
    /// like what its row and its column hold.
    entries: [usize; 3],
    row: u32,
    column: u32,
    /// The values held by any of its houses.
    blocked: u32,
}

impl Aim {
    const NOWHERE: Self = Self {
        cell: Cell::from_u8(0),
        entries: [0; 3],
        row: 0,
        column: 0,
        blocked: 0,
    };

    #[inline(always)]
    fn at<H: Houses>(cell: Cell, grid: &Grid, houses: H) -> Self {
        if !H::PLAIN {
            return Self {
                cell,
                blocked: u32::from(grid.blocked(houses, cell)),
                ..Self::NOWHERE
            };
        }
        let own = houses
            .plain_houses(cell)
            .map(|house| Link::plain(house).index());
        let [row, column, r#box] = own.map(|house| grid.used(house));
        Self {
            cell,
            entries: own.map(|house| house * SUMS),
            row,
            column,
            blocked: row | column | r#box,
        }
    }
}

impl Rules {
    /// The rules on this board, aimed at the latest choice point.
    pub(in crate::solver) fn of(state: &State, houses: impl Houses) -> Self {
        let mut rules = Self {
            holders: [0; HOLDERS],
            aim: Aim::NOWHERE,
        };
        for cell in houses.all_cells() {
            if let Some(value) = state.grid.value(cell) {
                rules.hold(houses, cell, value);
            }
        }
        if let Some(Spot::Cell(cell)) = state.stack.last().map(|frame| frame.at()) {
            rules.aim = Aim::at(cell, &state.grid, houses);
        }
        rules
    }

    /// The current cell.
    #[inline(always)]
    pub(in crate::solver) const fn cell(&self) -> Cell {
        self.aim.cell
    }

    /// The values that the houses of the current cell hold, as bits.
    #[inline(always)]
    pub(in crate::solver) const fn forbidden(&self) -> u32 {
        self.aim.blocked
    }

    /// Whether a house of the current cell holds this value, a bit.
    #[inline(always)]
    pub(in crate::solver) const fn forbids(&self, bit: u16) -> bool {
        self.aim.blocked & bit as u32 != 0
    }

    /// Opens a choice point on an empty cell, with every value as an option.
    #[inline(always)]
    pub(in crate::solver) fn open(
        &mut self,
        state: &mut State,
        houses: impl Houses,
        cell: Cell,
    ) -> Event {
        self.aim = Aim::at(cell, &state.grid, houses);
        state.open(Spot::Cell(cell), state.grid.full_mask())
    }

    /// Refuses a value that is forbidden in the current cell, a bit.
    #[inline(always)]
    pub(in crate::solver) fn refuse(
        &self,
        state: &mut State,
        houses: impl Houses,
        bit: u16,
    ) -> Event {
        state.counters.conflicts += 1;
        Event::Conflict {
            cell: self.aim.cell,
            value: Value::lowest_of(bit),
            with: self.culprit(&state.grid, houses, bit.trailing_zeros()),
        }
    }

    /// Writes a value that is not forbidden into the current cell, a bit.
    #[inline(always)]
    pub(in crate::solver) fn write(
        &mut self,
        state: &mut State,
        houses: impl Houses,
        bit: u16,
    ) -> Event {
        let (cell, value) = (self.aim.cell, Value::lowest_of(bit));
        let event = state.guess(cell, value);
        state.grid.write(houses, cell, value);
        self.hold_aimed(houses, value);
        event
    }

    /// Takes back the latest guess, whose cell becomes the current one; `None` if there is none.
    #[inline(always)]
    pub(in crate::solver) fn take_back(
        &mut self,
        state: &mut State,
        houses: impl Houses,
    ) -> Option<Event> {
        let (cell, value) = state.stack.last_mut()?.take_back();
        state.grid.erase(houses, cell, value);
        self.aim = Aim::at(cell, &state.grid, houses);
        Some(state.taken_back(cell, value))
    }

    #[inline(always)]
    fn hold<H: Houses>(&mut self, houses: H, cell: Cell, value: Value) {
        H::each(houses.of(cell), |link| {
            let sum = value.index() + link.shift() as usize;
            self.holders[(link.index() * SUMS + sum) & (HOLDERS - 1)] = cell.index() as u8;
        });
    }

    /// Like [`hold`](Self::hold), for the current cell.
    #[inline(always)]
    fn hold_aimed<H: Houses>(&mut self, houses: H, value: Value) {
        let cell = self.aim.cell;
        if !H::PLAIN {
            return self.hold(houses, cell, value);
        }
        for first in self.aim.entries {
            self.holders[(first + value.index()) & (HOLDERS - 1)] = cell.index() as u8;
        }
    }

    /// The peers that hold a blocked value, in the order of the houses.
    pub(in crate::solver) fn holders<'a>(
        &'a self,
        grid: &'a Grid,
        topology: &'a Topology,
        bit: u16,
    ) -> impl Iterator<Item = Cell> + 'a {
        let index = bit.trailing_zeros();
        let links = topology.links_of(self.aim.cell).iter();
        let holding =
            move |link: &&Link| grid.used(link.index()) >> (index + link.shift()) & 1 == 1;
        links.filter(holding).map(move |link| {
            let sum = index as usize + link.shift() as usize;
            Cell::from_u8(self.holders[(link.index() * SUMS + sum) & (HOLDERS - 1)])
        })
    }

    /// The peer that holds the value with this index, which is blocked: the one in the first house that holds it.
    #[inline(always)]
    pub(in crate::solver) fn culprit<H: Houses>(&self, grid: &Grid, houses: H, index: u32) -> Cell {
        if !H::PLAIN {
            let holds = |link: &Link| grid.used(link.index()) >> (index + link.shift()) & 1 == 1;
            let mut links = houses.links_of(self.aim.cell).iter();
            let link = links
                .find(|link| holds(link))
                .expect("a house holds a blocked value");
            let sum = index as usize + link.shift() as usize;
            return Cell::from_u8(self.holders[(link.index() * SUMS + sum) & (HOLDERS - 1)]);
        }
        let (in_row, in_column) = (self.aim.row >> index & 1, self.aim.column >> index & 1);
        // The row is 0, the column 1 and the box 2. Which one it is follows no pattern that a
        // branch predictor could learn, so it is computed without a branch.
        let house = (2 - in_column) & in_row.wrapping_sub(1);
        let first = self.aim.entries[house as usize];
        Cell::from_u8(self.holders[(first + index as usize) & (HOLDERS - 1)])
    }
}
