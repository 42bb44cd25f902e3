//! Cells, values and houses as lines name them.

use super::fault::Expected;
use crate::puzzle::{
    Cell, Family, FreeBoard, House, LONGEST_WORD, Map, Numbering, Topology, Value, row_and_column,
    whole_number,
};
use std::sync::Arc;

/// A board, and how lines name its parts.
pub(super) struct Board {
    topology: Arc<Topology>,
    /// The names of its houses in JSON.
    houses: Vec<String>,
}

impl Board {
    pub(super) fn new(topology: &Arc<Topology>) -> Self {
        let houses = topology.all_houses();
        Self {
            topology: Arc::clone(topology),
            houses: houses.map(|house| topology.house_address(house)).collect(),
        }
    }

    /// The cell with this address. The address of a queen may name her column too.
    pub(super) fn cell(&self, address: &str) -> Result<(Cell, Option<Value>), Expected> {
        let topology = &*self.topology;
        let found = match topology.family() {
            Family::Map(map) => return Ok((map_cell(map, address)?, None)),
            Family::Free(board) => return Ok((free_cell(board, address)?, None)),
            Family::Queens(_) => return self.queen(address),
            Family::Row(_) | Family::Way(_) => {
                let is_named = |cell: &Cell| topology.address(*cell) == address;
                topology.all_cells().find(is_named)
            }
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_)
            | Family::Grid(_) => match row_and_column(address) {
                Some((row @ 1.., column @ 1..)) if row.max(column) <= topology.width() => {
                    Some(topology.cell_at(row - 1, column - 1))
                }
                _ => None,
            },
        };
        let missing = || no_cell(address, topology.cells(), |cell| topology.address(cell));
        found.map(|cell| (cell, None)).ok_or_else(missing)
    }

    /// The cell of a value that is taken back. Of a queen only the row matters: her column is not read.
    pub(super) fn emptied(&self, address: &str) -> Result<Cell, Expected> {
        let row = match self.topology.family() {
            Family::Queens(_) => address.split(['C', 'c']).next(),
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_)
            | Family::Map(_)
            | Family::Row(_)
            | Family::Grid(_)
            | Family::Way(_)
            | Family::Free(_) => None,
        };
        Ok(self.cell(row.unwrap_or(address))?.0)
    }

    /// A row, as `R2` or, in JSON, `row 2`; or the square of a queen, as `R2C5`.
    fn queen(&self, address: &str) -> Result<(Cell, Option<Value>), Expected> {
        let size = self.topology.size();
        let row = address
            .strip_prefix("row ")
            .or_else(|| address.strip_prefix(['R', 'r']));
        let row = row.and_then(whole_number).map(|row| (row, None));
        let square = || row_and_column(address).map(|(row, column)| (row, Some(column)));
        match row.or_else(square) {
            Some((row @ 1.., column))
                if row <= size && column.is_none_or(|c| (1..=size).contains(&c)) =>
            {
                let value = column.and_then(|column| Value::numbered(column as u8));
                Ok((Cell::new(row - 1), value))
            }
            _ => Err(no_cell(address, size, |cell| {
                format!("R{}", cell.index() + 1)
            })),
        }
    }

    /// The value that is written like this: a number, a letter above 9, or the word of a free board.
    pub(super) fn value(&self, text: &str) -> Result<Value, Expected> {
        if let Family::Free(board) = self.topology.family() {
            return free_value(board, text);
        }
        let most = self.topology.size();
        let signs = self.topology.numbering();
        if self.topology.way().is_some() {
            let number = whole_number(text).filter(|number| *number <= most);
            let place = number.and_then(|number| Value::numbered(number as u8));
            return place.ok_or(Expected::Value { most });
        }
        if signs != Numbering::FromOne {
            let mut sign = text.chars();
            let value = sign.next().and_then(|sign| signs.value(sign));
            let value = value.filter(|_| sign.next().is_none());
            return value.ok_or(Expected::Value { most });
        }
        let mut letters = text.chars();
        let letter = match (letters.next(), letters.next()) {
            (Some(letter), None) if !matches!(self.topology.family(), Family::Map(_)) => {
                Value::from_char(letter)
            }
            _ => None,
        };
        let number = || Value::new(u8::try_from(whole_number(text)?).ok()?);
        let is_here = |value: &Value| usize::from(value.number()) <= most;
        let found = letter.or_else(number).filter(is_here);
        found.ok_or(Expected::Value { most })
    }

    /// Whether there is a relation with this number, from 1.
    pub(super) fn has_relation(&self, number: u8) -> bool {
        usize::from(number) <= self.topology.relations().len()
    }

    /// The house with this name.
    pub(super) fn house(&self, name: &str) -> Result<House, Expected> {
        let index = self.houses.iter().position(|known| known == name);
        index.map(House::from_index).ok_or(Expected::House)
    }
}

fn map_cell(map: &Map, code: &str) -> Result<Cell, Expected> {
    let nodes = || map.nodes().iter();
    let found = nodes().position(|node| node.code == code);
    let found = found.or_else(|| nodes().position(|node| node.code.eq_ignore_ascii_case(code)));
    let codes = || {
        nodes()
            .map(|node| &*node.code)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let missing = || Expected::Place { codes: codes() };
    found.map(Cell::new).ok_or_else(missing)
}

/// The cell of a free board with this address.
pub(super) fn free_cell(board: &FreeBoard, address: &str) -> Result<Cell, Expected> {
    let missing = || no_cell(address, board.cells(), |cell| board.address(cell));
    board.cell(address).ok_or_else(missing)
}

/// The value of a free board that this word stands for.
pub(super) fn free_value(board: &FreeBoard, word: &str) -> Result<Value, Expected> {
    board.value(word).ok_or_else(|| match word.chars().count() {
        1..=LONGEST_WORD => Expected::FewerWords,
        _ => Expected::ShortWord,
    })
}

/// What was expected instead of an address that no cell has.
fn no_cell(address: &str, count: usize, name: impl Fn(Cell) -> String) -> Expected {
    let mut numbers = address.split(|c: char| !c.is_ascii_digit());
    match numbers.any(|number| whole_number(number) == Some(0)) {
        true => Expected::CountedFromOne,
        false => Expected::Cell {
            first: name(Cell::new(0)),
            last: name(Cell::new(count - 1)),
        },
    }
}
