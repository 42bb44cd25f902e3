//! A puzzle of one's own: written on a board, or made by difficulty.
//!
//! ```text
//! keys, pad, pasted ─→ Sketch ─→ Standing: clashes, or how many solutions, a slice at a time
//! wish ─→ Generator ────┘  └─→ boards, a text, a lesson
//! ```

mod sketch;

use crate::generator::{Census, Difficulty, Generator, Making, Solutions, Wish};
use crate::puzzle::{Cell, Clash, Problem, ProblemError, Shape, Value};
use crate::solver::Strategy;
use sketch::Sketch;

/// Steps of a slice.
const SLICE: u64 = 200;
/// The most steps after which it is told that nobody knows how many solutions there are: minutes.
const MOST_STEPS: u64 = 20_000_000;
/// Seeds are below this, so that they can be read out.
pub const SEEDS: u64 = 1_000_000;

/// The editor.
pub struct Editor {
    sketch: Sketch,
    cursor: Cell,
    standing: Standing,
    strategy: Strategy,
    difficulty: Difficulty,
    seed: u64,
    making: Option<Box<Generator>>,
    made: Option<(Wish, Option<u64>)>,
}

/// What is known of the board.
pub enum Standing {
    /// Givens break a rule.
    Clashing(ProblemError),
    /// Solutions are being counted.
    Counting(Box<Census>),
    /// They have been.
    Known(Solutions),
}

/// What is done in the editor.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Points at a cell.
    Point(Cell),
    /// Moves the cursor by rows and columns, no further than the edge.
    Go(isize, isize),
    /// Moves it in reading order.
    GoOn(isize),
    /// Writes into the cell, or empties it.
    Write(Option<Value>),
    /// Empties every cell, of a board of this shape.
    Clear(Shape),
    /// Takes the last change back.
    Undo,
    /// Makes it again.
    Redo,
    /// Puts a puzzle onto the board.
    Put(Box<Problem>),
    /// Puts the puzzle onto it that is on show.
    PutShown,
    /// What the next puzzle is to be difficult for.
    For(Strategy),
    /// How difficult it is to be.
    Difficulty(Difficulty),
    /// What it follows from.
    Seed(u64),
    /// Begins to make it.
    Make,
    /// Gives that up.
    GiveUp,
}

impl Standing {
    fn of(sketch: &Sketch) -> Self {
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
            standing: Standing::of(&sketch),
            sketch,
            cursor: Cell::new(0),
            strategy: Strategy::NAMED[0].1,
            difficulty: Difficulty::default(),
            seed: 1,
            making: None,
            made: None,
        }
    }
}

impl Editor {
    /// An editor that goes on with what was [kept](Self::kept), if it can be read.
    pub(super) fn restored(kept: &str) -> Self {
        let mut editor = Self::default();
        if let Some(sketch) = Sketch::read(kept) {
            editor.sketch = sketch;
            editor.change();
        }
        editor
    }

    /// What is to be kept of it; nothing of an empty board.
    pub fn kept(&self) -> String {
        if self.sketch.is_empty() {
            String::new()
        } else {
            self.sketch.text()
        }
    }

    /// The puzzle as it is, if no two givens clash.
    pub fn problem(&self) -> Option<Problem> {
        self.sketch.problem().ok()
    }

    /// The measures of the board.
    pub const fn shape(&self) -> Shape {
        self.sketch.shape()
    }

    /// What stands in the cells, row by row.
    pub fn values(&self) -> &[Option<Value>] {
        self.sketch.values()
    }

    /// Whether nothing stands anywhere.
    pub fn is_empty(&self) -> bool {
        self.sketch.is_empty()
    }

    /// The cell that is written into next.
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// What is known of the board.
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The givens that break a rule.
    pub fn clashes(&self) -> &[Clash] {
        match &self.standing {
            Standing::Clashing(ProblemError::Clashes { clashes, .. }) => clashes,
            Standing::Clashing(_) | Standing::Counting(_) | Standing::Known(_) => &[],
        }
    }

    /// Whether there is something to undo, and to do again.
    pub const fn can_turn(&self) -> (bool, bool) {
        self.sketch.can_turn()
    }

    /// What the next puzzle is to be like.
    pub fn wish(&self) -> Wish {
        Wish {
            shape: self.shape(),
            strategy: self.strategy,
            difficulty: self.difficulty,
            seed: self.seed,
        }
    }

    /// The puzzle that is being made.
    pub fn making(&self) -> Option<&Generator> {
        self.making.as_deref()
    }

    /// What was made last, and what it takes; nothing if there was no such puzzle.
    pub const fn made(&self) -> Option<(Wish, Option<u64>)> {
        self.made
    }

    pub(super) fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Point(cell) => self.cursor = cell,
            Edit::Go(rows, columns) => self.go(rows, columns),
            Edit::GoOn(by) => {
                let last = self.shape().cells() - 1;
                let index = self.cursor.index().saturating_add_signed(by);
                self.cursor = Cell::new(index.min(last));
            }
            Edit::Write(value) => {
                self.sketch.write(self.cursor, value);
                self.change();
            }
            Edit::Clear(shape) => {
                self.sketch.clear(shape);
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
            Edit::Put(problem) => self.put(&problem),
            // Only the session knows which.
            Edit::PutShown => {}
            Edit::For(strategy) => self.strategy = strategy,
            Edit::Difficulty(difficulty) => self.difficulty = difficulty,
            Edit::Seed(seed) => self.seed = seed % SEEDS,
            Edit::Make => {
                self.made = None;
                self.making = Some(Box::new(Generator::new(self.wish())));
            }
            Edit::GiveUp => self.making = None,
        }
    }

    pub(super) fn put(&mut self, problem: &Problem) {
        self.sketch.put(problem);
        self.change();
    }

    /// Looks anew at what the board has become.
    fn change(&mut self) {
        self.standing = Standing::of(&self.sketch);
        self.making = None;
        self.made = None;
        let last = self.shape().cells() - 1;
        self.cursor = Cell::new(self.cursor.index().min(last));
    }

    fn go(&mut self, rows: isize, columns: isize) {
        let size = self.shape().size();
        let (row, column) = (self.cursor.index() / size, self.cursor.index() % size);
        let moved = |at: usize, by: isize| at.saturating_add_signed(by).min(size - 1);
        self.cursor = Cell::new(moved(row, rows) * size + moved(column, columns));
    }

    /// Whether something goes on by itself.
    pub fn is_busy(&self) -> bool {
        let is_counting = match &self.standing {
            Standing::Counting(census) => census.steps() < MOST_STEPS,
            Standing::Clashing(_) | Standing::Known(_) => false,
        };
        is_counting || self.making.is_some()
    }

    /// Goes on counting solutions, or making a puzzle.
    pub(super) fn slice(&mut self) {
        if let Some(generator) = &mut self.making {
            let making = generator.advance(10 * SLICE);
            let wish = generator.wish();
            match making {
                Making::Working => {}
                Making::Made(made) => {
                    self.put(&made.problem);
                    self.made = Some((wish, Some(made.amount)));
                    self.seed = (wish.seed + 1) % SEEDS;
                }
                Making::NotFound => {
                    self.making = None;
                    self.made = Some((wish, None));
                }
            }
        } else if let Standing::Counting(census) = &mut self.standing
            && let Some(solutions) = census.advance(SLICE)
        {
            self.standing = Standing::Known(solutions);
        }
    }
}
