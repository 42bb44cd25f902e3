//! How a run ended.

use super::{Counters, Goal, Solver, Strategy};
use crate::puzzle::named;

named! {
    /// How a run ended.
    pub enum Outcome {
        /// As many solutions as the goal asks for were found.
        Solved = "solved",
        /// The whole tree was searched, and it holds at least one solution.
        Enumerated = "enumerated",
        /// There is no solution.
        NoSolution = "no-solution",
        /// Nothing more could be filled without guessing.
        GaveUp = "gave-up",
    }
}

impl Outcome {
    /// The outcome of a run that has ended.
    pub const fn of(strategy: Strategy, goal: Goal, counters: &Counters) -> Self {
        match (counters.solutions, strategy) {
            (found, _) if goal.is_met(found) => Self::Solved,
            (1.., _) => Self::Enumerated,
            (0, Strategy::Sweep) if counters.dead_ends == 0 => Self::GaveUp,
            (0, _) => Self::NoSolution,
        }
    }
}

impl Solver {
    /// The outcome; `None` while the run goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = Outcome::of(self.strategy(), self.goal(), &self.counters());
        self.has_ended().then_some(outcome)
    }
}
