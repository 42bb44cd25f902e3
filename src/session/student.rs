//! *Be the solver*: the student makes every move of the board's search, and its run says whether that
//! is right. Nothing beyond what the student has reached is shown.

use crate::analysis::exercise::{Exercise, Hint, Move, MoveKind, Played, Refusal};
use crate::puzzle::{Cell, House, Topology, Value};
use crate::solver::Spot;
use crate::timeline::{Moment, Timeline};

/// A student at work.
pub struct Student {
    exercise: Exercise,
    /// The step at which it began.
    start: u64,
    cursor: Cell,
    /// Which of its houses moves are about instead, from 0.
    house: Option<usize>,
    pen: MoveKind,
    waiting: Option<MoveKind>,
    told: Told,
    is_over: bool,
}

/// What is said about an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// How to begin.
    Start,
    /// The move was right: its own step, and the last of those that came by themselves.
    Right(u64, u64),
    /// The move was refused.
    Wrong(Move, Refusal),
    /// A hint was asked for.
    Hint(Hint),
    /// The run is not explored far enough.
    NotYet,
}

/// What a student does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Makes a move of this kind with what is pointed at; one that lacks its value waits for it, or is
    /// what values are meant as from now on.
    Kind(MoveKind),
    /// Makes the move that a value completes.
    Value(Value),
    /// Asks for a hint, each telling more than the one before.
    Hint,
    /// Points at a cell.
    Point(Cell),
    /// Moves the cursor by rows and columns, round the edges.
    Go(isize, isize),
    /// Points at the cell itself, its row, its column, its box, and so on.
    NextHouse,
    /// Sums the moves up.
    SumUp,
    /// Goes on after that.
    GoOn,
    /// Begins again where it began.
    Again,
    /// Leaves the board where the student has come to.
    Leave,
}

impl Student {
    /// Hands a run over from a step.
    pub(super) fn new(timeline: &mut Timeline, moment: &Moment, start: u64) -> Self {
        let topology = timeline.problem().topology();
        let is_open = |cell: &Cell| moment.value(*cell).is_none();
        let cursor = topology.all_cells().find(is_open);
        let mut exercise = Exercise::new(start);
        exercise.pass(timeline);
        Self {
            start,
            cursor: cursor.unwrap_or(Cell::new(0)),
            house: None,
            pen: MoveKind::usual(moment.next_strategy()),
            waiting: None,
            told: Told::Start,
            is_over: timeline.length() == Some(exercise.step()),
            exercise,
        }
    }

    /// The moves so far, and what came of them.
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The step at which the student began.
    pub(super) const fn start(&self) -> u64 {
        self.start
    }

    /// The step that the student has reached.
    pub(super) const fn step(&self) -> u64 {
        self.exercise.step()
    }

    /// The cell that moves are about.
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// What a typed value is meant as: a guess, a refusal or a deduction.
    pub const fn pen(&self) -> MoveKind {
        self.pen
    }

    /// A move about a house that waits for its value.
    pub const fn waiting(&self) -> Option<MoveKind> {
        self.waiting
    }

    /// What came of the last attempt.
    pub const fn told(&self) -> Told {
        self.told
    }

    /// Whether the moves are over and summed up.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// The house that moves are about, if they are not about a cell.
    pub fn house(&self, topology: &Topology) -> Option<House> {
        Some(topology.houses_of(self.cursor)[self.house?])
    }

    /// The peer that the last refusal is about.
    pub const fn refused_by(&self) -> Option<Cell> {
        match self.told {
            Told::Wrong(_, refusal) => refusal.with,
            Told::Start | Told::Right(..) | Told::Hint(_) | Told::NotYet => None,
        }
    }

    /// Does what the student does with the board; beginning again and leaving are up to the session.
    pub(super) fn act(&mut self, act: Act, timeline: &mut Timeline) {
        match act {
            Act::Kind(kind) => self.move_kind(kind, timeline),
            Act::Value(value) => self.move_value(value, timeline),
            Act::Hint if self.is_over => {}
            Act::Hint => {
                let hint = self.exercise.hint(timeline);
                self.told = hint.map_or(Told::NotYet, Told::Hint);
            }
            Act::Point(cell) => self.cursor = cell,
            Act::Go(rows, columns) => {
                let topology = timeline.problem().topology();
                let size = topology.shape().size();
                let (row, column) = topology.row_column(self.cursor);
                let moved = |at: usize, by: isize| (at + size).saturating_add_signed(by) % size;
                self.cursor = topology.cell_at(moved(row, rows), moved(column, columns));
            }
            Act::NextHouse => {
                self.house = match self.house {
                    None => Some(0),
                    Some(2) => None,
                    Some(number) => Some(number + 1),
                };
                self.waiting = None;
            }
            Act::SumUp => self.is_over = true,
            Act::GoOn => self.is_over = false,
            Act::Again | Act::Leave => {}
        }
    }

    fn move_kind(&mut self, kind: MoveKind, timeline: &mut Timeline) {
        let house = self.house(timeline.problem().topology());
        self.waiting = None;
        let cell = self.cursor;
        match (kind, house) {
            (MoveKind::Select | MoveKind::DeadEnd, Some(_)) => self.waiting = Some(kind),
            (MoveKind::Select, None) => self.make(Move::Select(Spot::Cell(cell)), timeline),
            (MoveKind::DeadEnd, None) => self.make(Move::DeadEnd(Spot::Cell(cell)), timeline),
            (MoveKind::TakeBack, _) => self.make(Move::TakeBack(cell), timeline),
            (MoveKind::Write | MoveKind::Refuse | MoveKind::Deduce, _) => self.pen = kind,
        }
    }

    fn move_value(&mut self, value: Value, timeline: &mut Timeline) {
        let house = self.house(timeline.problem().topology());
        let cell = self.cursor;
        let spot = house.map_or(Spot::Cell(cell), |house| Spot::Places(house, value));
        let made = match self.waiting.take().unwrap_or(self.pen) {
            MoveKind::Select => Move::Select(spot),
            MoveKind::DeadEnd => Move::DeadEnd(spot),
            MoveKind::TakeBack => Move::TakeBack(cell),
            MoveKind::Write => Move::Write(cell, value),
            MoveKind::Refuse => Move::Refuse(cell, value),
            MoveKind::Deduce => Move::Deduce(cell, value),
        };
        self.make(made, timeline);
    }

    fn make(&mut self, made: Move, timeline: &mut Timeline) {
        if self.is_over {
            return;
        }
        match self.exercise.play(timeline, made) {
            Played::Right(steps) => {
                self.told = Told::Right(*steps.start(), *steps.end());
                self.is_over = timeline.length() == Some(*steps.end());
                // The next value is tried for what has just been chosen.
                if let Move::Select(Spot::Cell(cell)) | Move::TakeBack(cell) = made {
                    self.cursor = cell;
                }
                self.house = None;
                // Where the run turns to another strategy, that one may make no such moves.
                let now = timeline.at(*steps.end());
                if let Some(strategy) = now.map(|now| now.next_strategy())
                    && !self.pen.is_of(strategy)
                {
                    self.pen = MoveKind::usual(strategy);
                }
            }
            Played::Wrong(refusal) => self.told = Told::Wrong(made, refusal),
            Played::NotYet => self.told = Told::NotYet,
            Played::Over => self.is_over = true,
        }
    }
}
