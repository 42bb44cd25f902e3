//! The cell with the smallest domain.

use crate::puzzle::{Cell, Topology};
use crate::solver::grid::Grid;

/// The empty cell with the fewest candidates, ties row by row: the heuristic known as minimum
/// remaining values (Haralick and Elliott 1980). The board must not be full.
pub(in crate::solver) fn select(grid: &Grid, topology: &Topology) -> Cell {
    grid.empty_cells()
        .min_by_key(|cell| grid.domain(topology, *cell).count_ones())
        .expect("a choice is opened only while a cell is empty")
}
