//! The puzzle editor: a puzzle typed on a board or generated at a given difficulty.
//!
//! ```text
//! keys, pad, pasted ─→ Sketch ─→ SketchStatus: clashes, or how many solutions, a slice at a time
//! wish ─→ Generator ────┘  └─→ boards, a text, a lesson
//! ```

mod sketch;

use crate::generator::{Census, Difficulty, Generator, Making, SEEDS, Solutions, Wish};
use crate::puzzle::text::Note;
use crate::puzzle::{Cell, Clash, Family, Problem, ProblemError, RegionsError, Topology, Value};
use crate::solver::Strategy;
use sketch::{Sketch, can_be_drawn};
use std::sync::Arc;

/// Steps per slice.
const SLICE: u64 = 200;
/// The limit, in steps, for counting solutions: some minutes.
const MOST_STEPS: u64 = 20_000_000;

/// The editor.
pub struct Editor {
    sketch: Sketch,
    cursor: Cell,
    status: SketchStatus,
    strategy: Strategy,
    difficulty: Difficulty,
    seed: u64,
    making: Option<Box<Generator>>,
    made: Option<(Wish, Option<u64>)>,
    /// How the puzzle on the board was read, until it is changed.
    notes: Vec<Note>,
}

/// What is known about the board.
pub enum SketchStatus {
    /// The drawn regions do not divide the board yet.
    Undivided(RegionsError),
    /// Givens that break a rule.
    Clashing(ProblemError),
    /// Solutions are being counted.
    Counting(Box<Census>),
    /// The number of solutions.
    Known(Solutions),
}

/// An action in the editor.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Move the cursor to a cell.
    Point(Cell),
    /// Move the cursor by rows and columns, stopping at the edge.
    Go(isize, isize),
    /// Move the cursor in reading order.
    GoOn(isize),
    /// Write a value into the cell at the cursor, or empty it. While regions are drawn, the value
    /// is the number of its region.
    Write(Option<Value>),
    /// Begin to draw regions, or end.
    Draw,
    /// Start over with an empty board of this family.
    Clear(Family),
    /// Change the family. The values stay if the board has as many cells and values.
    Become(Family),
    /// Undo the last change.
    Undo,
    /// Redo the change undone last.
    Redo,
    /// Load a puzzle, with notes on how it was read.
    Put(Box<Problem>, Vec<Note>),
    /// Load the puzzle on show.
    PutShown,
    /// Set the strategy that difficulty is measured by.
    For(Strategy),
    /// Set the difficulty of the next puzzle.
    Difficulty(Difficulty),
    /// Set the seed of the next puzzle.
    Seed(u64),
    /// Start generating a puzzle.
    Make,
    /// Cancel generating.
    GiveUp,
}

impl SketchStatus {
    fn of(sketch: &Sketch) -> Self {
        if let Some(error) = sketch.undivided() {
            return Self::Undivided(error);
        }
        match sketch.problem() {
            Ok(problem) => Self::Counting(Box::new(Census::new(problem))),
            Err(error) => Self::Clashing(error),
        }
    }
}

impl Default for Editor {
    fn default() -> Self {
        let sketch = Sketch::default();
        Self {
            status: SketchStatus::of(&sketch),
            sketch,
            cursor: Cell::new(0),
            strategy: Strategy::NAMED[0].1,
            difficulty: Difficulty::default(),
            seed: 1,
            making: None,
            made: None,
            notes: Vec::new(),
        }
    }
}

impl Editor {
    /// Restores an editor from what was [saved](Self::kept), if it can be read.
    pub(super) fn restored(kept: &str) -> Self {
        let mut editor = Self::default();
        if let Some(sketch) = Sketch::read(kept) {
            editor.sketch = sketch;
            editor.change();
        }
        editor
    }

    /// The text to save; empty for an empty board without regions of its own.
    pub fn kept(&self) -> String {
        match self.sketch.is_blank() {
            true => String::new(),
            false => self.sketch.text(),
        }
    }

    /// The puzzle, if no two givens clash, and its regions divide it.
    pub fn problem(&self) -> Option<Problem> {
        let is_undivided = matches!(self.status, SketchStatus::Undivided(_));
        self.sketch.problem().ok().filter(|_| !is_undivided)
    }

    /// The number of each cell's region, while regions are drawn.
    pub fn drawn(&self) -> Option<&[Value]> {
        self.sketch.drawn()
    }

    /// Whether the regions of the board can be drawn.
    pub fn can_draw(&self) -> bool {
        can_be_drawn(self.topology().family())
    }

    /// The board without its values.
    pub const fn topology(&self) -> &Arc<Topology> {
        self.sketch.topology()
    }

    /// The cells' values, in order.
    pub fn values(&self) -> &[Option<Value>] {
        self.sketch.values()
    }

