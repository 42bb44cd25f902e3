//! The puzzle editor: a puzzle typed on a board or generated at a given difficulty.
//!
//! ```text
//! keys, pad, pasted ─→ Sketch ─→ SketchStatus: clashes, or how many solutions, a slice at a time
//! wish ─→ Generator ────┘  └─→ boards, a text, a lesson
//! ```

use crate::generator::{Census, Difficulty, Generator, Making, SEEDS, Solutions, Wish};
use crate::puzzle::text::{self, Note};
use crate::puzzle::{
    BoardChange, Cell, Clash, Family, Problem, ProblemError, Shape, Topology, Value,
};
use crate::solver::Strategy;
use std::sync::Arc;

/// Steps per slice.
const SLICE: u64 = 200;
/// The limit, in steps, for counting solutions: some minutes.
const MOST_STEPS: u64 = 20_000_000;

/// The editor.
pub struct Editor {
    /// The board.
    pub sketch: Sketch,
    past: Vec<Sketch>,
    future: Vec<Sketch>,
    /// The cell at the cursor.
    pub cursor: Cell,
    /// What is known about the board.
    pub status: SketchStatus,
    /// The next puzzle to generate.
    wish: Wish,
    /// The generator at work, if any.
    pub making: Option<Box<Generator>>,
    /// The last wish and the difficulty reached; the latter is `None` if no such puzzle was found.
    pub made: Option<(Wish, Option<u64>)>,
    /// How the puzzle on the board was read where it could be read otherwise, until it is changed.
    pub notes: Vec<Note>,
}

/// A puzzle being written: any values in any cells.
#[derive(Clone, PartialEq)]
pub struct Sketch {
    /// The board without its values.
    pub topology: Arc<Topology>,
    /// The cells' values, in order.
    pub values: Vec<Option<Value>>,
}

/// What is known about the board.
pub enum SketchStatus {
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
    /// Write a value into the cell at the cursor, or empty it. Values too large for the board are
    /// ignored.
    Write(Option<Value>),
    /// Start over with an empty board of this family.
    Clear(Family),
    /// Change the family. The values stay if the board has as many cells and values.
    Become(Family),
    /// Change what determines the board, if that can be.
    Alter(BoardChange),
    /// Undo the last change.
    Undo,
    /// Redo the change undone last.
    Redo,
    /// Load a puzzle, with notes on how it was read.
    Put(Box<Problem>, Vec<Note>),
    /// Load the puzzle on show.
    PutShown,
    /// Say what puzzle to generate next.
    Wish(Wish),
    /// Start generating a puzzle.
    Make,
    /// Cancel generating.
    GiveUp,
}

impl Sketch {
    fn empty(topology: Arc<Topology>) -> Self {
        Self {
            values: vec![None; topology.cells()],
            topology,
        }
    }

    /// Whether no cell has a value.
    pub fn is_empty(&self) -> bool {
        self.values.iter().all(Option::is_none)
    }

    /// The puzzle, if no two givens clash.
    pub fn problem(&self) -> Result<Problem, ProblemError> {
        Problem::on(&self.topology, &self.values)
    }

    /// Whether a value may stand on the board: none on a way, whose start is given.
    fn fits(&self, value: Value) -> bool {
        usize::from(value.number()) <= self.topology.size() && self.topology.way().is_none()
    }

    /// The text to save.
    pub fn text(&self) -> String {
        let line = match self.topology.way() {
            // Its start is known by its family.
            Some(_) => ".".repeat(self.values.len()),
            None => text::line(&self.topology, self.values.iter().copied()),
        };
        format!("{};{line}", self.topology.family())
    }

    /// Reads what [`text`](Self::text) wrote.
    fn read(text: &str) -> Option<Self> {
        let (family, line) = text.split_once(';')?;
        let mut sketch = Self::empty(Topology::new(family.parse().ok()?));
        let value = |sign| match sketch.topology.numbering().value(sign) {
            Some(value) => sketch.fits(value).then_some(Some(value)),
            None => (sign == '.').then_some(None),
        };
        let values: Vec<_> = line.chars().map(value).collect::<Option<_>>()?;
        let is_whole = values.len() == sketch.values.len();
        sketch.values = values;
        is_whole.then_some(sketch)
    }
}

impl SketchStatus {
    fn of(sketch: &Sketch) -> Self {
        match sketch.problem() {
            Ok(problem) => Self::Counting(Box::new(Census::new(problem))),
            Err(error) => Self::Clashing(error),
        }
    }
}

impl Default for Editor {
    fn default() -> Self {
        let shape = Shape::usual(9).expect("the usual board");
        let sketch = Sketch::empty(Topology::of(shape));
        Self {
            status: SketchStatus::of(&sketch),
            sketch,
            past: Vec::new(),
            future: Vec::new(),
            cursor: Cell::new(0),
            wish: Wish {
                family: Family::Sudoku(shape),
                strategy: Strategy::NAIVE,
                difficulty: Difficulty::default(),
                seed: 1,
            },
            making: None,
            made: None,
            notes: Vec::new(),
        }
    }
}

