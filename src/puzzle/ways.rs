//! Families in which a way grows from a square: the knight's tour and the maze.

use super::{Cell, MAX_SIZE, row_and_column};
use std::fmt;

/// The most squares of a board with a way.
pub const MOST_SQUARES: usize = 240;
/// The most moves from a square.
pub const MOST_MOVES: usize = 8;

/// The knight's moves, down and right, in Wirth's order.
const KNIGHT: [(isize, isize); MOST_MOVES] = [
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
    (1, -2),
    (2, -1),
];
/// The moves in a maze: right, down, left, up.
const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A board on which a way grows from its start. Values are the places on the way, 1 at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WayBoard {
    rows: usize,
    columns: usize,
    start: Cell,
    /// Where the way must lead; `None` if it must go over every square.
    end: Option<Cell>,
    walls: Vec<bool>,
    /// The squares that can be moved to from each, in the order of moves, walls among them.
    candidates: Vec<Vec<Cell>>,
}

/// Why there is no such board. Lines and columns are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum WayError {
    /// The measures of a knight's board are missing or too large.
    Board,
    /// The start is no square of the board.
    Start,
    /// There are too many squares, or none.
    Squares { rows: usize, columns: usize },
    /// A line of a maze is not as long as the first.
    Width {
        line: usize,
        found: usize,
        columns: usize,
    },
    /// There is not just one start, `S`, or end, `E`.
    Ends { sign: char, found: usize },
}

impl WayBoard {
    /// Reads the measures of a knight's board and the start, such as `5x5` and `5x5:R1C1`.
    ///
    /// # Errors
    ///
    /// If there is no such board, or no such square on it.
    pub fn knight(detail: &str) -> Result<Self, WayError> {
        let (board, start) = detail.split_once(':').unwrap_or((detail, "R1C1"));
        let (rows, columns) = board.split_once('x').ok_or(WayError::Board)?;
        let measure = |text| super::whole_number(text).filter(|side| *side <= MAX_SIZE);
        let measures = measure(rows).zip(measure(columns));
        let (rows, columns) = measures.ok_or(WayError::Board)?;
        if !(1..=MOST_SQUARES).contains(&(rows * columns)) {
            return Err(WayError::Squares { rows, columns });
        }
        let is_here = |place: &(usize, usize)| {
            (1..=rows).contains(&place.0) && (1..=columns).contains(&place.1)
        };
        let start = row_and_column(start).filter(is_here);
        let (row, column) = start.ok_or(WayError::Start)?;
        let start = Cell::new((row - 1) * columns + column - 1);
        let walls = vec![false; rows * columns];
        Ok(Self::of((rows, columns), start, None, walls, &KNIGHT))
    }

    /// Reads a maze: `#` is a wall, `S` the start, `E` the end, the rest is free.
    ///
    /// # Errors
    ///
    /// If the text has another form, or is too large.
    pub fn maze(text: &str) -> Result<Self, WayError> {
        let lines: Vec<&str> = text.trim_end_matches(['\r', '\n']).lines().collect();
        let columns = lines.first().map_or(0, |line| line.chars().count());
        let rows = lines.len();
        let (mut walls, mut ends) = (Vec::new(), [Vec::new(), Vec::new()]);
        for (line, text) in (1..).zip(&lines) {
            let found = text.chars().count();
            if found != columns {
                return Err(WayError::Width {
                    line,
                    found,
                    columns,
                });
            }
            if rows.max(columns) > MAX_SIZE {
                break;
            }
            for sign in text.chars() {
                match sign {
                    'S' => ends[0].push(walls.len()),
                    'E' => ends[1].push(walls.len()),
                    _ => {}
                }
                walls.push(sign == '#');
            }
        }
        if rows.max(columns) > MAX_SIZE || !(1..=MOST_SQUARES).contains(&(rows * columns)) {
            return Err(WayError::Squares { rows, columns });
        }
        for (sign, found) in [('S', &ends[0]), ('E', &ends[1])] {
            if found.len() != 1 {
                let found = found.len();
                return Err(WayError::Ends { sign, found });
            }
        }
        let [start, end] = ends.map(|places| Cell::new(places[0]));
        Ok(Self::of((rows, columns), start, Some(end), walls, &STEPS))
    }

