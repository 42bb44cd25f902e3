//! The board as bits: values, what each house holds, which cells are empty.

use crate::puzzle::{Cell, MAX_CELLS, MAX_HOUSES, Problem, Topology, Value, full_mask};

/// The board: its values, and the values that each house holds.
///
/// A domain is a function of this: the values that none of a cell's houses holds. So undoing a
/// placement needs nothing but the placement.
#[derive(Clone)]
pub(super) struct Grid {
    values: [u8; MAX_CELLS],
    /// The values each house holds, one bit per value.
    used: [u16; MAX_HOUSES],
    /// The empty cells, one bit per cell.
    empty: [u64; 4],
    empty_count: u16,
    full_mask: u16,
}

impl Grid {
    pub(super) fn new(problem: &Problem) -> Self {
        let topology = problem.topology();
        let mut grid = Self {
            values: [0; MAX_CELLS],
            used: [0; MAX_HOUSES],
            empty: [0; 4],
            empty_count: problem.shape().cells() as u16,
            full_mask: full_mask(problem.shape().size()),
        };
        for cell in topology.all_cells() {
            grid.empty[cell.index() >> 6] |= 1 << (cell.index() & 63);
        }
        for cell in topology.all_cells() {
            if let Some(value) = problem.given(cell) {
                grid.write(topology, cell, value);
            }
        }
        grid
    }

    pub(super) fn value(&self, cell: Cell) -> Option<Value> {
        Value::new(self.values[cell.index()])
    }

    pub(super) fn values(&self) -> &[u8; MAX_CELLS] {
        &self.values
    }

    /// All values of this board size, as bits.
    pub(super) fn full_mask(&self) -> u16 {
        self.full_mask
    }

    /// The values that this house holds, as bits.
    #[inline(always)]
    pub(super) fn used(&self, house: usize) -> u16 {
        self.used[house]
    }

    /// The values that each house holds, as bits.
    pub(super) fn all_used(&self) -> &[u16; MAX_HOUSES] {
        &self.used
    }

    /// The values that the cell's houses hold, as bits.
    #[inline(always)]
    pub(super) fn blocked(&self, topology: &Topology, cell: Cell) -> u16 {
        let [row, column, r#box] = topology.house_indices(cell);
        self.used[row] | self.used[column] | self.used[r#box]
    }

    /// The values that an empty cell can still hold, as bits; 0 for a filled one.
    #[inline(always)]
    pub(super) fn domain(&self, topology: &Topology, cell: Cell) -> u16 {
        if self.values[cell.index()] == 0 {
            self.full_mask & !self.blocked(topology, cell)
        } else {
            0
        }
    }

    #[inline(always)]
    pub(super) fn write(&mut self, topology: &Topology, cell: Cell, value: Value) {
        self.values[cell.index()] = value.number();
        self.empty[cell.index() >> 6] &= !(1 << (cell.index() & 63));
        self.empty_count -= 1;
        for house in topology.house_indices(cell) {
            self.used[house] |= value.bit();
        }
    }

    #[inline(always)]
    pub(super) fn erase(&mut self, topology: &Topology, cell: Cell, value: Value) {
        self.values[cell.index()] = 0;
        self.empty[cell.index() >> 6] |= 1 << (cell.index() & 63);
        self.empty_count += 1;
        for house in topology.house_indices(cell) {
            self.used[house] &= !value.bit();
        }
    }

    /// The first empty cell, row by row.
    #[inline(always)]
    pub(super) fn first_empty(&self) -> Option<Cell> {
        first_in(&self.empty)
    }

    pub(super) fn is_full(&self) -> bool {
        self.empty_count == 0
    }

    pub(super) const fn empty_count(&self) -> u16 {
        self.empty_count
    }

    /// The empty cells, row by row.
    pub(super) fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.empty.iter().enumerate().flat_map(|(word, &bits)| {
            std::iter::successors(Some(bits), |b| Some(b & b.wrapping_sub(1)))
                .take_while(|b| *b != 0)
                .map(move |b| Cell::new(word * 64 + b.trailing_zeros() as usize))
        })
    }

    /// The number of empty peers of the cell that have this value in their domain: what writing it
    /// eliminates.
    pub(super) fn eliminations_by(&self, topology: &Topology, cell: Cell, value: Value) -> u32 {
        let can_hold = |peer: &&Cell| self.domain(topology, **peer) & value.bit() != 0;
        topology.peers_of(cell).iter().filter(can_hold).count() as u32
    }
}

/// The first cell of a set of cells, one bit per cell.
#[inline(always)]
pub(super) fn first_in(cells: &[u64; 4]) -> Option<Cell> {
    let word = cells.iter().position(|bits| *bits != 0)?;
    Some(Cell::new(word * 64 + cells[word].trailing_zeros() as usize))
}
