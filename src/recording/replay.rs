//! The machine of a recording: its state is the list of what is written, and a step does the next
//! event.

use super::Recording;
use crate::puzzle::{Cell, Family, MAX_CELLS, Problem, Topology, Value};
use crate::solver::{Choice, Counters, DepthRange, Event, Machine, Spot, Why};

/// A recorded run at one of its moments.
///
/// A plain value without heap memory. It does what the recording says, right or wrong, but never
/// changes a given, and never holds more than one value in a cell: what is written over is taken back.
/// So its depth is always the number of guesses on the board.
#[derive(Clone)]
pub struct Replay {
    pub(super) counters: Counters,
    /// The depths since they were taken last, also within steps: a guess that is written over is taken
    /// back first.
    depths: DepthRange,
    board: [u8; MAX_CELLS],
    /// What is written, in the order of writing; the first `len` entries.
    written: [Written; MAX_CELLS],
    len: u16,
    /// The choice point without a guess, if there is one.
    pub(super) open: Option<Tried>,
}

/// A value on the board that is no given.
#[derive(Clone, Copy)]
pub(super) struct Written {
    pub(super) cell: Cell,
    pub(super) value: Value,
    pub(super) is_guess: bool,
    /// The choice point of a guess, with what failed before.
    pub(super) choice: Tried,
}

/// A choice point, and the options that have failed there.
#[derive(Clone, Copy)]
pub(super) struct Tried {
    pub(super) at: Spot,
    /// The options that failed, as bits: values up to 16, or places in the house.
    pub(super) failed: u16,
}

impl Tried {
    const fn nothing(at: Spot) -> Self {
        Self { at, failed: 0 }
    }

    fn is_about(&self, (cell, value): (Cell, Value)) -> bool {
        match self.at {
            Spot::Cell(at) => at == cell,
            Spot::Places(_, digit) => digit == value,
        }
    }

    /// Notes that an option has failed.
    fn fail(&mut self, (cell, value): (Cell, Value), topology: &Topology) {
        let index = match self.at {
            Spot::Cell(_) => Some(usize::from(value.number()) - 1),
            Spot::Places(house, _) => topology.cells_of(house).iter().position(|c| *c == cell),
        };
        let bit = index.and_then(|index| 1u16.checked_shl(index as u32));
        self.failed |= bit.unwrap_or(0);
    }

    /// The choice point with this guess. What is left to try is not known.
    fn choice(&self, guess: Option<(Cell, Value)>, topology: &Topology) -> Choice {
        let option = |index: usize| match self.at {
            Spot::Cell(cell) => Some((cell, Value::numbered(index as u8 + 1)?)),
            Spot::Places(house, digit) => Some((*topology.cells_of(house).get(index)?, digit)),
        };
        let indices = (0..16).filter(|index| self.failed >> index & 1 != 0);
        let failed = indices.filter_map(option);
        Choice {
            at: self.at,
            guess,
            failed: failed.filter(|option| guess != Some(*option)).collect(),
            untried: Vec::new(),
            blames: Vec::new(),
        }
    }
}

impl Written {
    const fn new((cell, value): (Cell, Value), is_guess: bool) -> Self {
        Self {
            cell,
            value,
            is_guess,
            choice: Tried::nothing(Spot::Cell(cell)),
        }
    }

    const fn option(&self) -> (Cell, Value) {
        (self.cell, self.value)
    }

    /// It goes on with a choice point, if that is about it.
    fn after(self, choice: Option<Tried>) -> Self {
        let choice = choice.filter(|choice| choice.is_about(self.option()));
        let choice = choice.unwrap_or(self.choice);
        Self { choice, ..self }
    }

    /// The choice point after this guess has failed too.
    fn given_up(&self, topology: &Topology) -> Tried {
        let mut choice = self.choice;
        choice.fail(self.option(), topology);
        choice
    }
}

/// Steps through a recording. Nothing happens before its board is known. Every value counts as tested
/// that is refused or guessed.
impl Machine for Replay {
    type Source = Recording;

    fn step(&mut self, recording: &Recording) -> Option<Event> {
        let problem = recording.problem()?;
        let stored = recording.events().get(self.counters.steps)?;
        self.counters.steps += 1;
        let event = self.apply(problem, stored.event);
        self.note_depth();
        self.counters.max_depth = self.counters.max_depth.max(self.counters.depth());
        Some(event)
    }