    fn of(
        (rows, columns): (usize, usize),
        start: Cell,
        end: Option<Cell>,
        walls: Vec<bool>,
        moves: &[(isize, isize)],
    ) -> Self {
        let from = |square: usize| {
            let (row, column) = (square / columns, square % columns);
            let to = move |(down, right): &(isize, isize)| {
                let row = row.checked_add_signed(*down).filter(|row| *row < rows)?;
                let column = column.checked_add_signed(*right);
                let column = column.filter(|column| *column < columns)?;
                Some(Cell::new(row * columns + column))
            };
            moves.iter().filter_map(to).collect()
        };
        Self {
            candidates: (0..rows * columns).map(from).collect(),
            rows,
            columns,
            start,
            end,
            walls,
        }
    }

    /// Its name, without what follows it.
    pub const fn id(&self) -> &'static str {
        match self.end {
            None => "knight",
            Some(_) => "maze",
        }
    }

    /// The number of rows.
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns.
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// The number of squares.
    pub const fn squares(&self) -> usize {
        self.rows * self.columns
    }

    /// Where the way begins.
    pub const fn start(&self) -> Cell {
        self.start
    }

    /// Where the way must lead; `None` if it must go over every square.
    pub const fn end(&self) -> Option<Cell> {
        self.end
    }

    /// Whether a square is a wall.
    pub fn is_wall(&self, square: Cell) -> bool {
        self.walls[square.index()]
    }

    /// The squares that can be moved to from one, in the order of moves, walls among them.
    pub fn candidates(&self, square: Cell) -> &[Cell] {
        &self.candidates[square.index()]
    }

    /// Whether a way of this many squares that ends here is a solution.
    pub fn is_whole(&self, squares: usize, last: Cell) -> bool {
        match self.end {
            None => squares == self.squares(),
            Some(end) => last == end,
        }
    }
}

/// A maze has `/` between its lines.
impl fmt::Display for WayBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.id())?;
        let Some(end) = self.end else {
            write!(f, "{}x{}", self.rows, self.columns)?;
            let (row, column) = (
                self.start.index() / self.columns,
                self.start.index() % self.columns,
            );
            return match self.start.index() {
                0 => Ok(()),
                _ => write!(f, ":R{}C{}", row + 1, column + 1),
            };
        };
        for square in (0..self.squares()).map(Cell::new) {
            if square.index() > 0 && square.index().is_multiple_of(self.columns) {
                f.write_str("/")?;
            }
            f.write_str(match square {
                _ if square == self.start => "S",
                _ if square == end => "E",
                _ if self.is_wall(square) => "#",
                _ => ".",
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_read_and_written() {
        for written in ["5x5", "1x1", "16x15", "3x4:R2C4"] {
            let board = WayBoard::knight(written).unwrap();
            assert_eq!(board.to_string(), format!("knight:{written}"));
        }
        assert_eq!(
            WayBoard::knight("2x2:R1C1").unwrap().to_string(),
            "knight:2x2"
        );
        let maze = WayBoard::maze("S..\r\n.#E\r\n").unwrap();
        assert_eq!(maze.to_string(), "maze:S../.#E");
        let from = maze.candidates(Cell::new(1));
        assert_eq!(from, [2, 4, 0].map(Cell::new));
        assert!(maze.is_wall(Cell::new(4)));
    }

    #[test]
    fn faults_have_places() {
        let error = |text| WayBoard::knight(text).unwrap_err();
        for text in [
            "",
            "5",
            "5x",
            "axb",
            "17x2",
            "-1x5",
            "5x5x5",
            "99999999999999999999x1",
        ] {
            assert_eq!(error(text), WayError::Board, "{text}");
        }
        let squares = |rows, columns| WayError::Squares { rows, columns };
        assert_eq!(error("16x16"), squares(16, 16));
        assert_eq!(error("0x5"), squares(0, 5));
        for text in ["5x5:", "5x5:R6C1", "5x5:R0C1", "5x5:1"] {
            assert_eq!(error(text), WayError::Start, "{text}");
        }
        let error = |text: &str| WayBoard::maze(text).unwrap_err();
        assert_eq!(error(""), squares(0, 0));
        let (line, found, columns) = (2, 1, 2);
        let width = WayError::Width {
            line,
            found,
            columns,
        };
        assert_eq!(error("SE\n."), width);
        let ends = |sign, found| WayError::Ends { sign, found };
        assert_eq!(error("S."), ends('E', 0));
        assert_eq!(error("SSE"), ends('S', 2));
        assert_eq!(error(&format!("SE{}", ".".repeat(20))), squares(1, 22));
    }
}
