use crate::puzzle::{Cell, MAX_HOUSES, MAX_SIZE, Topology, Value};
use crate::solver::grid::Grid;

/// Which cell holds each value of each house, so that a conflict names its culprit without a look
/// along the house. An entry means something only while the house holds the value.
#[derive(Clone)]
pub(in crate::solver) struct Holders([[u8; MAX_SIZE]; MAX_HOUSES]);

impl Holders {
    pub(in crate::solver) const fn empty() -> Self {
        Self([[0; MAX_SIZE]; MAX_HOUSES])
    }

    pub(in crate::solver) fn of(grid: &Grid, topology: &Topology) -> Self {
        let mut holders = Self::empty();
        for cell in topology.all_cells() {
            if let Some(value) = grid.value(cell) {
                holders.write(topology, cell, value);
            }
        }
        holders
    }

    #[inline(always)]
    pub(in crate::solver) fn write(&mut self, topology: &Topology, cell: Cell, value: Value) {
        for house in topology.house_indices(cell) {
            self.0[house][value.index()] = cell.index() as u8;
        }
    }

    /// The peer that forbids the value in this cell: the one in its row, else in its column, else
    /// in its box. `None` when the value may be written.
    #[inline(always)]
    pub(in crate::solver) fn culprit(
        &self,
        grid: &Grid,
        topology: &Topology,
        cell: Cell,
        value: Value,
    ) -> Option<Cell> {
        let [row, column, r#box] = topology.house_indices(cell);
        let bit = value.bit();
        let house = if grid.used(column) & bit != 0 { column } else { r#box };
        let house = if grid.used(row) & bit != 0 { row } else { house };
        (grid.used(house) & bit != 0).then(|| Cell::from_u8(self.0[house][value.index()]))
    }
}
