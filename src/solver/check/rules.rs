//! Testing each value against the houses of its cell when its turn comes.

use crate::puzzle::{Cell, Link, MAX_HOUSES, MAX_SIZE, Problem, Topology, Value};
use crate::solver::event::{Event, Spot};
use crate::solver::frame::{Frame, Stack};
use crate::solver::grid::Grid;
use crate::solver::houses::{Houses, Plain};
use crate::solver::{Order, Phase, Search, Solver};
use std::hint::cold_path;

/// The entries of a house in the table of holders: one for each sum of a value and a shift.
const SUMS: usize = 2 * MAX_SIZE;
/// The size of the table of holders: a power of two, so that an index can be masked instead of checked.
const HOLDERS: usize = MAX_HOUSES * SUMS;
const _: () = assert!(HOLDERS.is_power_of_two());

/// Derived state that makes testing values against the rules fast.
#[derive(Clone)]
pub(in crate::solver) struct Rules {
    descending: bool,
    /// Whether a refusal can be the whole step: values go up, and nobody is blamed.
    can_refuse_at_once: bool,
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
    pub(in crate::solver) const fn empty() -> Self {
        Self {
            descending: false,
            can_refuse_at_once: false,
            holders: [0; HOLDERS],
            aim: Aim::NOWHERE,
        }
    }

    pub(in crate::solver) fn of(
        search: Search,
        grid: &Grid,
        stack: &Stack,
        houses: impl Houses,
    ) -> Self {
        let mut rules = Self {
            descending: search.order() == Order::Descending,
            can_refuse_at_once: search.order() == Order::Ascending && !search.check().blames(),
            ..Self::empty()
        };
        for cell in houses.all_cells() {
            if let Some(value) = grid.value(cell) {
                rules.hold(houses, cell, value);
            }
        }
        if let Some(Spot::Cell(cell)) = stack.last().map(|frame| frame.at()) {
            rules.aim = Aim::at(cell, grid, houses);
        }
        rules
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
    fn culprit<H: Houses>(&self, grid: &Grid, houses: H, index: u32) -> Cell {
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

/// The search under `rules`. It goes row by row, so the cell of a choice point follows from its
/// index on the stack unless the run has been forked.
impl Solver {
    /// Refuses the next value of the current cell, if that needs no other question. Most steps are this one.
    #[inline(always)]
    pub(in crate::solver) fn refuse_at_once(&mut self, problem: &Problem) -> Option<Event> {
        let index = self.stack.next_refused()?;
        let houses = Plain(problem.topology());
        Some(Event::Conflict {
            cell: self.rules.aim.cell,
            value: Value::from_bit_index(index),
            with: self.rules.culprit(&self.grid, houses, index),
        })
    }

    /// Leaves the values of the current cell to be tested one by one.
    pub(in crate::solver) fn refuse_nothing_at_once(&mut self) {
        self.counters = self.kept_counters();
        self.stack.refuse_nothing_at_once();
    }

    /// Makes a cell the current one, that of a choice point with these untried values. On a plain board, in
    /// ascending order, without forks and with nobody to blame, the next steps refuse those before the first that
    /// none of its houses holds; all of them if there is none.
    #[inline(always)]
    fn aim_at<H: Houses>(&mut self, cell: Cell, untried: u16, houses: H) {
        let aim = Aim::at(cell, &self.grid, houses);
        if H::PLAIN && self.rules.can_refuse_at_once && !self.plan.is_forked() {
            let end = u32::from(self.grid.full_mask()) + 1;
            let untried = u32::from(untried);
            let first = (untried | end).trailing_zeros();
            let free = (untried & !aim.blocked | end).trailing_zeros();
            self.stack.refuse_at_once(first..free);
            self.counters.conflicts += u64::from(free - first);
        }
        self.rules.aim = aim;
    }

    /// Tests the next value of the current cell.
    #[inline(always)]
    pub(in crate::solver) fn test_next(&mut self, houses: impl Houses) -> Event {
        let frame = self.stack.top_mut();
        let untried = frame.untried();
        // The next value as a bit; 0 if none is left, which no house holds.
        let bit = if self.rules.descending {
            // Keeps the usual order free of a jump.
            cold_path();
            untried & Value::highest_of(untried).bit()
        } else {
            untried & untried.wrapping_neg()
        };
        let cell = self.rules.aim.cell;
        if self.rules.aim.blocked & u32::from(bit) != 0 {
            frame.set_untried(untried ^ bit);
            self.counters.conflicts += 1;
            let value = Value::lowest_of(bit);
            return Event::Conflict {
                cell,
                value,
                with: self.rules.culprit(&self.grid, houses, bit.trailing_zeros()),
            };
        }
        if bit == 0 {
            self.stack.pop();
            return self.take_back(houses);
        }
        frame.set_untried(untried ^ bit);
        self.write_tested(houses, bit)
    }

    /// Tests this value, a bit that is no longer among the untried ones.
    pub(in crate::solver) fn test(&mut self, houses: impl Houses, bit: u16) -> Event {
        if self.rules.aim.blocked & u32::from(bit) == 0 {
            return self.write_tested(houses, bit);
        }
        self.counters.conflicts += 1;
        Event::Conflict {
            cell: self.rules.aim.cell,
            value: Value::lowest_of(bit),
            with: self.rules.culprit(&self.grid, houses, bit.trailing_zeros()),
        }
    }

    /// Writes a value that has passed the test.
    #[inline(always)]
    fn write_tested(&mut self, houses: impl Houses, bit: u16) -> Event {
        let (cell, value) = (self.rules.aim.cell, Value::lowest_of(bit));
        self.stack.top_mut().place(cell, value);
        self.counters.placements += 1;
        self.reach_depth();
        self.grid.write(houses, cell, value);
        self.rules.hold_aimed(houses, value);
        self.phase = Phase::Aim;
        Event::Place { cell, value }
    }

    /// Opens a choice point at the next cell without a given.
    #[inline(always)]
    pub(in crate::solver) fn open_next(&mut self, problem: &Problem, houses: impl Houses) -> Event {
        let next = if self.forks_taken == 0 {
            problem.open_cell(self.stack.len())
        } else {
            // After a fork the choice points may be in any order.
            cold_path();
            self.grid.first_empty()
        };
        let Some(cell) = next else {
            return self.solved();
        };
        let at = Spot::Cell(cell);
        let options = self.grid.full_mask();
        self.stack.push(Frame::open(at, options));
        self.aim_at(cell, options, houses);
        self.counters.selects += 1;
        self.phase = Phase::Test;
        Event::Select {
            at,
            options: houses.size() as u8,
        }
    }

    /// Takes back the latest guess and continues with its cell.
    #[inline(always)]
    pub(in crate::solver) fn take_back(&mut self, houses: impl Houses) -> Event {
        let Some(frame) = self.stack.last_mut() else {
            return self.end(Event::Exhausted);
        };
        let ((cell, value), untried) = (frame.take_back(), frame.untried());
        self.grid.erase(houses, cell, value);
        self.aim_at(cell, untried, houses);
        self.counters.backtracks += 1;
        self.reach_low_depth();
        self.phase = Phase::Test;
        Event::Backtrack { cell, value }
    }
}
