//! The machine of a recording: its state is the list of what is written, and a step does the next
//! event.

use super::store::{Act, Events, Stored};
use crate::puzzle::{Cell, Family, House, MAX_CELLS, Problem, Topology, Value};
use crate::solver::{Choice, Counters, DepthRange, Event, Spot};

/// A recorded run at one of its moments.
///
/// A plain value without heap memory. It does what the recording says, right or wrong, but never
/// changes a given, and never holds more than a value in a cell: what is written over is taken back.
/// So its depth is always the number of guesses on the board.
#[derive(Clone)]
pub struct Replay {
    pub(super) counters: Counters,
    pub(super) depths: DepthRange,
    /// The lowest depth during the last step.
    lowest: u16,
    board: [u8; MAX_CELLS],
    /// What is written, in the order of writing; the first `len` entries.
    written: [Written; MAX_CELLS],
    len: u16,
    /// The choice point without a guess, if there is one.
    pub(super) open: Option<Open>,
}

/// A value on the board that is no given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Written {
    pub(super) cell: Cell,
    pub(super) value: Value,
    pub(super) is_guess: bool,
    /// The house in which a place was chosen for the digit, if the choice was not about the cell.
    pub(super) house: Option<House>,
    /// The options of a guess that failed before: values up to 16, or places in the house, as bits.
    pub(super) failed: u16,
}

/// A choice point without a guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Open {
    pub(super) at: Spot,
    /// The options that failed, as for a guess.
    pub(super) failed: u16,
}

impl Open {
    fn is_about(&self, cell: Cell, value: Value) -> bool {
        match self.at {
            Spot::Cell(at) => at == cell,
            Spot::Places(_, digit) => digit == value,
        }
    }
}

impl Written {
    pub(super) fn at(&self) -> Spot {
        match self.house {
            Some(house) if self.is_guess => Spot::Places(house, self.value),
            _ => Spot::Cell(self.cell),
        }
    }
}

/// An option of a choice point as a bit.
fn bit(at: Spot, (cell, value): (Cell, Value), topology: &Topology) -> u16 {
    let index = match at {
        Spot::Cell(_) => Some(usize::from(value.number()) - 1),
        Spot::Places(house, _) => topology.cells_of(house).iter().position(|c| *c == cell),
    };
    index.map_or(0, |index| 1u16.checked_shl(index as u32).unwrap_or(0))
}

impl Replay {
    /// The board before the first event.
    pub fn new(problem: &Problem) -> Self {
        let mut board = [0; MAX_CELLS];
        for (held, given) in board.iter_mut().zip(problem.givens()) {
            *held = given.map_or(0, Value::number);
        }
        let unused = Written {
            cell: Cell::new(0),
            value: Value::lowest_of(1),
            is_guess: false,
            house: None,
            failed: 0,
        };
        Self {
            counters: Counters::default(),
            depths: DepthRange::default(),
            lowest: 0,
            board,
            written: [unused; MAX_CELLS],
            len: 0,
            open: None,
        }
    }

    /// Does the next event and says what it was; `None` if there is none (yet).
    ///
    /// `problem` and `events` must be those of the same recording.
    pub fn step(&mut self, problem: &Problem, events: &Events) -> Option<Event> {
        let stored = events.get(usize::try_from(self.counters.steps).ok()?)?;
        self.counters.steps += 1;
        self.lowest = self.depth();
        let event = self.apply(problem, stored);
        let depth = self.depth();
        self.counters.max_depth = self.counters.max_depth.max(depth.into());
        self.depths = self.depths.with(DepthRange {
            min: self.lowest,
            max: depth,
        });
        Some(event)
    }

    /// Takes up to `steps` steps. Returns how many it took, which is fewer only at the end.
    pub fn advance(&mut self, problem: &Problem, events: &Events, steps: u64) -> u64 {
        let taken = (0..steps).take_while(|_| self.step(problem, events).is_some());
        taken.count() as u64
    }

    /// Whether the last event was done, and no more will come.
    pub const fn has_ended(&self, events: &Events) -> bool {
        events.is_complete() && self.counters.steps >= events.len() as u64
    }

    /// The counters so far. Every value is tested that is refused or guessed.
    pub const fn counters(&self) -> Counters {
        let Counters {
            conflicts,
            placements,
            ..
        } = self.counters;
        Counters {
            tests: conflicts + placements,
            ..self.counters
        }
    }

    /// The depths since [`take_depths`](Self::take_depths) was called last, also within steps.
    pub const fn depths(&self) -> DepthRange {
        self.depths
    }

    /// The depths since the last call, including the present one. Starts a new stretch.
    pub fn take_depths(&mut self) -> DepthRange {
        let depth = self.depth();
        let now = DepthRange {
            min: depth,
            max: depth,
        };
        std::mem::replace(&mut self.depths, now)
    }

