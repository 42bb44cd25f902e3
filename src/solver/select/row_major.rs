//! Cells in their order: row by row on a square board.

use crate::puzzle::Cell;
use crate::solver::grid::Grid;

/// The first empty cell. The board must not be full.
#[inline(always)]
pub(in crate::solver) fn select(grid: &Grid) -> Cell {
    grid.first_empty()
        .expect("a choice is opened only while a cell is empty")
}
