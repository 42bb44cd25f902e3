use super::digits::Decoded;
use super::symbol::Mark;
use super::{Options, ReadError};
use crate::puzzle::{Problem, Shape};

/// The cells of a whole board as they are written.
pub struct Sheet {
    /// The side of the board; there are `size` × `size` marks.
    pub size: usize,
    /// Row by row.
    pub marks: Vec<Mark>,
    /// The boxes that the frame shows.
    pub shape: Option<Shape>,
}

impl Sheet {
    /// The board of these marks, if a board has so many.
    pub fn of_marks(marks: Vec<Mark>) -> Option<Self> {
        let size = size_of(marks.len())?;
        Some(Self {
            size,
            marks,
            shape: None,
        })
    }

    /// The line where it starts.
    pub fn line(&self) -> usize {
        self.marks.first().map_or(1, |m| m.line)
    }

    /// The problem it shows.
    pub fn problem(&self, options: &Options) -> Result<Problem, ReadError> {
        let (size, line) = (self.size, self.line());
        if let Some(boxes) = options.boxes.filter(|b| b.size() != size) {
            return Err(ReadError::Boxes { line, size, boxes });
        }
        let shape = options.boxes.or(self.shape).or(Shape::usual(size));
        let shape = shape.expect("every size from 2 to 16 has a shape");
        let values = Decoded::of(&self.marks, size, options.digits).values()?;
        Problem::new(shape, &values).map_err(|error| ReadError::Problem { line, error })
    }
}

/// The side of the board with so many cells.
pub fn size_of(cells: usize) -> Option<usize> {
    let size = cells.isqrt();
    (size * size == cells && Shape::usual(size).is_some()).then_some(size)
}
