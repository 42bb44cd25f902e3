//! A search folded into few bytes. Domains, what a choice point offered and the values tried so far
//! all follow from what stands on the board and the order in which it was written, so that order
//! and the counters are all that is kept.

use super::candidates::bits;
use super::event::Spot;
use super::frame::Frame;
use super::{Counters, Goal, Order, Phase, Select, Solver, Strategy, options};
use crate::puzzle::{Cell, House, Problem, Value};

const COUNTERS: usize = 11;
const HEADER: usize = 8 * COUNTERS + 10;
/// Marks a written value as a guess.
const GUESS: u8 = 0x80;
/// The latest choice point has no guess on the board.
const OPEN: u8 = 1;
/// The run has ended with an event that no counter counts.
const LAST_WORD: u8 = 2;
/// In place of a house: the choice is about a cell.
const NO_HOUSE: u8 = 0xFF;

impl Solver {
    /// How many bytes a search of this problem is folded into.
    pub fn packed_size(problem: &Problem, strategy: Strategy) -> usize {
        HEADER + problem.open_cells().len() * entry_size(strategy)
    }

    /// Folds the search into `bytes`, which has [`packed_size`](Self::packed_size) bytes.
    pub fn pack(&self, bytes: &mut [u8]) {
        let mut out = Writer { bytes, at: 0 };
        let c = &self.counters;
        for counter in [
            c.selects,
            c.conflicts,
            c.placements,
            c.backtracks,
            c.dead_ends,
            c.naked_singles,
            c.hidden_singles,
            c.eliminations,
            c.sweeps,
            c.solutions,
            c.max_depth,
        ] {
            out.put(&counter.to_le_bytes());
        }
        let open = self.stack.last().filter(|frame| frame.guess().is_none());
        let (at, untried) = open.map_or(([0, 0], 0), |f| (spot_bytes(f.at()), f.untried()));
        let flags =
            if open.is_some() { OPEN } else { 0 } | if self.last_word { LAST_WORD } else { 0 };
        out.put(&[self.phase as u8, flags, at[0], at[1]]);
        out.put(&untried.to_le_bytes());
        out.put(&(self.pass.cell | u16::from(self.pass.filled) << 15).to_le_bytes());
        out.put(&((self.written_count()) as u16).to_le_bytes());
        let with_house = entry_size(self.strategy) == 3;
        let mut deduced = self.deduced_cells();
        let mut known = 0;
        let mut put = |cell: Cell, mark: u8, house: u8| {
            let value = self.value(cell).map_or(0, Value::number);
            out.put(&[cell.index() as u8, value | mark]);
            if with_house {
                out.put(&[house]);
            }
        };
        for frame in self.stack.frames() {
            for cell in deduced.by_ref().take(usize::from(frame.trail() - known)) {
                put(cell, 0, NO_HOUSE);
            }
            known = frame.trail();
            if let Some((cell, _)) = frame.guess() {
                put(cell, GUESS, spot_bytes(frame.at())[0]);
            }
        }
        for cell in deduced {
            put(cell, 0, NO_HOUSE);
        }
    }

