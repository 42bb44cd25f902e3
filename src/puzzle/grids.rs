//! Families of square boards with relations: magic squares, futoshiki, killer Sudokus.

use super::{
    BoardSize, Cell, LEAST_LATIN, MAX_SIZE, MOST_RELATIONS, Relation, Shape, Sign, Value,
    whole_number,
};
use std::fmt;

/// The sizes of magic squares.
const MAGIC: std::ops::RangeInclusive<usize> = 3..=4;

/// A square board with relations beside its houses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GridProblem {
    /// The numbers from 1 to N² on a board of this side, with equal sums of rows, columns and diagonals.
    Magic(BoardSize),
    /// A Latin square in which some neighbours are less than others.
    Futoshiki {
        /// The side.
        size: BoardSize,
        /// The lesser and the greater cell of each sign.
        signs: Vec<(u8, u8)>,
    },
    /// A Sudoku in which groups of cells hold different values with a sum.
    Killer {
        /// The boxes.
        shape: Shape,
        /// The cells and the sum of each cage, in the order of their first cells.
        cages: Vec<(Vec<u8>, i32)>,
    },
}

/// A board that was read together with its givens.
pub type Posed = (GridProblem, Vec<Option<Value>>);

/// Why there is no such board. Lines and columns are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum GridError {
    /// There are magic squares of some sizes only.
    Magic,
    /// A futoshiki of N rows has 2N − 1 lines.
    Lines {
        found: usize,
    },
    /// A character stands where something else is expected.
    Sign {
        line: usize,
        column: usize,
        found: char,
    },
    /// A line has another number of cells than there are rows.
    Width {
        line: usize,
        found: usize,
        size: usize,
    },
    /// There are too many signs.
    Signs {
        found: usize,
    },
    /// The board has no boxes, or is too large.
    Size {
        found: usize,
    },
    /// The lines of cages are missing.
    Rows {
        found: usize,
        size: usize,
    },
    /// A line is no sum of a cage, such as `A=15`.
    Sum {
        line: usize,
    },
    /// A cage has two sums, or none, or does not occur.
    Twice {
        cage: char,
    },
    NoSum {
        cage: char,
    },
    NoCage {
        cage: char,
    },
    /// A cage has more cells than there are values.
    Cage {
        cage: char,
        found: usize,
        size: usize,
    },
}

impl GridProblem {
    /// A magic square of this side.
    ///
    /// # Errors
    ///
    /// If there is none of this size.
    pub fn magic(side: &str) -> Result<Self, GridError> {
        let side = whole_number(side).filter(|side| MAGIC.contains(side));
        let side = side.and_then(BoardSize::new);
        side.map(Self::Magic).ok_or(GridError::Magic)
    }

    /// Reads a futoshiki: its rows, with the cells in the characters 1, 3, 5 … and signs or blanks
    /// between, and between the rows lines with `^` and `v` under the cells.
    ///
    /// # Errors
    ///
    /// If the text has another form, or too many signs.
    pub fn futoshiki(text: &str) -> Result<Posed, GridError> {
        let lines: Vec<Vec<char>> = text
            .trim_end()
            .lines()
            .map(|line| line.trim_end().chars().collect())
            .collect();
        let (rows, found) = (lines.len() / 2 + 1, lines.len());
        let size = BoardSize::new(rows).filter(|_| found % 2 == 1 && rows >= LEAST_LATIN);
        let size = size.ok_or(GridError::Lines { found })?;
        let (mut signs, mut givens) = (Vec::new(), Vec::new());
        for (number, line) in lines.iter().enumerate() {
            let is_row = number % 2 == 0;
            let (row, line_number) = (number / 2, number + 1);
            if is_row && line.len() != 2 * rows - 1 {
                let found = line.len().div_ceil(2);
                return Err(GridError::Width {
                    line: line_number,
                    found,
                    size: rows,
                });
            }
            for (at, &found) in line.iter().enumerate() {
                let first = (row * rows + at / 2) as u8;
                let (right, below) = (first + 1, first.wrapping_add(rows as u8));
                match (is_row, at % 2, found) {
                    (true, 0, '.' | '0') => givens.push(None),
                    (true, 0, _) if value(found, rows).is_some() => {
                        givens.push(value(found, rows));
                    }
                    (_, _, ' ') if !is_row || at % 2 == 1 => {}
                    (true, 1, '<') => signs.push((first, right)),
                    (true, 1, '>') => signs.push((right, first)),
                    (false, 0, '^') if at / 2 < rows => signs.push((first, below)),
                    (false, 0, 'v' | 'V') if at / 2 < rows => signs.push((below, first)),
                    _ => {
                        return Err(GridError::Sign {
                            line: line_number,
                            column: at + 1,
                            found,
                        });
                    }
                }
            }
        }
        if signs.len() > MOST_RELATIONS {
            let found = signs.len();
            return Err(GridError::Signs { found });
        }
        Ok((Self::Futoshiki { size, signs }, givens))
    }

