//! The events of a run: what each step did.

use crate::puzzle::{Cell, House, Value, named};

/// What one step of a search did, in four bytes. Words and pictures are made from it elsewhere.
///
/// Every variant says under which strategies it occurs, and when. "Searches that keep domains" are all
/// but [`Strategy::Sweep`](super::Strategy::Sweep) and the checks `rules`, `bounds`, `backjumping` and `learning`;
/// what is said of `rules` is true of `bounds`, and what is said of `backjumping` of `learning` too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Event {
    /// A choice point is opened, even if it has no options. Occurs in every search: at the start, and
    /// after each placement and its deductions, while a cell is empty and no dead end was found.
    Select {
        /// The cell, or the digit and house, to decide next.
        at: Spot,
        /// The number of options: every value under `rules` and `backjumping`, else the values or
        /// places that no peer forbids.
        options: u8,
    },
    /// A value is written as a guess. Occurs in every search, for the next option of the latest choice
    /// point; under `rules` and `backjumping` only if no peer holds the value.
    Place {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
    },
    /// A value was tested and refused, because a peer holds it. Occurs under `rules` and `backjumping`
    /// only: searches that keep domains never try such a value.
    Conflict {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
        /// A peer that holds the value. Under `rules`, the one in the first of the cell's houses that
        /// has one, in their order on the board (for Sudoku row, column, box, then diagonals or
        /// windows; for queens the column, then the diagonals; for maps the borders). Under
        /// `backjumping`, a given if one holds the value, else the earliest guess that does, which is
        /// blamed.
        with: Cell,
    },
    /// A value that no peer holds was tested and refused, because it would complete a nogood: guesses that
    /// failed together before. Occurs under `learning` only. The event does not say which nogood it is; the
    /// run does.
    Excluded {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
    },
    /// A value that no peer holds was tested and refused, because of a relation of its cell. Occurs under
    /// `rules`, where the relation would be false with all its cells filled, and under `bounds`, where it could
    /// not become true any more; on boards with relations only.
    Broken {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
        /// The index of the relation, from 0.
        relation: u8,
    },
    /// A step of the way was tested and refused, because the way has been there. Occurs on ways only.
    Visited {
        /// The square.
        cell: Cell,
        /// The place that it would have had on the way.
        value: Value,
    },
    /// A step of the way was tested and refused, because a wall is there. Occurs on ways only.
    Wall {
        /// The square.
        cell: Cell,
        /// The place that it would have had on the way.
        value: Value,
    },
    /// The guesses that a cell without values blames are remembered as a nogood. Occurs under `learning`
    /// only, before the first `Backtrack` of a jump.
    Learn {
        /// The number of the nogood, from 1.
        number: u16,
    },
    /// A forced value is written. Occurs under checks that look for singles, after a placement or
    /// another deduction, and in a sweep.
    Deduce {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
        /// Why nothing else is possible.
        why: Why,
    },
    /// A value is written because, the program says, nothing else is possible. Occurs in recordings
    /// only.
    Fill {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
    },
    /// Nothing is left for a cell, or for a digit in a house. Occurs in searches that keep domains:
    /// after a placement or deduction under checks that look ahead, else after the `Select` of a
    /// choice point without options. Under `rules` and `backjumping`, running out of values shows as
    /// the `Backtrack` that follows. A sweep ends with it at an empty cell without candidates.
    DeadEnd {
        /// What has no options left.
        at: Spot,
    },
    /// The latest guess is taken back, with every deduction made since. Occurs in every search: after
    /// a dead end, when a choice point has no untried options left, and after a solution if more are
    /// wanted. A jump under `backjumping` is several in a row.
    Backtrack {
        /// The cell of the guess.
        cell: Cell,
        /// The value of the guess.
        value: Value,
    },
    /// A cell is taken back that is empty already, which changes nothing. Occurs in recordings only:
    /// some programs empty every cell that they leave.
    Clear {
        /// The cell.
        cell: Cell,
    },
    /// A new pass over the board begins. Occurs only in [`Strategy::Sweep`](super::Strategy::Sweep):
    /// at the start if a cell is empty, and after a pass that filled a cell but left others empty.
    Sweep {
        /// 1 for the first pass.
        number: u16,
    },
    /// Every cell is filled. Occurs under every strategy. The solutions counter after this step is the
    /// number of the solution.
    Solution,
    /// The whole tree has been searched. Occurs in every search that its goal does not end sooner;
    /// always the last event.
    Exhausted,
    /// A whole pass filled nothing. Occurs only in a sweep; always the last event.
    GaveUp {
        /// The number of cells left empty.
        empty: u16,
    },
}

