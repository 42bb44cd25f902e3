//! The cell with the most empty peers.

use crate::puzzle::Cell;
use crate::solver::grid::Grid;
use crate::solver::houses::Houses;
use std::cmp::Reverse;

/// The empty cell with the most empty peers, ties to the first: the degree heuristic. The board must not be full.
#[inline(never)]
pub(in crate::solver) fn select(grid: &Grid, houses: impl Houses) -> Cell {
    grid.empty_cells()
        .min_by_key(|cell| Reverse(empty_peers(grid, houses, *cell)))
        .expect("a choice is opened only while a cell is empty")
}

/// The number of empty peers of a cell, each counted once however many houses it shares.
pub(super) fn empty_peers(grid: &Grid, houses: impl Houses, cell: Cell) -> usize {
    let peers = houses.peers_of(cell).iter();
    peers.filter(|peer| grid.value(**peer).is_none()).count()
}
