//! What can be wrong with a program's run, as data.

use crate::puzzle::{Cell, House, HouseKind, Value, named};

named! {
    /// The kinds of faults, by their names in data. At one step they come in this order.
    pub enum FaultKind {
        /// A value was written that breaks a rule.
        Clash = "clash",
        /// A value was refused that no rule forbids.
        Refusal = "refusal",
        /// A solution that could still be reached was given up, and never claimed.
        LostSolution = "lost-solution",
        /// A value was written as the only one possible, and it is not.
        WrongDeduction = "wrong-deduction",
        /// A value was written over one that is not the latest guess.
        WritingOver = "writing-over",
        /// A guess was taken back while a later one still stands.
        WrongUndo = "wrong-undo",
        /// A given was changed.
        GivenChanged = "given-changed",
        /// A board was claimed that is no solution.
        FalseSolution = "false-solution",
        /// The same solution was claimed twice.
        SameTwice = "same-twice",
        /// The run ended with fewer solutions than the goal that it states.
        TooFew = "too-few",
        /// More solutions were claimed than the goal that it states.
        TooMany = "too-many",
        /// It went on after its goal was met.
        WorkingOn = "working-on",
        /// It repeats itself without end.
        NoEnd = "no-end",
    }
}

/// Something wrong with a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The step that is wrong, from 1.
    pub step: u64,
    /// What is wrong with it.
    pub kind: FaultKind,
    /// The cell it is about.
    pub cell: Option<Cell>,
    /// The value it is about.
    pub value: Option<Value>,
    /// The cell that breaks a rule with it, or the guess that still stands.
    pub with: Option<Cell>,
    /// The house in which the two break a rule.
    pub house: Option<House>,
}

impl Fault {
    /// A fault of a whole board.
    pub const fn of(step: u64, kind: FaultKind) -> Self {
        Self {
            step,
            kind,
            cell: None,
            value: None,
            with: None,
            house: None,
        }
    }

    /// A fault that is about a cell and a value.
    pub const fn about(step: u64, kind: FaultKind, cell: Cell, value: Option<Value>) -> Self {
        Self {
            cell: Some(cell),
            value,
            ..Self::of(step, kind)
        }
    }
}

/// What a program's check seems to have overlooked in every clash of its run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overlooked {
    /// The kind of house that all clashes share.
    pub kind: HouseKind,
    /// Where in such houses.
    pub places: OverlookedPlaces,
}

/// Where in houses of a kind a check seems not to have looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverlookedPlaces {
    /// Nowhere did such a house alone make it refuse a value.
    All,
    /// In this row, from 1, where nothing was refused; elsewhere, values were.
    Row(usize),
    /// In this column, from 1, where nothing was refused; elsewhere, values were.
    Column(usize),
    /// Values were refused there too, so that something else is missing.
    Some,
}

/// Why a recording cannot be judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotJudged {
    /// It has no board or no events.
    Empty,
    /// The rules of its board are not known.
    RulesUnknown,
    /// It is about a way.
    Way,
    /// Its board could not be read.
    BoardUnread,
    /// Steps are missing.
    Gaps,
    /// More may come.
    Running,
}
