//! Which guesses each open choice point blames, and how far back a jump goes.
//!
//! Cells are decided in order, so a guess is known by its cell, and the later of two guesses is the one
//! whose cell comes later.

use crate::puzzle::{Cell, MAX_CELLS};

/// Cells per word.
const WORD: usize = 64;
/// A row for each cell holds the cells before it.
const WORDS: usize = {
    let rows = MAX_CELLS / WORD;
    WORD * rows * (rows + 1) / 2
};

/// The guesses that each choice point blames, and the jump under way.
#[derive(Clone)]
pub(super) struct Blame {
    /// A row of bits per cell, as long as it has cells before it. Rows of cells without an open choice
    /// point hold anything.
    rows: [u64; WORDS],
    /// The guess that a jump goes back to; `None` if nobody is to blame, or there is no jump.
    target: Option<Cell>,
}

impl Blame {
    pub(super) const fn nobody() -> Self {
        Self {
            rows: [0; WORDS],
            target: None,
        }
    }

    /// The row of a cell.
    fn row(&self, cell: Cell) -> &[u64] {
        let (first, len) = place(cell);
        &self.rows[first..first + len]
    }

    fn row_mut(&mut self, cell: Cell) -> &mut [u64] {
        let (first, len) = place(cell);
        &mut self.rows[first..first + len]
    }

    /// Begins a choice point, which blames nobody.
    pub(super) fn open(&mut self, cell: Cell) {
        self.row_mut(cell).fill(0);
    }

    /// Lets a choice point blame the guess in an earlier cell.
    pub(super) fn add(&mut self, cell: Cell, guess: Cell) {
        self.row_mut(cell)[guess.index() / WORD] |= 1 << (guess.index() % WORD);
    }

    /// The latest guess that a choice point blames.
    fn latest(&self, cell: Cell) -> Option<Cell> {
        let row = self.row(cell);
        let word = row.iter().rposition(|bits| *bits != 0)?;
        let bit = WORD - 1 - row[word].leading_zeros() as usize;
        Some(Cell::new(word * WORD + bit))
    }

    /// Begins the jump from a choice point without values: the latest guess that it blames is the
    /// target, and inherits the blame of the others.
    pub(super) fn jump_from(&mut self, cell: Cell) {
        self.target = self.latest(cell);
        let Some(target) = self.target else { return };
        for word in 0..place(target).1 {
            let mut bits = self.row(cell)[word];
            if word == target.index() / WORD {
                bits &= !(1 << (target.index() % WORD));
            }
            self.row_mut(target)[word] |= bits;
        }
    }

    /// The guess that the jump under way goes back to.
    pub(super) const fn target(&self) -> Option<Cell> {
        self.target
    }

    /// Restores the target of a jump under way, if any.
    pub(super) fn set_target(&mut self, target: Option<Cell>) {
        self.target = target;
    }

    /// The cells of the guesses that a choice point blames, earliest first.
    pub(super) fn of(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let row = self.row(cell);
        let is_blamed = |index: &usize| row[index / WORD] >> (index % WORD) & 1 == 1;
        (0..cell.index()).filter(is_blamed).map(Cell::new)
    }

    /// The number of bytes that the row of a cell is packed into.
    pub(super) const fn packed_size(cell: Cell) -> usize {
        cell.index().div_ceil(8)
    }

    /// The row of a cell as bytes.
    pub(super) fn packed(&self, cell: Cell) -> impl Iterator<Item = u8> + '_ {
        let words = self.row(cell).iter();
        words
            .flat_map(|word| word.to_le_bytes())
            .take(Self::packed_size(cell))
    }

    /// Restores the row of a cell.
    pub(super) fn unpack(&mut self, cell: Cell, mut next: impl FnMut() -> u8) {
        self.open(cell);
        for index in 0..Self::packed_size(cell) {
            self.row_mut(cell)[index / 8] |= u64::from(next()) << (index % 8 * 8);
        }
    }
}

/// Where the row of a cell begins, and how many words it has.
fn place(cell: Cell) -> (usize, usize) {
    let (group, number) = (cell.index() / WORD, cell.index() % WORD);
    let len = group + 1;
    (WORD * group * len / 2 + number * len, len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_lie_side_by_side() {
        let mut end = 0;
        for cell in (0..MAX_CELLS).map(Cell::new) {
            let (first, len) = place(cell);
            assert_eq!(first, end);
            assert!(len * WORD >= cell.index());
            end = first + len;
        }
        assert_eq!(end, WORDS);
    }

    #[test]
    fn a_jump_goes_to_the_latest_and_hands_the_others_on() {
        let [first, second, third, cell] = [3, 64, 190, 255].map(Cell::new);
        let mut blame = Blame::nobody();
        for cell in [second, third, cell] {
            blame.open(cell);
        }
        for guess in [third, first, second] {
            blame.add(cell, guess);
        }
        let packed: Vec<u8> = blame.packed(cell).collect();
        let mut other = Blame::nobody();
        let mut bytes = packed.into_iter();
        other.unpack(cell, || bytes.next().unwrap());
        assert!(other.of(cell).eq([first, second, third]));
        blame.jump_from(cell);
        assert_eq!(blame.target(), Some(third));
        assert!(blame.of(third).eq([first, second]));
        blame.jump_from(third);
        assert_eq!(blame.target(), Some(second));
        assert!(blame.of(second).eq([first]));
        blame.open(second);
        blame.jump_from(second);
        assert_eq!(blame.target(), None);
    }
}
