use super::{Goal, Solver, Strategy};

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Outcome {
    /// As many solutions as the goal asks for were found.
    Solved,
    /// The whole tree was searched, and it holds at least one solution.
    Enumerated,
    /// There is no solution.
    NoSolution,
    /// Nothing more could be filled without guessing.
    GaveUp,
}

impl Outcome {
    /// Every one.
    pub const ALL: [Self; 4] = [
        Self::Solved,
        Self::Enumerated,
        Self::NoSolution,
        Self::GaveUp,
    ];

    /// The name it has in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Enumerated => "enumerated",
            Self::NoSolution => "no-solution",
            Self::GaveUp => "gave-up",
        }
    }
}

impl Solver {
    /// How the run ended; `None` while it goes on.
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
