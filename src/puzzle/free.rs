//! Boards whose rules are known only to the program that works on them.

use super::{Cell, MAX_CELLS, Value};
use std::sync::{Arc, OnceLock};

/// The most different values of a free board.
pub const MOST_WORDS: usize = u8::MAX as usize;
/// The longest value of a free board, in characters.
pub const LONGEST_WORD: usize = 6;
/// The longest label of a cell, in characters.
pub const LONGEST_LABEL: usize = 24;

/// A board without houses: rows and columns, or a list of cells. Its values are words.
///
/// Clones share their words, so that those found while a recording is read are known wherever the
/// board already is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FreeBoard {
    rows: u16,
    columns: u16,
    is_list: bool,
    is_way: bool,
    /// The labels of its cells; empty where a cell has none.
    labels: Vec<String>,
    words: Arc<Words>,
}

/// Words in the order in which they first occurred. Only ever added to.
#[derive(PartialEq, Eq, Debug)]
struct Words([OnceLock<Box<str>>; MOST_WORDS]);

impl FreeBoard {
    /// A board of rows and columns, if it has 1 to 256 cells.
    pub fn grid(rows: usize, columns: usize) -> Option<Self> {
        Self::with(rows, columns, false)
    }

    /// A list of 1 to 256 cells.
    pub fn list(cells: usize) -> Option<Self> {
        Self::with(1, cells, true)
    }

    fn with(rows: usize, columns: usize, is_list: bool) -> Option<Self> {
        let cells = rows.checked_mul(columns)?;
        (1..=MAX_CELLS).contains(&cells).then(|| Self {
            rows: rows as u16,
            columns: columns as u16,
            is_list,
            is_way: false,
            labels: vec![String::new(); cells],
            words: Arc::new(Words([const { OnceLock::new() }; MOST_WORDS])),
        })
    }

    /// The number of rows; 1 for a list.
    pub const fn rows(&self) -> usize {
        self.rows as usize
    }

    /// The number of columns; of a list, its cells.
    pub const fn columns(&self) -> usize {
        self.columns as usize
    }

    /// The number of cells.
    pub const fn cells(&self) -> usize {
        self.rows() * self.columns()
    }

    /// Whether it is a list.
    pub const fn is_list(&self) -> bool {
        self.is_list
    }

    /// Whether the written cells form a way, in the order of writing.
    pub const fn is_way(&self) -> bool {
        self.is_way
    }

    /// Makes the written cells form a way.
    pub const fn make_way(&mut self) {
        self.is_way = true;
    }

    /// Names a cell. Returns false, and changes nothing, if the label is empty, too long, or the
    /// address of another cell.
    pub fn set_label(&mut self, cell: Cell, label: &str) -> bool {
        let is_right = (1..=LONGEST_LABEL).contains(&label.chars().count())
            && self.cell(label).is_none_or(|named| named == cell);
        if is_right {
            label.clone_into(&mut self.labels[cell.index()]);
        }
        is_right
    }

    /// The label of a cell, if it has one.
    pub fn label(&self, cell: Cell) -> Option<&str> {
        let label = &self.labels[cell.index()];
        (!label.is_empty()).then_some(label)
    }

    /// The address of a cell: its label, else `R1C3`, or `3` in a list.
    pub fn address(&self, cell: Cell) -> String {
        match self.label(cell) {
            Some(label) => label.to_owned(),
            None => self.place(cell),
        }
    }

    fn place(&self, cell: Cell) -> String {
        let (row, column) = (cell.index() / self.columns(), cell.index() % self.columns());
        match self.is_list {
            true => (column + 1).to_string(),
            false => format!("R{}C{}", row + 1, column + 1),
        }
    }

