//! What the five forms have in common.

use super::block::Block;
use super::error::{FormName, ReadError};
use super::lines::TextLine;
use super::options::{Format, Options};
use super::sheet::Sheet;
use super::token::Letters;
use crate::puzzle::{Family, MAX_SIZE, Wanted};

/// A way to write boards.
pub trait Form {
    /// Its name.
    const NAME: FormName;

    /// What the lines hold if they are in this form: nothing if they are not.
    fn read(&self, block: &Block, expected: &Expected) -> Vec<Found>;
}

/// Something in a block.
pub enum Found {
    /// A board.
    Board(Sheet),
    /// Something that is meant as a board and is none.
    Fault(ReadError),
    /// The same, if there is nothing else in the whole text.
    WeakFault(ReadError),
    /// A text of its own: a string or a field.
    Text(Inner),
}

/// A text within another.
pub struct Inner {
    pub lines: Vec<TextLine>,
    /// The key or column that it stands under.
    pub key: Option<String>,
    /// Whether it is meant as a board in any case.
    pub is_certain: bool,
}

/// What is known of the boards of a text before it is read.
#[derive(Clone, Copy)]
pub struct Expected {
    /// The side of square boards.
    pub side: Option<usize>,
    /// The number of cells of boards that are lists: queens, maps.
    pub list: Option<usize>,
    /// Whether any letter is a cell, as in regions.
    pub has_letters: bool,
    /// Whether every line is a puzzle.
    pub is_one_a_line: bool,
    /// Whether rows are those of candidate lists.
    pub has_candidates: bool,
}

impl Expected {
    pub fn of(options: &Options) -> Self {
        let (side, list) = match &options.wanted {
            Some(Wanted::Known(family @ (Family::Queens(_) | Family::Map(_)))) => {
                (None, Some(family.cells()))
            }
            Some(Wanted::Known(family)) => (Some(family.size()), None),
            Some(Wanted::Diagonal | Wanted::Latin | Wanted::Jigsaw) | None => {
                (options.boxes.map(|boxes| boxes.size()), None)
            }
        };
        Self {
            side,
            list,
            has_letters: false,
            is_one_a_line: options.format == Format::Sdm,
            has_candidates: options.format == Format::Sdx,
        }
    }

    /// The letters that are cells of a board of this size.
    pub const fn letters(&self, size: usize) -> Letters {
        match self.has_letters {
            true => Letters::Any,
            false => Letters::OfSize(size),
        }
    }

    /// Whether there may be square boards of this size.
    pub fn allows(&self, side: usize) -> bool {
        (2..=MAX_SIZE).contains(&side)
            && self.list.is_none()
            && self.side.is_none_or(|known| known == side)
    }

    /// The side of the board with this number of cells, or the length of the list.
    pub fn side_of(&self, cells: usize) -> Option<usize> {
        if self.list.is_some() {
            return self.list.filter(|list| *list == cells);
        }
        let side = cells.isqrt();
        (side * side == cells && self.allows(side)).then_some(side)
    }

    /// The number of cells of a board, if it is known.
    pub fn cells(&self) -> Option<usize> {
        self.list.or(self.side.map(|side| side * side))
    }
}
