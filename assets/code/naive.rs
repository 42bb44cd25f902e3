// @names row=row column=col cell=cell value=num
//[latin]
// @word solve_sudoku => solve_latin
//[queens]
// @word grid[row][col] => queen[row]
// @word ((row, col), given) in cells().zip(givens()) => (row, given) in givens().into_iter().enumerate()
// @word row * N + col, num => row, col
// @word [[0; N]; N] => [0; N]
// @word grid => queen
// @word Grid => Queens
// @word cell => row
// @word num => col
// @word solve_sudoku => solve_queens
// @word print_grid => print_board
// @word find_unassigned => find_empty_row
//[map]
// @word grid[row][col] => map[node]
// @word ((row, col), given) in cells().zip(givens()) => (node, given) in givens().into_iter().enumerate()
// @word row * N + col, num => node, colour
// @word [[0; N]; N] => [0; NODES]
// @word grid => map
// @word Grid => Map
// @word cell => node
// @word num => colour
// @word solve_sudoku => colour_map
// @word print_grid => print_map
// @word find_unassigned => find_uncoloured
//[]
//[grid]
fn is_safe(grid: &Grid, cell: Cell, num: usize) -> bool { // @function is-safe
    let (row, col) = cell;
    if (0..N).any(|c| grid[row][c] == num) {
        return false; // @conflict-row(row * N + col, num)
    }
    if (0..N).any(|r| grid[r][col] == num) {
        return false; // @conflict-column(row * N + col, num)
    }
//[sudoku diagonal windows]
    let (r, c) = (row - row % H, col - col % W);
    if (0..N).any(|i| grid[r + i / W][c + i % W] == num) {
        return false; // @conflict-box(row * N + col, num)
    }
//[jigsaw]
    let own = REGION[row * N + col];
    let mut near = (0..N * N).filter(|&i| REGION[i] == own);
    if near.any(|i| grid[i / N][i % N] == num) {
        return false; // @conflict-box(row * N + col, num)
    }
//[diagonal]
    if (0..N).any(|i| {
        let j = N - 1 - i;
        (row == col && grid[i][i] == num)
            || (row + col == N - 1 && grid[i][j] == num)
    }) {
        return false; // @conflict-diagonal(row * N + col, num)
    }
//[windows]
    let (r, c) = (row / 4 * 4 + 1, col / 4 * 4 + 1);
    let inside = row % 4 * (col % 4) > 0;
    let holds = |i: usize| grid[r + i / W][c + i % W] == num;
    if inside && (0..N).any(holds) {
        return false; // @conflict-window(row * N + col, num)
    }
//[queens]
fn is_safe(queen: &Queens, row: usize, col: usize) -> bool { // @function is-safe
    if queen.contains(&col) {
        return false; // @conflict-column(row, col)
    }
    if (0..N).any(|r| {
        let apart = queen[r].abs_diff(col);
        queen[r] > 0 && apart == r.abs_diff(row)
    }) {
        return false; // @conflict-diagonal(row, col)
    }
//[map]
fn is_safe(map: &Map, node: usize, colour: usize) -> bool { // @function is-safe
    if neighbours(node).iter().any(|&n| map[n] == colour) {
        return false; // @conflict-edge(node, colour)
    }
//[]
    true
}

//[grid]
fn find_unassigned_location(grid: &Grid) -> Option<Cell> { // @function find-unassigned
    for (row, col) in cells() {
        if grid[row][col] == 0 {
            return Some((row, col)); // @select(row * N + col, N)
        }
    }
    None
}
//[queens map]
fn find_unassigned(grid: &Grid) -> Option<usize> { // @function find-unassigned
    let cell = grid.iter().position(|&num| num == 0)?;
    Some(cell) // @select(cell, N)
}
//[]

fn solve_sudoku(grid: &mut Grid) -> bool { // @function solve-tested
//[grid]
    let Some(cell) = find_unassigned_location(grid) else {
//[queens map]
    let Some(cell) = find_unassigned(grid) else {
//[]
//[first]
        print_grid(grid); // @solution
        return true;
//[all]
        print_grid(grid); // @solution
        return false;
//[count]
        return print_grid(grid) == LIMIT; // @solution
//[]
    };
//[grid]
    let (row, col) = cell;
//[ascending]
    for num in 1..=N { // @about each
//[descending]
    for num in (1..=N).rev() { // @about each
//[]
        if is_safe(grid, cell, num) { // @about test
            grid[row][col] = num; // @place(row * N + col, num)
            if solve_sudoku(grid) { // @about call
                return true;
            }
            grid[row][col] = 0; // @backtrack(row * N + col, num)
        }
    }
    false // @about fail
}

fn main() { // @function main
    let mut grid = load(); // @start
    if !solve_sudoku(&mut grid) {
//[first]
        println!("No solution"); // @exhausted
//[all count]
        println!("No more solutions"); // @exhausted
//[]
    }
}

//[grid]
fn cells() -> impl Iterator<Item = Cell> { // @function cells
    (0..N * N).map(|i| (i / N, i % N))
}
//[]

fn load() -> Grid { // @function load
    let mut grid = [[0; N]; N];
    for ((row, col), given) in cells().zip(givens()) {
        grid[row][col] = given;
    }
    grid
}

fn print_grid(grid: &Grid) -> u32 { // @function print
    let number = SOLUTIONS.fetch_add(1, Relaxed) + 1;
    println!("Solution {number}");
//[grid]
    for row in grid {
        println!("{row:?}");
    }
//[queens map]
    println!("{grid:?}");
//[]
    number
}
