//! Variable ordering: what is decided next, one file per rule.

pub(super) mod degree;
mod fewest_candidates;
mod fewest_places;
mod row_major;

use super::candidates::Candidates;
use super::event::Spot;
use super::grid::Grid;
use super::houses::Houses;
use super::strategy::Select;

/// What is decided next. The board must not be full.
#[inline(always)]
pub(super) fn next(
    select: Select,
    grid: &Grid,
    candidates: &Candidates,
    houses: impl Houses,
) -> Spot {
    match select {
        Select::RowMajor => Spot::Cell(row_major::select(grid)),
        Select::FewestCandidates => Spot::Cell(fewest_candidates::select(grid, houses)),
        Select::Degree => Spot::Cell(degree::select(grid, houses)),
        Select::FewestCandidatesDegree => {
            Spot::Cell(fewest_candidates::select_by_degree(grid, houses))
        }
        Select::FewestPlaces => fewest_places::select(grid, candidates, houses),
    }
}
