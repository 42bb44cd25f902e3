//! A whole board as it is written, and the puzzle it shows.

use super::error::{Entry, FormName, Note, ReadError, Reason};
use super::options::{Digits, Options};
use super::token::{Symbol, Token};
use crate::puzzle::{
    Family, Problem, ProblemError, Regions, RegionsError, Shape, Topology, Value, Wanted,
};
use std::sync::Arc;

/// The cells of a board.
#[derive(Clone)]
pub struct Sheet {
    /// The number of rows, or of all cells if it is a list.
    pub side: usize,
    /// Row by row.
    pub tokens: Vec<Token>,
    /// The boxes that the frame shows.
    pub boxes: Option<Shape>,
    /// The form that it was read in.
    pub form: FormName,
    /// How many digits were left out: those that a player placed.
    pub placed: usize,
    /// The regions of its jigsaw.
    pub regions: Option<Regions>,
}

impl Sheet {
    pub const fn new(side: usize, tokens: Vec<Token>, form: FormName) -> Self {
        Self {
            side,
            tokens,
            boxes: None,
            form,
            placed: 0,
            regions: None,
        }
    }

    /// The line where it starts.
    pub fn line(&self) -> usize {
        self.tokens.first().map_or(1, |token| token.at.line)
    }

    /// The number of cells with nothing in them, but for zeros.
    fn blank_count(&self) -> usize {
        self.count(Symbol::Empty) + self.count(Symbol::Blank)
    }

    fn count(&self, symbol: Symbol) -> usize {
        self.tokens
            .iter()
            .filter(|token| token.symbol == symbol)
            .count()
    }

    /// The numbers written, from 1, or 0.
    pub fn numbers(&self) -> impl Iterator<Item = u16> {
        let number = |token: &Token| token.symbol.number().unwrap_or_default();
        self.tokens.iter().map(number)
    }

    pub fn given_count(&self) -> usize {
        self.numbers().filter(|number| *number > 0).count()
    }

    /// Whether a value is higher than the board allows.
    pub fn is_too_high(&self) -> bool {
        self.numbers().any(|number| usize::from(number) > self.side)
    }

    /// Whether a row or a column has a value twice.
    pub fn has_repeats(&self) -> bool {
        let numbers: Vec<u16> = self.numbers().collect();
        let is_twice = |(i, number): (usize, &u16)| {
            let later = numbers.iter().enumerate().skip(i + 1);
            let (row, column) = (i / self.side, i % self.side);
            let mut same = later.filter(|(_, other)| *number > 0 && *other == number);
            same.any(|(j, _)| j / self.side == row || j % self.side == column)
        };
        numbers.iter().enumerate().any(is_twice)
    }

    /// Whether no cell is empty, also with 0 for a digit.
    pub fn is_full(&self) -> bool {
        let zeros = self.count(Symbol::Zero);
        let blanks = self.tokens.len() - self.given_count();
        blanks == 0 || blanks == zeros && zeros == self.side && zeros > 9
    }

    /// Whether it agrees with every given of another board of its size.
    pub fn agrees_with(&self, puzzle: &[u16]) -> bool {
        let mut pairs = self.numbers().zip(puzzle);
        self.tokens.len() == puzzle.len() && pairs.all(|(own, given)| *given == 0 || own == *given)
    }

    /// Whether it has as many symbols as rows, each as often as that.
    pub fn is_of_groups(&self) -> bool {
        let mut symbols = self.tokens.iter().map(|token| token.symbol);
        self.blank_count() == 0
            && symbols.all(|symbol| self.count(symbol) == self.side)
            && self.has_repeats()
    }

    /// The regions that it draws.
    pub fn regions(&self) -> Result<Regions, RegionsError> {
        let mut known: Vec<Symbol> = Vec::new();
        let letter = |token: &Token| {
            if !known.contains(&token.symbol) {
                known.push(token.symbol);
            }
            let number = known.iter().position(|symbol| *symbol == token.symbol);
            ('A'..='Z').nth(number?).or(Some('Z'))
        };
        Regions::read(&self.tokens.iter().filter_map(letter).collect::<String>())
    }

    /// The puzzle it shows, or what is wrong with it; on `last`'s board if it is of the same family.
    pub fn entry(&self, options: &Options, last: &mut Option<Arc<Topology>>) -> Entry {
        let mut notes = Vec::new();
        let problem = self.problem(options, last, &mut notes);
        Entry {
            notes,
            form: Some(self.form),
            ..Entry::new(self.line(), problem)
        }
    }