    /// Reads a killer Sudoku: the lines of the board, as many lines with a letter for the cage of each
    /// cell, and lines with sums such as `A=15`. Empty lines do not count.
    ///
    /// # Errors
    ///
    /// If the text has another form, or a cage makes no sense.
    pub fn killer(text: &str) -> Result<Posed, GridError> {
        let mut lines = (1..).zip(text.lines().map(str::trim));
        let mut lines = lines
            .by_ref()
            .filter(|(_, line)| !line.is_empty())
            .peekable();
        let size = lines.peek().map_or(0, |(_, line)| line.chars().count());
        let shape = Shape::usual(size).ok_or(GridError::Size { found: size })?;
        let (mut givens, mut letters) = (Vec::new(), Vec::new());
        for row in 0..2 * size {
            let Some((line, text)) = lines.next() else {
                return Err(GridError::Rows { found: row, size });
            };
            let found = text.chars().count();
            if found != size {
                return Err(GridError::Width { line, found, size });
            }
            for (column, found) in (1..).zip(text.chars()) {
                let is_board = row < size;
                match found {
                    '.' if !is_board => letters.push(None),
                    '.' | '0' if is_board => givens.push(None),
                    _ if !is_board && found.is_ascii_alphabetic() => letters.push(Some(found)),
                    _ if is_board && value(found, size).is_some() => {
                        givens.push(value(found, size));
                    }
                    _ => {
                        return Err(GridError::Sign {
                            line,
                            column,
                            found,
                        });
                    }
                }
            }
        }
        let mut sums: Vec<(char, i32)> = Vec::new();
        for (line, text) in lines {
            let sum = text.split_once('=').and_then(|(cage, sum)| {
                let sum = i32::try_from(whole_number(sum.trim())?).ok()?;
                let mut letters = cage.trim().chars();
                let cage = letters.next().filter(char::is_ascii_alphabetic)?;
                letters.next().is_none().then_some((cage, sum))
            });
            let (cage, sum) = sum.ok_or(GridError::Sum { line })?;
            if sums.iter().any(|(known, _)| *known == cage) {
                return Err(GridError::Twice { cage });
            }
            if !letters.contains(&Some(cage)) {
                return Err(GridError::NoCage { cage });
            }
            sums.push((cage, sum));
        }
        let problem = Self::of_cages(shape, &letters, |cage, _| {
            let sum = sums.iter().find(|(known, _)| *known == cage);
            sum.map(|(_, sum)| *sum)
        })?;
        Ok((problem, givens))
    }

    /// A killer Sudoku of the letters of its cells' cages. The sum of a cage may be known by its letter or
    /// by its number in the order of first cells.
    fn of_cages(
        shape: Shape,
        letters: &[Option<char>],
        sum: impl Fn(char, usize) -> Option<i32>,
    ) -> Result<Self, GridError> {
        let mut names: Vec<char> = Vec::new();
        for letter in letters.iter().flatten() {
            if !names.contains(letter) {
                names.push(*letter);
            }
        }
        let mut cages = Vec::new();
        for (number, &cage) in names.iter().enumerate() {
            let cells = letters.iter().zip(0..);
            let cells = cells.filter(|(letter, _)| **letter == Some(cage));
            let cells: Vec<u8> = cells.map(|(_, cell)| cell).collect();
            let (found, size) = (cells.len(), shape.size());
            if found > size {
                return Err(GridError::Cage { cage, found, size });
            }
            let sum = sum(cage, number).ok_or(GridError::NoSum { cage })?;
            cages.push((cells, sum));
        }
        Ok(Self::Killer { shape, cages })
    }

