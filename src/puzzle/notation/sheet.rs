//! A whole board as it is written, and the puzzle it shows.

use super::row::{Mark, Symbol};
use super::{Digits, Entry, Note, Options, ReadError};
use crate::puzzle::{Problem, ProblemError, Shape, Topology, Value};

/// The cells of a board.
pub struct Sheet {
    /// The side of the board; there are `size` × `size` marks.
    pub size: usize,
    /// Row by row.
    pub marks: Vec<Mark>,
    /// The boxes that the frame shows.
    pub shape: Option<Shape>,
    /// The boxes that mere widths of blanks show.
    pub other: Option<Shape>,
}

impl Sheet {
    /// The board of these marks, if a board has so many.
    pub fn of_marks(marks: Vec<Mark>) -> Option<Self> {
        let size = size_of(marks.len())?;
        Some(Self {
            size,
            marks,
            shape: None,
            other: None,
        })
    }

    /// The line where it starts.
    pub fn line(&self) -> usize {
        self.marks.first().map_or(1, |m| m.at.line)
    }

    /// How many cells say this.
    pub fn count(&self, symbol: Symbol) -> usize {
        self.marks.iter().filter(|m| m.symbol == symbol).count()
    }

    /// Whether every value fits a board of this size.
    pub fn is_low(&self) -> bool {
        self.marks.iter().all(|mark| match mark.symbol {
            Symbol::Unknown(_) => false,
            symbol => symbol.number().is_none_or(|n| usize::from(n) <= self.size),
        })
    }

    /// The puzzle it shows, or what is wrong with it.
    pub fn entry(mut self, options: &Options) -> Entry {
        let line = self.line();
        let mut notes = Vec::new();
        let problem = self.problem(options, &mut notes);
        Entry {
            name: None,
            line,
            problem,
            notes,
        }
    }

    fn problem(&mut self, options: &Options, notes: &mut Vec<Note>) -> Result<Problem, ReadError> {
        let (size, line) = (self.size, self.line());
        if let Some(boxes) = options.boxes.filter(|b| b.size() != size) {
            return Err(ReadError::Boxes { line, size, boxes });
        }
        let shape = options.boxes.or(self.shape).or(Shape::usual(size));
        let taken = shape.expect("every size from 2 to 16 has a shape");
        self.open_last_candidates(taken);
        let zero_based = self.is_zero_based(options.digits, notes);
        let values = self.marks.iter().map(|m| value(m, size, zero_based));
        let values: Vec<_> = values.collect::<Result<_, _>>()?;
        let count = self.count(Symbol::Placed);
        notes.extend((count > 0).then_some(Note::Placed { count }));
        let problem = Problem::new(taken, &values);
        let other = if let Err(ProblemError::Clashes { .. }) = problem {
            let mut others = Shape::of_size(size).into_iter();
            let is_box = |s: &Shape| s.box_rows().min(s.box_cols()) > 1;
            others.find(|shape| is_box(shape) && Problem::new(*shape, &values).is_ok())
        } else {
            self.other.filter(|other| *other != taken)
        };
        let other = other.filter(|_| options.boxes.is_none());
        notes.extend(other.map(|other| Note::Boxes { taken, other }));
        problem.map_err(|error| ReadError::Problem {
            line,
            error: error.in_brief(),
        })
    }

    /// Whether 0 is a digit: there is another mark for empty cells, or one 0 in every row and no empty
    /// cell; and the highest value from 1 does not occur. Below 10 values, 0 is usually an empty cell.
    fn is_zero_based(&self, digits: Digits, notes: &mut Vec<Note>) -> bool {
        let size = self.size;
        let is_zero = |m: &&Mark| m.symbol == Symbol::Zero;
        let one_a_row = |row: &[Mark]| row.iter().filter(is_zero).count() == 1;
        let is_last = |m: &Mark| m.symbol.number().is_some_and(|n| usize::from(n) >= size);
        let may_be = self.count(Symbol::Zero) > 0
            && !self.marks.iter().any(is_last)
            && (self.count(Symbol::Empty) > 0 || self.marks.chunks(size).all(one_a_row));
        match digits {
            Digits::OneBased => false,
            Digits::ZeroBased => true,
            Digits::Auto if may_be && size > 9 => {
                notes.push(Note::ZeroBased);
                true
            }
            Digits::Auto => {
                notes.extend(may_be.then_some(Note::ZeroEmpty));
                false
            }
        }
    }

    /// Empties the cells whose only candidate is still one of a peer's: a given is struck from its peers.
    /// Where that is so of most digits, the lists were not kept up and say nothing.
    fn open_last_candidates(&mut self, shape: Shape) {
        if self.marks.iter().all(|mark| mark.listed.is_empty()) {
            return;
        }
        let topology = Topology::of(shape);
        let cell = |index| topology.cell_at(index / self.size, index % self.size);
        let still_listed = |index: &usize| {
            let number = self.marks[*index].symbol.number();
            let value = number.and_then(|n| Value::new(n.min(255) as u8));
            let listed = |value| {
                let mut peers = topology.peers_of(cell(*index)).iter();
                peers.any(|peer| self.marks[peer.index()].listed.contains(value))
            };
            value.is_some_and(listed)
        };
        let open: Vec<usize> = (0..self.marks.len()).filter(still_listed).collect();
        let digits = self.marks.iter().filter(|m| m.symbol.number().is_some());
        if open.len() * 2 < digits.count() {
            for index in open {
                self.marks[index].symbol = Symbol::Empty;
            }
        }
    }
}

fn value(mark: &Mark, size: usize, zero_based: bool) -> Result<Option<Value>, ReadError> {
    if let Some(error) = unknown(mark, Some(size), zero_based) {
        return Err(error);
    }
    let number = match mark.symbol {
        Symbol::Zero if zero_based => 0,
        symbol => match symbol.number() {
            Some(number) => number,
            None => return Ok(None),
        },
    };
    let value = number + u16::from(zero_based);
    if usize::from(value) <= size {
        return Ok(Value::new(value as u8));
    }
    let found = match mark.symbol {
        Symbol::Letter(letter) => letter.to_string(),
        _ => number.to_string(),
    };
    Err(ReadError::TooHigh {
        at: mark.at,
        found,
        size,
        zero_based,
    })
}

/// What is wrong with a mark that is no cell.
pub fn unknown(mark: &Mark, size: Option<usize>, zero_based: bool) -> Option<ReadError> {
    let Symbol::Unknown(found) = mark.symbol else {
        return None;
    };
    Some(ReadError::UnknownCharacter {
        at: mark.at,
        found,
        size,
        zero_based,
    })
}

/// The side of the board with so many cells.
pub fn size_of(cells: usize) -> Option<usize> {
    let size = cells.isqrt();
    (size * size == cells && Shape::usual(size).is_some()).then_some(size)
}