    fn advance(&mut self, recording: &Recording, steps: u64) -> u64 {
        let taken = (0..steps).take_while(|_| self.step(recording).is_some());
        taken.count() as u64
    }

    fn has_ended(&self, recording: &Recording) -> bool {
        let events = recording.events();
        events.is_complete() && self.counters.steps >= events.len() as u64
    }

    fn counters(&self) -> Counters {
        self.counters
    }

    fn depths(&self) -> DepthRange {
        self.depths
    }

    fn take_depths(&mut self) -> DepthRange {
        let depth = self.counters.depth() as u16;
        let now = DepthRange {
            min: depth,
            max: depth,
        };
        std::mem::replace(&mut self.depths, now)
    }

    fn value(&self, cell: Cell) -> Option<Value> {
        Value::numbered(self.board[cell.index()])
    }

    fn deduced_cells(&self) -> Vec<Cell> {
        let deduced = self.written().iter().filter(|entry| !entry.is_guess);
        deduced.map(|entry| entry.cell).collect()
    }

    fn choices(&self, recording: &Recording) -> Vec<Choice> {
        let Some(problem) = recording.problem() else {
            return Vec::new();
        };
        let topology = problem.topology();
        let guesses = self.written().iter().filter(|entry| entry.is_guess);
        let guesses = guesses.map(|entry| entry.choice.choice(Some(entry.option()), topology));
        let open = self.open.iter().map(|open| open.choice(None, topology));
        guesses.chain(open).collect()
    }

    fn pack(&self, bytes: &mut [u8]) {
        self.pack_into(bytes);
    }
}

impl Replay {
    /// The board before the first event.
    pub fn new(problem: &Problem) -> Self {
        let mut board = [0; MAX_CELLS];
        for (held, given) in board.iter_mut().zip(problem.givens()) {
            *held = given.map_or(0, Value::number);
        }
        let unused = Written::new((Cell::new(0), Value::lowest_of(1)), false);
        Self {
            counters: Counters::default(),
            depths: DepthRange::default(),
            board,
            written: [unused; MAX_CELLS],
            len: 0,
            open: None,
        }
    }