impl Editor {
    /// Restores an editor from what was [saved](Sketch::text), if it can be read.
    pub(super) fn restored(kept: &str) -> Self {
        let mut editor = Self::default();
        if let Some(sketch) = Sketch::read(kept) {
            editor.sketch = sketch;
            editor.assess();
        }
        editor
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
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// The wish for the next generated puzzle, if one can be generated for this board.
    pub fn wish(&self) -> Option<&Wish> {
        Some(&self.wish).filter(|wish| Wish::can_be_of(&wish.family))
    }

    pub(super) fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Point(cell) => self.cursor = cell,
            Edit::Go(rows, columns) => {
                self.cursor = self.sketch.topology.moved(self.cursor, rows, columns);
            }
            Edit::GoOn(by) => {
                let index = self.cursor.index().saturating_add_signed(by);
                self.cursor = self.cell_near(index);
            }
            Edit::Write(value) => {
                if value.is_none_or(|value| self.sketch.fits(value)) {
                    let mut sketch = self.sketch.clone();
                    sketch.values[self.cursor.index()] = value;
                    self.change(sketch);
                }
            }
            Edit::Clear(family) => self.change(Sketch::empty(Topology::new(family))),
            Edit::Become(family) => {
                let mut sketch = Sketch::empty(Topology::new(family));
                let (old, new) = (&self.sketch.topology, &sketch.topology);
                let is_alike = (old.cells(), old.size()) == (new.cells(), new.size());
                // A way has only its start given, which may have moved.
                if is_alike && new.way().is_none() {
                    sketch.values.clone_from(&self.sketch.values);
                }
                self.change(sketch);
            }
            Edit::Alter(change) => {
                if let Some(family) = self.sketch.topology.family().changed(change) {
                    self.edit(Edit::Become(family));
                }
            }
            Edit::Undo => {
                if let Some(sketch) = self.past.pop() {
                    self.future
                        .push(std::mem::replace(&mut self.sketch, sketch));
                    self.assess();
                }
            }
            Edit::Redo => {
                if let Some(sketch) = self.future.pop() {
                    self.past.push(std::mem::replace(&mut self.sketch, sketch));
                    self.assess();
                }
            }
            Edit::Put(problem, notes) => {
                self.put(&problem);
                self.notes = notes;
            }
            // Handled by the session, which knows the puzzle.
            Edit::PutShown => {}
            Edit::Wish(wish) => self.wish = wish,
            Edit::Make => {
                self.made = None;
                self.making = self
                    .wish()
                    .map(|wish| Box::new(Generator::new(wish.clone())));
            }
            Edit::GiveUp => self.making = None,
        }
    }

    pub(super) fn put(&mut self, problem: &Problem) {
        let mut sketch = Sketch::empty(Arc::clone(problem.topology()));
        if sketch.topology.way().is_none() {
            sketch.values = problem.givens().collect();
        }
        self.change(sketch);
    }

    fn change(&mut self, sketch: Sketch) {
        if sketch != self.sketch {
            self.past.push(std::mem::replace(&mut self.sketch, sketch));
            self.future.clear();
        }
        self.assess();
    }

    /// Reassesses the board after a change.
    fn assess(&mut self) {
        self.status = SketchStatus::of(&self.sketch);
        self.wish.family = self.sketch.topology.family().clone();
        if self
            .wish
            .strategy
            .check_board(&self.sketch.topology)
            .is_err()
        {
            self.wish.strategy = Strategy::NAIVE;
        }
        self.making = None;
        self.made = None;
        self.notes.clear();
        self.cursor = self.cell_near(self.cursor.index());
    }

    /// The cell with this index, or the last one.
    fn cell_near(&self, index: usize) -> Cell {
        Cell::new(index.min(self.sketch.values.len() - 1))
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
                    self.wish.seed = (wish.seed + 1) % SEEDS;
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Undoing every change restores the first board, and redoing them the last one.
        #[test]
        fn changes_are_undone_and_done_again(
            changes in prop::collection::vec((0usize..256, 0u8..=16, 0u8..12), 0..60),
        ) {
            let mut editor = Editor::default();
            let mut boards = vec![editor.sketch.text()];
            for (cell, number, kind) in changes {
                let topology = editor.sketch.topology.clone();
                match kind {
                    0 => editor.edit(Edit::Clear(Family::Sudoku(Shape::usual(4 + 2 * usize::from(number % 7)).unwrap()))),
                    1 => editor.edit(Edit::Clear(topology.family().clone())),
                    _ => {
                        editor.edit(Edit::Point(Cell::new(cell % topology.cells())));
                        editor.edit(Edit::Write(Value::new(number)));
                    }
                }
                if boards.last() != Some(&editor.sketch.text()) {
                    boards.push(editor.sketch.text());
                }
                prop_assert_eq!(Editor::restored(&editor.sketch.text()).sketch.text(), editor.sketch.text());
            }
            let end = boards.last().unwrap().clone();
            for board in boards.iter().rev() {
                prop_assert_eq!(&editor.sketch.text(), board);
                editor.edit(Edit::Undo);
            }
            prop_assert!(!editor.can_undo_redo().0);
            boards.iter().for_each(|_| editor.edit(Edit::Redo));
            prop_assert_eq!(editor.sketch.text(), end);
        }

        #[test]
        fn any_saved_sketch_is_read_safely(text in ".{0,40}", boxes in "[0-9x;]{0,8}") {
            let _ = Sketch::read(&format!("{boxes}{text}"));
            let _ = Sketch::read(&text);
        }
    }

    #[test]
    fn clashes_are_found_and_high_values_are_ignored() {
        let mut editor = Editor::restored("2x2;................");
        editor.edit(Edit::Write(Value::new(5)));
        assert!(editor.sketch.is_empty());
        editor.edit(Edit::Write(Value::new(4)));
        editor.edit(Edit::Point(Cell::new(3)));
        editor.edit(Edit::Write(Value::new(4)));
        assert_eq!(editor.clashes().len(), 1);
        assert!(Sketch::read("2x2;4..4............").is_some());
        for bad in [
            "",
            "2x2;",
            "2x2;5...............",
            "2x2;x...............",
            "9x9;.",
            "2x2;.................",
            "0x4;",
        ] {
            assert!(Sketch::read(bad).is_none(), "{bad}");
        }
    }
}
