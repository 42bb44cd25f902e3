//! What the separators between cells and rows say about the boxes.

use super::row::BAR;
use crate::puzzle::Shape;

/// The separators of a grid.
pub struct Frame {
    /// The side of the board.
    pub size: usize,
    /// The gap after each column but the last, the weakest over all rows.
    pub columns: Vec<u8>,
    /// The gap after each row but the last.
    pub rows: Vec<u8>,
    /// How many crossings the rules above and below have, where both have the same.
    pub crossings: Option<usize>,
}

impl Frame {
    /// The boxes that the separators show.
    pub fn shape(&self) -> Option<Shape> {
        let n = self.size;
        match (period(&self.rows, n), period(&self.columns, n)) {
            (Some(height), Some(width)) => Shape::new(height, width).ok().filter(|s| s.size() == n),
            (Some(height), None) => Shape::new(height, n / height).ok(),
            (None, Some(width)) => Shape::new(n / width, width).ok(),
            (None, None) => self.thin_boxes(),
        }
    }

    /// Boxes that are one row or one column: only a whole frame with crossings shows them, since
    /// tables are drawn with lines between all cells too.
    fn thin_boxes(&self) -> Option<Shape> {
        let n = self.size;
        let ruled = |gaps: &[u8]| gaps.iter().all(|g| *g >= BAR);
        let open = |gaps: &[u8]| gaps.iter().all(|g| *g < BAR);
        match self.crossings? {
            2 if ruled(&self.rows) && open(&self.columns) => Shape::new(1, n).ok(),
            c if c == n + 1 && ruled(&self.columns) && open(&self.rows) => Shape::new(n, 1).ok(),
            _ => None,
        }
    }
}

/// Every how many places a stronger gap stands, if that is regular and says anything.
fn period(gaps: &[u8], size: usize) -> Option<usize> {
    (1..=gaps.iter().copied().max()?).rev().find_map(|level| {
        let period = gaps.iter().position(|g| *g >= level)? + 1;
        let regular = gaps
            .iter()
            .enumerate()
            .all(|(i, g)| (*g >= level) == ((i + 1) % period == 0));
        (period > 1 && size.is_multiple_of(period) && regular).then_some(period)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods() {
        assert_eq!(period(&[1, 3, 1, 3, 1], 6), Some(2));
        assert_eq!(period(&[3, 3, 4, 3, 3], 6), Some(3));
        assert_eq!(period(&[1, 1, 1], 4), None);
        assert_eq!(period(&[0, 1, 1], 4), None);
        assert_eq!(period(&[0], 2), None);
    }
}
