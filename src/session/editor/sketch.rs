//! A puzzle being written: any values in any cells, with undo.

use crate::puzzle::notation;
use crate::puzzle::{Cell, Family, Problem, ProblemError, Shape, Topology, Value};
use std::sync::Arc;

/// The number of changes that can be undone.
const MOST_CHANGES: usize = 500;

/// The board and its history.
pub struct Sketch {
    board: Board,
    past: Vec<Board>,
    future: Vec<Board>,
}

#[derive(Clone, PartialEq)]
struct Board {
    topology: Arc<Topology>,
    cells: Vec<Option<Value>>,
}

impl Default for Sketch {
    fn default() -> Self {
        Self::on(Topology::of(Shape::usual(9).expect("the usual board")))
    }
}

impl Sketch {
    /// An empty board.
    fn on(topology: Arc<Topology>) -> Self {
        let cells = vec![None; topology.cells()];
        Self {
            board: Board { topology, cells },
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// The board without its values.
    pub const fn topology(&self) -> &Arc<Topology> {
        &self.board.topology
    }

    /// The cells' values, in order.
    pub fn values(&self) -> &[Option<Value>] {
        &self.board.cells
    }

    /// Whether the board is empty.
    pub fn is_empty(&self) -> bool {
        self.board.cells.iter().all(Option::is_none)
    }

    /// The puzzle, if no two givens clash.
    pub fn problem(&self) -> Result<Problem, ProblemError> {
        Problem::on(&self.board.topology, &self.board.cells)
    }

    /// Writes a value into a cell, or empties it. Values too large for the board are ignored.
    pub fn write(&mut self, cell: Cell, value: Option<Value>) {
        if value.is_some_and(|value| usize::from(value.number()) > self.board.topology.size()) {
            return;
        }
        let mut board = self.board.clone();
        board.cells[cell.index()] = value;
        self.change(board);
    }

    /// Replaces the board by a puzzle.
    pub fn put(&mut self, problem: &Problem) {
        self.change(Board {
            topology: Arc::clone(problem.topology()),
            cells: problem.givens().collect(),
        });
    }

    /// Replaces the board by a saved one.
    pub fn write_text(&mut self, text: &str) {
        if let Some(saved) = Self::read(text) {
            self.change(saved.board);
        }
    }

    /// Replaces the board by an empty one of this family.
    pub fn clear(&mut self, family: Family) {
        self.change(Self::on(Topology::new(family)).board);
    }

    fn change(&mut self, board: Board) {
        if board != self.board {
            if self.past.len() == MOST_CHANGES {
                self.past.remove(0);
            }
            self.past.push(std::mem::replace(&mut self.board, board));
            self.future.clear();
        }
    }

    /// Whether there is something to undo, and something to redo.
    pub const fn can_undo_redo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(board) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.board, board));
        }
    }

    /// Redoes the change undone last.
    pub fn redo(&mut self) {
        if let Some(board) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.board, board));
        }
    }

    /// The board as a line that [`read`](Self::read) understands.
    pub fn text(&self) -> String {
        let line = notation::line(self.board.cells.iter().copied());
        format!("{};{line}", self.board.topology.family())
    }

    /// Reads a saved board; `None` if the text is not one.
    pub fn read(text: &str) -> Option<Self> {
        let (family, line) = text.split_once(';')?;
        let topology = Topology::new(family.parse().ok()?);
        let mut sketch = Self::on(Arc::clone(&topology));
        let is_full = line.chars().count() == topology.cells();
        for (cell, sign) in sketch.board.cells.iter_mut().zip(line.chars()) {
            *cell = Value::from_char(sign);
            let number = cell.map_or(0, Value::number);
            if cell.is_none() && sign != '.' || usize::from(number) > topology.size() {
                return None;
            }
        }
        is_full.then_some(sketch)
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
            let mut sketch = Sketch::default();
            let mut boards = vec![sketch.text()];
            for (cell, number, kind) in changes {
                match kind {
                    0 => sketch.clear(Family::Sudoku(Shape::usual(4 + 2 * usize::from(number % 7)).unwrap())),
                    1 => sketch.clear(sketch.topology().family().clone()),
                    _ => {
                        let cell = Cell::new(cell % sketch.topology().cells());
                        sketch.write(cell, Value::new(number));
                    }
                }
                if boards.last() != Some(&sketch.text()) {
                    boards.push(sketch.text());
                }
                prop_assert_eq!(Sketch::read(&sketch.text()).map(|read| read.text()), Some(sketch.text()));
            }
            let end = boards.last().unwrap().clone();
            for board in boards.iter().rev() {
                prop_assert_eq!(&sketch.text(), board);
                sketch.undo();
            }
            prop_assert!(!sketch.can_undo_redo().0);
            boards.iter().for_each(|_| sketch.redo());
            prop_assert_eq!(sketch.text(), end);
        }

        #[test]
        fn any_saved_sketch_is_read_safely(text in ".{0,40}", boxes in "[0-9x;]{0,8}") {
            let _ = Sketch::read(&format!("{boxes}{text}"));
            let _ = Sketch::read(&text);
        }
    }

    #[test]
    fn clashes_are_found_and_high_values_are_ignored() {
        let mut sketch = Sketch::on(Topology::of(Shape::usual(4).unwrap()));
        sketch.write(Cell::new(0), Value::new(5));
        assert!(sketch.is_empty());
        sketch.write(Cell::new(0), Value::new(4));
        sketch.write(Cell::new(3), Value::new(4));
        assert!(
            matches!(sketch.problem(), Err(ProblemError::Clashes { clashes, .. }) if clashes.len() == 1)
        );
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
