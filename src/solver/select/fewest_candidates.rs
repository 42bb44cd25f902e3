//! The cell with the smallest domain.

use super::degree::empty_peers;
use crate::puzzle::Cell;
use crate::solver::grid::Grid;
use crate::solver::houses::Houses;
use std::cmp::Reverse;

/// The empty cell with the fewest candidates, ties to the first: the heuristic known as minimum
/// remaining values (Haralick and Elliott 1980). The board must not be full.
pub(in crate::solver) fn select(grid: &Grid, houses: impl Houses) -> Cell {
    grid.empty_cells()
        .min_by_key(|cell| grid.domain(houses, *cell).count_ones())
        .expect("a choice is opened only while a cell is empty")
}

/// Of the empty cells with the fewest candidates the one with the most empty peers, ties to the first. On maps this
/// selects as DSATUR does (Brélaz 1979). The board must not be full.
pub(in crate::solver) fn select_by_degree(grid: &Grid, houses: impl Houses) -> Cell {
    let rank = |cell: &Cell| {
        let candidates = grid.domain(houses, *cell).count_ones();
        (candidates, Reverse(empty_peers(grid, houses, *cell)))
    };
    grid.empty_cells()
        .min_by_key(rank)
        .expect("a choice is opened only while a cell is empty")
}
