//! Nogood recording, in a simple form (Rina Dechter, *Enhancement schemes for constraint processing*, 1990): the
//! search jumps back to who is to blame, and remembers which guesses failed together, so as not to try
//! them together again.

use super::blaming::{Blaming, Phase};
use super::event::Event;
use super::houses::Houses;
use super::nogoods::{Nogood, Nogoods};
use super::order::ByNumber;
use super::state::State;
use crate::puzzle::{Cell, Problem, Value};
use std::sync::Arc;

/// A search that learns from every failure.
#[derive(Clone)]
pub(super) struct Learning {
    pub blaming: Blaming,
    pub learned: Learned,
}

/// What a search has learned so far.
#[derive(Clone)]
pub(super) struct Learned {
    /// The nogoods of the whole run, which all its moments share.
    pub nogoods: Arc<Nogoods>,
    /// How many of them are known by now.
    pub known: u16,
    /// Whether the last of them comes from the open cell, which has run out of values.
    pub is_new: bool,
}

impl Learned {
    /// Nothing yet.
    pub fn nothing() -> Self {
        Self {
            nogoods: Arc::new(Nogoods::new()),
            known: 0,
            is_new: false,
        }
    }

    /// The first nogood that forbids this value of an empty cell.
    pub fn refusing(&self, state: &State, option: (Cell, Value)) -> Option<u16> {
        self.nogoods.refusing(self.known, &state.grid, option)
    }
}

impl Learning {
    pub fn step(
        &mut self,
        state: &mut State,
        problem: &Problem,
        houses: impl Houses,
    ) -> Option<Event> {
        match self.blaming.phase {
            Phase::Test => Some(self.test(state, problem, houses)),
            Phase::Open | Phase::Jump | Phase::Leave | Phase::Exhaust | Phase::Ended => {
                self.blaming.step(state, problem, houses)
            }
        }
    }

    /// Tests the next value of the open cell against the rules, and then against what is known.
    fn test(&mut self, state: &mut State, problem: &Problem, houses: impl Houses) -> Event {
        let cell = self.blaming.rules.cell();
        let untried = state.stack.top_mut().untried();
        let bit = ByNumber::Ascending.first(untried);
        if bit == 0 {
            return self.learn(state, problem, houses);
        }
        let value = Value::lowest_of(bit);
        if self.blaming.rules.forbids(bit) {
            return self.blaming.test(state, problem, houses);
        }
        let Some(number) = self.learned.refusing(state, (cell, value)) else {
            return self.blaming.test(state, problem, houses);
        };
        state.stack.top_mut().set_untried(untried ^ bit);
        state.counters.conflicts += 1;
        state.counters.reused += 1;
        for (guess, _) in self.learned.nogoods.get(number).others() {
            self.blaming.blame.add(cell, guess);
        }
        Event::Excluded { cell, value }
    }

    /// The open cell has run out of values: learns why, if that is worth it, and then jumps.
    fn learn(&mut self, state: &mut State, problem: &Problem, houses: impl Houses) -> Event {
        if !self.learned.is_new
            && let Some(nogood) = self.nogood(state)
        {
            let number = self.learned.known + 1;
            self.learned.nogoods.learn(number, nogood);
            self.learned.known = number;
            self.learned.is_new = true;
            state.counters.learned += 1;
            return Event::Learn { number };
        }
        self.learned.is_new = false;
        self.blaming.test(state, problem, houses)
    }

    /// The guesses that the open cell blames, if they are worth remembering: few enough, and not every guess up to the
    /// latest of them, for the search never comes back to those.
    fn nogood(&self, state: &State) -> Option<Nogood> {
        if !Nogoods::have_room(self.learned.known) {
            return None;
        }
        let blamed = self.blaming.blame.of(self.blaming.rules.cell());
        let guesses = blamed.filter_map(|cell| Some((cell, state.grid.value(cell)?)));
        let nogood = Nogood::of(guesses)?;
        let (latest, _) = nogood.latest();
        let all = state.stack.cells().take_while(|cell| *cell <= latest);
        (nogood.guesses().count() < all.count()).then_some(nogood)
    }
}