    /// Reads what `Display` writes: a name, and what follows it.
    pub(super) fn written(name: &str, detail: &str) -> Option<Self> {
        match name {
            "magic" => Self::magic(detail).ok(),
            "futoshiki" => {
                let (size, signs) = detail.split_once(':')?;
                let size = whole_number(size).filter(|size| *size >= LEAST_LATIN);
                let size = size.and_then(BoardSize::new)?;
                let cells = size.get() * size.get();
                let cell =
                    |text: &str| whole_number(text).filter(|number| (1..=cells).contains(number));
                let sign = |text: &str| {
                    let (first, second) = text.split_once('<')?;
                    Some(((cell(first)? - 1) as u8, (cell(second)? - 1) as u8))
                };
                let signs = signs.split(',').filter(|sign| !sign.is_empty());
                let signs: Vec<_> = signs.map(sign).collect::<Option<_>>()?;
                (signs.len() <= MOST_RELATIONS).then_some(Self::Futoshiki { size, signs })
            }
            "killer" => {
                let mut parts = detail.split(':');
                let shape: Shape = parts.next()?.parse().ok()?;
                let letter = |c: char| match c {
                    '.' => Some(None),
                    _ => c.is_ascii_alphabetic().then_some(Some(c)),
                };
                let letters: Vec<_> = parts.next()?.chars().map(letter).collect::<Option<_>>()?;
                let sums = parts.next()?.split(',').filter(|sum| !sum.is_empty());
                let sums = sums.map(|sum| i32::try_from(whole_number(sum)?).ok());
                let sums: Vec<i32> = sums.collect::<Option<_>>()?;
                let sum = |_, number: usize| sums.get(number).copied();
                (letters.len() == shape.cells())
                    .then(|| Self::of_cages(shape, &letters, sum).ok())
                    .flatten()
            }
            _ => None,
        }
    }

    /// Its name, without what follows it.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Magic(_) => "magic",
            Self::Futoshiki { .. } => "futoshiki",
            Self::Killer { .. } => "killer",
        }
    }

    /// The number of rows and columns.
    pub const fn side(&self) -> usize {
        match self {
            Self::Magic(side) | Self::Futoshiki { size: side, .. } => side.get(),
            Self::Killer { shape, .. } => shape.size(),
        }
    }

    /// The number of values.
    pub const fn size(&self) -> usize {
        match self {
            Self::Magic(side) => side.get() * side.get(),
            Self::Futoshiki { .. } | Self::Killer { .. } => self.side(),
        }
    }

    /// Its relations, in order.
    pub(super) fn relations(&self) -> Vec<Relation> {
        let cell = |number: &u8| Cell::from_u8(*number);
        match self {
            Self::Magic(side) => {
                let n = side.get();
                let line = |cells: &dyn Fn(usize) -> usize| {
                    let cells = (0..n).map(|k| Cell::new(cells(k)));
                    Relation::sum(cells, Sign::Equal, (n * (n * n + 1) / 2) as i32)
                };
                let rows = (0..n).map(|row| line(&|k| row * n + k));
                let columns = (0..n).map(|column| line(&|k| k * n + column));
                let falling = line(&|k| k * n + k);
                let rising = line(&|k| k * n + n - 1 - k);
                rows.chain(columns).chain([falling, rising]).collect()
            }
            Self::Futoshiki { signs, .. } => signs
                .iter()
                .map(|(less, more)| Relation::less(cell(less), cell(more)))
                .collect(),
            Self::Killer { cages, .. } => cages
                .iter()
                .map(|(cells, sum)| Relation::sum(cells.iter().map(cell), Sign::Equal, *sum))
                .collect(),
        }
    }
}

/// The value of a board with so many rows that is written like this.
fn value(sign: char, rows: usize) -> Option<Value> {
    Value::from_char(sign).filter(|value| usize::from(value.number()) <= rows)
}

