//! The families of problems, and the houses that each has.

use super::{
    BoardSize, Cell, FreeBoard, GridProblem, HouseKind, MOST_WORDS, Map, Regions, Relation,
    RowProblem, Shape, Value, WayBoard,
};
use std::fmt;

/// A family of problems, with what determines its houses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Family {
    /// Rows, columns and boxes.
    Sudoku(Shape),
    /// Rows, columns and regions of any form.
    Jigsaw(Regions),
    /// A Sudoku whose two diagonals are houses too.
    Diagonal(Shape),
    /// A 9×9 Sudoku with four more squares as houses.
    Windows,
    /// A Latin square: rows and columns, for boards of this size.
    Latin(BoardSize),
    /// Queens on a board of this size, none of which attacks another: a cell is a row, its value the
    /// column of the queen in it.
    Queens(BoardSize),
    /// A map: a cell is a country, its value a colour that none of its neighbours has.
    Map(Map),
    /// Things to arrange or to choose from, or the letters of a sum.
    Row(RowProblem),
    /// A square board with relations beside its houses.
    Grid(GridProblem),
    /// A board on which a way grows from a square. It has no houses.
    Way(WayBoard),
    /// A board whose rules are known only to the program that works on it. It has no houses.
    Free(FreeBoard),
}

/// A house of a board.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) kind: HouseKind,
    /// Its number within its kind, from 1.
    pub(super) number: u8,
    /// Whether every value must occur in it.
    pub(super) covers: bool,
    /// Its cells, in order.
    pub(super) cells: Vec<Cell>,
    /// The shift of each cell.
    pub(super) shifts: Vec<u8>,
}