    /// Whether the board is empty.
    pub fn is_empty(&self) -> bool {
        self.sketch.is_empty()
    }

    /// The cell at the cursor.
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// What is known about the board.
    pub const fn status(&self) -> &SketchStatus {
        &self.status
    }

    /// How the puzzle on the board was read where it could be read otherwise.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The givens that clash.
    pub fn clashes(&self) -> &[Clash] {
        match &self.status {
            SketchStatus::Clashing(ProblemError::Clashes { clashes, .. }) => clashes,
            _ => &[],
        }
    }

    /// Whether there is something to undo, and something to redo.
    pub const fn can_undo_redo(&self) -> (bool, bool) {
        self.sketch.can_undo_redo()
    }

    /// The wish for the next generated puzzle, if one can be generated for this board. None can
    /// while its regions are drawn.
    pub fn wish(&self) -> Option<Wish> {
        let family = self.topology().family();
        let can_be = self.drawn().is_none() && Wish::can_be_of(family);
        can_be.then(|| Wish {
            family: family.clone(),
            strategy: self.strategy,
            difficulty: self.difficulty,
            seed: self.seed,
        })
    }

    /// The generator at work, if any.
    pub fn making(&self) -> Option<&Generator> {
        self.making.as_deref()
    }

    /// The last wish and the difficulty reached; the latter is `None` if no such puzzle was found.
    pub const fn made(&self) -> Option<&(Wish, Option<u64>)> {
        self.made.as_ref()
    }

    pub(super) fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Point(cell) => self.cursor = cell,
            Edit::Go(rows, columns) => self.go(rows, columns),
            Edit::GoOn(by) => {
                let last = self.topology().cells() - 1;
                let index = self.cursor.index().saturating_add_signed(by);
                self.cursor = Cell::new(index.min(last));
            }
            Edit::Write(value) => {
                self.sketch.write(self.cursor, value);
                self.change();
            }
            Edit::Draw => {
                self.sketch.toggle_drawing();
                self.change();
            }
            Edit::Clear(family) => {
                self.sketch.clear(family);
                self.change();
            }
            Edit::Become(family) => {
                self.sketch.become_of(family);
                self.change();
            }
            Edit::Undo => {
                self.sketch.undo();
                self.change();
            }
            Edit::Redo => {
                self.sketch.redo();
                self.change();
            }
            Edit::Put(problem, notes) => {
                self.put(&problem);
                self.notes = notes;
            }
            // Handled by the session, which knows the puzzle.
            Edit::PutShown => {}
            Edit::For(strategy) => self.strategy = strategy,
            Edit::Difficulty(difficulty) => self.difficulty = difficulty,
            Edit::Seed(seed) => self.seed = seed % SEEDS,
            Edit::Make => {
                self.made = None;
                self.making = self.wish().map(|wish| Box::new(Generator::new(wish)));
            }
            Edit::GiveUp => self.making = None,
        }
    }

    pub(super) fn put(&mut self, problem: &Problem) {
        self.sketch.put(problem);
        self.change();
    }

    /// Reassesses the board after a change.
    fn change(&mut self) {
        self.status = SketchStatus::of(&self.sketch);
        self.making = None;
        self.made = None;
        self.notes.clear();
        let last = self.topology().cells() - 1;
        self.cursor = Cell::new(self.cursor.index().min(last));
    }

    fn go(&mut self, rows: isize, columns: isize) {
        let topology = self.sketch.topology();
        let width = topology.width();
        let height = topology.cells() / width;
        let (row, column) = topology.row_column(self.cursor);
        let moved = |at: usize, by: isize, size: usize| at.saturating_add_signed(by).min(size - 1);
        let (row, column) = (moved(row, rows, height), moved(column, columns, width));
        self.cursor = topology.cell_at(row, column);
    }

    /// Whether there is background work: counting or generating.
    pub fn is_busy(&self) -> bool {
        let counts = |census: &Census| census.steps() < MOST_STEPS;
        self.making.is_some()
            || matches!(&self.status, SketchStatus::Counting(census) if counts(census))
    }

    /// Does a slice of counting or generating.
    pub(super) fn slice(&mut self) {
        if let Some(generator) = &mut self.making {
            let making = generator.advance(10 * SLICE);
            let wish = generator.wish().clone();
            match making {
                Making::Working => {}
                Making::Made(made) => {
                    self.put(&made.problem);
                    self.seed = (wish.seed + 1) % SEEDS;
                    self.made = Some((wish, Some(made.amount)));
                }
                Making::NotFound => {
                    self.making = None;
                    self.made = Some((wish, None));
                }
            }
        } else if let SketchStatus::Counting(census) = &mut self.status
            && let Some(solutions) = census.advance(SLICE)
        {
            self.status = SketchStatus::Known(solutions);
        }
    }
}
