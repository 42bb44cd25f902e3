use super::{EventKind, Strategy};

/// How much a search has done so far. Exact, 64 bits each.
///
/// Search work (placements, conflicts, backtracks, nodes) and inference work (eliminations,
/// deductions) are kept apart: neither must look free because only the other is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Counters {
    /// All events.
    pub steps: u64,
    /// Choice points opened.
    pub selects: u64,
    /// Values tested against the rules: conflicts + placements under `rules`, else 0.
    pub tests: u64,
    /// Values refused.
    pub conflicts: u64,
    /// Guesses written.
    pub placements: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// Times that nothing was left for a cell, or for a digit in a house.
    pub dead_ends: u64,
    /// Values forced because they were their cell's only candidate.
    pub naked_singles: u64,
    /// Values forced because a house had one place for them.
    pub hidden_singles: u64,
    /// Candidates struck from empty peers by placements and deductions (not by the givens).
    pub eliminations: u64,
    /// Passes over the board.
    pub sweeps: u64,
    /// Solutions found.
    pub solutions: u64,
    /// The most guesses that stood on the board at once.
    pub max_depth: u64,
}

impl Counters {
    /// Guesses on the board now.
    pub const fn depth(&self) -> u64 {
        self.placements - self.backtracks
    }

    /// Nodes of the search tree that have been reached: the root and one a placement.
    pub const fn nodes(&self) -> u64 {
        1 + self.placements
    }

    /// Naked and hidden singles.
    pub const fn deductions(&self) -> u64 {
        self.naked_singles + self.hidden_singles
    }

    /// Events that have a counter of their own.
    const fn counted(&self) -> u64 {
        self.selects
            + self.conflicts
            + self.placements
            + self.deductions()
            + self.dead_ends
            + self.backtracks
            + self.sweeps
            + self.solutions
    }

    const fn last_word(&self) -> u64 {
        self.steps - self.counted()
    }

    /// Fills in what follows from the rest: `steps`, given whether the run has ended with an event
    /// that has no counter, and `tests`. `tested` corrects these where the strategy has changed.
    pub(super) const fn completed(self, strategy: Strategy, last_word: bool, tested: u64) -> Self {
        let steps = self.counted() + last_word as u64;
        let placements = if strategy.keeps_domains() {
            0
        } else {
            self.placements
        };
        let tests = self.conflicts + placements.wrapping_add(tested);
        Self {
            steps,
            tests,
            ..self
        }
    }

    /// How many events of this kind there have been.
    pub const fn of(&self, kind: EventKind) -> u64 {
        match kind {
            EventKind::Select => self.selects,
            EventKind::Place => self.placements,
            EventKind::Conflict => self.conflicts,
            EventKind::Deduce => self.deductions(),
            EventKind::DeadEnd => self.dead_ends,
            EventKind::Backtrack => self.backtracks,
            EventKind::Sweep => self.sweeps,
            EventKind::Solution => self.solutions,
            // Either is the last event of its run, and no counter but `steps` counts it. A sweep
            // that has found its solution does not give up.
            EventKind::Exhausted if self.sweeps == 0 || self.solutions > 0 => self.last_word(),
            EventKind::GaveUp if self.sweeps > 0 && self.solutions == 0 => self.last_word(),
            EventKind::Exhausted | EventKind::GaveUp => 0,
        }
    }
}
