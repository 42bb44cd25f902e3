//! The machine of a recording: its state is the list of what is written, and a step does the next
//! event.

use super::Recording;
use super::written::{Tried, Written};
use crate::puzzle::{Cell, Family, MAX_CELLS, Problem, Value};
use crate::solver::{Choice, Counters, DepthRange, Event, Machine, Spot, Why};

/// A recorded run at one of its moments.
///
/// A plain value without heap memory. It does what the recording says, right or wrong, but never
/// changes a given, and never holds more than one value in a cell: what is written over is taken back.
/// So its depth is always the number of guesses on the board.
///
/// Programs leave values behind that they are [done with](Self::is_spent), and do not say so: those are
/// taken back with an earlier guess.
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

    /// The guesses on the board that were made after what is written in a cell, and rest on it.
    pub fn guesses_on(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let index = self.find(cell).unwrap_or(self.written().len());
        let later = self.written()[index..].iter().skip(1);
        let later = later.filter(|entry| entry.is_guess && !entry.choice.is_out_of_order);
        later.map(|entry| entry.cell)
    }

    /// Whether a cell holds the latest guess, but for those that are [spent](Self::is_spent).
    pub fn is_latest(&self, problem: &Problem, cell: Cell) -> bool {
        let is_guess = |index: usize| self.written[index].is_guess;
        let mut later = self.guesses_on(cell);
        self.find(cell).is_some_and(is_guess) && later.all(|later| self.is_spent(problem, later))
    }

    /// Whether the program is done with a value on the board, so that it may leave it behind: it has
    /// refused it itself, or the value breaks a rule with an earlier one and nothing else is left to try
    /// in its cell. Queens are not erased: one that is attacked, or the last of a solution that was
    /// claimed, stays where she is when the program goes back to an earlier row.
    pub fn is_spent(&self, problem: &Problem, cell: Cell) -> bool {
        let Some(index) = self.find(cell) else {
            return false;
        };
        let (entry, later) = (self.written[index], &self.written()[index..]);
        let topology = problem.topology();
        let breaks_rule = |value: Value| {
            let mut earlier = topology.peers_of(cell).iter().filter_map(|peer| {
                let is_later = later.iter().any(|entry| entry.cell == *peer);
                Some((*peer, self.value(*peer).filter(|_| !is_later)?))
            });
            earlier.any(|held| topology.clash((cell, value), held).is_some())
        };
        let is_left = |value: Value| {
            let has_failed = entry.given_up(topology).has_failed((cell, value), topology);
            !has_failed && !breaks_rule(value)
        };
        let mut values = (1..=topology.size() as u8).filter_map(Value::new);
        entry.is_spent || breaks_rule(entry.value) && (is_queens(problem) || !values.any(is_left))
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
                self.refuse_held(cell, |held| held == value);
            }
            Event::Broken { cell, value, .. }
            | Event::Visited { cell, value }
            | Event::Wall { cell, value } => {
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
                if let Spot::Cell(cell) = at {
                    self.refuse_held(cell, |_| true);
                }
                self.open = self.open.filter(|open| open.at != at);
            }
            Event::Sweep { .. } => {
                self.counters.sweeps += 1;
                let number = u16::try_from(self.counters.sweeps).unwrap_or(u16::MAX);
                return Event::Sweep { number };
            }
            Event::Solution => {
                self.counters.solutions += 1;
                if let Some(index) = self.latest_guess().filter(|_| is_queens(problem)) {
                    self.written[index].is_spent = true;
                }
            }
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

    /// Notes that the value in a cell was refused where it stands, if it is this one.
    fn refuse_held(&mut self, cell: Cell, is_this: impl Fn(Value) -> bool) {
        if let Some(index) = self.find(cell) {
            let entry = &mut self.written[index];
            entry.is_spent |= is_this(entry.value);
        }
    }

    fn place(&mut self, problem: &Problem, option: (Cell, Value)) {
        let entry = Written::new(option, true);
        match self.find(entry.cell) {
            None => self.push(entry.after(self.open)),
            // The row of a queen is given up by placing her on an earlier one.
            Some(index)
                if self.is_latest(problem, entry.cell)
                    || is_queens(problem) && self.written[index].is_guess =>
            {
                let choice = self.written[index].given_up(problem.topology());
                self.take_back_from(index);
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
        let is_latest = self.is_latest(problem, cell);
        if entry.is_guess {
            let mut open = entry.given_up(problem.topology());
            open.is_out_of_order |= !is_latest;
            self.open = Some(open);
        }
        match is_latest {
            true => self.take_back_from(index),
            false => self.remove(index),
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

    /// Takes back an entry with those that were written after it, the latest first.
    fn take_back_from(&mut self, index: usize) {
        for later in (index..usize::from(self.len)).rev() {
            if later == index || !self.written[later].choice.is_out_of_order {
                self.remove(later);
            }
        }
    }

    fn remove(&mut self, index: usize) {
        self.erase(index);
        self.written[index..usize::from(self.len)].rotate_left(1);
        self.len -= 1;
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

fn is_queens(problem: &Problem) -> bool {
    matches!(problem.topology().family(), Family::Queens(_))
}
