//! A table of numbers with four bytes each, as almost all of them are small.

use std::collections::BTreeMap;

/// Rows allocated at once: a table never moves, so it never needs twice its size.
const CHUNK: usize = 1 << 10;

/// Numbers from this on are kept apart.
const LARGE: u32 = u32::MAX;

/// A table of numbers, all zero at first. It grows with the rows that are set.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    columns: usize,
    chunks: Vec<Box<[u32]>>,
    /// Large numbers by their place.
    large: BTreeMap<usize, u64>,
}

impl Packed {
    pub(super) const fn new(columns: usize) -> Self {
        Self {
            columns,
            chunks: Vec::new(),
            large: BTreeMap::new(),
        }
    }

    pub(super) fn get(&self, row: usize, column: usize) -> u64 {
        let Some(chunk) = self.chunks.get(row / CHUNK) else {
            return 0;
        };
        match chunk[row % CHUNK * self.columns + column] {
            LARGE => self.large[&(row * self.columns + column)],
            small => u64::from(small),
        }
    }

    pub(super) fn set(&mut self, row: usize, column: usize, number: u64) {
        while self.chunks.len() <= row / CHUNK {
            let chunk = vec![0; CHUNK * self.columns];
            self.chunks.push(chunk.into_boxed_slice());
        }
        let small = u32::try_from(number).unwrap_or(LARGE);
        self.chunks[row / CHUNK][row % CHUNK * self.columns + column] = small;
        if small == LARGE {
            self.large.insert(row * self.columns + column, number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_back() {
        let mut table = Packed::new(3);
        let numbers = [0, 1, u64::from(LARGE) - 1, LARGE.into(), 1 << 32, u64::MAX];
        let row_of = |index: usize| index * (CHUNK - 1);
        for (index, number) in numbers.into_iter().enumerate() {
            table.set(row_of(index), index % 3, number);
        }
        for (index, number) in numbers.into_iter().enumerate() {
            assert_eq!(table.get(row_of(index), index % 3), number);
        }
        assert_eq!(table.get(5, 0), 0);
        assert_eq!(table.get(CHUNK * 100, 2), 0);
        table.set(row_of(5), 2, 7);
        assert_eq!(table.get(row_of(5), 2), 7);
    }
}
