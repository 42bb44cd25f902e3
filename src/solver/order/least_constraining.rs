//! The value that leaves the most to others.

use crate::puzzle::Cell;
use crate::solver::candidates::bits;
use crate::solver::grid::Grid;
use crate::solver::houses::Houses;

/// Of these values the one that strikes the fewest candidates from empty peers, ties to the lowest, as a bit; 0 if
/// there is none (least-constraining value: Haralick and Elliott 1980). Deductions that would follow do not count,
/// and a value that empties a domain is not avoided.
#[inline(never)]
pub(super) fn first(untried: u16, cell: Cell, grid: &Grid, houses: impl Houses) -> u16 {
    bits(untried)
        .min_by_key(|value| grid.struck_by(houses, cell, *value))
        .map_or(0, |value| value.bit())
}
