//! Candidates, maintained incrementally for the strategies that need them.

use super::grid::{Grid, first_in};
use crate::puzzle::{Cell, House, MAX_CELLS, MAX_HOUSES, MAX_SIZE, Topology, Value};

/// An offset for the count of a value that the house already holds, so that it never becomes 0 or
/// 1.
const HELD: u8 = 128;

/// Domains of cells and places of digits, maintained so that singles and wiped-out domains are
/// found without scanning the board.
#[derive(Clone)]
pub(super) struct Candidates {
    /// The domain of each empty cell; 0 for a filled one.
    domains: [u16; MAX_CELLS],
    /// The number of places of each value in each house; [`HELD`] or more if the house holds it.
    places: [[u8; MAX_SIZE]; MAX_HOUSES],
    /// Empty cells with one candidate.
    naked: CellSet,
    /// Empty cells without candidates.
    wiped: CellSet,
    /// Values with one place in a house.
    single: HouseValues,
    /// Values that a house does not hold and has no place for.
    lost: HouseValues,
}

#[derive(Clone, Default)]
struct CellSet([u64; 4]);

impl CellSet {
    #[inline(always)]
    fn set(&mut self, cell: Cell, member: bool) {
        let (word, bit) = (cell.index() >> 6, cell.index() & 63);
        self.0[word] = self.0[word] & !(1 << bit) | u64::from(member) << bit;
    }
}

/// A set of values for each house, and the set of houses where it is not empty.
#[derive(Clone)]
struct HouseValues {
    values: [u16; MAX_HOUSES],
    houses: u64,
}

impl HouseValues {
    const EMPTY: Self = Self {
        values: [0; MAX_HOUSES],
        houses: 0,
    };

    #[inline(always)]
    fn set(&mut self, house: usize, value: Value, member: bool) {
        let values = self.values[house] & !value.bit() | u16::from(member) << value.index();
        self.values[house] = values;
        self.houses = self.houses & !(1 << house) | u64::from(values != 0) << house;
    }

    fn first(&self) -> Option<(House, Value)> {
        (self.houses != 0).then(|| {
            let house = self.houses.trailing_zeros() as usize;
            (
                House::from_index(house),
                Value::lowest_of(self.values[house]),
            )
        })
    }
}

impl Candidates {
    pub(super) const fn empty() -> Self {
        Self {
            domains: [0; MAX_CELLS],
            places: [[HELD; MAX_SIZE]; MAX_HOUSES],
            naked: CellSet([0; 4]),
            wiped: CellSet([0; 4]),
            single: HouseValues::EMPTY,
            lost: HouseValues::EMPTY,
        }
    }

    /// The candidates on this board.
    pub(super) fn of(grid: &Grid, topology: &Topology) -> Self {
        let mut new = Self::empty();
        let full = grid.full_mask();
        let houses = 3 * topology.shape().size();
        for house in 0..houses {
            for value in bits(full & !grid.used(house)) {
                new.places[house][value.index()] = 0;
            }
        }
        for cell in grid.empty_cells() {
            let domain = grid.domain(topology, cell);
            new.domains[cell.index()] = domain;
            new.note_domain(cell, domain);
            let [row, column, r#box] = topology.house_indices(cell);
            for value in bits(domain) {
                new.places[row][value.index()] += 1;
                new.places[column][value.index()] += 1;
                new.places[r#box][value.index()] += 1;
            }
        }
        for house in 0..houses {
            for value in bits(full & !grid.used(house)) {
                new.note_places(house, value);
            }
        }
        new
    }

    /// The domain of an empty cell, as bits; 0 for a filled one.
    pub(super) fn domain(&self, cell: Cell) -> u16 {
        self.domains[cell.index()]
    }

    /// The number of places a house has for a value that it does not hold.
    pub(super) fn places(&self, house: usize, value: Value) -> u8 {
        self.places[house][value.index()]
    }

    /// The first empty cell without a candidate.
    pub(super) fn first_wiped(&self) -> Option<Cell> {
        first_in(&self.wiped.0)
    }

    /// The first cell with one candidate, and that candidate.
    pub(super) fn first_naked(&self) -> Option<(Cell, Value)> {
        first_in(&self.naked.0).map(|cell| (cell, Value::lowest_of(self.domain(cell))))
    }

    /// The first house, and in it the first value, without a place.
    pub(super) fn first_lost(&self) -> Option<(House, Value)> {
        self.lost.first()
    }

    /// The first house, and in it the first value, with one place.
    pub(super) fn first_single(&self) -> Option<(House, Value)> {
        self.single.first()
    }

    /// Updates everything for a value written into an empty cell. Returns how many candidates were
    /// eliminated from peers.
    pub(super) fn write(&mut self, topology: &Topology, cell: Cell, value: Value) -> u32 {
        let own = self.domain(cell) & !value.bit();
        self.domains[cell.index()] = 0;
        self.naked.set(cell, false);
        self.wiped.set(cell, false);
        let houses = topology.house_indices(cell);
        for house in houses {
            self.places[house][value.index()] = HELD;
            self.note_places(house, value);
            for other in bits(own) {
                self.lose_place(house, other);
            }
        }
        let mut struck = 0;
        for &peer in topology.peers_of(cell) {
            let domain = self.domain(peer);
            if domain & value.bit() != 0 {
                let left = domain & !value.bit();
                self.domains[peer.index()] = left;
                if left & left.wrapping_sub(1) == 0 {
                    self.note_domain(peer, left);
                }
                for house in topology.house_indices(peer) {
                    self.lose_place(house, value);
                }
                struck += 1;
            }
        }
        struck
    }

    /// Updates everything for an erased value; `grid` is the board afterwards.
    pub(super) fn erase(&mut self, grid: &Grid, topology: &Topology, cell: Cell, value: Value) {
        let houses = topology.house_indices(cell);
        for house in houses {
            self.places[house][value.index()] = 0;
        }
        let domain = grid.domain(topology, cell);
        self.domains[cell.index()] = domain;
        self.note_domain(cell, domain);
        for house in houses {
            for candidate in bits(domain) {
                self.gain_place(house, candidate);
            }
        }
        for &peer in topology.peers_of(cell) {
            if grid.domain(topology, peer) & value.bit() != 0 {
                let domain = self.domain(peer) | value.bit();
                self.domains[peer.index()] = domain;
                self.note_domain(peer, domain);
                for house in topology.house_indices(peer) {
                    self.gain_place(house, value);
                }
            }
        }
    }

    #[inline(always)]
    fn lose_place(&mut self, house: usize, value: Value) {
        let places = &mut self.places[house][value.index()];
        *places -= 1;
        if *places < 2 {
            self.note_places(house, value);
        }
    }

    #[inline(always)]
    fn gain_place(&mut self, house: usize, value: Value) {
        let places = &mut self.places[house][value.index()];
        *places += 1;
        if *places < 3 {
            self.note_places(house, value);
        }
    }

    fn note_domain(&mut self, cell: Cell, domain: u16) {
        self.naked.set(cell, domain.is_power_of_two());
        self.wiped.set(cell, domain == 0);
    }

    fn note_places(&mut self, house: usize, value: Value) {
        let places = self.places[house][value.index()];
        self.single.set(house, value, places == 1);
        self.lost.set(house, value, places == 0);
    }
}

/// The values of a set of bits, ascending.
#[inline(always)]
pub(super) fn bits(mut set: u16) -> impl Iterator<Item = Value> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let value = Value::lowest_of(set);
            set &= set - 1;
            value
        })
    })
}
