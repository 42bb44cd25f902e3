//! The search of `naive` as one would write it by hand for one board size: recursive, with a scan
//! of row, column and box for each test.

const SIDE: usize = 9;
const BOX: usize = 3;

/// A search and its counters.
pub struct Yardstick {
    board: [[u8; SIDE]; SIDE],
    pub selects: u64,
    pub conflicts: u64,
    pub placements: u64,
    pub backtracks: u64,
}

impl Yardstick {
    pub fn new(line: &str) -> Self {
        let mut board = [[0; SIDE]; SIDE];
        for (index, c) in line.chars().enumerate() {
            board[index / SIDE][index % SIDE] = c.to_digit(10).unwrap_or(0) as u8;
        }
        Self {
            board,
            selects: 0,
            conflicts: 0,
            placements: 0,
            backtracks: 0,
        }
    }

    /// The number of selections, tests and backtracks, and the solution.
    pub const fn steps(&self) -> u64 {
        self.selects + self.conflicts + self.placements + self.backtracks + 1
    }

    /// Whether there is a solution from this cell on; the first one stays on the board.
    pub fn solve(&mut self, from: usize) -> bool {
        let is_empty = |&index: &usize| self.board[index / SIDE][index % SIDE] == 0;
        let Some(index) = (from..SIDE * SIDE).find(is_empty) else {
            return true;
        };
        let (row, column) = (index / SIDE, index % SIDE);
        self.selects += 1;
        for value in 1..=SIDE as u8 {
            if !self.fits(row, column, value) {
                self.conflicts += 1;
                continue;
            }
            self.board[row][column] = value;
            self.placements += 1;
            if self.solve(index + 1) {
                return true;
            }
            self.board[row][column] = 0;
            self.backtracks += 1;
        }
        false
    }

    fn fits(&self, row: usize, column: usize, value: u8) -> bool {
        let (top, left) = (row / BOX * BOX, column / BOX * BOX);
        (0..SIDE).all(|i| {
            self.board[row][i] != value
                && self.board[i][column] != value
                && self.board[top + i / BOX][left + i % BOX] != value
        })
    }
}