impl Family {
    /// Its name, without what determines its size.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Sudoku(_) => "sudoku",
            Self::Jigsaw(_) => "jigsaw",
            Self::Diagonal(_) => "diagonal",
            Self::Windows => "windows",
            Self::Latin(_) => "latin",
            Self::Queens(_) => "queens",
            Self::Map(_) => "map",
            Self::Row(row) => row.id(),
            Self::Grid(grid) => grid.id(),
            Self::Way(board) => board.id(),
            Self::Free(_) => "free",
        }
    }

    /// The number of values: the highest one; on a free board, the highest that there may be.
    pub fn size(&self) -> usize {
        match self {
            Self::Sudoku(shape) | Self::Diagonal(shape) => shape.size(),
            Self::Jigsaw(regions) => regions.size(),
            Self::Windows => WINDOWED,
            Self::Latin(size) | Self::Queens(size) => size.get(),
            Self::Map(map) => map.colours(),
            Self::Row(row) => row.size(),
            Self::Grid(grid) => grid.size(),
            Self::Way(board) => board.squares(),
            Self::Free(_) => MOST_WORDS,
        }
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        match self {
            Self::Sudoku(_)
            | Self::Jigsaw(_)
            | Self::Diagonal(_)
            | Self::Windows
            | Self::Latin(_) => self.size() * self.size(),
            Self::Queens(size) => size.get(),
            Self::Map(map) => map.nodes().len(),
            Self::Row(row) => row.cells(),
            Self::Grid(grid) => grid.side() * grid.side(),
            Self::Way(board) => board.squares(),
            Self::Free(board) => board.cells(),
        }
    }

    /// The shape of its boxes, if it has boxes.
    pub fn shape(&self) -> Option<Shape> {
        match self {
            Self::Sudoku(shape)
            | Self::Diagonal(shape)
            | Self::Grid(GridProblem::Killer { shape, .. }) => Some(*shape),
            Self::Windows => Shape::usual(WINDOWED),
            Self::Jigsaw(_)
            | Self::Latin(_)
            | Self::Queens(_)
            | Self::Map(_)
            | Self::Row(_)
            | Self::Grid(GridProblem::Magic(_) | GridProblem::Futoshiki { .. })
            | Self::Way(_)
            | Self::Free(_) => None,
        }
    }

    /// Its houses, in the order in which the search examines them. Those that must hold every value
    /// come first.
    pub(super) fn houses(&self) -> Vec<Group> {
        let size = self.size();
        match self {
            Self::Sudoku(shape) => joined([rows(size), columns(size), boxes(*shape)]),
            Self::Jigsaw(regions) => {
                let found = (0..size).map(|region| regions.cells(region));
                joined([
                    rows(size),
                    columns(size),
                    covering(HouseKind::Region, found),
                ])
            }
            Self::Diagonal(shape) => {
                let falling = (0..size).map(|k| k * size + k).collect();
                let rising = (0..size).map(|k| k * size + size - 1 - k).collect();
                joined([
                    rows(size),
                    columns(size),
                    boxes(*shape),
                    covering(HouseKind::Falling, [falling].into_iter()),
                    covering(HouseKind::Rising, [rising].into_iter()),
                ])
            }
            Self::Windows => {
                let corners = [(1, 1), (1, 5), (5, 1), (5, 5)];
                let windows = corners.into_iter().map(|(top, left)| {
                    (0..size)
                        .map(|k| (top + k / 3) * size + left + k % 3)
                        .collect()
                });
                let shape = Shape::usual(size).expect("the usual board");
                joined([
                    rows(size),
                    columns(size),
                    boxes(shape),
                    covering(HouseKind::Window, windows),
                ])
            }
            Self::Latin(_) => joined([rows(size), columns(size)]),
            Self::Queens(_) => queens(size),
            Self::Map(map) => {
                let edge = |(&(a, b), number): (&(u8, u8), u8)| Group {
                    kind: HouseKind::Edge,
                    number,
                    covers: false,
                    cells: [a, b].map(Cell::from_u8).to_vec(),
                    shifts: vec![0; 2],
                };
                map.edges().iter().zip(1..).map(edge).collect()
            }
            Self::Row(row) => match row {
                RowProblem::Permutations(_) => vec![whole(size, true)],
                RowProblem::Cryptarithm(sum) => vec![whole(sum.letters().len(), false)],
                RowProblem::Subsets(_)
                | RowProblem::Combinations { .. }
                | RowProblem::SubsetSum { .. } => Vec::new(),
            },
            Self::Grid(grid) => match grid {
                GridProblem::Magic(_) => vec![whole(size, true)],
                GridProblem::Futoshiki { .. } => joined([rows(size), columns(size)]),
                GridProblem::Killer { shape, cages } => {
                    let cage = |((cells, _), number): (&(Vec<u8>, i32), u8)| Group {
                        kind: HouseKind::Cage,
                        number,
                        covers: false,
                        cells: cells.iter().copied().map(Cell::from_u8).collect(),
                        shifts: vec![0; cells.len()],
                    };
                    let cages = cages.iter().zip(1..).map(cage).collect();
                    joined([rows(size), columns(size), boxes(*shape), cages])
                }
            },
            Self::Way(_) | Self::Free(_) => Vec::new(),
        }
    }

    /// Its relations, in the order in which the search examines them, after the houses.
    pub(super) fn relations(&self) -> Vec<Relation> {
        match self {
            Self::Row(row) => row.relations(),
            Self::Grid(grid) => grid.relations(),
            Self::Sudoku(_)
            | Self::Jigsaw(_)
            | Self::Diagonal(_)
            | Self::Windows
            | Self::Latin(_)
            | Self::Queens(_)
            | Self::Map(_)
            | Self::Way(_)
            | Self::Free(_) => Vec::new(),
        }
    }

    /// What its values stand for.
    pub const fn numbering(&self) -> Numbering {
        match self {
            Self::Row(RowProblem::Cryptarithm(_)) => Numbering::FromZero,
            Self::Row(
                RowProblem::Subsets(_)
                | RowProblem::Combinations { .. }
                | RowProblem::SubsetSum { .. },
            ) => Numbering::InOut,
            Self::Row(RowProblem::Permutations(_))
            | Self::Grid(_)
            | Self::Sudoku(_)
            | Self::Jigsaw(_)
            | Self::Diagonal(_)
            | Self::Windows
            | Self::Latin(_)
            | Self::Queens(_)
            | Self::Map(_)
            | Self::Way(_)
            | Self::Free(_) => Numbering::FromOne,
        }
    }
}

/// What the values of a family stand for. A value has a place, from 1, which orders it, and a number, which
/// relations count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// The number is the place.
    FromOne,
    /// Digits: the number is the place less 1.
    FromZero,
    /// The first value is *in*, which counts 1, the second *out*, which counts 0.
    InOut,
}

impl Numbering {
    /// The number of the value at this place.
    pub const fn number(self, place: u8) -> i64 {
        match self {
            Self::FromOne => place as i64,
            Self::FromZero => place as i64 - 1,
            Self::InOut => 2 - place as i64,
        }
    }

