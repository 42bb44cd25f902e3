use std::fmt;

/// A cell of the board, numbered row by row from 0 (`R1C1`).
///
/// A cell is just its number: its row, column and box depend on the board's
/// [`Topology`](super::Topology).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this row-by-row number. Panics above 255, the last cell of a 16×16 board.
    pub fn new(index: usize) -> Self {
        assert!(
            index < super::MAX_CELLS,
            "cell {index} is outside every board"
        );
        Self(index as u8)
    }

    pub(crate) const fn from_u8(index: u8) -> Self {
        Self(index)
    }

    /// The row-by-row number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell {}", self.0)
    }
}
