//! The board as bits: values, what each house holds, which cells are empty.

use super::event::Spot;
use super::houses::{General, Houses};
use crate::puzzle::{Cell, HOUSE_ENTRIES, MAX_CELLS, Problem, Value, full_mask};

/// The board: its values, and the values that each house holds.
///
/// A domain is a function of this: the values that none of a cell's houses holds. So undoing a
/// placement needs nothing but the placement.
#[derive(Clone)]
pub(super) struct Grid {
    values: [u8; MAX_CELLS],
    /// What each house holds: a bit for each sum of a value and the shift of its cell in the house.
    used: [u32; HOUSE_ENTRIES],
    /// The empty cells, one bit per cell.
    empty: [u64; 4],
    full_mask: u16,
}

impl Grid {
    pub(super) fn new(problem: &Problem) -> Self {
        let topology = problem.topology();
        let mut grid = Self {
            values: [0; MAX_CELLS],
            used: [0; HOUSE_ENTRIES],
            empty: [0; 4],
            full_mask: full_mask(problem.size()),
        };
        for cell in topology.all_cells() {
            grid.empty[cell.index() >> 6] |= 1 << (cell.index() & 63);
        }
        for cell in topology.all_cells() {
            if let Some(value) = problem.given(cell) {
                grid.write(General(topology), cell, value);
            }
        }
        grid
    }

    pub(super) fn value(&self, cell: Cell) -> Option<Value> {
        Value::numbered(self.values[cell.index()])
    }

    pub(super) fn values(&self) -> &[u8; MAX_CELLS] {
        &self.values
    }

    /// All values of this board size, as bits.
    pub(super) fn full_mask(&self) -> u16 {
        self.full_mask
    }

    /// What this house holds, as bits: values, unless its members have shifts.
    #[inline(always)]
    pub(super) fn used(&self, house: usize) -> u32 {
        self.used[house]
    }

    /// The values that this covering house does not hold, as bits.
    pub(super) fn missing(&self, house: usize) -> u16 {
        self.full_mask & !(self.used[house] as u16)
    }

    /// What each house holds, as bits.
    pub(super) fn all_used(&self) -> &[u32; HOUSE_ENTRIES] {
        &self.used
    }

    /// The values that the cell's houses hold, as bits.
    #[inline(always)]
    pub(super) fn blocked<H: Houses>(&self, houses: H, cell: Cell) -> u16 {
        let mut blocked = 0;
        H::each(houses.of(cell), |link| {
            blocked |= self.used[link.index()] >> link.shift();
        });
        blocked as u16
    }

    /// The values that an empty cell can still hold, as bits; 0 for a filled one.
    #[inline(always)]
    pub(super) fn domain(&self, houses: impl Houses, cell: Cell) -> u16 {
        if self.values[cell.index()] == 0 {
            self.full_mask & !self.blocked(houses, cell)
        } else {
            0
        }
    }

    /// The options of a choice point here, as bits: values for a cell, indices of cells in the house for a
    /// digit.
    #[inline(always)]
    pub(super) fn options(&self, houses: impl Houses, at: Spot) -> u16 {
        match at {
            Spot::Cell(cell) => self.domain(houses, cell),
            Spot::Places(house, value) => houses
                .cells_of(house)
                .iter()
                .enumerate()
                .filter(|(_, cell)| self.domain(houses, **cell) & value.bit() != 0)
                .fold(0, |places, (number, _)| places | 1 << number),
        }
    }

    #[inline(always)]
    pub(super) fn write<H: Houses>(&mut self, houses: H, cell: Cell, value: Value) {
        self.values[cell.index()] = value.number();
        self.empty[cell.index() >> 6] &= !(1 << (cell.index() & 63));
        H::each(houses.of(cell), |link| {
            self.used[link.index()] |= u32::from(value.bit()) << link.shift();
        });
    }

    #[inline(always)]
    pub(super) fn erase<H: Houses>(&mut self, houses: H, cell: Cell, value: Value) {
        self.values[cell.index()] = 0;
        self.empty[cell.index() >> 6] |= 1 << (cell.index() & 63);
        H::each(houses.of(cell), |link| {
            self.used[link.index()] &= !(u32::from(value.bit()) << link.shift());
        });
    }

    /// The first empty cell, in order.
    #[inline(always)]
    pub(super) fn first_empty(&self) -> Option<Cell> {
        first_in(&self.empty)
    }

    pub(super) fn is_full(&self) -> bool {
        self.empty == [0; 4]
    }

    pub(super) fn empty_count(&self) -> u16 {
        self.empty.iter().map(|bits| bits.count_ones() as u16).sum()
    }

    /// The empty cells, in order.
    pub(super) fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.empty.iter().enumerate().flat_map(|(word, &bits)| {
            std::iter::successors(Some(bits), |b| Some(b & b.wrapping_sub(1)))
                .take_while(|b| *b != 0)
                .map(move |b| Cell::new(word * 64 + b.trailing_zeros() as usize))
        })
    }

    /// The number of candidates that a value would strike from the empty peers of its cell.
    pub(super) fn struck_by<H: Houses>(&self, houses: H, cell: Cell, value: Value) -> u32 {
        let peers = houses.peers_of(cell).iter();
        if H::PLAIN {
            // A value strikes only itself, once per peer.
            let can_hold = |peer: &&Cell| self.domain(houses, **peer) & value.bit() != 0;
            return peers.filter(can_hold).count() as u32;
        }
        let struck = |peer: &Cell| {
            let mut forbidden = 0;
            H::each(houses.of(cell), |own| {
                let used = u32::from(value.bit()) << own.shift();
                H::each(houses.of(*peer), |link| {
                    if link.index() == own.index() {
                        forbidden |= used >> link.shift();
                    }
                });
            });
            (self.domain(houses, *peer) & forbidden as u16).count_ones()
        };
        peers.map(struck).sum()
    }

    /// Writes a value. Returns the number of candidates that this strikes from empty peers.
    pub(super) fn write_counting<H: Houses>(&mut self, houses: H, cell: Cell, value: Value) -> u32 {
        if H::PLAIN {
            let struck = self.struck_by(houses, cell, value);
            self.write(houses, cell, value);
            return struck;
        }
        let candidates = |grid: &Self| -> u32 {
            let peers = houses.peers_of(cell).iter();
            peers
                .map(|peer| grid.domain(houses, *peer).count_ones())
                .sum()
        };
        let before = candidates(self);
        self.write(houses, cell, value);
        before - candidates(self)
    }
}

/// The first cell of a set of cells, one bit per cell.
#[inline(always)]
pub(super) fn first_in(cells: &[u64; 4]) -> Option<Cell> {
    let word = cells.iter().position(|bits| *bits != 0)?;
    Some(Cell::new(word * 64 + cells[word].trailing_zeros() as usize))
}
