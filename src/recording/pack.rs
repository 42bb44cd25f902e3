//! Packs a replay into a few bytes, of a fixed number for each problem.

use super::replay::Replay;
use super::written::{Tried, Written};
use crate::puzzle::{Cell, House, Problem, Value};
use crate::solver::{Counters, Machine, Spot, Strategy};

/// The number of counters that are packed, in four bytes each: no recording has more events. Some of
/// them are only counted in recordings.
const COUNTERS: usize = 6 + Counters::KEPT;
/// The bytes of a choice point: what it is about, and what failed there. Whether it is out of order is
/// a flag beside it.
const CHOICE: usize = 2 + 2;
/// The bytes before what is written: the counters, the open choice point and its flags, and the number
/// of writes.
const HEADER: usize = 4 * COUNTERS + CHOICE + 1 + 2;
/// The bytes of a written value.
const ENTRY: usize = 3 + CHOICE;
/// Instead of a house: the choice is about a cell.
const NO_HOUSE: u8 = 0xFF;

/// Flags: there is an open choice point, or what is written is a guess; it is spent; its choice point is
/// out of order.
const PRESENT: u8 = 1;
const SPENT: u8 = 2;
const OUT_OF_ORDER: u8 = 4;

impl Replay {
    /// The number of bytes that a replay of this problem is packed into.
    pub fn packed_size(problem: &Problem) -> usize {
        HEADER + ENTRY * problem.open_cells().len()
    }

    /// Packs the state into `bytes`, which has [`packed_size`](Self::packed_size) bytes.
    pub(super) fn pack_into(&self, bytes: &mut [u8]) {
        let mut packed = Vec::with_capacity(bytes.len());
        let counters = &self.counters;
        let mut put = |count: u64| packed.extend((count as u32).to_le_bytes());
        put(counters.steps);
        put(counters.fills);
        put(counters.exhausted);
        put(counters.gave_up);
        put(counters.learned);
        put(counters.reused);
        let others = Counters {
            learned: 0,
            reused: 0,
            ..*counters
        };
        others.fold(put);
        packed.extend(self.open.map_or([0; CHOICE], packed_choice));
        let flags = |open: Tried| PRESENT | flag(open.is_out_of_order, OUT_OF_ORDER);
        packed.push(self.open.map_or(0, flags));
        packed.extend((self.written().len() as u16).to_le_bytes());
        for entry in self.written() {
            let cell = entry.cell.index() as u8;
            let flags = flag(entry.is_guess, PRESENT)
                | flag(entry.is_spent, SPENT)
                | flag(entry.choice.is_out_of_order, OUT_OF_ORDER);
            packed.extend([cell, entry.value.number(), flags]);
            packed.extend(packed_choice(entry.choice));
        }
        packed.resize(bytes.len(), 0);
        bytes.copy_from_slice(&packed);
    }

    /// Unpacks what [`pack`](Machine::pack) wrote, for the same problem.
    pub fn unpack(problem: &Problem, bytes: &[u8]) -> Self {
        let mut replay = Self::new(problem);
        replay.counters = Self::packed_counters(bytes);
        let (header, entries) = bytes.split_at(HEADER);
        let [a, b, c, d, flags, low, high] = *header.last_chunk().expect("the header is whole");
        replay.open = (flags & PRESENT != 0).then(|| choice([a, b, c, d], flags));
        let length = u16::from_le_bytes([low, high]);
        for entry in entries.chunks_exact(ENTRY).take(usize::from(length)) {
            let &[cell, value, flags, a, b, c, d] = entry else {
                unreachable!("entries are of one size");
            };
            replay.push(Written {
                cell: Cell::from_u8(cell),
                value: Value::numbered(value).expect("a value was packed"),
                is_guess: flags & PRESENT != 0,
                is_spent: flags & SPENT != 0,
                choice: choice([a, b, c, d], flags),
            });
        }
        replay.take_depths();
        replay
    }

    /// The counters of a packed replay.
    pub fn packed_counters(bytes: &[u8]) -> Counters {
        let mut numbers = bytes.chunks_exact(4).map(|bytes| {
            let bytes = bytes.try_into().expect("four bytes");
            u64::from(u32::from_le_bytes(bytes))
        });
        let mut next = || numbers.next().expect("the header is whole");
        let [steps, fills, exhausted, gave_up, learned, reused] = std::array::from_fn(|_| next());
        let counters = Counters::unfold(next, Strategy::NAIVE);
        Counters {
            steps,
            fills,
            exhausted,
            gave_up,
            learned,
            reused,
            tests: counters.conflicts + counters.placements,
            ..counters
        }
    }
}

const fn flag(is_set: bool, flag: u8) -> u8 {
    if is_set { flag } else { 0 }
}

fn packed_choice(choice: Tried) -> [u8; CHOICE] {
    let [low, high] = choice.failed.to_le_bytes();
    match choice.at {
        Spot::Cell(cell) => [NO_HOUSE, cell.index() as u8, low, high],
        Spot::Places(house, digit) => [house.index() as u8, digit.number(), low, high],
    }
}

fn choice([house, about, low, high]: [u8; CHOICE], flags: u8) -> Tried {
    Tried {
        at: match Value::numbered(about).filter(|_| house != NO_HOUSE) {
            Some(digit) => Spot::Places(House::from_index(usize::from(house)), digit),
            None => Spot::Cell(Cell::from_u8(about)),
        },
        failed: u16::from_le_bytes([low, high]),
        is_out_of_order: flags & OUT_OF_ORDER != 0,
    }
}