/// What a choice point or a dead end is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Spot {
    /// A cell: which value?
    Cell(Cell),
    /// A digit in a house: which place?
    Places(House, Value),
}

/// Why a value is forced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Why {
    /// It is the only candidate of its cell.
    NakedSingle,
    /// Its cell is the only place for it in this house.
    HiddenSingle(House),
}

named! {
    /// The kind of an [`Event`].
    #[allow(missing_docs, reason = "each is the event of the same name")]
    pub enum EventKind {
        Select = "select",
        Place = "place",
        Conflict = "conflict",
        Learn = "learn",
        Deduce = "deduce",
        DeadEnd = "dead-end",
        Backtrack = "backtrack",
        Sweep = "sweep",
        Solution = "solution",
        Exhausted = "exhausted",
        GaveUp = "gave-up",
    }
}

impl Event {
    /// Its kind.
    pub const fn kind(self) -> EventKind {
        match self {
            Self::Select { .. } => EventKind::Select,
            Self::Place { .. } => EventKind::Place,
            Self::Conflict { .. }
            | Self::Excluded { .. }
            | Self::Broken { .. }
            | Self::Visited { .. }
            | Self::Wall { .. } => EventKind::Conflict,
            Self::Learn { .. } => EventKind::Learn,
            Self::Deduce { .. } | Self::Fill { .. } => EventKind::Deduce,
            Self::DeadEnd { .. } => EventKind::DeadEnd,
            Self::Backtrack { .. } | Self::Clear { .. } => EventKind::Backtrack,
            Self::Sweep { .. } => EventKind::Sweep,
            Self::Solution => EventKind::Solution,
            Self::Exhausted => EventKind::Exhausted,
            Self::GaveUp { .. } => EventKind::GaveUp,
        }
    }

    /// What it is about. A guess also belongs to a choice point, which the event does not name.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Self::Select { at, .. } | Self::DeadEnd { at } => Some(at),
            Self::Deduce {
                value,
                why: Why::HiddenSingle(house),
                ..
            } => Some(Spot::Places(house, value)),
            Self::Place { cell, .. }
            | Self::Conflict { cell, .. }
            | Self::Excluded { cell, .. }
            | Self::Broken { cell, .. }
            | Self::Visited { cell, .. }
            | Self::Wall { cell, .. }
            | Self::Deduce { cell, .. }
            | Self::Fill { cell, .. }
            | Self::Backtrack { cell, .. }
            | Self::Clear { cell } => Some(Spot::Cell(cell)),
            Self::Learn { .. }
            | Self::Sweep { .. }
            | Self::Solution
            | Self::Exhausted
            | Self::GaveUp { .. } => None,
        }
    }

    /// The cell it is about, if any.
    pub const fn cell(self) -> Option<Cell> {
        match (self, self.spot()) {
            (Self::Deduce { cell, .. }, _) | (_, Some(Spot::Cell(cell))) => Some(cell),
            (_, Some(Spot::Places(..)) | None) => None,
        }
    }

    /// The value it is about, if any.
    pub const fn value(self) -> Option<Value> {
        match (self, self.spot()) {
            (
                Self::Place { value, .. }
                | Self::Conflict { value, .. }
                | Self::Excluded { value, .. }
                | Self::Broken { value, .. }
                | Self::Visited { value, .. }
                | Self::Wall { value, .. }
                | Self::Deduce { value, .. }
                | Self::Fill { value, .. }
                | Self::Backtrack { value, .. },
                _,
            )
            | (_, Some(Spot::Places(_, value))) => Some(value),
            (_, Some(Spot::Cell(_)) | None) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_four_bytes() {
        assert_eq!(size_of::<Event>(), 4);
        assert_eq!(size_of::<Option<Event>>(), 4);
    }
}
