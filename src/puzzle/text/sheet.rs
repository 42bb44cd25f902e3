//! A whole board as it is written, and the puzzle it shows.

use super::error::{Entry, FormName, Note, ReadError, Reason};
use super::options::{Digits, Options};
use super::token::{Symbol, Token};
use crate::puzzle::{
    Family, Problem, ProblemError, Regions, RegionsError, Shape, Topology, Value, ValueSet, Wanted,
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
    /// The key that it stands under, or what stands beside it.
    pub name: Option<String>,
    /// Whether it is a board only if there is nothing else in the text.
    pub is_weak: bool,
    /// The candidates of cells, where they are listed; those of the player's own digits are empty.
    pub candidates: Vec<Option<ValueSet>>,
    /// The regions of its jigsaw.
    pub regions: Option<Regions>,
}

impl Sheet {
    pub const fn new(
        side: usize,
        tokens: Vec<Token>,
        boxes: Option<Shape>,
        form: FormName,
    ) -> Self {
        Self {
            side,
            tokens,
            boxes,
            form,
            name: None,
            is_weak: side < 4,
            candidates: Vec::new(),
            regions: None,
        }
    }

    /// The line where it starts.
    pub fn line(&self) -> usize {
        self.tokens.first().map_or(1, |token| token.at.line)
    }

    /// The boards that so many columns make.
    pub fn boards(&self, side: usize) -> impl Iterator<Item = Self> {
        let boards = self.tokens.chunks(side * side);
        boards.map(move |tokens| Self::new(side, tokens.to_vec(), None, self.form))
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

    /// Whether a value stands in two cells.
    pub fn has_a_value_twice(&self) -> bool {
        let mut numbers: Vec<u16> = self.numbers().filter(|number| *number > 0).collect();
        numbers.sort_unstable();
        numbers.windows(2).any(|pair| pair[0] == pair[1])
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
        let mut counts: Vec<(Symbol, usize)> = Vec::new();
        for token in &self.tokens {
            match counts
                .iter_mut()
                .find(|(symbol, _)| *symbol == token.symbol)
            {
                Some((_, count)) => *count += 1,
                None => counts.push((token.symbol, 1)),
            }
        }
        self.blank_count() == 0
            && counts.len() == self.side
            && counts.iter().all(|(_, count)| *count == self.side)
            && self.has_repeats()
    }

    /// The regions that it draws.
    pub fn regions(&self) -> Result<Regions, RegionsError> {
        let mut known: Vec<Symbol> = Vec::new();
        let mut text = String::new();
        for token in &self.tokens {
            let number = known.iter().position(|symbol| *symbol == token.symbol);
            let number = number.unwrap_or(known.len());
            if number == known.len() {
                known.push(token.symbol);
            }
            text.push(char::from(
                b'A' + u8::try_from(number.min(25)).unwrap_or(25),
            ));
        }
        Regions::read(&text)
    }

    /// The puzzle it shows, or what is wrong with it; on `last`'s board if it is of the same family.
    pub fn entry(mut self, options: &Options, last: &mut Option<Arc<Topology>>) -> Entry {
        let (mut notes, line) = (Vec::new(), self.line());
        let problem = self.problem(options, last, &mut notes);
        let problem = problem.map_err(|error| match error {
            (Some(token), reason) => ReadError::at(token.at, reason),
            (None, reason) => ReadError::of_line(line, reason),
        });
        Entry {
            notes,
            name: self.name,
            form: Some(self.form),
            ..Entry::new(line, problem)
        }
    }

    fn family(&self, options: &Options) -> Result<Family, Reason> {
        let (cells, size) = (self.tokens.len(), self.side);
        let usual = || self.boxes.or(Shape::usual(size));
        if let Some(regions) = &self.regions {
            return Ok(Family::Jigsaw(regions.clone()));
        }
        let found = match (&options.wanted, options.boxes) {
            (Some(Wanted::Known(family)), _) => Some(family.clone()),
            (Some(Wanted::Jigsaw), _) => return Err(Reason::NoRegions),
            (Some(Wanted::Diagonal), _) => usual().map(Family::Diagonal),
            (Some(wanted @ Wanted::Latin), _) => wanted.of_cells(cells),
            (None, Some(boxes)) if boxes.size() == size => Some(Family::Sudoku(boxes)),
            (None, Some(boxes)) => return Err(Reason::Boxes { size, boxes }),
            (None, None) => usual().map(Family::Sudoku),
        };
        found.ok_or(Reason::Count { cells, odd: None })
    }

    fn problem(
        &mut self,
        options: &Options,
        last: &mut Option<Arc<Topology>>,
        notes: &mut Vec<Note>,
    ) -> Result<Problem, (Option<Token>, Reason)> {
        let family = self.family(options).map_err(|reason| (None, reason))?;
        let known = last.take().filter(|board| *board.family() == family);
        let board = &*last.insert(known.unwrap_or_else(|| Topology::new(family)));
        let count = self.open_last_candidates(board);
        notes.extend((count > 0).then_some(Note::Listed { count }));
        let is_placed = |list: &&Option<ValueSet>| **list == Some(ValueSet::EMPTY);
        let count = self.candidates.iter().filter(is_placed).count();
        notes.extend((count > 0).then_some(Note::Placed { count }));
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
        problem.map_err(|error| (None, Reason::Problem(error)))
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

    /// Empties the cells whose only candidate is still one of a peer's, and says how many: a given is
    /// struck from its peers.
    fn open_last_candidates(&mut self, board: &Topology) -> usize {
        let is_listed = |index: &usize| {
            let number = u8::try_from(self.tokens[*index].symbol.number()?).ok()?;
            let value = Value::new(number)?;
            let cell = board.cell_at(index / self.side, index % self.side);
            let mut peers = board.peers_of(cell).iter();
            let lists = |list: &Option<ValueSet>| list.is_some_and(|list| list.contains(value));
            peers
                .any(|peer| lists(&self.candidates[peer.index()]))
                .then_some(())
        };
        let all = 0..self.candidates.len();
        let open: Vec<usize> = all.filter(|index| is_listed(index).is_some()).collect();
        for index in &open {
            self.tokens[*index].symbol = Symbol::Empty;
        }
        open.len()
    }
}

/// The value that a token stands for on a board of this size.
fn value(
    token: &Token,
    size: usize,
    zero_based: bool,
) -> Result<Option<Value>, (Option<Token>, Reason)> {
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
    Err((Some(*token), reason))
}
