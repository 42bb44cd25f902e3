//! Killer Sudokus, futoshikis and mazes: their cages and signs are made around a full board, and a maze grows like a
//! tree, so that one way leads to every square.

use crate::puzzle::{
    BoardSize, Cell, Family, GridProblem, LEAST_LATIN, MOST_RELATIONS, MOST_SQUARES, Random, Shape,
    Topology, Value, WayBoard,
};

/// The largest killer Sudoku: with more values a letter a cage would not do.
const LARGEST_KILLER: usize = 9;
/// The least rows and columns of a maze that is made.
const LEAST_MAZE: usize = 3;
/// The cells of a cage, at most.
const LARGEST_CAGE: usize = 4;

/// The family that stands for all of its kind: `killer:9`, `futoshiki:5`, `maze:9x11`. Without a size it is `usual`
/// rows high. `None` if nothing like that is made.
pub fn kind(text: &str, usual: usize) -> Option<Family> {
    let (name, detail) = text.split_once(':').unwrap_or((text, ""));
    let size = match detail {
        "" => Some(usual),
        _ => detail.parse().ok(),
    };
    let family = match name {
        "killer" => Family::Grid(GridProblem::Killer {
            shape: Shape::usual(size?)?,
            cages: vec![(vec![0], 1)],
        }),
        "futoshiki" => Family::Grid(GridProblem::Futoshiki {
            size: BoardSize::new(size?).filter(|size| size.get() >= LEAST_LATIN)?,
            signs: vec![(0, 1)],
        }),
        "maze" => {
            let (rows, columns) = match detail {
                "" => (usual, usual),
                _ => {
                    let (rows, columns) = detail.split_once('x')?;
                    (rows.parse().ok()?, columns.parse().ok()?)
                }
            };
            if rows > MOST_SQUARES || columns > MOST_SQUARES {
                return None;
            }
            let mut text = vec![vec!['.'; columns]; rows];
            *text.first_mut()?.first_mut()? = 'S';
            *text.last_mut()?.last_mut()? = 'E';
            Family::Way(maze_of(&text)?)
        }
        _ => return None,
    };
    is_made(&family).then_some(family)
}

/// Whether boards of a family with relations or a way can be made.
pub fn is_made(family: &Family) -> bool {
    match family {
        Family::Grid(GridProblem::Killer { shape, .. }) => {
            (LEAST_LATIN..=LARGEST_KILLER).contains(&shape.size())
        }
        Family::Grid(GridProblem::Futoshiki { .. }) => true,
        Family::Way(board) => {
            board.end().is_some() && board.rows().min(board.columns()) >= LEAST_MAZE
        }
        _ => false,
    }
}

/// The family whose full boards a board of this family is made around.
pub fn base(family: &Family) -> Family {
    match family {
        Family::Grid(GridProblem::Killer { shape, .. }) => Family::Sudoku(*shape),
        Family::Grid(GridProblem::Futoshiki { size, .. }) => Family::Latin(*size),
        other => other.clone(),
    }
}

/// A family of the wished kind for a full board of its base.
pub fn around(wished: &Family, board: &Topology, full: &[Value], random: &mut Random) -> Family {
    match wished {
        Family::Grid(GridProblem::Killer { shape, .. }) => Family::Grid(GridProblem::Killer {
            shape: *shape,
            cages: cages(board, full, random),
        }),
        Family::Grid(GridProblem::Futoshiki { size, .. }) => Family::Grid(GridProblem::Futoshiki {
            size: *size,
            signs: signs(board, full, random),
        }),
        other => other.clone(),
    }
}

/// Each cell in a cage of neighbours with different values, in the order of first cells.
fn cages(board: &Topology, full: &[Value], random: &mut Random) -> Vec<(Vec<u8>, i32)> {
    let mut is_free = vec![true; full.len()];
    let mut cages = Vec::new();
    for first in board.all_cells() {
        if !is_free[first.index()] {
            continue;
        }
        let most = 2 + random.below(LARGEST_CAGE - 1);
        let mut cells = vec![first];
        is_free[first.index()] = false;
        while cells.len() < most {
            let around = cells.iter().flat_map(|cell| neighbours(board, *cell));
            let fits = |next: &Cell| {
                let value = full[next.index()];
                is_free[next.index()] && cells.iter().all(|cell| full[cell.index()] != value)
            };
            let next: Vec<Cell> = around.filter(fits).collect();
            if next.is_empty() {
                break;
            }
            let next = next[random.below(next.len())];
            is_free[next.index()] = false;
            cells.push(next);
        }
        cells.sort_unstable();
        let sum = cells.iter().map(|cell| full[cell.index()].number());
        let sum = sum.map(i32::from).sum();
        cages.push((cells.iter().map(|cell| cell.index() as u8).collect(), sum));
    }
    cages
}

/// Signs between some neighbours, in the order in which they are read: those in a row, then those below it.
fn signs(board: &Topology, full: &[Value], random: &mut Random) -> Vec<(u8, u8)> {
    let size = board.size();
    let mut pairs = Vec::new();
    for row in 0..size {
        pairs.extend((1..size).map(|column| (row * size + column - 1, row * size + column)));
        let below = (0..size).filter(|_| row + 1 < size);
        pairs.extend(below.map(|column| (row * size + column, (row + 1) * size + column)));
    }
    let mut chosen: Vec<usize> = (0..pairs.len()).collect();
    random.shuffle(&mut chosen);
    chosen.truncate((full.len() * 3 / 4).min(MOST_RELATIONS));
    chosen.sort_unstable();
    let sign = |(first, second): (usize, usize)| match full[first] < full[second] {
        true => (first as u8, second as u8),
        false => (second as u8, first as u8),
    };
    chosen.into_iter().map(|pair| sign(pairs[pair])).collect()
}

/// The squares beside, above and below one.
fn neighbours(board: &Topology, cell: Cell) -> impl Iterator<Item = Cell> {
    let moves = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let to = move |(rows, columns)| board.moved(cell, rows, columns);
    moves.map(to).into_iter().filter(move |to| *to != cell)
}

/// A maze of this size whose squares hang together like a tree. It ends far from its start.
pub fn maze(board: &Topology, random: &mut Random) -> Family {
    let way = board.way().expect("a maze has a way");
    let mut text = vec![vec!['#'; way.columns()]; way.rows()];
    let place = |cell: Cell| (cell.index() / way.columns(), cell.index() % way.columns());
    let mut open = vec![false; board.cells()];
    let start = Cell::new(0);
    open[0] = true;
    let (mut path, mut farthest) = (vec![start], (0, start));
    while let Some(last) = path.last() {
        if path.len() > farthest.0 {
            farthest = (path.len(), *last);
        }
        // A square that touches only this one closes no circle.
        let is_new = |to: &Cell| {
            let beside = neighbours(board, *to).filter(|square| open[square.index()]);
            !open[to.index()] && beside.count() == 1
        };
        let next: Vec<Cell> = neighbours(board, *last).filter(is_new).collect();
        if next.is_empty() {
            path.pop();
            continue;
        }
        let next = next[random.below(next.len())];
        open[next.index()] = true;
        let (row, column) = place(next);
        text[row][column] = '.';
        path.push(next);
    }
    text[0][0] = 'S';
    let (row, column) = place(farthest.1);
    text[row][column] = 'E';
    Family::Way(maze_of(&text).expect("it has a start and an end"))
}

fn maze_of(text: &[Vec<char>]) -> Option<WayBoard> {
    let lines = text.iter().map(String::from_iter).collect::<Vec<_>>();
    WayBoard::maze(&lines.join("\n")).ok()
}
