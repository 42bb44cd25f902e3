//[queens]
// @word at(row, col) => at(row)
// @word at(other.0, other.1) => at(other)
// @word holder(grid, row, col, num) => holder(queen, row, col)
// @word grid[cell / N][cell % N] => queen[row]
// @word grid[row][col] => queen[row]
// @word grid.iter().flatten() => queen.iter()
// @word grid => queen
// @word Grid => Queens
// @word N * N => N
// @word cell => row
// @word num => col
//[map]
// @word at(row, col) => at(node)
// @word at(other.0, other.1) => at(other)
// @word holder(grid, row, col, num) => holder(colour_of, node, colour)
// @word grid[cell / N][cell % N] => colour_of[node]
// @word grid[row][col] => colour_of[node]
// @word grid.iter().flatten() => colour_of.iter()
// @word grid => colour_of
// @word Grid => Colours
// @word N * N => NODES.len()
// @word cell => node
// @word num => colour
//[whole]
// @say about
// @say watch
//[events]
// @say lines
// @say from-0

//[]
const N: usize = SIZE;
//[sudoku diagonal windows]
const H: usize = HEIGHT;
const W: usize = WIDTH;
//[grid]
type Grid = [[usize; N]; N];

// @say grid
const PUZZLE: Grid = [
    [GIVENS], // @each row
];
//[jigsaw]

// @say region
const REGION: [&str; N] = [
    "REGIONS", // @each row
];
//[queens]
type Queens = [usize; N];

// @say queens
const PUZZLE: Queens = [GIVENS];
//[map]
type Colours = [usize; COUNT];

const NODES: [&str; COUNT] = [
    CODES, // @each node
];

// @say edges
const EDGES: [(usize, usize); BORDERS] = [
    (A, B), // @each edge
];

// @say colours
const PUZZLE: Colours = [
    GIVENS, // @each node
];
//[]

//[events whole]
// @say event
macro_rules! event {
    ($($words:tt)*) => {
        println!("@{} :{}", format!($($words)*), line!())
    };
}

//[events whole grid]
fn at(row: usize, col: usize) -> String {
    format!("R{}C{}", row + 1, col + 1)
//[events whole queens]
fn at(row: usize) -> String {
    format!("R{}", row + 1)
//[events whole map]
fn at(node: usize) -> String {
    NODES[node].to_string()
//[events whole]
}

// @say header
fn print_puzzle(grid: &Grid) {
//[events whole named]
    println!("@problem PROBLEM");
//[events whole all]
    println!("@goal GOAL");
//[events whole jigsaw]
    println!("@regions {}", REGION.concat());
//[events whole]
    let symbol = |&num: &usize| char::from(b".123456789ABCDEFG"[num]);
    let line: String = grid.iter().flatten().map(symbol).collect();
    println!("@puzzle {line}");
}
//[]

// @say holder
//[grid]
fn holder(grid: &Grid, row: usize, col: usize, num: usize) -> Option<(usize, usize)> {
    let mut peers: Vec<(usize, usize)> = (0..N).map(|c| (row, c)).collect();
    peers.extend((0..N).map(|r| (r, col)));
//[sudoku diagonal windows]
    let (top, left) = (row - row % H, col - col % W);
    peers.extend((0..N).map(|i| (top + i / W, left + i % W)));
//[jigsaw]
    let region = |r: usize, c: usize| REGION[r].as_bytes()[c];
    let cells = (0..N * N).map(|i| (i / N, i % N));
    peers.extend(cells.filter(|&(r, c)| region(r, c) == region(row, col)));
//[diagonal]
    if row == col {
        peers.extend((0..N).map(|i| (i, i)));
    }
    if row + col == N - 1 {
        peers.extend((0..N).map(|i| (i, N - 1 - i)));
    }
//[windows]
    if row % 4 > 0 && col % 4 > 0 {
        let (top, left) = (row / 4 * 4 + 1, col / 4 * 4 + 1);
        peers.extend((0..N).map(|i| (top + i / W, left + i % W)));
    }
//[grid]
    peers.into_iter().find(|&(r, c)| grid[r][c] == num)
}
//[queens]
fn holder(queen: &Queens, row: usize, col: usize) -> Option<usize> {
    let others = || (0..N).filter(|&r| queen[r] > 0);
    let column = others().find(|&r| queen[r] == col);
    let falling = others().find(|&r| queen[r] + row == col + r);
    let rising = others().find(|&r| queen[r] + r == col + row);
    column.or(falling).or(rising)
}
//[map]
fn holder(colour_of: &Colours, node: usize, colour: usize) -> Option<usize> {
    for (a, b) in EDGES {
        if a == node && colour_of[b] == colour {
            return Some(b);
        }
        if b == node && colour_of[a] == colour {
            return Some(a);
        }
    }
    None
}
//[]

// @say solve
fn solve(grid: &mut Grid, mut cell: usize) -> bool {
    // @say given
    while cell < N * N && grid[cell / N][cell % N] != 0 {
        cell += 1;
    }
    if cell == N * N {
        // @event solution
        event!("solution");
        for line in grid.iter() {
            println!("{line:?}");
        }
//[first]
        return true;
//[all]
        return false;
//[]
    }
//[grid]
    let (row, col) = (cell / N, cell % N);
//[]
    // @event select
    event!("select {}", at(row, col));
    for num in 1..=N {
        if let Some(other) = holder(grid, row, col, num) {
//[whole]
            // @event conflict
            event!("conflict {} {num} {}", at(row, col), at(other.0, other.1));
//[events]
            // @event conflict
            event!("conflict {} {num}", at(row, col));
//[]
            continue;
        }
        grid[row][col] = num;
        // @event place
        event!("place {} {num}", at(row, col));
        if solve(grid, cell + 1) {
            return true;
        }
        grid[row][col] = 0;
        // @event backtrack
        event!("backtrack {} {num}", at(row, col));
    }
    false
}

fn main() {
    let mut grid = PUZZLE;
    // @event puzzle
    print_puzzle(&grid);
    solve(&mut grid, 0);
    // @event done
    event!("done");
}
