// @names row=row column=col value=num
fn is_safe(grid: &Grid, (row, col): Cell, num: u8) -> bool { // @function is-safe
    if (0..N).any(|c| grid[row][c] == num) {
        return false; // @conflict-row(row * N + col, num)
    }
    if (0..N).any(|r| grid[r][col] == num) {
        return false; // @conflict-column(row * N + col, num)
    }
    let (r, c) = (row - row % H, col - col % W);
    if (0..N).any(|i| grid[r + i / W][c + i % W] == num) {
        return false; // @conflict-box(row * N + col, num)
    }
    true
}

fn find_unassigned_location(grid: &Grid) -> Option<Cell> { // @function find-unassigned
    for (row, col) in cells() {
        if grid[row][col] == 0 {
            return Some((row, col)); // @select(row * N + col, N)
        }
    }
    None
}

fn solve_sudoku(grid: &mut Grid) -> bool { // @function solve-tested
    let Some(cell) = find_unassigned_location(grid) else {
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
    let (row, col) = cell;
//[ascending]
    for num in 1..=N as u8 { // @about each
//[descending]
    for num in (1..=N as u8).rev() { // @about each
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

fn cells() -> impl Iterator<Item = Cell> { // @function cells
    (0..N * N).map(|i| (i / N, i % N))
}

fn load() -> Grid { // @function load
    let mut grid = [[0; N]; N];
    for ((row, col), given) in cells().zip(givens()) {
        grid[row][col] = given as u8;
    }
    grid
}

fn print_grid(grid: &Grid) -> u32 { // @function print
    let number = SOLUTIONS.fetch_add(1, Relaxed) + 1;
    println!("Solution {number}");
    for row in grid {
        println!("{row:?}");
    }
    number
}
