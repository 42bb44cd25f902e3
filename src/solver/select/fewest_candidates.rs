//! The cell with the smallest domain.

use crate::puzzle::Cell;
use crate::solver::grid::Grid;
use crate::solver::houses::Houses;

/// The empty cell with the fewest candidates, ties to the first: the heuristic known as minimum
/// remaining values (Haralick and Elliott 1980). The board must not be full.
pub(in crate::solver) fn select(grid: &Grid, houses: impl Houses) -> Cell {
    grid.empty_cells()
        .min_by_key(|cell| grid.domain(houses, *cell).count_ones())
        .expect("a choice is opened only while a cell is empty")
}