    /// How a value is written where it is read back.
    pub const fn sign(self, value: Value) -> char {
        match (self, value.number()) {
            (Self::FromOne, _) => value.to_char(),
            (Self::FromZero, place) => (b'0' + (place - 1) % 10) as char,
            (Self::InOut, 1) => 'i',
            (Self::InOut, _) => 'o',
        }
    }

    /// How a value is written for people.
    pub const fn shown(self, value: Value) -> char {
        match (self, value.number()) {
            (Self::InOut, 1) => '✓',
            (Self::InOut, _) => '–',
            _ => self.sign(value),
        }
    }

    /// The value that is written like this.
    pub const fn value(self, sign: char) -> Option<Value> {
        match (self, sign) {
            (Self::FromOne, _) => Value::from_char(sign),
            (Self::FromZero, '0'..='9') => Value::new(sign as u8 - b'0' + 1),
            (Self::InOut, 'i' | 'I' | '✓') => Value::new(1),
            (Self::InOut, 'o' | 'O' | '–') => Value::new(2),
            (Self::FromZero | Self::InOut, _) => None,
        }
    }
}

/// The size of a windows Sudoku.
const WINDOWED: usize = 9;

fn joined<const N: usize>(groups: [Vec<Group>; N]) -> Vec<Group> {
    groups.into_iter().flatten().collect()
}

/// Houses that must hold every value, from the indices of their cells.
fn covering(kind: HouseKind, houses: impl Iterator<Item = Vec<usize>>) -> Vec<Group> {
    houses
        .zip(1..)
        .map(|(cells, number)| Group {
            kind,
            number,
            covers: true,
            shifts: vec![0; cells.len()],
            cells: cells.into_iter().map(Cell::new).collect(),
        })
        .collect()
}

fn rows(n: usize) -> Vec<Group> {
    let row = |row| (0..n).map(|column| row * n + column).collect();
    covering(HouseKind::Row, (0..n).map(row))
}

fn columns(n: usize) -> Vec<Group> {
    let column = |column| (0..n).map(|row| row * n + column).collect();
    covering(HouseKind::Column, (0..n).map(column))
}

fn boxes(shape: Shape) -> Vec<Group> {
    let (n, h, w) = (shape.size(), shape.box_rows(), shape.box_cols());
    let r#box = |number| {
        // A band has n/w boxes side by side.
        let (top, left) = (number / (n / w) * h, number % (n / w) * w);
        (0..n).map(|k| (top + k / w) * n + left + k % w).collect()
    };
    covering(HouseKind::Box, (0..n).map(r#box))
}

/// All cells of a board.
fn whole(cells: usize, covers: bool) -> Group {
    Group {
        kind: HouseKind::Whole,
        number: 1,
        covers,
        cells: (0..cells).map(Cell::new).collect(),
        shifts: vec![0; cells],
    }
}

/// Two queens in columns `v` of row `r` and `w` of row `s`, rows from 1, stand on one falling diagonal
/// if v − r = w − s, and on one rising diagonal if v + r = w + s.
fn queens(n: usize) -> Vec<Group> {
    let house = |kind, covers, shift: &dyn Fn(usize) -> usize| Group {
        kind,
        number: 1,
        covers,
        cells: (0..n).map(Cell::new).collect(),
        shifts: (0..n).map(|row| shift(row) as u8).collect(),
    };
    vec![
        house(HouseKind::Columns, true, &|_| 0),
        house(HouseKind::FallingDiagonals, false, &|row| n - 1 - row),
        house(HouseKind::RisingDiagonals, false, &|row| row),
    ]
}

/// As it is written in links and on the command line: the boxes of a Sudoku, or the name of the family
/// and what determines its houses. A free board is only described: no text is read as one.
impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sudoku(shape) => write!(f, "{shape}"),
            Self::Jigsaw(regions) => write!(f, "jigsaw:{regions}"),
            Self::Diagonal(shape) => write!(f, "diagonal:{shape}"),
            Self::Windows => f.write_str("windows"),
            Self::Latin(size) => write!(f, "latin:{}", size.get()),
            Self::Queens(size) => write!(f, "queens:{}", size.get()),
            Self::Map(map) => write!(f, "map:{}:{}", map.id(), map.colours()),
            Self::Row(row) => write!(f, "{row}"),
            Self::Grid(grid) => write!(f, "{grid}"),
            Self::Way(board) => write!(f, "{board}"),
            Self::Free(board) if board.is_list() => write!(f, "free:{}", board.cells()),
            Self::Free(board) => write!(f, "free:{}x{}", board.rows(), board.columns()),
        }
    }
}
