//! Where in a program or flowchart a step happens.

use crate::puzzle::{HouseKind, named};
use crate::solver::{Event, Spot, Why};
use crate::timeline::Moment;

named! {
    /// A place in a program or a flowchart where a step happens.
    pub enum Site {
        /// Before the first step.
        Start = "start",
        /// A choice point is opened.
        Select = "select",
        /// A value is refused because its row holds it.
        ConflictRow = "conflict-row",
        /// A value is refused because its column holds it.
        ConflictColumn = "conflict-column",
        /// A value is refused because its box or region holds it.
        ConflictBox = "conflict-box",
        /// A value is refused because a diagonal holds it, or a queen attacks along one.
        ConflictDiagonal = "conflict-diagonal",
        /// A value is refused because its window holds it.
        ConflictWindow = "conflict-window",
        /// A colour is refused because a neighbour has it.
        ConflictEdge = "conflict-edge",
        /// A value is refused because a given holds it, which is nobody's fault.
        ConflictGiven = "refused-given",
        /// A value is refused because of a relation.
        ConflictRelation = "refused-relation",
        /// A step is refused because the way has been there.
        ConflictVisited = "refused-visited",
        /// A step is refused because of a wall.
        ConflictWall = "refused-wall",
        /// A value is refused because of a guess, which is blamed.
        ConflictGuess = "refused-guess",
        /// A value is refused because of a nogood, whose other guesses are blamed.
        Excluded = "excluded",
        /// The guesses to blame are remembered as a nogood.
        Learn = "learn",
        /// A guess is written.
        Place = "place",
        /// A choice point that was just opened has no options.
        Stuck = "stuck",
        /// A check of the board finds a cell without candidates.
        DeadEndCell = "dead-end-cell",
        /// A check of the board finds a digit without a place in a house.
        DeadEndPlaces = "dead-end-places",
        /// The only candidate of a cell is written.
        DeduceNaked = "deduce-naked",
        /// A digit is written in its only place in a house.
        DeduceHidden = "deduce-hidden",
        /// A guess is taken back.
        Backtrack = "backtrack",
        /// A pass over the board begins.
        Sweep = "sweep",
        /// Every cell is filled.
        Solution = "solution",
        /// There is nothing left to try.
        Exhausted = "exhausted",
        /// A whole pass has filled nothing.
        GaveUp = "gave-up",
    }
}

impl Site {
    /// Where the last step of this moment happened.
    pub fn of(moment: &Moment) -> Self {
        let Some(event) = moment.event() else {
            return Self::Start;
        };
        let topology = moment.problem().topology();
        match event {
            Event::Select { .. } => Self::Select,
            Event::Place { .. } => Self::Place,
            Event::Conflict { with, .. } if moment.strategy().blames() => {
                match moment.problem().given(with) {
                    Some(_) => Self::ConflictGiven,
                    None => Self::ConflictGuess,
                }
            }
            // A recording need not say who forbids the value.
            Event::Conflict { cell, value, with } => match moment.clash((cell, value), with) {
                Some(shared) => Self::refused_by(topology.name_of(shared).0),
                None => Self::ConflictRow,
            },
            Event::Deduce { why, .. } => match why {
                Why::NakedSingle => Self::DeduceNaked,
                Why::HiddenSingle(_) => Self::DeduceHidden,
            },
            Event::Fill { .. } => Self::DeduceNaked,
            Event::Excluded { .. } => Self::Excluded,
            Event::Broken { .. } => Self::ConflictRelation,
            Event::Visited { .. } => Self::ConflictVisited,
            Event::Wall { .. } => Self::ConflictWall,
            Event::Learn { .. } => Self::Learn,
            // A dead end is noticed by a check of the board, or later when a choice point is opened.
            Event::DeadEnd { at } => {
                let check = moment.strategy().check();
                match at {
                    Spot::Cell(_) if check.looks_ahead() => Self::DeadEndCell,
                    Spot::Places(..) if check.looks_at_places() => Self::DeadEndPlaces,
                    Spot::Cell(_) | Spot::Places(..) => Self::Stuck,
                }
            }
            Event::Backtrack { .. } | Event::Clear { .. } => Self::Backtrack,
            Event::Sweep { .. } => Self::Sweep,
            Event::Solution => Self::Solution,
            Event::Exhausted => Self::Exhausted,
            Event::GaveUp { .. } => Self::GaveUp,
        }
    }
    /// Where a value is refused because of a house of this kind.
    pub(super) const fn refused_by(kind: HouseKind) -> Self {
        match kind {
            HouseKind::Row | HouseKind::Whole => Self::ConflictRow,
            HouseKind::Column | HouseKind::Columns => Self::ConflictColumn,
            HouseKind::Box | HouseKind::Region | HouseKind::Cage => Self::ConflictBox,
            HouseKind::Falling
            | HouseKind::Rising
            | HouseKind::FallingDiagonals
            | HouseKind::RisingDiagonals => Self::ConflictDiagonal,
            HouseKind::Window => Self::ConflictWindow,
            HouseKind::Edge => Self::ConflictEdge,
        }
    }
}
