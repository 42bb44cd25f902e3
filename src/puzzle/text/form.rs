//! What the five forms share: what is expected of a text, and what is found in it.

use super::error::{FormName, ReadError, Reason};
use super::lines::TextLine;
use super::options::{Format, Options};
use super::sheet::Sheet;
use super::token::{Letters, Token};
use crate::puzzle::{Family, MAX_SIZE, Wanted};

/// Something in a block: a board, or what is meant as one and is none.
pub struct Found {
    pub board: Result<Sheet, ReadError>,
    /// Whether it counts only if there is nothing else in the whole text.
    pub is_weak: bool,
    /// The key that it stands under, what stands beside it, or the title above.
    pub title: Option<String>,
    /// Whether one of these calls it a solution.
    pub is_called_solution: bool,
    /// The family that the words above it name.
    pub said: Option<&'static str>,
    /// The number of its block.
    pub block: usize,
}

impl Found {
    pub fn new(board: Result<Sheet, ReadError>) -> Self {
        Self {
            is_weak: board.as_ref().is_ok_and(|board| board.side < 4),
            board,
            title: None,
            is_called_solution: false,
            said: None,
            block: 0,
        }
    }

    /// A board without a frame.
    pub fn board(side: usize, tokens: Vec<Token>, form: FormName) -> Self {
        Self::new(Ok(Sheet::new(side, tokens, form)))
    }

    /// What is wrong with something that starts in this line.
    pub fn fault(line: usize, reason: Reason) -> Self {
        Self::new(Err(ReadError::of_line(line, reason)))
    }

    /// The line where it starts.
    pub fn line(&self) -> usize {
        match &self.board {
            Ok(sheet) => sheet.line(),
            Err(error) => error.line,
        }
    }
}

/// Reads a text within another.
pub type Within = fn(Vec<TextLine>, &Expected) -> Vec<Found>;

/// What is known of the boards of a text before it is read.
#[derive(Clone, Copy, Default)]
pub struct Expected {
    /// The side of square boards.
    pub side: Option<usize>,
    /// The number of cells of boards that are lists: queens, maps.
    pub list: Option<usize>,
    /// The number of values, if it is known and not the side.
    pub values: Option<usize>,
    /// Whether any letter is a cell, as in regions.
    pub has_letters: bool,
    pub is_jigsaw: bool,
    pub format: Format,
    /// How many texts are around this one: strings, fields, addresses.
    pub level: usize,
    /// Reads a text within another: the reader itself, which forms do not know.
    pub reader: Option<Within>,
}

impl Expected {
    pub fn of(options: &Options) -> Self {
        let family = options.wanted.as_ref().and_then(Wanted::family);
        let (side, list) = match family {
            Some(Family::Queens(_) | Family::Map(_) | Family::Row(_)) => {
                (None, family.map(Family::cells))
            }
            Some(family) => (Some(family.cells().isqrt()), None),
            None => (options.boxes.map(|boxes| boxes.size()), None),
        };
        Self {
            side,
            list,
            values: family.map(Family::size).filter(|size| Some(*size) != side),
            is_jigsaw: options.wanted == Some(Wanted::Jigsaw),
            format: options.format,
            ..Self::default()
        }
    }

    /// What is found in a text within another: a string or an attribute.
    pub fn within(&self, lines: Vec<TextLine>) -> Vec<Found> {
        self.reader.map_or_else(Vec::new, |read| read(lines, self))
    }

    /// The letters that are cells of a board of this size.
    pub const fn letters(&self, size: usize) -> Letters {
        match self.has_letters {
            true => Letters::Any,
            false => match self.values {
                Some(values) if self.list.is_none() => Letters::OfSize(values),
                Some(_) | None => Letters::OfSize(size),
            },
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
