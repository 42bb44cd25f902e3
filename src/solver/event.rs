//! The events of a run: what each step did.

use crate::puzzle::{Cell, House, Value, named};

/// What one step of a search did, in four bytes. Words and pictures are made from it elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Event {
    /// A choice point is opened. Occurs at the start and after every placement (and what follows
    /// from it) that leaves an empty cell, even if there are no options.
    Select {
        /// The cell, or the digit and house, to decide next.
        at: Spot,
        /// The number of options.
        options: u8,
    },
    /// The value passed the check and is written: a guess.
    Place {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
    },
    /// The value was tested and refused. Occurs only under [`Check::Rules`](super::Check::Rules).
    Conflict {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
        /// The peer that holds the value: the one in the row, else in the column, else in the box.
        with: Cell,
    },
    /// The value is forced and is written. Occurs only under checks that look for singles.
    Deduce {
        /// The cell.
        cell: Cell,
        /// The value.
        value: Value,
        /// Why nothing else is possible.
        why: Why,
    },
    /// Nothing is left for a cell, or for a digit in a house.
    DeadEnd {
        /// What has no options left.
        at: Spot,
    },
    /// The latest guess is taken back, with every deduction and elimination made since.
    Backtrack {
        /// The cell of the guess.
        cell: Cell,
        /// The value of the guess.
        value: Value,
    },
    /// A new pass over the board begins. Occurs only in [`Strategy::Sweep`](super::Strategy::Sweep).
    Sweep {
        /// 1 for the first pass.
        number: u16,
    },
    /// Every cell is filled. The number of the solution is the solutions counter after this step.
    Solution,
    /// The whole tree has been searched. Always the last event.
    Exhausted,
    /// A whole pass filled nothing. Always the last event.
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
            Self::Conflict { .. } => EventKind::Conflict,
            Self::Deduce { .. } => EventKind::Deduce,
            Self::DeadEnd { .. } => EventKind::DeadEnd,
            Self::Backtrack { .. } => EventKind::Backtrack,
            Self::Sweep { .. } => EventKind::Sweep,
            Self::Solution => EventKind::Solution,
            Self::Exhausted => EventKind::Exhausted,
            Self::GaveUp { .. } => EventKind::GaveUp,
        }
    }

    /// What it is about, as far as the event alone tells; a guess also belongs to a choice point.
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
            | Self::Deduce { cell, .. }
            | Self::Backtrack { cell, .. } => Some(Spot::Cell(cell)),
            Self::Sweep { .. } | Self::Solution | Self::Exhausted | Self::GaveUp { .. } => None,
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
                | Self::Deduce { value, .. }
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