    /// The guesses and deductions on the board, in the order of writing.
    pub fn writes(&self) -> impl DoubleEndedIterator<Item = (Cell, Value)> + '_ {
        self.written().iter().map(Written::option)
    }

    /// The guesses on the board, in the order of writing.
    pub fn guesses(&self) -> impl DoubleEndedIterator<Item = (Cell, Value)> + '_ {
        let guesses = self.written().iter().filter(|entry| entry.is_guess);
        guesses.map(Written::option)
    }

    pub(super) fn written(&self) -> &[Written] {
        &self.written[..usize::from(self.len)]
    }

    fn note_depth(&mut self) {
        let depth = self.counters.depth() as u16;
        self.depths.min = self.depths.min.min(depth);
        self.depths.max = self.depths.max.max(depth);
    }

    /// Does an event. Returns it with what follows from the events before.
    fn apply(&mut self, problem: &Problem, event: Event) -> Event {
        match event {
            Event::Select { at, .. } => {
                self.counters.selects += 1;
                if self.open.is_none_or(|open| open.at != at) {
                    self.open = Some(Tried::nothing(at));
                }
            }
            Event::Conflict { cell, value, .. } => {
                self.counters.conflicts += 1;
                self.counters.tests += 1;
                self.refuse(problem, (cell, value));
            }
            Event::Excluded { cell, value } => {
                self.counters.conflicts += 1;
                self.counters.tests += 1;
                self.counters.reused += 1;
                self.refuse(problem, (cell, value));
            }
            Event::Learn { .. } => {
                self.counters.learned += 1;
                let number = u16::try_from(self.counters.learned).unwrap_or(u16::MAX);
                return Event::Learn { number };
            }
            Event::Place { cell, value } if problem.given(cell).is_none() => {
                self.counters.tests += 1;
                self.place(problem, (cell, value));
                // What is written over is taken back first.
                self.counters.placements += 1;
            }
            Event::Deduce { cell, value, why } if problem.given(cell).is_none() => {
                match why {
                    Why::NakedSingle => self.counters.naked_singles += 1,
                    Why::HiddenSingle(_) => self.counters.hidden_singles += 1,
                }
                self.deduce(problem, (cell, value));
            }
            Event::Fill { cell, value } if problem.given(cell).is_none() => {
                self.counters.fills += 1;
                self.deduce(problem, (cell, value));
            }
            Event::Place { .. } | Event::Deduce { .. } | Event::Fill { .. } => {}
            Event::Backtrack { cell, .. } | Event::Clear { cell } => {
                let taken_back = problem
                    .given(cell)
                    .or_else(|| self.take_back(problem, cell));
                if let Some(value) = taken_back {
                    return Event::Backtrack { cell, value };
                }
            }
            Event::DeadEnd { at } => {
                self.counters.dead_ends += 1;
                self.open = self.open.filter(|open| open.at != at);
            }
            Event::Sweep { .. } => {
                self.counters.sweeps += 1;
                let number = u16::try_from(self.counters.sweeps).unwrap_or(u16::MAX);
                return Event::Sweep { number };
            }
            Event::Solution => self.counters.solutions += 1,
            Event::GaveUp { .. } => {
                self.counters.gave_up += 1;
                self.open = None;
                let empty = problem.open_cells().len() as u16 - self.len;
                return Event::GaveUp { empty };
            }
            Event::Exhausted => {
                self.counters.exhausted += 1;
                self.open = None;
            }
        }
        event
    }

    /// Notes that an option was refused: at the open choice point, at the latest guess, or at a new
    /// choice point.
    fn refuse(&mut self, problem: &Problem, option: (Cell, Value)) {
        let (cell, value) = option;
        let topology = problem.topology();
        let latest = self.latest_guess();
        if let Some(open) = self.open.as_mut().filter(|open| open.is_about(option)) {
            open.fail(option, topology);
        } else if let Some(index) = self.find(cell) {
            let entry = &mut self.written[index];
            let is_about_cell = entry.choice.at == Spot::Cell(cell);
            if is_about_cell && latest == Some(index) && entry.value != value {
                entry.choice.fail(option, topology);
            }
        } else if problem.given(cell).is_none() {
            let mut open = Tried::nothing(Spot::Cell(cell));
            open.fail(option, topology);
            self.open = Some(open);
        }
    }

    fn place(&mut self, problem: &Problem, option: (Cell, Value)) {
        let entry = Written::new(option, true);
        let is_queens = matches!(problem.topology().family(), Family::Queens(_));
        match self.find(entry.cell) {
            None => self.push(entry.after(self.open)),
            // The row of a queen is given up by placing her on an earlier one.
            Some(index)
                if self.latest_guess() == Some(index)
                    || is_queens && self.written[index].is_guess =>
            {
                let choice = self.written[index].given_up(problem.topology());
                self.keep_first(index);
                self.push(entry.after(Some(choice)));
            }
            Some(index) => self.write_over(problem, index, entry),
        }
        self.open = None;
    }

    fn deduce(&mut self, problem: &Problem, option: (Cell, Value)) {
        let entry = Written::new(option, false);
        match self.find(entry.cell) {
            Some(index) => self.write_over(problem, index, entry),
            None => self.push(entry),
        }
        self.open = self.open.filter(|open| open.at != entry.choice.at);
    }

    /// Empties a cell. Returns what was in it.
    fn take_back(&mut self, problem: &Problem, cell: Cell) -> Option<Value> {
        let index = self.find(cell)?;
        let entry = self.written[index];
        if entry.is_guess {
            self.open = Some(entry.given_up(problem.topology()));
        }
        if self.latest_guess() == Some(index) {
            self.keep_first(index);
        } else {
            self.erase(index);
            self.written[index..usize::from(self.len)].rotate_left(1);
            self.len -= 1;
        }
        Some(entry.value)
    }

    /// Writes over a cell that is not the latest guess's: the entry takes the place of the one there.
    fn write_over(&mut self, problem: &Problem, index: usize, entry: Written) {
        let before = self.written[index];
        let choice = before.is_guess.then(|| before.given_up(problem.topology()));
        self.erase(index);
        self.set(index, entry.after(choice));
    }

    /// Takes back the entries after the first `count`.
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
            self.note_depth();
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
