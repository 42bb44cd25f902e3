// @names row=row column=col value=num
fn is_safe(grid: &Grid, (row, col): Cell, num: u8) -> Result { // @function is-safe-blaming
    let holds = |p: &&usize| grid[**p / N][**p % N] == num;
    let mut by = peers(row * N + col).iter().filter(holds);
    let Some(one) = by.clone().next() else { return Ok(()) };
    if by.any(|&peer| givens()[peer] != 0) {
        return Err(Set::new()); // @refused-given(row * N + col, num)
    }
    Err(Set::from([*one])) // @refused-guess(row * N + col, num)
}

fn find_unassigned_location(grid: &Grid) -> Option<Cell> { // @function find-unassigned
    for (row, col) in cells() {
        if grid[row][col] == 0 {
            return Some((row, col)); // @select(row * N + col, N)
        }
    }
    None
}

fn solve_sudoku(grid: &mut Grid) -> Result { // @function solve-jumping
    let Some(cell) = find_unassigned_location(grid) else {
//[first]
        print_grid(grid); // @solution
        return Ok(());
//[all]
        print_grid(grid); // @solution
        return Err(guesses());
//[count]
        print_grid(grid); // @solution
        let is_last = SOLUTIONS.load(Relaxed) == LIMIT;
        return if is_last { Ok(()) } else { Err(guesses()) };
//[]
    };
    let (row, col) = cell;
    let mut blamed = Set::new();
    for num in 1..=N as u8 { // @about each
        if let Err(guess) = is_safe(grid, cell, num) { // @about test
            blamed.extend(guess);
            continue;
        }
        grid[row][col] = num; // @place(row * N + col, num)
        let Err(mut rest) = solve_sudoku(grid) else { // @about call
            return Ok(());
        };
        grid[row][col] = 0; // @backtrack(row * N + col, num)
        if !rest.remove(&(row * N + col)) { // @about jump
            return Err(rest);
        }
        blamed.extend(rest);
    }
    Err(blamed) // @about fail-jumping
}

fn main() { // @function main
    let mut grid = load(); // @start
    if solve_sudoku(&mut grid).is_err() {
//[first]
        println!("No solution"); // @exhausted
//[all count]
        println!("No more solutions"); // @exhausted
//[]
    }
}

//[all count]
fn guesses() -> Set { // @function guesses
    CELLS.filter(|&cell| givens()[cell] == 0).collect()
}
//[]

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
