//! Events as lines say them, in words or as objects of JSON.

use super::board::Board;
use super::fault::Expected;
use super::header::Wrong;
use super::word::Word;
use crate::puzzle::{Cell, House, Value};
use crate::solver::{Event, Spot, Why};

/// An event as it was written: its word, and what follows.
pub(super) struct Said<'a, I> {
    /// The line. It is quoted where something is missing.
    pub(super) line: &'a str,
    pub(super) word: Word,
    /// The cell, the value, and who forbids it or how many options there are.
    pub(super) parts: I,
    /// The house of a hidden single, or of a digit that is chosen instead of a cell. In JSON alone.
    pub(super) house: Option<&'a str>,
    /// Whether a reason for a deduction is given. In JSON alone.
    pub(super) has_reason: bool,
    /// Whether a nogood refuses the value. In JSON alone.
    pub(super) has_nogood: bool,
    /// The number of the relation that refuses the value. In JSON alone.
    pub(super) relation: Option<u8>,
}

impl<'a, I: Iterator<Item = &'a str> + Clone> Said<'a, I> {
    /// Reads the event on this board. Parts that it has no use for are left.
    pub(super) fn event(&mut self, board: &Board) -> Result<Event, Wrong> {
        Ok(match self.word {
            Word::Select => {
                let at = self.spot(board)?;
                let options = self.peek().and_then(|part| part.parse().ok());
                if options.is_some() {
                    self.parts.next();
                }
                let options = options.unwrap_or(0);
                Event::Select { at, options }
            }
            Word::DeadEnd => Event::DeadEnd {
                at: self.spot(board)?,
            },
            Word::Place => {
                let (cell, value) = self.option(board)?;
                Event::Place { cell, value }
            }
            Word::Conflict => {
                let (cell, value) = self.option(board)?;
                if self.has_nogood {
                    return Ok(Event::Excluded { cell, value });
                }
                if let Some(number @ 1..) =
                    self.relation.filter(|number| board.has_relation(*number))
                {
                    let relation = number - 1;
                    return Ok(Event::Broken {
                        cell,
                        value,
                        relation,
                    });
                }
                let with = match self.peek() {
                    Some(_) => self.cell(board)?,
                    None => cell,
                };
                Event::Conflict { cell, value, with }
            }
            Word::Learn => Event::Learn { number: 0 },
            Word::Deduce => {
                let (cell, value) = self.option(board)?;
                let why = match self.house {
                    Some(name) => Some(Why::HiddenSingle(house(name, board)?)),
                    None => self.has_reason.then_some(Why::NakedSingle),
                };
                match why {
                    Some(why) => Event::Deduce { cell, value, why },
                    None => Event::Fill { cell, value },
                }
            }
            Word::Backtrack => {
                let cell = self.next(|part| board.emptied(part))?;
                // The value is known, and a program may have emptied the cell before it prints.
                self.parts.next();
                Event::Clear { cell }
            }
            Word::Sweep => Event::Sweep { number: 0 },
            Word::Solution => Event::Solution,
            Word::GaveUp => Event::GaveUp { empty: 0 },
            Word::Done => Event::Exhausted,
        })
    }

    /// Nothing may be left.
    pub(super) fn end(mut self) -> Result<(), Wrong> {
        match self.parts.next() {
            Some(more) => Err((more.to_owned(), Expected::LineEnd)),
            None => Ok(()),
        }
    }

    fn peek(&self) -> Option<&'a str> {
        self.parts.clone().next()
    }

    /// The next part, which may be missing, and what is made of it.
    fn next<T>(&mut self, make: impl FnOnce(&str) -> Result<T, Expected>) -> Result<T, Wrong> {
        let part = self.parts.next();
        let said = part.unwrap_or(self.line);
        make(part.unwrap_or_default()).map_err(|expected| (said.to_owned(), expected))
    }

    fn cell(&mut self, board: &Board) -> Result<Cell, Wrong> {
        Ok(self.next(|part| board.cell(part))?.0)
    }

    /// A cell, or a digit in a house.
    fn spot(&mut self, board: &Board) -> Result<Spot, Wrong> {
        match self.house {
            None => Ok(Spot::Cell(self.cell(board)?)),
            Some(name) => {
                let house = house(name, board)?;
                Ok(Spot::Places(house, self.next(|part| board.value(part))?))
            }
        }
    }

    /// A cell and a value. The square of a queen is both; its column may be repeated.
    fn option(&mut self, board: &Board) -> Result<(Cell, Value), Wrong> {
        let (cell, column) = self.next(|part| board.cell(part))?;
        let Some(column) = column else {
            return Ok((cell, self.next(|part| board.value(part))?));
        };
        if self.peek().map(|part| board.value(part)) == Some(Ok(column)) {
            self.parts.next();
        }
        Ok((cell, column))
    }
}

fn house(name: &str, board: &Board) -> Result<House, Wrong> {
    board
        .house(name)
        .map_err(|expected| (name.to_owned(), expected))
}
