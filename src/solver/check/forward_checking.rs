//! Forward checking: finds a cell that a guess leaves without candidates.

use crate::puzzle::{Cell, Topology};
use crate::solver::grid::Grid;

/// The first empty cell of the whole board, row by row, without a candidate.
pub(in crate::solver) fn wiped_cell(grid: &Grid, topology: &Topology) -> Option<Cell> {
    grid.empty_cells()
        .find(|cell| grid.domain(topology, *cell) == 0)
}

/// The first empty peer of `cell`, row by row, without a candidate (Haralick and Elliott 1980).
pub(in crate::solver) fn wiped_peer(grid: &Grid, topology: &Topology, cell: Cell) -> Option<Cell> {
    let is_empty = |peer: &Cell| grid.value(*peer).is_none();
    let is_blocked = |peer: &Cell| grid.blocked(topology, *peer) == grid.full_mask();
    topology
        .peers_of(cell)
        .iter()
        .copied()
        .find(|peer| is_empty(peer) && is_blocked(peer))
}
