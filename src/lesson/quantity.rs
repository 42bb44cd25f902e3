use crate::puzzle::Problem;
use crate::solver::Solver;

macro_rules! quantities {
    ($($variant:ident = $id:literal, $about:literal;)+) => {
        /// A number that a run or its puzzle has at every step: what claims, texts and marks are about.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum Quantity {
            $(#[doc = $about] $variant,)+
        }

        impl Quantity {
            /// Every one, in the order of the reference.
            pub const ALL: &[Self] = &[$(Self::$variant),+];
            /// Their names.
            pub const IDS: &[&str] = &[$($id),+];

            /// The name it has in lessons.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// What it counts, in a sentence.
            pub const fn about(self) -> &'static str {
                match self { $(Self::$variant => $about),+ }
            }

            /// The one with this name.
            pub fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

quantities! {
    Steps = "steps", "All steps so far.";
    Selects = "selects", "Choice points opened.";
    Tests = "tests", "Values tested against the rules.";
    Conflicts = "conflicts", "Values refused.";
    Placements = "placements", "Guesses written.";
    Backtracks = "backtracks", "Guesses taken back.";
    DeadEnds = "dead-ends", "Times that nothing was left for a cell, or for a digit in a house.";
    NakedSingles = "naked-singles", "Values forced because they were their cell's only candidate.";
    HiddenSingles = "hidden-singles", "Values forced because a house had one place for them.";
    Deductions = "deductions", "Naked and hidden singles together.";
    Eliminations = "eliminations", "Candidates struck by placements and deductions.";
    Work = "work", "Values tested and candidates struck together.";
    Sweeps = "sweeps", "Passes over the board.";
    Solutions = "solutions", "Solutions found by the board.";
    Depth = "depth", "Guesses that stand on the board.";
    MaxDepth = "max-depth", "The most guesses that stood on the board at once.";
    Nodes = "nodes", "Nodes of the search tree: the root and one a guess.";
    Empty = "empty", "Empty cells.";
    Cells = "cells", "Cells of the board.";
    Givens = "givens", "Cells that the puzzle fills.";
    AllSolutions = "all-solutions", "Solutions of the puzzle, all of them, whatever the boards look for.";
}

impl Quantity {
    /// Whether a board counts it as it goes.
    pub const fn is_counted(self) -> bool {
        !matches!(self, Self::AllSolutions)
    }

    /// How much of it there is at a moment of a run; `None` for what a single run does not tell.
    pub fn of(self, problem: &Problem, state: &Solver) -> Option<u64> {
        let counters = state.counters();
        Some(match self {
            Self::Steps => counters.steps,
            Self::Selects => counters.selects,
            Self::Tests => counters.tests,
            Self::Conflicts => counters.conflicts,
            Self::Placements => counters.placements,
            Self::Backtracks => counters.backtracks,
            Self::DeadEnds => counters.dead_ends,
            Self::NakedSingles => counters.naked_singles,
            Self::HiddenSingles => counters.hidden_singles,
            Self::Deductions => counters.deductions(),
            Self::Eliminations => counters.eliminations,
            Self::Work => counters.tests + counters.eliminations,
            Self::Sweeps => counters.sweeps,
            Self::Solutions => counters.solutions,
            Self::Depth => counters.depth(),
            Self::MaxDepth => counters.max_depth,
            Self::Nodes => counters.nodes(),
            Self::Empty => state.empty_count() as u64,
            Self::Cells => problem.shape().cells() as u64,
            Self::Givens => problem.given_count() as u64,
            Self::AllSolutions => return None,
        })
    }
}
