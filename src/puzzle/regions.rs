//! The regions of a jigsaw Sudoku.

use super::{BoardSize, MAX_SIZE};
use std::fmt;

/// A division of an N×N board into N connected regions of N cells each, numbered in the order of
/// their first cells.
#[derive(Clone, PartialEq, Eq)]
pub struct Regions {
    size: BoardSize,
    /// The region of each cell, row by row.
    of: Vec<u8>,
}

/// Why a text does not divide a board into regions. Rows and columns count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegionsError {
    /// The number of symbols is not the square of a board size.
    Length {
        /// The number of symbols.
        found: usize,
    },
    /// A symbol is neither a letter nor a digit.
    Symbol {
        /// Its line in the text, from 1.
        line: usize,
        /// Its place in the line, from 1.
        column: usize,
        /// The symbol.
        found: char,
    },
    /// There are not as many regions as rows.
    Count {
        /// The size of the board.
        size: usize,
        /// The number of regions.
        found: usize,
    },
    /// A region has the wrong number of cells.
    Cells {
        /// The symbol of the region.
        region: char,
        /// The number of cells that it should have.
        size: usize,
        /// The number that it has.
        found: usize,
    },
    /// A region is in several pieces.
    Apart {
        /// The symbol of the region.
        region: char,
        /// Row and column of a cell of its first piece.
        first: (usize, usize),
        /// Row and column of a cell that cannot be reached from there.
        second: (usize, usize),
    },
}

impl Regions {
    /// Reads regions from one letter or digit per cell, row by row; spaces and line breaks do not
    /// count. Letters of either case are the same.
    ///
    /// # Errors
    ///
    /// If the text is not a board of N² symbols with N connected regions of N cells.
    pub fn read(text: &str) -> Result<Self, RegionsError> {
        let mut symbols = Vec::new();
        for (line, row) in (1..).zip(text.lines()) {
            for (column, found) in (1..).zip(row.chars()).filter(|(_, c)| !c.is_whitespace()) {
                if !found.is_ascii_alphanumeric() {
                    return Err(RegionsError::Symbol {
                        line,
                        column,
                        found,
                    });
                }
                symbols.push(found.to_ascii_uppercase());
            }
        }
        let found = symbols.len();
        let side = found.isqrt();
        let size = BoardSize::new(side)
            .filter(|_| side * side == found && (2..=MAX_SIZE).contains(&side))
            .ok_or(RegionsError::Length { found })?;
        let mut names: Vec<char> = Vec::new();
        let mut of = Vec::with_capacity(found);
        for symbol in symbols {
            let known = names.iter().position(|name| *name == symbol);
            of.push(known.unwrap_or(names.len()) as u8);
            if known.is_none() {
                names.push(symbol);
            }
        }
        let regions = Self { size, of };
        if names.len() != side {
            let found = names.len();
            return Err(RegionsError::Count { size: side, found });
        }
        for (number, &region) in names.iter().enumerate() {
            let found = regions.cells(number).len();
            if found != side {
                let size = side;
                return Err(RegionsError::Cells {
                    region,
                    size,
                    found,
                });
            }
        }
        for (number, &region) in names.iter().enumerate() {
            regions.check_connected(number, region)?;
        }
        Ok(regions)
    }

    /// Fills the region from its first cell on, and looks for a cell that is left.
    fn check_connected(&self, number: usize, region: char) -> Result<(), RegionsError> {
        let n = self.size();
        let cells = self.cells(number);
        let mut reached = vec![cells[0]];
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            next += 1;
            let (row, column) = (cell / n, cell % n);
            for other in &cells {
                let is_beside = row.abs_diff(other / n) + column.abs_diff(other % n) == 1;
                if is_beside && !reached.contains(other) {
                    reached.push(*other);
                }
            }
        }
        let place = |cell: usize| (cell / n + 1, cell % n + 1);
        match cells.iter().find(|cell| !reached.contains(cell)) {
            None => Ok(()),
            Some(&apart) => Err(RegionsError::Apart {
                region,
                first: place(cells[0]),
                second: place(apart),
            }),
        }
    }

    /// The side of the board: the number of regions, and of cells in each.
    pub const fn size(&self) -> usize {
        self.size.get()
    }

    /// The number of the region of this cell, from 0.
    pub fn of(&self, cell: usize) -> usize {
        usize::from(self.of[cell])
    }

    /// The indices of the cells of a region, row by row.
    pub(super) fn cells(&self, region: usize) -> Vec<usize> {
        (0..self.of.len())
            .filter(|cell| self.of(*cell) == region)
            .collect()
    }
}

/// One letter per cell, row by row, as [`Regions::read`] reads it.
impl fmt::Display for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of
            .iter()
            .try_for_each(|region| write!(f, "{}", char::from(b'A' + region)))
    }
}

impl fmt::Debug for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_numbered_by_first_cells() {
        let regions = Regions::read("bbaa\nbbaa\nccdd\nccdd").unwrap();
        assert_eq!(regions.to_string(), "AABBAABBCCDDCCDD");
        assert_eq!(regions.cells(1), [2, 3, 6, 7]);
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let error = |text| Regions::read(text).unwrap_err();
        assert_eq!(error("aab"), RegionsError::Length { found: 3 });
        let found = '-';
        assert_eq!(
            error("aabb\naa-b\nccdd\nccdd"),
            RegionsError::Symbol {
                line: 2,
                column: 3,
                found
            }
        );
        assert_eq!(
            error("aabbaabbccccccee"),
            RegionsError::Cells {
                region: 'C',
                size: 4,
                found: 6
            }
        );
        assert_eq!(
            error("aabbaabbcccccccc"),
            RegionsError::Count { size: 4, found: 3 }
        );
        let (first, second) = ((1, 1), (2, 4));
        let apart = RegionsError::Apart {
            region: 'A',
            first,
            second,
        };
        assert_eq!(error("aabb abba ccdd ccdd"), apart);
    }
}
