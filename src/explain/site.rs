use crate::puzzle::HouseKind;
use crate::solver::{Check, Event, Spot, Strategy, Why};
use crate::timeline::Moment;

/// A place in a program or a flowchart where a step happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Site {
    /// Before the first step.
    Start,
    /// A choice point is opened.
    Select,
    /// A value is refused because its row holds it.
    ConflictRow,
    /// A value is refused because its column holds it.
    ConflictColumn,
    /// A value is refused because its box holds it.
    ConflictBox,
    /// A guess is written.
    Place,
    /// A choice point that has just been opened has no option.
    Stuck,
    /// A look over the board finds a cell without a candidate.
    DeadEndCell,
    /// A look over the board finds a digit without a place in a house.
    DeadEndPlaces,
    /// The only candidate of a cell is written.
    DeduceNaked,
    /// A digit is written at its only place in a house.
    DeduceHidden,
    /// A guess is taken back.
    Backtrack,
    /// A pass over the board begins.
    Sweep,
    /// Every cell is filled.
    Solution,
    /// Nothing is left to try.
    Exhausted,
    /// A whole pass has filled nothing.
    GaveUp,
}

impl Site {
    /// Every site.
    pub const ALL: [Self; 16] = [
        Self::Start,
        Self::Select,
        Self::ConflictRow,
        Self::ConflictColumn,
        Self::ConflictBox,
        Self::Place,
        Self::Stuck,
        Self::DeadEndCell,
        Self::DeadEndPlaces,
        Self::DeduceNaked,
        Self::DeduceHidden,
        Self::Backtrack,
        Self::Sweep,
        Self::Solution,
        Self::Exhausted,
        Self::GaveUp,
    ];

    /// The name that marks it in a program.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Select => "select",
            Self::ConflictRow => "conflict-row",
            Self::ConflictColumn => "conflict-column",
            Self::ConflictBox => "conflict-box",
            Self::Place => "place",
            Self::Stuck => "stuck",
            Self::DeadEndCell => "dead-end-cell",
            Self::DeadEndPlaces => "dead-end-places",
            Self::DeduceNaked => "deduce-naked",
            Self::DeduceHidden => "deduce-hidden",
            Self::Backtrack => "backtrack",
            Self::Sweep => "sweep",
            Self::Solution => "solution",
            Self::Exhausted => "exhausted",
            Self::GaveUp => "gave-up",
        }
    }

    /// The site with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|site| site.id() == id)
    }

    /// Where the last step of this moment happened.
    pub fn of(moment: &Moment) -> Self {
        let Some(event) = moment.event() else {
            return Self::Start;
        };
        let topology = moment.problem().topology();
        match event {
            Event::Select { .. } => Self::Select,
            Event::Place { .. } => Self::Place,
            Event::Conflict { cell, with, .. } => {
                let shared = topology
                    .shared_house(cell, with)
                    .expect("a culprit is a peer");
                match shared.named(topology.shape().size()).0 {
                    HouseKind::Row => Self::ConflictRow,
                    HouseKind::Column => Self::ConflictColumn,
                    HouseKind::Box => Self::ConflictBox,
                }
            }
            Event::Deduce { why, .. } => match why {
                Why::NakedSingle => Self::DeduceNaked,
                Why::HiddenSingle(_) => Self::DeduceHidden,
            },
            Event::DeadEnd { at } => Self::of_dead_end(moment.strategy(), at),
            Event::Backtrack { .. } => Self::Backtrack,
            Event::Sweep { .. } => Self::Sweep,
            Event::Solution => Self::Solution,
            Event::Exhausted => Self::Exhausted,
            Event::GaveUp { .. } => Self::GaveUp,
        }
    }

    /// A dead end is met when a choice point is opened, or before that by a look over the board.
    const fn of_dead_end(strategy: Strategy, at: Spot) -> Self {
        match (strategy.check(), at) {
            (Check::Rules | Check::Masks, _) => Self::Stuck,
            (
                Check::ForwardChecking | Check::NakedSingles | Check::HiddenSingles,
                Spot::Cell(_),
            ) => Self::DeadEndCell,
            // Only hidden singles look at the places of digits.
            (Check::HiddenSingles, Spot::Places(..)) => Self::DeadEndPlaces,
            (Check::ForwardChecking | Check::NakedSingles, Spot::Places(..)) => Self::Stuck,
        }
    }
}
