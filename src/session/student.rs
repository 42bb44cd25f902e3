//! *Be the solver*: the student makes every move of the board's search, and the run judges them.
//! Nothing beyond the step the student has reached is shown.

use crate::analysis::exercise::{Exercise, Hint, Move, MoveKind, MoveRefusal, Played};
use crate::puzzle::{Cell, House, Topology, Value};
use crate::solver::Spot;
use crate::timeline::{Moment, Timeline};

/// A student at work.
pub struct Student {
    /// The moves so far, and their verdicts.
    pub exercise: Exercise,
    /// The step at which the student started.
    pub(super) start: u64,
    /// The cell at the cursor.
    pub cursor: Cell,
    /// The house chosen instead of the cell at the cursor: its index among the cell's houses, from
    /// 0.
    house: Option<usize>,
    /// What a typed value means: a guess, a refusal or a deduction.
    pub pen: MoveKind,
    /// The move about a house that still needs its value.
    pub waiting: Option<MoveKind>,
    /// Feedback on the last attempt.
    pub feedback: Feedback,
    /// Whether the summary is shown.
    pub is_over: bool,
}

/// Feedback on the last attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// How to begin.
    Start,
    /// The move was right: its step, and the last of the automatic steps after it.
    Right(u64, u64),
    /// The move was refused.
    Wrong(Move, MoveRefusal),
    /// A hint was asked for.
    Hint(Hint),
    /// The run has not been explored far enough.
    NotYet,
}

/// An action of the student.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Make a move of this kind at the cursor. A move that needs a value waits for it, or sets what
    /// typed values mean from now on.
    Kind(MoveKind),
    /// Complete a move with a value.
    Value(Value),
    /// Ask for a hint; each tells more than the one before.
    Hint,
    /// Move the cursor to a cell.
    Point(Cell),
    /// Move the cursor by rows and columns, stopping at the edge.
    Go(isize, isize),
    /// Switch between the cell, its row, its column, its box, and so on.
    NextHouse,
    /// Show the summary.
    SumUp,
    /// Continue after the summary.
    GoOn,
    /// Start again from the same step.
    Again,
    /// Leave, keeping the step reached.
    Leave,
}

impl Student {
    /// Hands a run over to a student at a step.
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
            feedback: Feedback::Start,
            is_over: timeline.length() == Some(exercise.step()),
            exercise,
        }
    }

    /// The house that moves are about, if not a cell.
    pub fn house(&self, topology: &Topology) -> Option<House> {
        topology.houses_of(self.cursor).nth(self.house?)
    }

    /// The peer that caused the last refusal.
    pub const fn refused_by(&self) -> Option<Cell> {
        match self.feedback {
            Feedback::Wrong(_, refusal) => refusal.with,
            Feedback::Start | Feedback::Right(..) | Feedback::Hint(_) | Feedback::NotYet => None,
        }
    }

    /// Carries out an action on the board. Starting again and leaving are handled by the session.
    pub(super) fn act(&mut self, act: Act, timeline: &mut Timeline) {
        match act {
            Act::Kind(kind) => self.move_kind(kind, timeline),
            Act::Value(value) => self.move_value(value, timeline),
            Act::Hint if self.is_over => {}
            Act::Hint => {
                let hint = self.exercise.hint(timeline);
                self.feedback = hint.map_or(Feedback::NotYet, Feedback::Hint);
            }
            Act::Point(cell) => self.cursor = cell,
            Act::Go(rows, columns) => {
                self.cursor = timeline
                    .problem()
                    .topology()
                    .moved(self.cursor, rows, columns);
            }
            Act::NextHouse => {
                let topology = timeline.problem().topology();
                let own = topology
                    .houses_of(self.cursor)
                    .filter(|house| topology.covers(*house));
                let next = self.house.map_or(0, |number| number + 1);
                self.house = (next < own.count()).then_some(next);
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
            // The only value that a square of a way can have now is the next place.
            (MoveKind::Write | MoveKind::Refuse, _)
                if timeline.problem().topology().way().is_some() =>
            {
                self.pen = kind;
                let now = timeline.at(self.exercise.step());
                let places = now.map_or(0, |now| now.values().flatten().count());
                if let Some(next) = Value::numbered(places as u8 + 1) {
                    self.move_value(next, timeline);
                }
            }
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
                self.feedback = Feedback::Right(*steps.start(), *steps.end());
                self.is_over = timeline.length() == Some(*steps.end());
                // Typed values now mean guesses for the cell that has just been chosen.
                if let Move::Select(Spot::Cell(cell)) | Move::TakeBack(cell) = made {
                    self.cursor = cell;
                }
                self.house = None;
                // At a fork to another strategy the kind of move may not exist any more.
                let now = timeline.at(*steps.end());
                if let Some(strategy) = now.map(|now| now.next_strategy())
                    && !self.pen.is_of(strategy)
                {
                    self.pen = MoveKind::usual(strategy);
                }
            }
            Played::Wrong(refusal) => self.feedback = Feedback::Wrong(made, refusal),
            Played::NotYet => self.feedback = Feedback::NotYet,
            Played::Over => self.is_over = true,
        }
    }
}
