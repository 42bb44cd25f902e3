//! A whole board as it is written, and the puzzle it shows.

use super::symbol::{Mark, Symbol};
use super::text::Position;
use super::{Digits, Entry, Note, Options, ReadError, Reason};
use crate::puzzle::{Problem, ProblemError, Shape, Topology, Value, ValueSet};

/// The cells of a board.
#[derive(Clone)]
pub struct Sheet {
    /// The side of the board; there are `size` × `size` marks.
    pub size: usize,
    /// Row by row.
    pub marks: Vec<Mark>,
    /// Whether it stands in lines of cells without separators, each of which could be a board.
    pub is_plain: bool,
    /// The boxes that the frame shows.
    pub shape: Option<Shape>,
    /// The boxes that mere widths of blanks show.
    pub other: Option<Shape>,
    /// The side of the board that it would be with the blank rows and columns that were left out, or without those that
    /// were not.
    pub blanks: Option<usize>,
}

impl Sheet {
    /// The board of these marks, if a board has so many.
    pub fn of_marks(marks: Vec<Mark>) -> Option<Self> {
        let size = size_of(marks.len())?;
        Some(Self {
            size,
            marks,
            is_plain: false,
            shape: None,
            other: None,
            blanks: None,
        })
    }

    /// Makes columns of its rows.
    pub fn transpose(&mut self) {
        let size = self.size;
        let place = |i: usize| self.marks[i % size * size + i / size];
        self.marks = (0..size * size).map(place).collect();
        let turned = |shape: Shape| Shape::new(shape.box_cols(), shape.box_rows()).ok();
        self.shape = self.shape.and_then(turned);
        self.other = self.other.and_then(turned);
    }

    /// Makes boxes of its rows.
    pub fn regroup(&mut self, options: &Options) {
        let asked = options.boxes.filter(|boxes| boxes.size() == self.size);
        let Some(shape) = asked.or(Shape::usual(self.size)) else {
            return;
        };
        let (size, height, width) = (self.size, shape.box_rows(), shape.box_cols());
        let place = |i: usize| {
            let (y, x) = (i / size, i % size);
            let in_box = y / height * height + x / width;
            self.marks[in_box * size + y % height * width + x % width]
        };
        self.marks = (0..size * size).map(place).collect();
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
        self.marks
            .iter()
            .all(|mark| mark.symbol.highest() <= self.size)
    }

    /// Whether no cell is empty, also with 0 for a digit.
    pub fn is_full(&self) -> bool {
        let zeros = self.count(Symbol::Zero);
        let blanks = self.marks.len() - self.given_count();
        blanks == 0 || blanks == zeros && zeros == self.size && zeros > 9
    }

    /// Whether it is this board, filled in.
    pub fn solves(&self, puzzle: &Self) -> bool {
        let agrees = |(p, s): (&Mark, &Mark)| p.symbol.number().is_none() || p.symbol == s.symbol;
        let mut pairs = puzzle.marks.iter().zip(&self.marks);
        let is_more = puzzle.given_count() < self.given_count();
        self.is_full() && self.size == puzzle.size && is_more && pairs.all(agrees)
    }

    /// Whether it stands in the same line as this board and is its solution, or that of one that was written wrongly.
    pub fn solves_beside(&self, puzzle: &Self) -> bool {
        self.line() == puzzle.line() && (self.solves(puzzle) || self.nearly_solves(puzzle))
    }

    /// Whether it is full, and most givens of this board are as in it.
    fn nearly_solves(&self, puzzle: &Self) -> bool {
        let pairs = puzzle.marks.iter().zip(&self.marks);
        let same = pairs.filter(|(p, s)| p.symbol.number().is_some() && p.symbol == s.symbol);
        let is_more = puzzle.given_count() < self.given_count();
        self.is_full()
            && self.size == puzzle.size
            && is_more
            && same.count() * 2 > puzzle.given_count()
    }

    /// The puzzle it shows, or what is wrong with it.
    pub fn entry(mut self, options: &Options) -> Entry {
        let mut notes = Vec::new();
        let are_lines = self.is_plain && options.boxes.is_none();
        let lines = Note::of_lines(&self.marks, self.size).filter(|_| are_lines);
        let problem = self.problem(options, &mut notes);
        notes.extend(self.blanks.map(|other| Note::Blanks {
            size: self.size,
            other,
        }));
        notes.extend(lines);
        Entry {
            notes,
            ..Entry::new(self.line(), problem)
        }
    }

