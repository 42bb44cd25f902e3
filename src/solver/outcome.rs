//! How a run ended.

use super::{Goal, Solver, Strategy};
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

impl Solver {
    /// The outcome; `None` while the run goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.has_ended() {
            return None;
        }
        let Self {
            counters,
            goal,
            strategy,
            ..
        } = self;
        Some(match (counters.solutions, strategy) {
            (found, _) if Goal::is_met(*goal, found) => Outcome::Solved,
            (1.., _) => Outcome::Enumerated,
            (0, Strategy::Sweep) if counters.dead_ends == 0 => Outcome::GaveUp,
            (0, _) => Outcome::NoSolution,
        })
    }
}
