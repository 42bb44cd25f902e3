use super::{Ask, Quantity, Template, Text, View};
use crate::explain::Site;
use crate::puzzle::{Cell, House};
use crate::solver::EventKind;

/// A stop: a place in the run of a board where the lesson halts. It has at least one of the
/// optional parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Its id in records of progress: as written, or derived from what it is.
    pub id: String,
    /// The place.
    pub at: StopAt,
    /// The board, from 0. Without one it is the first, and for [`StopAt::End`] all boards.
    pub board: Option<usize>,
    /// What it is called.
    pub title: Option<Text>,
    /// The text, with the board's counts at that step.
    pub text: Option<Template>,
    /// What only the teacher reads, with the same counts.
    pub notes: Option<Template>,
    /// The question.
    pub ask: Option<Ask>,
    /// The marks, at most [`MOST_POINTS`](super::MOST_POINTS).
    pub points: Vec<Point>,
    /// The view to open.
    pub view: Option<View>,
}

impl Stop {
    /// The board whose counts its texts use, from 0.
    pub fn board(&self) -> usize {
        self.board.unwrap_or(0)
    }
}

/// A place in the run of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopAt {
    /// After this many steps.
    Step(u64),
    /// At the nth event of a kind.
    Event(EventKind, u64),
    /// Where this many guesses stand for the first time.
    Depth(u64),
    /// At the nth event on a cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// The kind of event; any if `None`.
        event: Option<EventKind>,
        /// Which of these events, from 1.
        nth: u64,
    },
    /// The first decision that differs from that of another board, from 0.
    Difference(usize),
    /// The first doomed position.
    Doom,
    /// At the end of the run.
    End,
}

/// Something that a stop marks with a frame or an arrow.
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
