use super::MAX_SIZE;

/// The smallest Latin square, and the smallest board with boxes.
pub const LEAST_LATIN: usize = 2;

/// The size of a board without boxes: 1 to 16. A board of one cell is the smallest problem of queens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct BoardSize(u8);

impl BoardSize {
    /// This size, if there is a board of it.
    pub const fn new(size: usize) -> Option<Self> {
        match size {
            1..=MAX_SIZE => Some(Self(size as u8)),
            _ => None,
        }
    }

    /// The number of rows, columns and values.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}
