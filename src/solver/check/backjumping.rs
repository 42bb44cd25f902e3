//! Conflict-directed backjumping (Patrick Prosser, *Hybrid algorithms for the constraint satisfaction
//! problem*, 1993): values are tested as under `rules`, each refusal blames a guess, and a cell that has
//! run out of values takes back every guess up to the latest one blamed.

use crate::puzzle::{Cell, Problem, Value};
use crate::solver::event::{Event, Spot};
use crate::solver::houses::Houses;
use crate::solver::{Phase, Solver};

impl Solver {
    /// Opens a choice point at the next cell, which blames nobody yet.
    pub(in crate::solver) fn open_blameless(
        &mut self,
        problem: &Problem,
        houses: impl Houses,
    ) -> Event {
        let event = self.open_next(problem, houses);
        if let Event::Select {
            at: Spot::Cell(cell),
            ..
        } = event
        {
            self.blame.open(cell);
            self.phase = Phase::Weigh;
        }
        event
    }

    /// Tests the next value of the current cell, and remembers whose fault it is that it is refused.
    pub(in crate::solver) fn weigh_next(
        &mut self,
        problem: &Problem,
        houses: impl Houses,
    ) -> Event {
        let frame = self.stack.top_mut();
        let (at, untried) = (frame.at(), frame.untried());
        let Spot::Cell(cell) = at else {
            unreachable!("only cells are decided in order")
        };
        if untried == 0 {
            self.stack.pop();
            return self.jump_from(cell, houses);
        }
        let bit = untried & untried.wrapping_neg();
        self.stack.top_mut().set_untried(untried ^ bit);
        let event = self.test(houses, bit);
        if let Event::Place { .. } = event {
            self.phase = Phase::Approach;
            return event;
        }
        let value = Value::lowest_of(bit);
        let holders = || self.rules.holders(&self.grid, &houses, bit);
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

    /// Takes back the first guess of a jump from a cell that has run out of values, and was closed.
    fn jump_from(&mut self, cell: Cell, houses: impl Houses) -> Event {
        self.blame.jump_from(cell);
        let latest = self.stack.latest_guess().map(|(cell, _)| cell);
        if latest != self.blame.target() && self.stack.len() > 1 {
            self.counters.jumps += 1;
        }
        self.jump(houses)
    }

    /// After a solution, every guess is to blame: takes back the latest.
    pub(in crate::solver) fn leave_solution(&mut self, houses: impl Houses) -> Event {
        let latest = self.stack.latest_guess().map(|(cell, _)| cell);
        if let Some(latest) = latest {
            for guess in self.stack.cells().filter(|cell| *cell != latest) {
                self.blame.add(latest, guess);
            }
        }
        self.blame.set_target(latest);
        self.jump(houses)
    }

    /// Takes back one more guess of a jump. The target continues with its next value.
    pub(in crate::solver) fn jump(&mut self, houses: impl Houses) -> Event {
        let event = self.take_back(houses);
        let Event::Backtrack { cell, .. } = event else {
            return event;
        };
        if self.blame.target() == Some(cell) {
            self.blame.set_target(None);
            self.phase = Phase::Weigh;
        } else {
            self.counters.skipped += 1;
            self.stack.pop();
            self.phase = Phase::Jump;
        }
        event
    }
}
