//! Candidates, maintained incrementally for the strategies that need them.

use super::grid::{Grid, first_in};
use super::houses::Houses;
use crate::puzzle::{Cell, House, MAX_CELLS, MAX_COVERING, MAX_SIZE, Value};

/// An offset for the count of a value that the house already holds, so that it never becomes 0 or
/// 1.
const HELD: u8 = 128;

/// Domains of cells and places of digits, maintained so that singles and wiped-out domains are
/// found without scanning the board.
#[derive(Clone)]
pub(super) struct Candidates {
    /// The domain of each empty cell; 0 for a filled one.
    domains: [u16; MAX_CELLS],
    /// The number of places of each value in each house that must hold every value; [`HELD`] or more if
    /// it holds the value already.
    places: [[u8; MAX_SIZE]; MAX_COVERING],
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

/// A set of values for each house that must hold every value, and the set of houses where it is not
/// empty.
#[derive(Clone)]
struct HouseValues {
    values: [u16; MAX_COVERING],
    houses: u64,
}

impl HouseValues {
    const EMPTY: Self = Self {
        values: [0; MAX_COVERING],
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
            places: [[HELD; MAX_SIZE]; MAX_COVERING],
            naked: CellSet([0; 4]),
            wiped: CellSet([0; 4]),
            single: HouseValues::EMPTY,
            lost: HouseValues::EMPTY,
        }
    }

    /// The candidates on this board.
    pub(super) fn of<H: Houses>(grid: &Grid, houses: H) -> Self {
        let mut new = Self::empty();
        for house in houses.covering_houses().map(House::index) {
            for value in bits(grid.missing(house)) {
                new.places[house][value.index()] = 0;
            }
        }
        for cell in grid.empty_cells() {
            let domain = grid.domain(houses, cell);
            new.domains[cell.index()] = domain;
            new.note_domain(cell, domain);
            each_covering(houses, cell, |house| {
                for value in bits(domain) {
                    new.places[house][value.index()] += 1;
                }
            });
        }
        for house in houses.covering_houses().map(House::index) {
            for value in bits(grid.missing(house)) {
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

    /// Updates everything for a value written into an empty cell; `grid` is the board afterwards.
    /// Returns how many candidates were eliminated from peers.
    pub(super) fn write<H: Houses>(
        &mut self,
        grid: &Grid,
        houses: H,
        cell: Cell,
        value: Value,
    ) -> u32 {
        let own = self.domain(cell) & !value.bit();
        self.domains[cell.index()] = 0;
        self.naked.set(cell, false);
        self.wiped.set(cell, false);
        each_covering(houses, cell, |house| {
            self.places[house][value.index()] = HELD;
            self.note_places(house, value);
            for other in bits(own) {
                self.lose_place(house, other);
            }
        });
        let mut struck = 0;
        for &peer in houses.peers_of(cell) {
            let domain = self.domain(peer);
            // A value strikes only itself, unless there are shifts.
            let left = if H::PLAIN {
                domain & !value.bit()
            } else {
                grid.domain(houses, peer)
            };
            if left == domain {
                continue;
            }
            self.domains[peer.index()] = left;
            if left & left.wrapping_sub(1) == 0 {
                self.note_domain(peer, left);
            }
            let gone = domain & !left;
            each_covering(houses, peer, |house| {
                each(H::PLAIN, value, gone, |value| {
                    self.lose_place(house, value);
                });
            });
            struck += if H::PLAIN { 1 } else { gone.count_ones() };
        }
        struck
    }

    /// Updates everything for an erased value; `grid` is the board afterwards.
    pub(super) fn erase<H: Houses>(&mut self, grid: &Grid, houses: H, cell: Cell, value: Value) {
        each_covering(houses, cell, |house| self.places[house][value.index()] = 0);
        let domain = grid.domain(houses, cell);
        self.domains[cell.index()] = domain;
        self.note_domain(cell, domain);
        each_covering(houses, cell, |house| {
            for candidate in bits(domain) {
                self.gain_place(house, candidate);
            }
        });
        for &peer in houses.peers_of(cell) {
            let domain = self.domain(peer);
            let now = grid.domain(houses, peer);
            let back = if H::PLAIN {
                now & value.bit()
            } else {
                now & !domain
            };
            if back == 0 {
                continue;
            }
            self.domains[peer.index()] = domain | back;
            self.note_domain(peer, domain | back);
            each_covering(houses, peer, |house| {
                each(H::PLAIN, value, back, |value| self.gain_place(house, value));
            });
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

/// Does something with the index of each house of a cell that must hold every value.
#[inline(always)]
fn each_covering<H: Houses>(houses: H, cell: Cell, mut work: impl FnMut(usize)) {
    H::each(houses.of(cell), |link| {
        if H::PLAIN || houses.covers(link.house()) {
            work(link.index());
        }
    });
}

/// Does something with the only value there can be, or with each value of a set.
#[inline(always)]
fn each(is_single: bool, value: Value, set: u16, mut work: impl FnMut(Value)) {
    if is_single {
        work(value);
    } else {
        bits(set).for_each(work);
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