    /// The lowest depth during the last step. A guess that is written over is taken back first, so this
    /// may be below the depths before and after.
    pub const fn lowest_depth(&self) -> u64 {
        self.lowest as u64
    }

    /// The value in a cell: a given, a guess or a deduction.
    pub const fn value(&self, cell: Cell) -> Option<Value> {
        Value::numbered(self.board[cell.index()])
    }

    /// The number of empty cells.
    pub fn empty_count(&self, problem: &Problem) -> usize {
        problem.open_cells().len() - usize::from(self.len)
    }

    /// The guesses and deductions on the board, in the order of writing.
    pub fn writes(&self) -> impl DoubleEndedIterator<Item = (Cell, Value)> + '_ {
        self.written().iter().map(|entry| (entry.cell, entry.value))
    }

    /// The guesses on the board, in the order of writing.
    pub fn guesses(&self) -> impl DoubleEndedIterator<Item = (Cell, Value)> + '_ {
        let guesses = self.written().iter().filter(|entry| entry.is_guess);
        guesses.map(|entry| (entry.cell, entry.value))
    }

    /// The cells filled by deductions, in order.
    pub fn deduced_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let deduced = self.written().iter().filter(|entry| !entry.is_guess);
        deduced.map(|entry| entry.cell)
    }

    /// The open choice points, from the root. What is left to try is not known.
    pub fn choices(&self, problem: &Problem) -> Vec<Choice> {
        let guesses = self.written().iter().filter(|entry| entry.is_guess);
        let guesses = guesses.map(|entry| {
            let guess = Some((entry.cell, entry.value));
            choice(entry.at(), guess, entry.failed, problem.topology())
        });
        let open = self.open.iter();
        let open = open.map(|open| choice(open.at, None, open.failed, problem.topology()));
        guesses.chain(open).collect()
    }

    pub(super) fn written(&self) -> &[Written] {
        &self.written[..usize::from(self.len)]
    }

    fn depth(&self) -> u16 {
        self.counters.depth() as u16
    }

    fn apply(&mut self, problem: &Problem, stored: Stored) -> Event {
        let value = Value::numbered(stored.value);
        match (stored.act, value) {
            (Act::Select | Act::SelectPlaces, _) => {
                let (at, options) = (stored.spot(), stored.value);
                self.counters.selects += 1;
                if self.open.is_none_or(|open| open.at != at) {
                    self.open = Some(Open { at, failed: 0 });
                }
                Event::Select { at, options }
            }
            (Act::Conflict, Some(value)) => {
                let (cell, with) = (stored.cell(), stored.culprit());
                self.counters.conflicts += 1;
                self.refuse(problem, cell, value);
                Event::Conflict { cell, value, with }
            }
            (Act::Place, Some(value)) => {
                let cell = stored.cell();
                if problem.given(cell).is_none() {
                    self.counters.placements += 1;
                    self.place(problem, cell, value);
                }
                Event::Place { cell, value }
            }
            (Act::Fill | Act::Naked | Act::Hidden, Some(value)) => {
                self.deduce(problem, stored, value)
            }
            (Act::Backtrack, _) => self.take_back(problem, stored.cell()),
            (Act::DeadEnd | Act::DeadEndPlaces, _) => {
                let at = stored.spot();
                self.counters.dead_ends += 1;
                self.open = self.open.filter(|open| open.at != at);
                Event::DeadEnd { at }
            }
            (Act::Sweep, _) => {
                self.counters.sweeps += 1;
                let number = u16::try_from(self.counters.sweeps).unwrap_or(u16::MAX);
                Event::Sweep { number }
            }
            (Act::Solution, _) => {
                self.counters.solutions += 1;
                Event::Solution
            }
            (Act::GaveUp, _) => {
                self.counters.gave_up += 1;
                self.open = None;
                let empty = self.empty_count(problem) as u16;
                Event::GaveUp { empty }
            }
            (Act::Exhausted, _) => {
                self.counters.exhausted += 1;
                self.open = None;
                Event::Exhausted
            }
            (Act::Conflict | Act::Place | Act::Fill | Act::Naked | Act::Hidden, None) => {
                unreachable!("they are stored with their values")
            }
        }
    }

    /// Notes that an option was refused: at the open choice point, at the latest guess, or at a new
    /// choice point.
    fn refuse(&mut self, problem: &Problem, cell: Cell, value: Value) {
        let topology = problem.topology();
        let option = (cell, value);
        if let Some(open) = self.open.as_mut().filter(|open| open.is_about(cell, value)) {
            open.failed |= bit(open.at, option, topology);
            return;
        }
        let latest = self.latest_guess();
        if let Some(index) = self.find(cell) {
            if latest == Some(index) && self.written[index].value != value {
                let entry = &mut self.written[index];
                entry.failed |= bit(Spot::Cell(cell), option, topology);
            }
        } else if problem.given(cell).is_none() {
            let at = Spot::Cell(cell);
            let failed = bit(at, option, topology);
            self.open = Some(Open { at, failed });
        }
    }

    fn place(&mut self, problem: &Problem, cell: Cell, value: Value) {
        let mut entry = Written {
            cell,
            value,
            is_guess: true,
            house: None,
            failed: 0,
        };
        let is_queens = matches!(problem.topology().family(), Family::Queens(_));
        match self.find(cell) {
            None => {
                if let Some(open) = self.open.filter(|open| open.is_about(cell, value)) {
                    entry.failed = open.failed;
                    entry.house = match open.at {
                        Spot::Cell(_) => None,
                        Spot::Places(house, _) => Some(house),
                    };
                }
                self.push(entry);
            }
            // The row of a queen is given up by placing her on an earlier one.
            Some(index)
                if self.latest_guess() == Some(index)
                    || is_queens && self.written[index].is_guess =>
            {
                entry.failed = self.failed_with_guess(problem, index);
                self.keep_first(index);
                self.push(entry);
            }
            Some(index) => self.write_over(problem, index, entry),
        }
        self.open = None;
    }

    fn deduce(&mut self, problem: &Problem, stored: Stored, value: Value) -> Event {
        let cell = stored.cell();
        if problem.given(cell).is_none() {
            match stored.act {
                Act::Naked => self.counters.naked_singles += 1,
                Act::Hidden => self.counters.hidden_singles += 1,
                _ => self.counters.fills += 1,
            }
            let entry = Written {
                cell,
                value,
                is_guess: false,
                house: None,
                failed: 0,
            };
            match self.find(cell) {
                Some(index) => self.write_over(problem, index, entry),
                None => self.push(entry),
            }
            self.open = self.open.filter(|open| open.at != Spot::Cell(cell));
        }
        match stored.why() {
            Some(why) => Event::Deduce { cell, value, why },
            None => Event::Fill { cell, value },
        }
    }

    fn take_back(&mut self, problem: &Problem, cell: Cell) -> Event {
        if let Some(value) = problem.given(cell) {
            return Event::Backtrack { cell, value };
        }
        let Some(index) = self.find(cell) else {
            return Event::Clear { cell };
        };
        let entry = self.written[index];
        if entry.is_guess {
            let failed = self.failed_with_guess(problem, index);
            let at = entry.at();
            self.open = Some(Open { at, failed });
        }
        if self.latest_guess() == Some(index) {
            self.keep_first(index);
        } else {
            self.erase(index);
            let end = usize::from(self.len);
            self.written.copy_within(index + 1..end, index);
            self.len -= 1;
        }
        let value = entry.value;
        Event::Backtrack { cell, value }
    }

    /// Writes over a cell that is not the latest guess's: the entry takes the place of the one there.
    fn write_over(&mut self, problem: &Problem, index: usize, mut entry: Written) {
        if self.written[index].is_guess {
            entry.failed = self.failed_with_guess(problem, index);
        }
        self.erase(index);
        self.set(index, entry);
    }

    /// What has failed at the choice point of a guess once the guess has.
    fn failed_with_guess(&self, problem: &Problem, index: usize) -> u16 {
        let entry = self.written[index];
        entry.failed | bit(entry.at(), (entry.cell, entry.value), problem.topology())
    }

    /// Takes back all but so many entries.
    fn keep_first(&mut self, count: usize) {
        while usize::from(self.len) > count {
            self.erase(usize::from(self.len) - 1);
            self.len -= 1;
        }
    }

    /// Empties the cell of an entry, and counts a guess as taken back.
    fn erase(&mut self, index: usize) {
        let entry = self.written[index];
        self.board[entry.cell.index()] = 0;
        if entry.is_guess {
            self.counters.backtracks += 1;
            self.lowest = self.lowest.min(self.depth());
        }
    }

    pub(super) fn push(&mut self, entry: Written) {
        self.set(usize::from(self.len), entry);
        self.len += 1;
    }

    fn set(&mut self, index: usize, entry: Written) {
        self.written[index] = entry;
        self.board[entry.cell.index()] = entry.value.number();
    }

    fn find(&self, cell: Cell) -> Option<usize> {
        self.written().iter().rposition(|entry| entry.cell == cell)
    }

    fn latest_guess(&self) -> Option<usize> {
        self.written().iter().rposition(|entry| entry.is_guess)
    }
}

/// A choice point with these failed options, without its guess.
fn choice(at: Spot, guess: Option<(Cell, Value)>, failed: u16, topology: &Topology) -> Choice {
    let option = |index: usize| match at {
        Spot::Cell(cell) => Some((cell, Value::numbered(index as u8 + 1)?)),
        Spot::Places(house, digit) => Some((*topology.cells_of(house).get(index)?, digit)),
    };
    let indices = (0..16).filter(|index| failed >> index & 1 != 0);
    let options = indices.filter_map(option);
    Choice {
        at,
        guess,
        failed: options.filter(|option| guess != Some(*option)).collect(),
        untried: Vec::new(),
        blames: Vec::new(),
    }
}
