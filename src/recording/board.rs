//! Cells, values and houses as lines name them.

use super::fault::Expected;
use crate::puzzle::{
    Cell, Family, FreeBoard, House, LONGEST_WORD, Map, Topology, Value, row_and_column,
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

    /// The cell with this address. That of a queen may name her column too.
    pub(super) fn cell(&self, address: &str) -> Result<(Cell, Option<Value>), Expected> {
        let found = match self.topology.family() {
            Family::Map(map) => map_cell(map, address),
            Family::Free(board) => return free_cell(board, address).map(|cell| (cell, None)),
            Family::Queens(_) => return self.queen(address),
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_) => {
                let size = self.topology.size();
                match row_and_column(address) {
                    Some((0, _) | (_, 0)) => return Err(Expected::CountedFromOne),
                    Some((row, column)) if row.max(column) <= size => {
                        Some(self.topology.cell_at(row - 1, column - 1))
                    }
                    _ => None,
                }
            }
        };
        let found = found.map(|cell| (cell, None));
        found.ok_or_else(|| self.any_cell())
    }

    /// A row, as `R2` or, in JSON, `row 2`; or the square of a queen, as `R2C5`.
    fn queen(&self, address: &str) -> Result<(Cell, Option<Value>), Expected> {
        let row = address
            .strip_prefix("row ")
            .or_else(|| address.strip_prefix(['R', 'r']));
        let row = row.and_then(whole_number).map(|row| (row, None));
        let square = row_and_column(address).map(|(row, column)| (row, Some(column)));
        let size = self.topology.size();
        match row.or(square) {
            Some((0, _) | (_, Some(0))) => Err(Expected::CountedFromOne),
            Some((row, column)) if row <= size && column <= Some(size) => {
                let value = column.and_then(|column| Value::numbered(column as u8));
                Ok((Cell::new(row - 1), value))
            }
            _ => Err(self.any_cell()),
        }
    }

    fn any_cell(&self) -> Expected {
        cells(self.topology.cells(), |cell| match self.topology.family() {
            Family::Queens(_) => format!("R{}", cell.index() + 1),
            _ => self.topology.address(cell),
        })
    }

    /// The value that is written like this: a number, a letter above 9, or the word of a free board.
    pub(super) fn value(&self, text: &str) -> Result<Value, Expected> {
        let is_map = match self.topology.family() {
            Family::Free(board) => return free_value(board, text),
            Family::Map(_) => true,
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_)
            | Family::Queens(_) => false,
        };
        let most = self.topology.size();
        let mut letters = text.chars();
        let letter = match (letters.next(), letters.next()) {
            (Some(letter), None) if !is_map => Value::from_char(letter),
            _ => None,
        };
        let number =
            || whole_number(text).and_then(|number| Value::new(u8::try_from(number).ok()?));
        let found = letter.or_else(number);
        let is_here = |value: &Value| usize::from(value.number()) <= most;
        found.filter(is_here).ok_or(Expected::Value { most })
    }

    /// The house with this name.
    pub(super) fn house(&self, name: &str) -> Result<House, Expected> {
        let index = self.houses.iter().position(|known| known == name);
        index.map(House::from_index).ok_or(Expected::House)
    }
}

fn map_cell(map: &Map, code: &str) -> Option<Cell> {
    let nodes = || map.nodes().iter();
    let found = nodes().position(|node| node.code == code);
    let found = found.or_else(|| nodes().position(|node| node.code.eq_ignore_ascii_case(code)));
    found.map(Cell::new)
}

/// The cell of a free board with this address.
pub(super) fn free_cell(board: &FreeBoard, address: &str) -> Result<Cell, Expected> {
    board.cell(address).ok_or_else(|| {
        let zero = match row_and_column(address) {
            Some((row, column)) => row == 0 || column == 0,
            None => board.is_list() && whole_number(address) == Some(0),
        };
        match zero {
            true => Expected::CountedFromOne,
            false => cells(board.cells(), |cell| board.address(cell)),
        }
    })
}

/// The value of a free board that this word stands for.
pub(super) fn free_value(board: &FreeBoard, word: &str) -> Result<Value, Expected> {
    board.value(word).ok_or_else(|| match word.chars().count() {
        1..=LONGEST_WORD => Expected::FewerWords,
        _ => Expected::ShortWord,
    })
}

fn cells(count: usize, address: impl Fn(Cell) -> String) -> Expected {
    Expected::Cell {
        first: address(Cell::new(0)),
        last: address(Cell::new(count - 1)),
    }
}
