//! A whole board as it is written, and the puzzle it shows.

use super::symbol::{Mark, Symbol};
use super::{Digits, Entry, Note, Options, ReadError, Reason};
use crate::puzzle::{Problem, ProblemError, Shape, Topology, Value, ValueSet};

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

    pub fn given_count(&self) -> usize {
        let numbers = self.marks.iter().filter_map(|m| m.symbol.number());
        numbers.count()
    }

    /// Whether every value fits a board of this size.
    pub fn is_low(&self) -> bool {
        let highest = |listed: ValueSet| u16::BITS - listed.bits().leading_zeros();
        self.marks.iter().all(|mark| match mark.symbol {
            Symbol::Unknown(_) => false,
            symbol => {
                let listed = highest(mark.listed) as u16;
                usize::from(symbol.number().unwrap_or(listed)) <= self.size
            }
        })
    }

    /// The puzzle it shows, or what is wrong with it.
    pub fn entry(mut self, options: &Options) -> Entry {
        let mut notes = Vec::new();
        let problem = self.problem(options, &mut notes);
        Entry {
            name: None,
            line: self.line(),
            problem,
            notes,
        }
    }

    fn problem(&mut self, options: &Options, notes: &mut Vec<Note>) -> Result<Problem, ReadError> {
        let (size, line) = (self.size, self.line());
        if let Some(boxes) = options.boxes.filter(|b| b.size() != size) {
            return Err(ReadError::of_line(line, Reason::Boxes { size, boxes }));
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
        let fits = |shape: &Shape| {
            let is_usual = shape.box_rows().min(shape.box_cols()) > 1;
            *shape != taken && is_usual && Problem::new(*shape, &values).is_ok()
        };
        let other = match problem {
            Err(ProblemError::Clashes { .. }) => Shape::of_size(size).into_iter().find(fits),
            _ => self.other.filter(|other| *other != taken),
        };
        let other = other.filter(|_| options.boxes.is_none());
        notes.extend(other.map(|other| Note::Boxes { taken, other }));
        problem.map_err(|error| ReadError::of_line(line, Reason::Problem(error.in_brief())))
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
        let is_auto = digits == Digits::Auto && may_be;
        let taken = if size > 9 {
            Note::ZeroBased
        } else {
            Note::ZeroEmpty
        };
        notes.extend(is_auto.then_some(taken));
        digits == Digits::ZeroBased || is_auto && size > 9
    }

    /// Empties the cells whose only candidate is still one of a peer's: a given is struck from its peers.
    /// Where that is so of most digits, the lists were not kept up and say nothing.
    fn open_last_candidates(&mut self, shape: Shape) {
        if self.marks.iter().all(|mark| mark.listed.is_empty()) {
            return;
        }
        let topology = Topology::of(shape);
        let number = |index: &usize| self.marks[*index].symbol.number();
        let digits = (0..self.marks.len()).filter(|index| number(index).is_some());
        let still_listed = |index: &usize| {
            let cell = topology.cell_at(index / self.size, index % self.size);
            let lists = |value| {
                let mut peers = topology.peers_of(cell).iter();
                peers.any(|peer| self.marks[peer.index()].listed.contains(value))
            };
            let number = number(index).and_then(|n| u8::try_from(n).ok());
            number.and_then(Value::new).is_some_and(lists)
        };
        let open: Vec<usize> = digits.filter(still_listed).collect();
        if open.len() * 2 < self.given_count() {
            for index in open {
                self.marks[index].symbol = Symbol::Empty;
            }
        }
    }
}

/// The value that a mark stands for on a board of this size.
pub fn value(mark: &Mark, size: usize, zero_based: bool) -> Result<Option<Value>, ReadError> {
    if let Some(error) = unknown(mark, Some(size), zero_based) {
        return Err(error);
    }
    let zero = (zero_based && mark.symbol == Symbol::Zero).then_some(0);
    let Some(number) = mark.symbol.number().or(zero) else {
        return Ok(None);
    };
    let value = number + u16::from(zero_based);
    if usize::from(value) <= size {
        return Ok(Value::new(value as u8));
    }
    let found = match mark.symbol {
        Symbol::Letter(letter) => letter.to_string(),
        _ => number.to_string(),
    };
    let too_high = Reason::TooHigh {
        found,
        size,
        zero_based,
    };
    Err(ReadError::at(mark.at, too_high))
}

/// What is wrong with a mark that is no cell.
pub fn unknown(mark: &Mark, size: Option<usize>, zero_based: bool) -> Option<ReadError> {
    let Symbol::Unknown(found) = mark.symbol else {
        return None;
    };
    let unknown = Reason::UnknownCharacter {
        found,
        size,
        zero_based,
    };
    Some(ReadError::at(mark.at, unknown))
}

/// The side of the board with so many cells.
pub fn size_of(cells: usize) -> Option<usize> {
    let size = cells.isqrt();
    (size * size == cells && Shape::usual(size).is_some()).then_some(size)
}
