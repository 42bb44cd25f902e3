//! What every search works on: the board, the open choice points and the counters.

use super::event::{Event, Spot, Why};
use super::frame::{Frame, Stack};
use super::grid::Grid;
use super::{Counters, Goal};
use crate::puzzle::{Cell, Problem, Value};

/// The board, the open choice points and the counters of a search. A machine decides what happens
/// to them.
#[derive(Clone)]
pub(super) struct State {
    pub goal: Goal,
    pub grid: Grid,
    pub stack: Stack,
    /// All except `steps` and `tests`, which follow from the rest. Values refused at once are counted ahead, and
    /// `depths` may hold a new `max_depth`.
    pub counters: Counters,
    /// Whether the last event was `Exhausted` or `GaveUp`, which have no counter.
    pub has_uncounted_end: bool,
    pub depths: DepthRange,
}

/// The smallest and the largest depth over a stretch of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DepthRange {
    /// The smallest depth.
    pub min: u16,
    /// The largest depth.
    pub max: u16,
}

impl DepthRange {
    /// The range over both stretches.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }
}

/// What follows a solution.
pub(super) enum AfterSolution {
    /// The goal is met.
    Enough,
    /// Nothing is left to take back.
    NothingLeft,
    /// The search goes on as after a failure.
    GoOn,
}

impl State {
    pub fn new(problem: &Problem, goal: Goal) -> Self {
        Self {
            goal,
            grid: Grid::new(problem),
            stack: Stack::new(),
            counters: Counters::default(),
            has_uncounted_end: false,
            depths: DepthRange::default(),
        }
    }

    /// Opens a choice point with these options, as bits.
    #[inline(always)]
    pub fn open(&mut self, at: Spot, options: u16) -> Event {
        self.stack.push(Frame::open(at, options));
        self.counters.selects += 1;
        Event::Select {
            at,
            options: options.count_ones() as u8,
        }
    }

    /// Makes a value the guess of the latest choice point. The caller writes it on the board.
    #[inline(always)]
    pub fn guess(&mut self, cell: Cell, value: Value) -> Event {
        self.stack.top_mut().place(cell, value);
        self.counters.placements += 1;
        self.depths.max = self.depths.max.max(self.counters.depth() as u16);
        Event::Place { cell, value }
    }

    /// Counts a guess taken back.
    #[inline(always)]
    pub fn taken_back(&mut self, cell: Cell, value: Value) -> Event {
        self.counters.backtracks += 1;
        self.depths.min = self.depths.min.min(self.counters.depth() as u16);
        Event::Backtrack { cell, value }
    }

    /// Notes a deduction. The caller writes it on the board.
    pub fn deduce(&mut self, cell: Cell, value: Value, why: Why) -> Event {
        match why {
            Why::NakedSingle => self.counters.naked_singles += 1,
            Why::HiddenSingle(_) => self.counters.hidden_singles += 1,
        }
        self.stack.deduced(cell);
        Event::Deduce { cell, value, why }
    }

    pub fn dead_end(&mut self, at: Spot) -> Event {
        self.counters.dead_ends += 1;
        Event::DeadEnd { at }
    }

    /// Counts a solution and says what follows it.
    pub fn solved(&mut self) -> AfterSolution {
        self.counters.solutions += 1;
        if self.goal.is_met(self.counters.solutions) {
            AfterSolution::Enough
        } else if self.stack.len() == 0 {
            AfterSolution::NothingLeft
        } else {
            AfterSolution::GoOn
        }
    }

    /// The last event of a run, which has no counter.
    pub fn end(&mut self, event: Event) -> Event {
        self.has_uncounted_end = true;
        event
    }

    /// The counters without those that follow from the rest.
    pub const fn kept_counters(&self) -> Counters {
        let ahead = self.stack.to_refuse() as u64;
        let (max_depth, reached) = (self.counters.max_depth, self.depths.max as u64);
        Counters {
            conflicts: self.counters.conflicts - ahead,
            max_depth: if reached > max_depth {
                reached
            } else {
                max_depth
            },
            ..self.counters
        }
    }

    /// The depths since the last call, including the present one. Starts a new stretch.
    pub fn take_depths(&mut self) -> DepthRange {
        self.counters.max_depth = self.kept_counters().max_depth;
        let depth = self.counters.depth() as u16;
        std::mem::replace(
            &mut self.depths,
            DepthRange {
                min: depth,
                max: depth,
            },
        )
    }
}
