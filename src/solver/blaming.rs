//! Conflict-directed backjumping (Patrick Prosser, *Hybrid algorithms for the constraint satisfaction
//! problem*, 1993): values are tested as in the naive search, each refusal blames a guess, and a cell
//! that has run out of values takes back every guess up to the latest one blamed.

use super::blame::Blame;
use super::check::rules::Rules;
use super::event::{Event, Spot};
use super::houses::Houses;
use super::order::ByNumber;
use super::state::{AfterSolution, State};
use crate::puzzle::{Cell, Problem, Value};

/// A search that jumps back to who is to blame.
#[derive(Clone)]
pub(super) struct Blaming {
    pub phase: Phase,
    pub rules: Rules,
    pub blame: Blame,
}

/// What the next step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Open the first empty cell, or find that the board is full.
    Open,
    /// Test the next value of the open cell.
    Test,
    /// Take one more guess of a jump back.
    Jump,
    /// Take the latest guess back after a solution.
    Leave,
    /// Report that the whole tree has been searched.
    Exhaust,
    /// Nothing: the run is over.
    Ended,
}

impl Phase {
    /// All phases, each at the index of its discriminant.
    pub const ALL: [Self; 6] = [
        Self::Open,
        Self::Test,
        Self::Jump,
        Self::Leave,
        Self::Exhaust,
        Self::Ended,
    ];
}

impl Blaming {
    /// The machine at its start.
    pub fn start(state: &State, houses: impl Houses) -> Self {
        Self {
            phase: Phase::Open,
            rules: Rules::of(state, houses),
            blame: Blame::nobody(),
        }
    }

    pub fn step(
        &mut self,
        state: &mut State,
        problem: &Problem,
        houses: impl Houses,
    ) -> Option<Event> {
        match self.phase {
            Phase::Open => Some(self.open(state, houses)),
            Phase::Test => Some(self.test(state, problem, houses)),
            Phase::Jump => Some(self.jump(state, houses)),
            Phase::Leave => Some(self.leave_solution(state, houses)),
            Phase::Exhaust => Some(self.end(state)),
            Phase::Ended => None,
        }
    }

    /// Opens the next cell, which blames nobody yet.
    fn open(&mut self, state: &mut State, houses: impl Houses) -> Event {
        let Some(cell) = state.grid.first_empty() else {
            self.phase = match state.solved() {
                AfterSolution::Enough => Phase::Ended,
                AfterSolution::NothingLeft => Phase::Exhaust,
                AfterSolution::GoOn => Phase::Leave,
            };
            return Event::Solution;
        };
        self.blame.open(cell);
        self.phase = Phase::Test;
        self.rules.open(state, houses, cell)
    }

    /// Tests the next value of the open cell, and remembers whose fault it is that it is refused.
    pub fn test(&mut self, state: &mut State, problem: &Problem, houses: impl Houses) -> Event {
        let frame = state.stack.top_mut();
        let untried = frame.untried();
        let bit = ByNumber::Ascending.first(untried);
        frame.set_untried(untried ^ bit);
        if bit == 0 {
            return self.jump_from_here(state, houses);
        }
        if !self.rules.forbids(bit) {
            self.phase = Phase::Open;
            return self.rules.write(state, houses, bit);
        }
        state.counters.conflicts += 1;
        let (cell, value) = (self.rules.cell(), Value::lowest_of(bit));
        let holders = || self.rules.holders(&state.grid, &houses, bit);
        let with = match holders().find(|holder| problem.given(*holder).is_some()) {
            Some(given) => given,
            None => {
                let guess = holders().min().expect("a peer holds a refused value");
                self.blame.add(cell, guess);
                guess
            }
        };
        Event::Conflict { cell, value, with }
    }

    /// Closes the open cell, which has run out of values, and takes back the first guess of a jump.
    fn jump_from_here(&mut self, state: &mut State, houses: impl Houses) -> Event {
        state.stack.pop();
        self.blame.jump_from(self.rules.cell());
        let latest = state.stack.latest_guess().map(|(cell, _)| cell);
        if latest != self.blame.target() && state.stack.len() > 1 {
            state.counters.jumps += 1;
        }
        self.jump(state, houses)
    }

    /// After a solution, every guess is to blame: takes back the latest.
    fn leave_solution(&mut self, state: &mut State, houses: impl Houses) -> Event {
        let latest = state.stack.latest_guess().map(|(cell, _)| cell);
        if let Some(latest) = latest {
            for guess in state.stack.cells().filter(|cell| *cell != latest) {
                self.blame.add(latest, guess);
            }
        }
        self.blame.set_target(latest);
        self.jump(state, houses)
    }

    /// Takes back one more guess of a jump. The target continues with its next value.
    fn jump(&mut self, state: &mut State, houses: impl Houses) -> Event {
        let Some(event) = self.rules.take_back(state, houses) else {
            return self.end(state);
        };
        if self.blame.target() == Some(self.rules.cell()) {
            self.blame.set_target(None);
            self.phase = Phase::Test;
        } else {
            state.counters.skipped += 1;
            state.stack.pop();
            self.phase = Phase::Jump;
        }
        event
    }

    fn end(&mut self, state: &mut State) -> Event {
        self.phase = Phase::Ended;
        state.end(Event::Exhausted)
    }

    /// The cells of the guesses that are blamed now, earliest first: during a jump the one that it
    /// goes back to, if any, else those that the latest choice point blames.
    pub fn blamed(&self, state: &State) -> Vec<Cell> {
        if self.phase == Phase::Jump {
            return self.blame.target().into_iter().collect();
        }
        match state.stack.last().map(|frame| frame.at()) {
            Some(Spot::Cell(cell)) => self.blame.of(cell).collect(),
            Some(Spot::Places(..)) | None => Vec::new(),
        }
    }
}