    fn family(&self, options: &Options) -> Result<Family, Reason> {
        let (cells, size) = (self.tokens.len(), self.side);
        let usual = || self.boxes.or(Shape::usual(size));
        if let Some(regions) = &self.regions {
            return Ok(Family::Jigsaw(regions.clone()));
        }
        let found = match (&options.wanted, options.boxes) {
            (Some(wanted @ (Wanted::Known(_) | Wanted::Posed(_))), _) => wanted.family().cloned(),
            (Some(Wanted::Jigsaw), _) => return Err(Reason::NoRegions),
            (Some(Wanted::Diagonal), _) => usual().map(Family::Diagonal),
            (Some(wanted @ Wanted::Latin), _) => wanted.of_cells(cells),
            (None, Some(boxes)) => Some(Family::Sudoku(boxes)),
            (None, None) => usual().map(Family::Sudoku),
        };
        found.ok_or(Reason::Count {
            cells,
            expected: None,
            odd: None,
        })
    }

    fn problem(
        &self,
        options: &Options,
        last: &mut Option<Arc<Topology>>,
        notes: &mut Vec<Note>,
    ) -> Result<Problem, ReadError> {
        let refuse = |reason| ReadError::of_line(self.line(), reason);
        let family = self.family(options).map_err(refuse)?;
        let known = last.take().filter(|board| *board.family() == family);
        let board = &*last.insert(known.unwrap_or_else(|| Topology::new(family)));
        let placed = Note::Placed { count: self.placed };
        notes.extend((self.placed > 0).then_some(placed));
        let zero_based = self.is_zero_based(options.digits, notes);
        let values = self
            .tokens
            .iter()
            .map(|token| value(token, board.size(), zero_based));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        let problem = Problem::on(board, &values);
        if let (Err(ProblemError::Clashes { .. }), Family::Sudoku(taken), None) =
            (&problem, board.family(), options.boxes)
        {
            let fits = |shape: &Shape| {
                let is_usual = shape.box_rows().min(shape.box_cols()) > 1;
                shape != taken && is_usual && Problem::new(*shape, &values).is_ok()
            };
            let other = Shape::of_size(self.side).into_iter().find(fits);
            let taken = *taken;
            notes.extend(other.map(|other| Note::Boxes { taken, other }));
        }
        problem.map_err(|error| refuse(Reason::Problem(error)))
    }

    /// Whether 0 is a digit: there is another mark for empty cells, or one 0 in every row and no empty
    /// cell; and the highest value from 1 does not occur. Below 10 values, 0 is usually an empty cell.
    fn is_zero_based(&self, digits: Digits, notes: &mut Vec<Note>) -> bool {
        let size = self.side;
        let is_zero = |token: &&Token| token.symbol == Symbol::Zero;
        let one_a_row = |row: &[Token]| row.iter().filter(is_zero).count() == 1;
        let is_auto = digits == Digits::Auto
            && self.count(Symbol::Zero) > 0
            && self.numbers().all(|number| usize::from(number) < size)
            && (self.blank_count() > 0 || self.tokens.chunks(size).all(one_a_row));
        notes.extend(is_auto.then_some(match size {
            ..=9 => Note::ZeroEmpty,
            _ => Note::ZeroBased,
        }));
        digits == Digits::ZeroBased || is_auto && size > 9
    }
}

/// The value that a token stands for on a board of this size.
fn value(token: &Token, size: usize, zero_based: bool) -> Result<Option<Value>, ReadError> {
    let number = match token.symbol {
        Symbol::Zero if zero_based => 0,
        Symbol::Blank | Symbol::Empty | Symbol::Zero => return Ok(None),
        Symbol::Number(_) | Symbol::Letter(_) => token.symbol.number().unwrap_or_default(),
    };
    let value = number + u16::from(zero_based);
    if usize::from(value) <= size {
        return Ok(Value::new(value as u8));
    }
    let found = match token.symbol {
        Symbol::Letter(letter) => letter.to_string(),
        _ => number.to_string(),
    };
    let reason = Reason::TooHigh {
        found,
        size,
        zero_based,
    };
    Err(ReadError::at(token.at, reason))
}
