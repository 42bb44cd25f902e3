//! Packs a replay into a few bytes, of a fixed number for each problem.

use super::replay::{Open, Replay, Written};
use crate::puzzle::{Cell, House, Problem, Value};
use crate::solver::{Counters, Spot};

/// The number of counters that are packed, in four bytes each: no recording has more events.
const COUNTERS: usize = 14;
/// The bytes before what is written: the counters, the open choice point, and the number of writes.
const HEADER: usize = 4 * COUNTERS + 5 + 2;
/// The bytes of a written value.
const ENTRY: usize = 6;
/// Instead of a house: the choice is about a cell.
const NO_HOUSE: u8 = 0xFF;
/// Instead of a digit: no choice point is open, or it is about a cell.
const NOTHING_OPEN: u8 = 0xFF;
const ABOUT_CELL: u8 = 0;

impl Replay {
    /// The number of bytes that a replay of this problem is packed into.
    pub fn packed_size(problem: &Problem) -> usize {
        HEADER + ENTRY * problem.open_cells().len()
    }

    /// Packs the state into `bytes`, which has [`packed_size`](Self::packed_size) bytes.
    pub fn pack(&self, bytes: &mut [u8]) {
        let counters = kept(&self.counters).map(|count| count as u32);
        let open = self.open.map_or([NOTHING_OPEN, 0, 0, 0, 0], |open| {
            let [low, high] = open.failed.to_le_bytes();
            match open.at {
                Spot::Cell(cell) => [ABOUT_CELL, cell.index() as u8, 0, low, high],
                Spot::Places(house, digit) => [digit.number(), 0, house.index() as u8, low, high],
            }
        });
        let length = (self.written().len() as u16).to_le_bytes();
        let entries = self.written().iter().flat_map(|entry| {
            let [low, high] = entry.failed.to_le_bytes();
            let house = entry.house.map_or(NO_HOUSE, |house| house.index() as u8);
            let cell = entry.cell.index() as u8;
            [
                cell,
                entry.value.number(),
                entry.is_guess.into(),
                house,
                low,
                high,
            ]
        });
        let counters = counters.into_iter().flat_map(u32::to_le_bytes);
        let packed = counters.chain(open).chain(length).chain(entries);
        let rest = packed.chain(std::iter::repeat(0));
        bytes
            .iter_mut()
            .zip(rest)
            .for_each(|(byte, own)| *byte = own);
    }

    /// Unpacks what [`pack`](Self::pack) wrote, for the same problem.
    pub fn unpack(problem: &Problem, bytes: &[u8]) -> Self {
        let mut replay = Self::new(problem);
        replay.counters = counters(bytes);
        let (header, entries) = bytes.split_at(HEADER);
        let [about, cell, house, low, high, length_low, length_high] =
            *header.last_chunk().expect("the header is whole");
        let failed = u16::from_le_bytes([low, high]);
        let at = match Value::numbered(about) {
            None => Spot::Cell(Cell::from_u8(cell)),
            Some(digit) => Spot::Places(House::from_index(usize::from(house)), digit),
        };
        replay.open = (about != NOTHING_OPEN).then_some(Open { at, failed });
        let length = u16::from_le_bytes([length_low, length_high]);
        for entry in entries.chunks_exact(ENTRY).take(usize::from(length)) {
            let &[cell, value, is_guess, house, low, high] = entry else {
                unreachable!("entries are of one size");
            };
            replay.push(Written {
                cell: Cell::from_u8(cell),
                value: Value::numbered(value).expect("a value was packed"),
                is_guess: is_guess != 0,
                house: (house != NO_HOUSE).then(|| House::from_index(usize::from(house))),
                failed: u16::from_le_bytes([low, high]),
            });
        }
        replay.take_depths();
        replay
    }

    /// The counters of a packed replay.
    pub fn packed_counters(bytes: &[u8]) -> Counters {
        let counters = counters(bytes);
        Counters {
            tests: counters.conflicts + counters.placements,
            ..counters
        }
    }
}

/// The counters that do not follow from others, or stay 0.
const fn kept(counters: &Counters) -> [u64; COUNTERS] {
    [
        counters.steps,
        counters.selects,
        counters.conflicts,
        counters.placements,
        counters.backtracks,
        counters.dead_ends,
        counters.naked_singles,
        counters.hidden_singles,
        counters.fills,
        counters.sweeps,
        counters.solutions,
        counters.max_depth,
        counters.exhausted,
        counters.gave_up,
    ]
}

fn counters(bytes: &[u8]) -> Counters {
    let mut numbers = bytes.chunks_exact(4).map(|bytes| {
        let bytes = bytes.try_into().expect("four bytes");
        u64::from(u32::from_le_bytes(bytes))
    });
    let mut next = || numbers.next().expect("the header is whole");
    Counters {
        steps: next(),
        selects: next(),
        conflicts: next(),
        placements: next(),
        backtracks: next(),
        dead_ends: next(),
        naked_singles: next(),
        hidden_singles: next(),
        fills: next(),
        sweeps: next(),
        solutions: next(),
        max_depth: next(),
        exhausted: next(),
        gave_up: next(),
        ..Counters::default()
    }
}
