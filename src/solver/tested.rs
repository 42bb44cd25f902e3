//! The naive search: it tries value after value, and tests each against the houses of its cell when
//! its turn comes.

use super::check::rules::Rules;
use super::event::Event;
use super::houses::Houses;
use super::order;
use super::select::degree;
use super::state::{AfterSolution, State};
use super::strategy::{Search, Select};

/// The naive search.
#[derive(Clone)]
pub(super) struct Tested {
    pub search: Search,
    pub phase: Phase,
    pub rules: Rules,
}

/// What the next step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Open the next empty cell, or find that the board is full.
    Open,
    /// Test the next value of the open cell.
    Test,
    /// Take back the latest guess.
    TakeBack,
    /// Report that the whole tree has been searched.
    Exhaust,
    /// Nothing: the run is over.
    Ended,
}

impl Phase {
    /// All phases, each at the index of its discriminant.
    pub const ALL: [Self; 5] = [
        Self::Open,
        Self::Test,
        Self::TakeBack,
        Self::Exhaust,
        Self::Ended,
    ];
}

impl Tested {
    #[inline(always)]
    pub fn step(&mut self, state: &mut State, houses: impl Houses) -> Option<Event> {
        match self.phase {
            Phase::Test => Some(self.test(state, houses)),
            Phase::Open => Some(self.open(state, houses)),
            Phase::TakeBack | Phase::Exhaust | Phase::Ended => self.after_solution(state, houses),
        }
    }

    /// Goes on after a solution, or ends. Kept apart: a jump to one of many places is foreseen less
    /// often than one to one of two.
    #[cold]
    #[inline(never)]
    fn after_solution(&mut self, state: &mut State, houses: impl Houses) -> Option<Event> {
        match self.phase {
            Phase::TakeBack => Some(self.take_back(state, houses)),
            Phase::Exhaust => Some(self.end(state)),
            Phase::Test | Phase::Open | Phase::Ended => None,
        }
    }

    #[inline(always)]
    fn open(&mut self, state: &mut State, houses: impl Houses) -> Event {
        let Some(first) = state.grid.first_empty() else {
            self.phase = match state.solved() {
                AfterSolution::Enough => Phase::Ended,
                AfterSolution::NothingLeft => Phase::Exhaust,
                AfterSolution::GoOn => Phase::TakeBack,
            };
            return Event::Solution;
        };
        let cell = match self.search.select() {
            Select::Degree => degree::select(&state.grid, houses),
            // Nothing else goes without candidates.
            Select::RowMajor
            | Select::FewestCandidates
            | Select::FewestCandidatesDegree
            | Select::FewestPlaces => first,
        };
        self.phase = Phase::Test;
        self.rules.open(state, houses, cell)
    }

    #[inline(always)]
    fn test(&mut self, state: &mut State, houses: impl Houses) -> Event {
        let frame = state.stack.top_mut();
        let untried = frame.untried();
        let (order, cell) = (self.search.order(), self.rules.cell());
        let bit = order::first(order, untried, cell, &state.grid, houses);
        if bit == 0 {
            state.stack.pop();
            return self.take_back(state, houses);
        }
        frame.set_untried(untried ^ bit);
        self.test_value(state, houses, bit)
    }

    /// Tests this value of the open cell, a bit that is no longer among the untried ones.
    #[inline(always)]
    pub fn test_value(&mut self, state: &mut State, houses: impl Houses, bit: u16) -> Event {
        if self.rules.forbids(bit) {
            return self.rules.refuse(state, houses, bit);
        }
        self.phase = Phase::Open;
        self.rules.write(state, houses, bit)
    }

    #[inline(always)]
    fn take_back(&mut self, state: &mut State, houses: impl Houses) -> Event {
        match self.rules.take_back(state, houses) {
            Some(event) => {
                self.phase = Phase::Test;
                event
            }
            None => self.end(state),
        }
    }

    fn end(&mut self, state: &mut State) -> Event {
        self.phase = Phase::Ended;
        state.end(Event::Exhausted)
    }
}