    fn problem(&mut self, options: &Options, notes: &mut Vec<Note>) -> Result<Problem, ReadError> {
        let (size, line) = (self.size, self.line());
        if let Some(boxes) = options.boxes.filter(|b| b.size() != size) {
            return Err(ReadError::of_line(line, Reason::Boxes { size, boxes }));
        }
        let shape = options.boxes.or(self.shape).or(Shape::usual(size));
        let taken = shape.expect("every size from 2 to 16 has a shape");
        let count = self.open_last_candidates(taken);
        notes.extend((count > 0).then_some(Note::Listed { count }));
        let zero_based = self.is_zero_based(options.digits, notes);
        let values = self.marks.iter().map(|m| value(m, size, zero_based));
        let values = values.collect::<Result<Vec<_>, _>>()?;
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
        let is_empty = |m: &Mark| matches!(m.symbol, Symbol::Empty | Symbol::List(_));
        let one_a_row = |row: &[Mark]| row.iter().filter(is_zero).count() == 1;
        let is_last = |m: &Mark| m.symbol.number().is_some_and(|n| usize::from(n) >= size);
        let is_auto = digits == Digits::Auto
            && self.count(Symbol::Zero) > 0
            && !self.marks.iter().any(is_last)
            && (self.marks.iter().any(is_empty) || self.marks.chunks(size).all(one_a_row));
        notes.extend(is_auto.then_some(match size {
            ..=9 => Note::ZeroEmpty,
            _ => Note::ZeroBased,
        }));
        digits == Digits::ZeroBased || is_auto && size > 9
    }

    /// Empties the cells whose only candidate is still one of a peer's, and says how many: a given is struck from
    /// its peers. Where that is so of most digits, or most of them could be others, the lists were not kept
    /// up and say nothing.
    fn open_last_candidates(&mut self, shape: Shape) -> usize {
        let is_list = |mark: &Mark| matches!(mark.symbol, Symbol::List(_));
        if !self.marks.iter().any(is_list) {
            return 0;
        }
        let topology = Topology::of(shape);
        let number = |index: usize| self.marks[index].symbol.number();
        let value = |index| Value::new(u8::try_from(number(index)?).ok()?);
        let lists = |index: usize, value| match self.marks[index].symbol {
            Symbol::List(values) => values.contains(value),
            _ => false,
        };
        let peers = |index: usize| {
            let cell = topology.cell_at(index / self.size, index % self.size);
            topology.peers_of(cell).iter().map(|peer| peer.index())
        };
        let still_listed = |index: &usize| {
            value(*index).is_some_and(|value| peers(*index).any(|peer| lists(peer, value)))
        };
        let is_last = |index: &&usize| {
            let held: ValueSet = peers(**index).filter_map(value).collect();
            held.len() + 1 >= self.size
        };
        let open: Vec<usize> = (0..self.marks.len()).filter(still_listed).collect();
        let are_last = open.iter().filter(is_last).count() * 2 > open.len();
        if !are_last || open.len() * 2 >= self.given_count() {
            return 0;
        }
        for index in &open {
            self.marks[*index].symbol = Symbol::Empty;
        }
        open.len()
    }
}

/// The value that a mark stands for on a board of this size.
pub fn value(mark: &Mark, size: usize, zero_based: bool) -> Result<Option<Value>, ReadError> {
    let number = match mark.symbol {
        Symbol::Zero if zero_based => 0,
        Symbol::Empty | Symbol::Placed | Symbol::List(_) | Symbol::Zero => return Ok(None),
        symbol => symbol.number().unwrap_or(u16::MAX - 1),
    };
    let value = number + u16::from(zero_based);
    if usize::from(value) <= size {
        return Ok(Value::new(value as u8));
    }
    let found = match mark.symbol {
        Symbol::Letter(sign) | Symbol::Unknown(sign) => sign.to_string(),
        _ => number.to_string(),
    };
    Err(refusal(found, mark.at, Some(size), zero_based))
}

/// What is wrong with what is written in a cell: it is too high, or nothing that a cell is written with.
pub fn refusal(found: String, at: Position, size: Option<usize>, zero_based: bool) -> ReadError {
    let is_number = found.bytes().all(|c| c.is_ascii_digit());
    let is_letter = |c| matches!(Symbol::of(c), Symbol::Letter(_));
    let is_value = is_number || found.len() == 1 && found.chars().all(is_letter);
    let reason = match size.filter(|_| is_value) {
        Some(size) => Reason::TooHigh {
            found,
            size,
            zero_based,
        },
        None => Reason::Unknown {
            found,
            size,
            zero_based,
        },
    };
    ReadError::at(at, reason)
}

/// The side of the board with so many cells.
pub fn size_of(cells: usize) -> Option<usize> {
    let size = cells.isqrt();
    (size * size == cells && Shape::usual(size).is_some()).then_some(size)
}
