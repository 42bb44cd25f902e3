use std::fmt;
use std::num::NonZeroU8;

/// A row, a column or a box: a group of cells that must hold every value once.
///
/// Houses are numbered rows 1..N, columns 1..N, boxes 1..N (boxes row by row), the order in which
/// the search examines them. The number fits into a byte with room for a niche, so that an event
/// that names a house stays four bytes long.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(NonZeroU8);

/// The three kinds of house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HouseKind {
    /// A horizontal line of cells.
    Row,
    /// A vertical line of cells.
    Column,
    /// A rectangle of cells.
    Box,
}

impl House {
    /// The house with this number from 0 in the order rows, columns, boxes.
    pub(crate) const fn from_index(index: usize) -> Self {
        match NonZeroU8::new(index as u8 + 1) {
            Some(n) => Self(n),
            None => unreachable!(),
        }
    }

    /// The house's number from 0 in the order rows, columns, boxes.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its kind, and its number within its kind, from 1, on boards of this size.
    pub fn named(self, size: usize) -> (HouseKind, usize) {
        let kind = match self.index() / size {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        };
        (kind, self.index() % size + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "house {}", self.index())
    }
}
