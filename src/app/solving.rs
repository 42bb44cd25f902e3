//! *Be the solver*: the student makes every move of the board's search, and its run says whether that
//! is right. Nothing beyond what the student has reached is shown.

use super::state::State;
use crate::analysis::exercise::{Exercise, Hint, Move, MoveKind, Played, Refusal};
use crate::lesson::Point;
use crate::puzzle::{Cell, House, Value};
use crate::solver::Spot;
use crate::window::shortcuts::Press;
use egui::{Key, Modifiers};

/// A student at work.
pub struct Solving {
    pub exercise: Exercise,
    /// The step at which it began.
    pub start: u64,
    /// The cell that moves are about.
    pub cursor: Cell,
    /// Which of its houses they are about instead, from 0.
    pub house: Option<usize>,
    /// What a typed value is meant as: a guess, a refusal or a deduction.
    pub pen: MoveKind,
    /// A move about a house that waits for its value.
    pub waiting: Option<MoveKind>,
    /// What came of the last attempt.
    pub told: Told,
    /// Whether the moves are over and summed up.
    pub is_over: bool,
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
    Hint(Hint),
    /// The run is not explored far enough.
    NotYet,
}

impl Solving {
    /// What a move is about: the cell, or the place of a value in the chosen house.
    fn spot(&self, house: Option<House>, value: Value) -> Spot {
        house.map_or(Spot::Cell(self.cursor), |house| Spot::Places(house, value))
    }
}

impl State {
    /// The board that is shown alone while a student is at work on it.
    pub fn solved_board(&self) -> Option<usize> {
        self.solving.as_ref().map(|_| self.leading)
    }

    /// Hands the leading board over to the student, from the step that it shows; from the start if
    /// that is the last one. Where the student is at work already, the moves are summed up.
    pub fn toggle_solving(&mut self) {
        if let Some(solving) = &mut self.solving {
            solving.is_over = true;
            return;
        }
        let board = &mut self.boards[self.leading];
        let step = board.moment.step();
        let step = if board.timeline.length() == Some(step) {
            0
        } else {
            step
        };
        let topology = board.timeline.problem().topology();
        let is_open = |cell: &Cell| board.moment.value(*cell).is_none();
        let cursor = topology.all_cells().find(is_open);
        let pen = MoveKind::usual(board.moment.next_strategy());
        let mut exercise = Exercise::new(step);
        exercise.pass(&mut board.timeline);
        self.solving = Some(Solving {
            start: step,
            cursor: cursor.unwrap_or(Cell::new(0)),
            house: None,
            pen,
            waiting: None,
            told: Told::Start,
            is_over: board.timeline.length() == Some(exercise.step()),
            exercise,
        });
        self.is_presenting = false;
        self.asked = None;
        self.follow_student();
    }

    /// Ends the summary of the moves. The board stays where the student has come to.
    pub fn end_solving(&mut self) {
        self.solving = None;
    }

    /// Begins again where the student began.
    pub fn solve_again(&mut self) {
        if let Some(solving) = self.solving.take() {
            self.boards[self.leading].go_to(solving.start);
            self.toggle_solving();
        }
    }

    fn follow_student(&mut self) {
        if let Some(solving) = &self.solving {
            let step = solving.exercise.step();
            self.halt_at(step);
        }
    }

    /// The house that moves are about, if they are not about a cell.
    pub fn pointed_house(&self) -> Option<House> {
        let solving = self.solving.as_ref()?;
        let topology = self.lesson.problem.topology();
        let number = solving.house?;
        Some(topology.houses_of(solving.cursor)[number])
    }

    /// What the student is shown on the board: the chosen house, and the peer that a refusal is about.
    pub fn student_points(&self) -> impl Iterator<Item = Point> + use<> {
        let with = self
            .solving
            .as_ref()
            .and_then(|solving| match solving.told {
                Told::Wrong(_, refusal) => refusal.with,
                Told::Start | Told::Right(..) | Told::Hint(_) | Told::NotYet => None,
            });
        let house = self.pointed_house().map(Point::House);
        house.into_iter().chain(with.map(Point::Cell))
    }

    /// Makes a move of this kind with what is pointed at; one that lacks its value waits for it, or is
    /// what values are meant as from now on.
    pub fn move_kind(&mut self, kind: MoveKind) {
        let house = self.pointed_house();
        let Some(solving) = &mut self.solving else {
            return;
        };
        solving.waiting = None;
        let cell = solving.cursor;
        match (kind, house) {
            (MoveKind::Select | MoveKind::DeadEnd, Some(_)) => solving.waiting = Some(kind),
            (MoveKind::Select, None) => self.make(Move::Select(Spot::Cell(cell))),
            (MoveKind::DeadEnd, None) => self.make(Move::DeadEnd(Spot::Cell(cell))),
            (MoveKind::TakeBack, _) => self.make(Move::TakeBack(cell)),
            (MoveKind::Write | MoveKind::Refuse | MoveKind::Deduce, _) => solving.pen = kind,
        }
    }