    /// A number that tells states of the same search apart, the same on every machine: FNV-1a over
    /// what [`pack`](Self::pack) folds.
    pub fn fingerprint(&self, problem: &Problem) -> u64 {
        let mut bytes = vec![0; Self::packed_size(problem, self.strategy)];
        self.pack(&mut bytes);
        bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
        })
    }

    /// The counters of a folded search.
    pub(crate) fn packed_counters(bytes: &[u8], strategy: Strategy) -> Counters {
        let flags = bytes[8 * COUNTERS + 1];
        Reader { bytes, at: 0 }
            .counters()
            .completed(strategy, flags & LAST_WORD != 0)
    }

    fn written_count(&self) -> usize {
        self.stack.trail().len() + self.stack.frames().filter(|f| f.guess().is_some()).count()
    }

    /// Unfolds what [`pack`](Self::pack) folded, for the same problem, strategy and goal.
    pub fn unpack(problem: &Problem, strategy: Strategy, goal: Goal, bytes: &[u8]) -> Self {
        let topology = problem.topology();
        let mut input = Reader { bytes, at: 0 };
        let mut solver = Self::new_without_derived(problem, strategy, goal);
        solver.counters = input.counters();
        solver.phase = Phase::ALL[usize::from(input.u8())];
        let flags = input.u8();
        solver.last_word = flags & LAST_WORD != 0;
        let at = [input.u8(), input.u8()];
        let untried = input.u16();
        let pass = input.u16();
        solver.pass = super::sweep::Pass {
            cell: pass & 0x7FFF,
            filled: pass >> 15 == 1,
        };
        for _ in 0..input.u16() {
            let (cell, mark) = (Cell::from_u8(input.u8()), input.u8());
            let house = if entry_size(strategy) == 3 {
                input.u8()
            } else {
                NO_HOUSE
            };
            let value = Value::new(mark & !GUESS).expect("a value was packed");
            if let (Strategy::Search(search), true) = (strategy, mark & GUESS != 0) {
                let at = spot_of([house, value.number()], cell);
                let offered = options(search, &solver.grid, topology, at);
                let untried = match at {
                    Spot::Cell(_) if search.order() == Order::Ascending => {
                        offered & !(value.bit() | (value.bit() - 1))
                    }
                    Spot::Cell(_) => offered & (value.bit() - 1),
                    Spot::Places(house, _) => {
                        let cells = topology.cells_of(house);
                        bits(offered)
                            .filter(|place| cells[place.index()] > cell)
                            .fold(0, |places, place| places | place.bit())
                    }
                };
                solver.stack.push_guessed(at, untried, cell, value);
            } else {
                solver.stack.deduced(cell);
            }
            solver.grid.write(topology, cell, value);
        }
        if flags & OPEN != 0 {
            solver
                .stack
                .push(Frame::open(spot_of(at, Cell::from_u8(at[1])), untried));
        }
        solver.take_depths();
        solver.derive(topology);
        solver
    }
}

/// Bytes a written value takes: its cell, the value, and where choices can be about digits, the house.
const fn entry_size(strategy: Strategy) -> usize {
    match strategy {
        Strategy::Search(search) if matches!(search.select(), Select::FewestPlaces) => 3,
        Strategy::Search(_) | Strategy::Sweep => 2,
    }
}

fn spot_bytes(at: Spot) -> [u8; 2] {
    match at {
        Spot::Cell(cell) => [NO_HOUSE, cell.index() as u8],
        Spot::Places(house, value) => [house.index() as u8, value.number()],
    }
}

fn spot_of([house, value]: [u8; 2], cell: Cell) -> Spot {
    match (house, Value::new(value)) {
        (NO_HOUSE, _) | (_, None) => Spot::Cell(cell),
        (house, Some(value)) => Spot::Places(House::from_index(usize::from(house)), value),
    }
}

struct Writer<'a> {
    bytes: &'a mut [u8],
    at: usize,
}

impl Writer<'_> {
    fn put(&mut self, bytes: &[u8]) {
        self.bytes[self.at..self.at + bytes.len()].copy_from_slice(bytes);
        self.at += bytes.len();
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let taken = self.bytes[self.at..]
            .first_chunk()
            .expect("packed bytes are whole");
        self.at += N;
        *taken
    }

    fn counters(&mut self) -> Counters {
        Counters {
            steps: 0,
            selects: self.u64(),
            tests: 0,
            conflicts: self.u64(),
            placements: self.u64(),
            backtracks: self.u64(),
            dead_ends: self.u64(),
            naked_singles: self.u64(),
            hidden_singles: self.u64(),
            eliminations: self.u64(),
            sweeps: self.u64(),
            solutions: self.u64(),
            max_depth: self.u64(),
        }
    }

    fn u8(&mut self) -> u8 {
        self.take::<1>()[0]
    }

    fn u16(&mut self) -> u16 {
        u16::from_le_bytes(self.take())
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }
}
