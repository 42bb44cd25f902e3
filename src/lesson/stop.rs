use super::{Ask, Quantity, Template, View};
use crate::explain::Site;
use crate::puzzle::{Cell, House};
use crate::solver::EventKind;

/// A place in the run of a board where the lesson halts. It does at least one of the things that a
/// stop can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Where.
    pub at: StopAt,
    /// The board whose run is meant, from 0. Without one it is the first, and for [`StopAt::End`]
    /// every board.
    pub board: Option<usize>,
    /// What is said there, with what the board has counted at that step.
    pub text: Option<Template>,
    /// What is asked.
    pub ask: Option<Ask>,
    /// What is marked, at most [`MOST_POINTS`](super::MOST_POINTS).
    pub points: Vec<Point>,
    /// The view that is opened.
    pub view: Option<View>,
}

impl Stop {
    /// The board that counts what its texts tell, from 0.
    pub fn board(&self) -> usize {
        self.board.unwrap_or(0)
    }
}

/// Where a stop is in the run of its board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopAt {
    /// After so many steps.
    Step(u64),
    /// At the nth event of a kind.
    Event(EventKind, u64),
    /// Where so many guesses stand for the first time.
    Depth(u64),
    /// At the nth event on a cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// What happens to it; anything if this is not said.
        event: Option<EventKind>,
        /// Which of these events, from 1.
        nth: u64,
    },
    /// Where the board decides otherwise than another board, from 0, for the first time.
    Difference(usize),
    /// Where the board's position can no longer be completed, for the first time.
    Doom,
    /// At the end of the run.
    End,
}

/// Something that a stop marks, with a frame or an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// A cell.
    Cell(Cell),
    /// A row, column or box.
    House(House),
    /// A counter of the board.
    Counter(Quantity),
    /// The line of the program where this happens.
    Line(Site),
}