impl fmt::Display for GridProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.id())?;
        match self {
            Self::Magic(side) => write!(f, "{}", side.get()),
            Self::Futoshiki { size, signs } => {
                let sign = |(less, more): &(u8, u8)| format!("{}<{}", less + 1, more + 1);
                let signs: Vec<String> = signs.iter().map(sign).collect();
                write!(f, "{}:{}", size.get(), signs.join(","))
            }
            Self::Killer { shape, cages } => {
                let names: Vec<char> = ('A'..='Z').chain('a'..='z').collect();
                let letter = |cell: u8| {
                    let cage = cages.iter().position(|(cells, _)| cells.contains(&cell));
                    cage.map_or('.', |cage| names[cage])
                };
                let letters: String = (0..shape.cells()).map(|cell| letter(cell as u8)).collect();
                let sums: Vec<String> = cages.iter().map(|(_, sum)| sum.to_string()).collect();
                write!(f, "{shape}:{letters}:{}", sums.join(","))
            }
        }
    }
}

const _: () = assert!(MAX_SIZE * MAX_SIZE <= 1 << u8::BITS);

#[cfg(test)]
mod tests {
    use super::*;

    const FUTOSHIKI: &str = ".<. . .\n    ^ v\n. . . .\n    ^ v\n. . . .\n\n. .<.<.\n";
    const KILLER: &str = "....\n....\n....\n.3..\n\nABBC\nADEC\nDDEF\nGGEF\n\n\
        A=5\nB=5\nC=7\nD=7\nE=9\nF=3\nG=4\n";

    #[test]
    fn boards_are_read_and_written() {
        for text in [FUTOSHIKI, &FUTOSHIKI.replace('\n', "\r\n")] {
            let (problem, givens) = GridProblem::futoshiki(text).unwrap();
            let written = "futoshiki:4:1<2,3<7,8<4,7<11,12<8,14<15,15<16";
            assert_eq!(problem.to_string(), written);
            assert_eq!(givens, [None; 16]);
            let (name, detail) = written.split_once(':').unwrap();
            assert_eq!(GridProblem::written(name, detail), Some(problem));
        }
        let (problem, givens) = GridProblem::killer(KILLER).unwrap();
        assert_eq!(givens[13], Value::new(3));
        let written = problem.to_string();
        assert_eq!(written, "killer:2x2:ABBCADECDDEFGGEF:5,5,7,7,9,3,4");
        let (name, detail) = written.split_once(':').unwrap();
        assert_eq!(GridProblem::written(name, detail), Some(problem));
    }

    #[test]
    fn faults_have_places() {
        let error = |text: &str| GridProblem::futoshiki(text).unwrap_err();
        assert_eq!(error(""), GridError::Lines { found: 0 });
        assert_eq!(error(".<.\n"), GridError::Lines { found: 1 });
        assert_eq!(error(". .\n. ."), GridError::Lines { found: 2 });
        let sign = |line, column, found| GridError::Sign {
            line,
            column,
            found,
        };
        assert_eq!(error(". .\n  ?\n. ."), sign(2, 3, '?'));
        assert_eq!(error(". .\n ^\n. ."), sign(2, 2, '^'));
        assert_eq!(error(". .\n    ^\n. ."), sign(2, 5, '^'));
        assert_eq!(error(".^.\n\n. ."), sign(1, 2, '^'));
        let (line, found, size) = (3, 3, 2);
        assert_eq!(
            error(". .\n\n. . ."),
            GridError::Width { line, found, size }
        );
        let rows = vec![[".<"; 9].join("") + "."; 10].join("\n^ ^ ^ ^ ^ ^ ^ ^ ^ ^\n");
        assert_eq!(error(&rows), GridError::Signs { found: 180 });

        let error =
            |from: &str, to: &str| GridProblem::killer(&KILLER.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error("G=4", ""), GridError::NoSum { cage: 'G' });
        assert_eq!(error("G=4", "F=4"), GridError::Twice { cage: 'F' });
        assert_eq!(error("G=4", "G=4\nH=2"), GridError::NoCage { cage: 'H' });
        assert_eq!(error("G=4", "G:4"), GridError::Sum { line: 17 });
        let (cage, found, size) = ('B', 5, 4);
        let large = GridError::Cage { cage, found, size };
        assert_eq!(error("ABBC\nADEC", "ABBB\nABBC"), large);
        assert!(matches!(
            error("....\n", ""),
            GridError::Sign { line: 5, .. }
        ));
        assert!(GridProblem::killer("").is_err());
        assert!(GridProblem::killer("...\n...").is_err());
    }
}