    /// Makes the move that a typed value completes.
    pub fn move_value(&mut self, value: Value) {
        let house = self.pointed_house();
        let Some(solving) = &mut self.solving else {
            return;
        };
        let (cell, spot) = (solving.cursor, solving.spot(house, value));
        let made = match solving.waiting.take().unwrap_or(solving.pen) {
            MoveKind::Select => Move::Select(spot),
            MoveKind::DeadEnd => Move::DeadEnd(spot),
            MoveKind::TakeBack => Move::TakeBack(cell),
            MoveKind::Write => Move::Write(cell, value),
            MoveKind::Refuse => Move::Refuse(cell, value),
            MoveKind::Deduce => Move::Deduce(cell, value),
        };
        self.make(made);
    }

    fn make(&mut self, made: Move) {
        let Some(solving) = self.solving.as_mut().filter(|solving| !solving.is_over) else {
            return;
        };
        let timeline = &mut self.boards[self.leading].timeline;
        match solving.exercise.play(timeline, made) {
            Played::Right(steps) => {
                solving.told = Told::Right(*steps.start(), *steps.end());
                solving.is_over = timeline.length() == Some(*steps.end());
                // The next value is tried for what has just been chosen.
                if let Move::Select(Spot::Cell(cell)) | Move::TakeBack(cell) = made {
                    solving.cursor = cell;
                }
                solving.house = None;
                // Where the run turns to another strategy, that one may make no such moves.
                if let Some(now) = timeline.at(*steps.end())
                    && !solving.pen.is_of(now.next_strategy())
                {
                    solving.pen = MoveKind::usual(now.next_strategy());
                }
                self.follow_student();
            }
            Played::Wrong(refusal) => solving.told = Told::Wrong(made, refusal),
            Played::NotYet => solving.told = Told::NotYet,
            Played::Over => solving.is_over = true,
        }
    }

    /// Gives the student a hint, each telling more than the one before.
    pub fn give_hint(&mut self) {
        let Some(solving) = self.solving.as_mut().filter(|solving| !solving.is_over) else {
            return;
        };
        let timeline = &mut self.boards[self.leading].timeline;
        let hint = solving.exercise.hint(timeline);
        solving.told = hint.map_or(Told::NotYet, Told::Hint);
    }

    /// Points at a cell.
    pub fn point_at(&mut self, cell: Cell) {
        if let Some(solving) = &mut self.solving {
            solving.cursor = cell;
        }
    }

    /// Points at the cell itself, its row, its column, its box, and so on.
    pub fn next_house(&mut self) {
        if let Some(solving) = &mut self.solving {
            solving.house = match solving.house {
                None => Some(0),
                Some(2) => None,
                Some(number) => Some(number + 1),
            };
            solving.waiting = None;
        }
    }

    fn move_cursor(&mut self, rows: isize, columns: isize) {
        if let Some(solving) = &mut self.solving {
            let topology = self.lesson.problem.topology();
            let size = topology.shape().size();
            let (row, column) = topology.row_column(solving.cursor);
            let moved = |at: usize, by: isize| (at + size).saturating_add_signed(by) % size;
            solving.cursor = topology.cell_at(moved(row, rows), moved(column, columns));
        }
    }

    /// Takes a press while a student is at work. Only what changes nothing of the run is left to the
    /// window.
    pub(super) fn press_solving(&mut self, press: &Press) -> bool {
        let Some(solving) = &self.solving else {
            return false;
        };
        let is_over = solving.is_over;
        let is = |key| press.is(key, Modifiers::NONE);
        let way = [
            (Key::ArrowUp, -1, 0),
            (Key::ArrowDown, 1, 0),
            (Key::ArrowLeft, 0, -1),
            (Key::ArrowRight, 0, 1),
        ];
        if let Some((_, rows, columns)) = way.into_iter().find(|(key, ..)| is(*key)) {
            self.move_cursor(rows, columns);
            return true;
        }
        if press.is_char('.') || is(Key::F11) {
            return false;
        }
        if press.repeat {
            return true;
        }
        if is(Key::Escape) {
            if is_over {
                self.end_solving();
            } else {
                self.toggle_solving();
            }
            return true;
        }
        let kinds = [
            (Key::Enter, MoveKind::Select),
            (Key::Space, MoveKind::Select),
            (Key::Backspace, MoveKind::TakeBack),
            (Key::Delete, MoveKind::TakeBack),
            (Key::W, MoveKind::Write),
            (Key::X, MoveKind::Refuse),
            (Key::S, MoveKind::Deduce),
        ];
        if let Some((_, kind)) = kinds.into_iter().find(|(key, _)| is(*key)) {
            self.move_kind(kind);
        } else if press.is_char('0') {
            self.move_kind(MoveKind::DeadEnd);
        } else if press.is_char('?') {
            self.give_hint();
        } else if is(Key::H) {
            self.next_house();
        } else if let Some(value) = self.typed_value(press) {
            self.move_value(value);
        }
        true
    }

    /// The value of this board that a press types.
    fn typed_value(&self, press: &Press) -> Option<Value> {
        let size = self.lesson.problem.shape().size() as u8;
        let value = Value::from_char(press.character()?)?;
        (value.number() <= size).then_some(value)
    }
}
