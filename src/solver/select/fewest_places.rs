//! The constraint with the fewest options, be it a cell or a digit in a house.

use crate::solver::candidates::{Candidates, bits};
use crate::solver::event::Spot;
use crate::solver::grid::Grid;
use crate::solver::houses::Houses;

/// The open constraint with the fewest options, ties to the first: cells that need a value, then
/// houses that must hold every value and need one. This is how Knuth's Algorithm X ("Dancing Links",
/// 2000) chooses a column of the exact cover matrix. The board must not be full.
pub(in crate::solver) fn select(grid: &Grid, candidates: &Candidates, houses: impl Houses) -> Spot {
    let cells = grid
        .empty_cells()
        .map(|cell| (candidates.domain(cell).count_ones(), Spot::Cell(cell)));
    let digits = houses.covering_houses().flat_map(|house| {
        bits(grid.missing(house.index())).map(move |value| {
            (
                u32::from(candidates.places(house.index(), value)),
                Spot::Places(house, value),
            )
        })
    });
    cells
        .chain(digits)
        .min_by_key(|(options, _)| *options)
        .map(|(_, spot)| spot)
        .expect("a choice is opened only while a cell is empty")
}
