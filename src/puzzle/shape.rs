use super::MAX_SIZE;
use std::fmt;
use std::str::FromStr;

/// The shape of a board: N×N cells in boxes of `box_rows` × `box_cols` cells, whose product is N.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Shape {
    box_rows: u8,
    box_cols: u8,
}

/// Why there is no board of this shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShapeError {
    /// A box has no rows or no columns.
    EmptyBox {
        /// The rows asked for.
        box_rows: usize,
        /// The columns asked for.
        box_cols: usize,
    },
    /// The product is not a board size.
    Size {
        /// The rows asked for.
        box_rows: usize,
        /// The columns asked for.
        box_cols: usize,
    },
}

impl Shape {
    /// A board whose boxes have these numbers of rows and columns.
    pub fn new(box_rows: usize, box_cols: usize) -> Result<Self, ShapeError> {
        if box_rows == 0 || box_cols == 0 {
            return Err(ShapeError::EmptyBox { box_rows, box_cols });
        }
        match box_rows.checked_mul(box_cols) {
            Some(2..=MAX_SIZE) => Ok(Self {
                box_rows: box_rows as u8,
                box_cols: box_cols as u8,
            }),
            _ => Err(ShapeError::Size { box_rows, box_cols }),
        }
    }

    /// The usual board of this size, with boxes as square as possible, wider than high (6 gives
    /// 2×3, 12 gives 3×4). `None` if no board has this size.
    pub fn usual(size: usize) -> Option<Self> {
        let box_rows = (1..=size)
            .rev()
            .find(|h| h * h <= size && size.is_multiple_of(*h))?;
        Self::new(box_rows, size / box_rows).ok()
    }

    /// Every shape of this size, the usual one first.
    pub fn of_size(size: usize) -> Vec<Self> {
        let mut shapes: Vec<Self> = (1..=size)
            .rev()
            .filter(|h| size.is_multiple_of(*h))
            .filter_map(|h| Self::new(h, size / h).ok())
            .collect();
        let usual = Self::usual(size);
        shapes.sort_by_key(|s| Some(*s) != usual);
        shapes
    }

    /// N: the side of the board, the number of values, the number of boxes.
    pub const fn size(self) -> usize {
        self.box_rows as usize * self.box_cols as usize
    }

    /// N²: the number of cells.
    pub const fn cells(self) -> usize {
        self.size() * self.size()
    }

    /// The number of rows of a box.
    pub const fn box_rows(self) -> usize {
        self.box_rows as usize
    }

    /// The number of columns of a box.
    pub const fn box_cols(self) -> usize {
        self.box_cols as usize
    }
}

/// Rows and columns of a box, such as `2x3`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.box_rows, self.box_cols)
    }
}

/// A text is not rows and columns of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAShape;

impl FromStr for Shape {
    type Err = NotAShape;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Self, NotAShape> {
        let (rows, columns) = text.split_once('x').ok_or(NotAShape)?;
        let number = |text: &str| text.parse().map_err(|_| NotAShape);
        Self::new(number(rows)?, number(columns)?).map_err(|_| NotAShape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_shapes() {
        let of = |size| Shape::usual(size).map(|s| (s.box_rows(), s.box_cols()));
        let expected = [
            (2, 1, 2),
            (4, 2, 2),
            (5, 1, 5),
            (6, 2, 3),
            (8, 2, 4),
            (9, 3, 3),
            (12, 3, 4),
            (16, 4, 4),
        ];
        for (size, h, w) in expected {
            assert_eq!(of(size), Some((h, w)));
        }
        assert_eq!(of(0), None);
        assert_eq!(of(1), None);
        assert_eq!(of(17), None);
        assert_eq!(Shape::of_size(6).len(), 4);
    }

    #[test]
    fn impossible_shapes() {
        assert!(Shape::new(0, 3).is_err());
        assert!(Shape::new(3, 6).is_err());
        assert!(Shape::new(usize::MAX, 2).is_err());
    }
}
