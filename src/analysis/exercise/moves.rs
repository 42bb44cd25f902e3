//! The six kinds of moves that a student makes, and the events they correspond to.

use crate::puzzle::{Cell, Value, named};
use crate::solver::{Event, Spot, Strategy};

/// A move of the student.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// Decide this next: a cell, or the place of a digit in a house.
    Select(Spot),
    /// The value fits, and is written as a guess.
    Write(Cell, Value),
    /// The value is refused.
    Refuse(Cell, Value),
    /// The guess in this cell is taken back.
    TakeBack(Cell),
    /// The value is forced, and is written.
    Deduce(Cell, Value),
    /// There are no options left here.
    DeadEnd(Spot),
}

named! {
    /// The kind of a move, in the order in which a search comes to them.
    #[allow(missing_docs, reason = "each is the move of the same name")]
    pub enum MoveKind {
        Select = "select",
        Write = "write",
        Refuse = "refuse",
        Deduce = "deduce",
        DeadEnd = "dead-end",
        TakeBack = "take-back",
    }
}

impl MoveKind {
    /// What a typed value means under this strategy, unless the student says otherwise.
    pub const fn usual(strategy: Strategy) -> Self {
        match strategy {
            Strategy::Sweep => Self::Deduce,
            Strategy::Search(_) => Self::Write,
        }
    }

    /// Whether this strategy makes such moves.
    pub const fn is_of(self, strategy: Strategy) -> bool {
        match self {
            Self::Select | Self::Write | Self::TakeBack => matches!(strategy, Strategy::Search(_)),
            Self::Refuse => !strategy.keeps_domains(),
            Self::Deduce => strategy.check().deduces(),
            Self::DeadEnd => strategy.keeps_domains(),
        }
    }
}

impl Move {
    /// The move for this event; `None` for automatic steps.
    pub const fn of(event: Event) -> Option<Self> {
        match event {
            Event::Select { at, .. } => Some(Self::Select(at)),
            Event::Place { cell, value } => Some(Self::Write(cell, value)),
            Event::Conflict { cell, value, .. } => Some(Self::Refuse(cell, value)),
            Event::Deduce { cell, value, .. } => Some(Self::Deduce(cell, value)),
            Event::DeadEnd { at } => Some(Self::DeadEnd(at)),
            Event::Backtrack { cell, .. } => Some(Self::TakeBack(cell)),
            Event::Sweep { .. } | Event::Solution | Event::Exhausted | Event::GaveUp { .. } => None,
        }
    }

    /// The kind of this move.
    pub const fn kind(self) -> MoveKind {
        match self {
            Self::Select(_) => MoveKind::Select,
            Self::Write(..) => MoveKind::Write,
            Self::Refuse(..) => MoveKind::Refuse,
            Self::TakeBack(_) => MoveKind::TakeBack,
            Self::Deduce(..) => MoveKind::Deduce,
            Self::DeadEnd(_) => MoveKind::DeadEnd,
        }
    }
}
