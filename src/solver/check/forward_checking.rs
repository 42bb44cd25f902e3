//! Forward checking: finds a cell that a guess leaves without candidates.

use crate::puzzle::Cell;
use crate::solver::grid::Grid;
use crate::solver::houses::Houses;

/// The first empty cell of the whole board, in order, without a candidate.
pub(in crate::solver) fn wiped_cell(grid: &Grid, houses: impl Houses) -> Option<Cell> {
    grid.empty_cells()
        .find(|cell| grid.domain(houses, *cell) == 0)
}

/// The first empty peer of `cell`, in order, without a candidate (Haralick and Elliott 1980).
pub(in crate::solver) fn wiped_peer(grid: &Grid, houses: impl Houses, cell: Cell) -> Option<Cell> {
    let is_empty = |peer: &Cell| grid.value(*peer).is_none();
    let is_blocked = |peer: &Cell| grid.domain(houses, *peer) == 0;
    houses
        .peers_of(cell)
        .iter()
        .copied()
        .find(|peer| is_empty(peer) && is_blocked(peer))
}
