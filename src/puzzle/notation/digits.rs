//! What 0 means, and the values of the symbols.

use super::symbol::{Mark, Symbol};
use super::{Digits, Position, ReadError};
use crate::puzzle::Value;

/// The marks of a board whose size is known.
pub struct Decoded<'a> {
    marks: &'a [Mark],
    size: usize,
    zero_based: bool,
}

impl<'a> Decoded<'a> {
    pub fn of(marks: &'a [Mark], size: usize, digits: Digits) -> Self {
        let zero_based = match digits {
            Digits::OneBased => false,
            Digits::ZeroBased => true,
            Digits::Auto => size == 16 && shows_zero_as_digit(marks, size),
        };
        Self {
            marks,
            size,
            zero_based,
        }
    }

    /// The values, row by row, or the first thing that is none.
    pub fn values(&self) -> Result<Vec<Option<Value>>, ReadError> {
        self.marks.iter().map(|mark| self.value(mark)).collect()
    }

    fn value(&self, mark: &Mark) -> Result<Option<Value>, ReadError> {
        let (size, zero_based) = (self.size, self.zero_based);
        let at = Position {
            line: mark.line,
            column: mark.column,
        };
        let number = match mark.symbol {
            Symbol::Empty => return Ok(None),
            Symbol::Zero if !zero_based => return Ok(None),
            Symbol::Zero => 0,
            Symbol::Number(n) => n,
            Symbol::Letter(_) => mark.symbol.number().unwrap_or_default(),
            Symbol::Unknown(found) => {
                return Err(ReadError::UnknownCharacter {
                    at,
                    found,
                    size: Some(size),
                    zero_based,
                });
            }
        };
        let value = number + u16::from(zero_based);
        if usize::from(value) > size {
            let found = match mark.symbol {
                Symbol::Letter(letter) => letter.to_string(),
                _ => number.to_string(),
            };
            return Err(ReadError::TooHigh {
                at,
                found,
                size,
                zero_based,
            });
        }
        Ok(Value::new(value as u8))
    }
}

fn shows_zero_as_digit(marks: &[Mark], size: usize) -> bool {
    let has = |symbol| marks.iter().any(|m| m.symbol == symbol);
    let has_last = marks.iter().any(|m| m.symbol.number() == Some(16));
    if !has(Symbol::Zero) || has_last {
        return false;
    }
    let one_a_row = || {
        marks
            .chunks(size)
            .all(|row| row.iter().filter(|m| m.symbol == Symbol::Zero).count() == 1)
    };
    has(Symbol::Empty) || one_a_row()
}
