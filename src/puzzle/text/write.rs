//! Writes boards in ways that are read back.

use crate::puzzle::{Cell, Family, GridProblem, Problem, Topology, Value};
use std::fmt;

/// A board as one line, row by row, as it is read back; `.` is an empty cell.
pub fn line(board: &Topology, values: impl IntoIterator<Item = Option<Value>>) -> String {
    if board.way().is_some() {
        return places(board, values).collect::<Vec<_>>().join(" ");
    }
    let signs = board.numbering();
    let sign = |value: Option<Value>| value.map_or('.', |value| signs.sign(value));
    values.into_iter().map(sign).collect()
}

/// The squares of a way: their places on it, `#` for a wall, `.` for any other.
fn places(
    board: &Topology,
    values: impl IntoIterator<Item = Option<Value>>,
) -> impl Iterator<Item = String> {
    let written = |(cell, value): (Cell, Option<Value>)| match value {
        Some(value) => value.number().to_string(),
        None if board.way().is_some_and(|way| way.is_wall(cell)) => "#".to_owned(),
        None => ".".to_owned(),
    };
    board.all_cells().zip(values).map(written)
}

/// The board that [`line()`] has written.
pub fn values(board: &Topology, line: &str) -> Vec<Option<Value>> {
    if board.way().is_some() {
        let place = |text: &str| text.parse().ok().and_then(Value::numbered);
        return line.split_whitespace().map(place).collect();
    }
    let signs = board.numbering();
    line.chars().map(|sign| signs.value(sign)).collect()
}

/// Some cells of a board, as people write them.
fn shown(board: &Topology, values: impl Iterator<Item = Option<Value>>) -> String {
    let signs = board.numbering();
    values
        .map(|v| v.map_or('.', |value| signs.shown(value)))
        .collect()
}

/// A board as people write it, without a line end after the last line; `.` is an empty cell. A board
/// with boxes is a framed grid; a square one without them has its rows below each other; any other is
/// one line. Cells beyond the list are empty.
///
/// ```
/// use recuo::puzzle::{Shape, Topology, text::framed};
/// let board = Topology::of(Shape::new(1, 2).unwrap());
/// assert_eq!(framed(&board, []), "+-----+\n| . . |\n+-----+\n| . . |\n+-----+");
/// ```
pub fn framed(board: &Topology, values: impl IntoIterator<Item = Option<Value>>) -> String {
    let mut values = values.into_iter().chain(std::iter::repeat(None));
    if board.way().is_some() {
        let places: Vec<String> = places(board, values).collect();
        let width = board.cells().to_string().len();
        let row = |row: &[String]| {
            let row = row.iter().map(|place| format!("{place:>width$}"));
            row.collect::<Vec<_>>().join(" ")
        };
        return places
            .chunks(board.width())
            .map(row)
            .collect::<Vec<_>>()
            .join("\n");
    }
    let Some(shape) = board.shape() else {
        let width = match board.width() {
            ..=1 => board.cells(),
            width => width,
        };
        let rows = (0..board.cells()).step_by(width);
        let rows: Vec<String> = rows
            .map(|_| shown(board, values.by_ref().take(width)))
            .collect();
        return rows.join("\n");
    };
    let (size, width) = (shape.size(), shape.box_cols());
    let rule = format!("+{}", "-".repeat(2 * width + 1)).repeat(size / width) + "+";
    let mut text = String::new();
    for row in 0..size {
        if row % shape.box_rows() == 0 {
            text += &format!("{rule}\n");
        }
        for column in 0..size {
            let bar = if column % width == 0 { "| " } else { "" };
            let value = values.next().flatten().map_or('.', Value::to_char);
            text += &format!("{bar}{value} ");
        }
        text += "|\n";
    }
    text + &rule
}

/// A puzzle as the text of a file that is read back: its board, with regions, cages and sums below it and
/// signs within; a maze; or the name of a problem without givens.
pub fn written(problem: &Problem) -> String {
    let topology = problem.topology();
    let family = topology.family();
    let is_open = problem.givens().all(|given| given.is_none());
    match family {
        Family::Way(way) if way.end().is_some() => {
            let text = family.to_string();
            let maze = text.split_once(':').map_or("", |(_, maze)| maze);
            maze.replace('/', "\n") + "\n"
        }
        Family::Way(_) => format!("{family}\n"),
        Family::Row(_) | Family::Grid(GridProblem::Magic(_)) if is_open => format!("{family}\n"),
        Family::Row(_) => line(topology, problem.givens()) + "\n",
        Family::Grid(GridProblem::Futoshiki { size, signs }) => {
            futoshiki(problem, size.get(), signs)
        }
        Family::Grid(GridProblem::Killer { .. }) => {
            // After its name: the boxes, the letters of the cages, and their sums.
            let text = family.to_string();
            let parts: Vec<&str> = text.split(':').collect();
            let names: String = parts[2].chars().filter(|letter| *letter != '.').collect();
            let mut seen = String::new();
            let names = names.chars().filter(|letter| {
                let is_new = !seen.contains(*letter);
                seen.push(*letter);
                is_new
            });
            let sums = names.zip(parts[3].split(','));
            let sums: Vec<String> = sums.map(|(cage, sum)| format!("{cage}={sum}")).collect();
            let (board, size) = (line(topology, problem.givens()), problem.size());
            let [board, cages] = [&board, parts[2]].map(|text| rows_of(text, size));
            format!("{board}\n\n{cages}\n\n{}\n", sums.join("\n"))
        }
        Family::Jigsaw(regions) => {
            let (size, board) = (problem.size(), framed(topology, problem.givens()));
            let regions = rows_of(&regions.to_string(), size);
            format!("# jigsaw {size}x{size}\n{board}\n\n{regions}\n")
        }
        Family::Sudoku(_)
        | Family::Diagonal(_)
        | Family::Windows
        | Family::Latin(_)
        | Family::Queens(_)
        | Family::Map(_)
        | Family::Grid(GridProblem::Magic(_))
        | Family::Free(_) => framed(topology, problem.givens()) + "\n",
    }
}

/// Cells of one character each, in rows of this length.
fn rows_of(cells: &str, length: usize) -> String {
    let cells: Vec<char> = cells.chars().collect();
    let rows: Vec<String> = cells.chunks(length).map(String::from_iter).collect();
    rows.join("\n")
}

/// The rows of a futoshiki with its signs, and between them the signs of what is above each other.
fn futoshiki(problem: &Problem, size: usize, signs: &[(u8, u8)]) -> String {
    let board: Vec<char> = line(problem.topology(), problem.givens()).chars().collect();
    let sign = |first: usize, second: usize, less, more| {
        let is = |pair: (usize, usize)| {
            let found = |(a, b): &(u8, u8)| (usize::from(*a), usize::from(*b)) == pair;
            signs.iter().any(found)
        };
        match () {
            () if is((first, second)) => less,
            () if is((second, first)) => more,
            () => ' ',
        }
    };
    let mut text = String::new();
    for row in 0..size {
        for column in 0..size {
            let cell = row * size + column;
            text.push(board[cell]);
            if column + 1 < size {
                text.push(sign(cell, cell + 1, '<', '>'));
            }
        }
        text.push('\n');
        if row + 1 < size {
            let below = |cell| [sign(cell, cell + size, '^', 'v'), ' '];
            let line: String = (row * size..(row + 1) * size).flat_map(below).collect();
            text += line.trim_end();
            text.push('\n');
        }
    }
    text
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, cells) = (self.topology(), line(self.topology(), self.givens()));
        write!(f, "Problem({:?} {cells})", board.family())
    }
}