    /// The cell with this label or at this place, which labelled cells have too.
    pub fn cell(&self, address: &str) -> Option<Cell> {
        let labelled = self.labels.iter().position(|label| label == address);
        let number = labelled.filter(|_| !address.is_empty()).or_else(|| {
            let (row, column) = match self.is_list {
                true => (1, whole_number(address)?),
                false => row_and_column(address)?,
            };
            let is_here =
                (1..=self.rows()).contains(&row) && (1..=self.columns()).contains(&column);
            is_here.then(|| (row - 1) * self.columns() + column - 1)
        })?;
        Some(Cell::new(number))
    }

    /// The value that this word stands for: the next number if it is new. `None` if it is empty or
    /// too long, or if there are too many already.
    pub fn value(&self, word: &str) -> Option<Value> {
        if !(1..=LONGEST_WORD).contains(&word.chars().count()) {
            return None;
        }
        let known = |entry: &OnceLock<Box<str>>| &**entry.get_or_init(|| word.into()) == word;
        let index = self.words.0.iter().position(known)?;
        Value::numbered(index as u8 + 1)
    }

    /// The word of a value, if it has occurred.
    pub fn word(&self, value: Value) -> Option<&str> {
        let entry = &self.words.0[usize::from(value.number()) - 1];
        entry.get().map(|word| &**word)
    }
}

/// Row and column of an address such as `R1C3`, in any case. They may be 0, or beyond every board.
pub(crate) fn row_and_column(address: &str) -> Option<(usize, usize)> {
    let rest = address.strip_prefix(['R', 'r'])?;
    let (row, column) = rest.split_once(['C', 'c'])?;
    Some((whole_number(row)?, whole_number(column)?))
}

/// A number of digits alone.
pub(crate) fn whole_number(text: &str) -> Option<usize> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Family, Problem, Topology};

    #[test]
    fn cells_have_places_and_labels() {
        let mut board = FreeBoard::grid(2, 3).unwrap();
        assert!(board.set_label(Cell::new(4), "seven"));
        assert!(!board.set_label(Cell::new(5), "seven"), "it is taken");
        assert!(!board.set_label(Cell::new(5), "R1C1"), "it is a place");
        for (address, cell) in [("R1C3", 2), ("r2c1", 3), ("seven", 4), ("R2C2", 4)] {
            assert_eq!(board.cell(address), Some(Cell::new(cell)), "{address}");
        }
        for nowhere in ["", "R0C1", "R3C1", "R1C4", "Seven", "R+1C1", "3", "R1"] {
            assert_eq!(board.cell(nowhere), None, "{nowhere}");
        }
        assert_eq!(board.address(Cell::new(4)), "seven");
        let list = FreeBoard::list(12).unwrap();
        assert_eq!(list.cell("3"), Some(Cell::new(2)));
        assert_eq!((list.cell("0"), list.cell("13")), (None, None));
        assert_eq!(list.address(Cell::new(11)), "12");
        assert!(FreeBoard::grid(16, 17).is_none() && FreeBoard::list(0).is_none());
        assert!(FreeBoard::grid(usize::MAX, 2).is_none());
    }

    /// Words are found while a recording is read, long after the board was made.
    #[test]
    fn words_are_numbered_as_they_come() {
        let board = FreeBoard::grid(1, 2).unwrap();
        let topology = Topology::new(Family::Free(board.clone()));
        let words = (0..MOST_WORDS).map(|number| format!("w{number}"));
        let values: Vec<Value> = words.map(|word| board.value(&word).unwrap()).collect();
        assert_eq!(values[254].number(), 255);
        assert_eq!(board.value("w254"), Some(values[254]));
        assert_eq!(board.value("one"), None, "there are too many");
        assert_eq!(board.value("w000000"), None, "it is too long");
        assert_eq!(topology.value_text(values[200]), "w200");
        let problem = Problem::on(&topology, &[Some(values[254]), None]).unwrap();
        assert_eq!(problem.given(Cell::new(0)), Some(values[254]));
        assert_eq!(
            (
                topology.peers_of(Cell::new(0)).len(),
                topology.all_houses().len()
            ),
            (0, 0)
        );
    }
}
