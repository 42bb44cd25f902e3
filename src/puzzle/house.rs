use super::named;
use std::fmt;
use std::num::NonZeroU8;

/// A house: a group of cells of which no two may hold the same value, or, where its members have
/// [shifts](super::Link), no two may have the same sum of value and shift.
///
/// Houses are numbered in the order of their [`Topology`](super::Topology), the order in which the
/// search examines them. The number fits into a byte with room for a niche, so that an event that
/// names a house stays four bytes long.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(NonZeroU8);

named! {
    /// The kinds of house.
    pub enum HouseKind {
        /// A horizontal line of cells.
        Row = "row",
        /// A vertical line of cells.
        Column = "column",
        /// A rectangle of cells that tiles the board.
        Box = "box",
        /// A region of any form.
        Region = "region",
        /// The diagonal from the top left to the bottom right.
        Falling = "falling",
        /// The diagonal from the top right to the bottom left.
        Rising = "rising",
        /// One of the four additional squares of a windows Sudoku.
        Window = "window",
        /// Queens: all columns, of which no two rows may choose the same.
        Columns = "columns",
        /// Queens: all diagonals that fall to the right.
        FallingDiagonals = "falling-diagonals",
        /// Queens: all diagonals that rise to the right.
        RisingDiagonals = "rising-diagonals",
        /// Two neighbours on a map.
        Edge = "edge",
        /// All cells of a board.
        Whole = "whole",
        /// Cells of a killer Sudoku that have a sum.
        Cage = "cage",
    }
}

impl House {
    /// The house with this number, from 0.
    pub(crate) const fn from_index(index: usize) -> Self {
        match NonZeroU8::new(index as u8 + 1) {
            Some(n) => Self(n),
            None => unreachable!(),
        }
    }

    /// The house's number, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "house {}", self.index())
    }
}
