//! Searches that keep candidates: only what no peer forbids is tried, and what follows from a guess
//! is noticed as early as the check looks for it.

use super::candidates::Candidates;
use super::check::{self, Finding};
use super::event::{Event, Spot};
use super::houses::Houses;
use super::select;
use super::state::{AfterSolution, State};
use super::strategy::{Search, Select};
use crate::puzzle::{Cell, Value};

/// A search that keeps a domain in every empty cell.
#[derive(Clone)]
pub(super) struct Domains {
    pub search: Search,
    pub phase: Phase,
    /// Kept only [where they are asked for](keeps_candidates).
    pub candidates: Candidates,
}

/// What the next step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Check what follows from the givens or from the value just written, then choose.
    Look,
    /// Open a choice point, or find that the board is full.
    Choose,
    /// Report that the choice point just opened has no options.
    Stuck,
    /// Try the next option of the latest choice point.
    Try,
    /// Take back the latest guess.
    TakeBack,
    /// Report that the whole tree has been searched.
    Exhaust,
    /// Nothing: the run is over.
    Ended,
}

impl Phase {
    /// All phases, each at the index of its discriminant.
    pub const ALL: [Self; 7] = [
        Self::Look,
        Self::Choose,
        Self::Stuck,
        Self::Try,
        Self::TakeBack,
        Self::Exhaust,
        Self::Ended,
    ];

    /// The phase after a value has been written.
    pub const fn after_writing(search: Search) -> Self {
        if search.check().looks_ahead() {
            Self::Look
        } else {
            Self::Choose
        }
    }
}

impl Domains {
    pub fn step(&mut self, state: &mut State, houses: impl Houses) -> Option<Event> {
        match self.phase {
            Phase::Try => Some(self.try_next(state, houses)),
            Phase::Choose => Some(self.choose(state, houses)),
            Phase::Look => Some(self.look(state, houses)),
            Phase::Stuck => Some(self.report_stuck(state)),
            Phase::TakeBack => Some(self.take_back(state, houses)),
            Phase::Exhaust => Some(self.end(state)),
            Phase::Ended => None,
        }
    }

    fn look(&mut self, state: &mut State, houses: impl Houses) -> Event {
        match check::look(self.search.check(), state, &self.candidates, houses) {
            Finding::DeadEnd(at) => {
                self.phase = Phase::TakeBack;
                state.dead_end(at)
            }
            Finding::Forced(cell, value, why) => {
                let event = state.deduce(cell, value, why);
                self.write(state, houses, cell, value);
                event
            }
            Finding::Fixpoint => self.choose(state, houses),
        }
    }

    fn choose(&mut self, state: &mut State, houses: impl Houses) -> Event {
        if state.grid.is_full() {
            self.phase = match state.solved() {
                AfterSolution::Enough => Phase::Ended,
                AfterSolution::NothingLeft => Phase::Exhaust,
                AfterSolution::GoOn => Phase::TakeBack,
            };
            return Event::Solution;
        }
        let at = select::next(self.search.select(), &state.grid, &self.candidates, houses);
        self.open(state, houses, at)
    }

    /// Opens a choice point here.
    pub fn open(&mut self, state: &mut State, houses: impl Houses, at: Spot) -> Event {
        let options = state.grid.options(houses, at);
        self.phase = if options == 0 {
            Phase::Stuck
        } else {
            Phase::Try
        };
        state.open(at, options)
    }

    fn report_stuck(&mut self, state: &mut State) -> Event {
        let at = state.stack.top_mut().at();
        state.stack.pop();
        self.phase = Phase::TakeBack;
        state.dead_end(at)
    }

    fn try_next(&mut self, state: &mut State, houses: impl Houses) -> Event {
        let order = self.search.order();
        let next = state.stack.top_mut();
        match next.take_option(order, &state.grid, houses) {
            Some((cell, value)) => self.place(state, houses, cell, value),
            None => {
                state.stack.pop();
                self.take_back(state, houses)
            }
        }
    }

    /// Writes a guess for the latest choice point.
    pub fn place(
        &mut self,
        state: &mut State,
        houses: impl Houses,
        cell: Cell,
        value: Value,
    ) -> Event {
        let event = state.guess(cell, value);
        self.write(state, houses, cell, value);
        self.phase = Phase::after_writing(self.search);
        event
    }

    /// Takes back the latest guess and what was deduced from it. The latest choice point, if any, must
    /// be one with a guess.
    fn take_back(&mut self, state: &mut State, houses: impl Houses) -> Event {
        let Some(frame) = state.stack.last_mut() else {
            return self.end(state);
        };
        let (cell, value) = frame.take_back();
        let trail = frame.trail();
        while let Some(deduced) = state.stack.pop_deduced(trail) {
            let value = state.grid.value(deduced);
            let value = value.expect("a deduced cell holds a value");
            self.erase(state, houses, deduced, value);
        }
        self.erase(state, houses, cell, value);
        self.phase = Phase::Try;
        state.taken_back(cell, value)
    }

    fn end(&mut self, state: &mut State) -> Event {
        self.phase = Phase::Ended;
        state.end(Event::Exhausted)
    }

    fn write(&mut self, state: &mut State, houses: impl Houses, cell: Cell, value: Value) {
        let struck = if keeps_candidates(self.search) {
            state.grid.write(houses, cell, value);
            self.candidates.write(&state.grid, houses, cell, value)
        } else {
            state.grid.write_counting(houses, cell, value)
        };
        state.counters.eliminations += u64::from(struck);
    }

    /// Undoes [`write`](Self::write).
    fn erase(&mut self, state: &mut State, houses: impl Houses, cell: Cell, value: Value) {
        state.grid.erase(houses, cell, value);
        if keeps_candidates(self.search) {
            self.candidates.erase(&state.grid, houses, cell, value);
        }
    }
}

/// Whether candidates are kept up to date: where singles are looked for, or places counted.
pub(super) fn keeps_candidates(search: Search) -> bool {
    search.check().deduces() || search.select() == Select::FewestPlaces
}
