// @names row=row column=col cell=cell value=num board=grid
//[latin]
// @word solve_sudoku => solve_latin
//[backjumping learning queens]
// @word is_safe(grid, cell, num) => is_safe(queen, (row, col))
//[queens]
// @word grid[row][col] => queen[row]
// @word next[row][col] => next[row]
// @word ((row, col), given) in cells().zip(givens()) => (row, given) in givens().into_iter().enumerate()
// @word row * N + col, num => row, col
// @word arranged(row * N + col) => arranged(row)
// @word (row * N + col) => row
// @word row * N + col => row
// @word grid[c / N][c % N] => queen[c]
// @word in CELLS => in 0..N
// @word CELLS => (0..N)
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
// @word next[row][col] => next[node]
// @word ((row, col), given) in cells().zip(givens()) => (node, given) in givens().into_iter().enumerate()
// @word row * N + col, num => node, colour
// @word arranged(row * N + col) => arranged(node)
// @word (row * N + col) => node
// @word row * N + col => node
// @word grid[c / N][c % N] => map[c]
// @word peers => neighbours
// @word in CELLS => in 0..NODES
// @word CELLS => (0..NODES)
// @word [[0; N]; N] => [0; NODES]
// @word grid => map
// @word Grid => Map
// @word cell => node
// @word num => colour
// @word solve_sudoku => colour_map
// @word print_grid => print_map
// @word find_unassigned => find_uncoloured
//[futoshiki]
// @word solve_sudoku => solve_futoshiki
//[killer]
// @word solve_sudoku => solve_killer
//[permutations]
// @word solve_sudoku => permute
//[magic]
// @word solve_sudoku => solve_magic
//[permutations magic]
// @word grid[row][col] => number[cell]
// @word next[row][col] => next[cell]
// @word ((row, col), given) in cells().zip(givens()) => (cell, given) in givens().into_iter().enumerate()
// @word grid[c / N][c % N] => number[c]
// @word in CELLS => in 0..COUNT
// @word CELLS => (0..COUNT)
// @word [[0; N]; N] => [0; COUNT]
// @word grid => number
// @word Grid => Row
// @word row * N + col => cell
// @word node => cell
// @word colour => num
// @word map: &Map => number: &Row
// @word map[n] => number[n]
// @word neighbours => peers
// @word print_grid => print_numbers
//[combinations]
// @word WEIGHT[item] => 1
// @word WEIGHT[i] => 1
// @word target() => k()
//[subsets combinations subset-sum]
// @word grid[row][col] => chosen[item]
// @word next[row][col] => next[item]
// @word ((row, col), given) in cells().zip(givens()) => (item, given) in givens().into_iter().enumerate()
// @word grid[c / N][c % N] => chosen[c]
// @word in CELLS => in 0..ITEMS
// @word CELLS => (0..ITEMS)
// @word [[0; N]; N] => [0; ITEMS]
// @word grid => chosen
// @word Grid => Choices
// @word row * N + col => item
// @word in 1..=N => in [IN, OUT]
// @word in (1..=N).rev() => in [OUT, IN]
// @word [1, N] } else { [n, n] } => [0, 1] } else { [n % 2; 2] }
// @word * n as i64; => * (n % 2) as i64;
// @word cell => item
// @word num => take
// @word is_safe => fits
// @word solve_sudoku => choose
// @word print_grid => print_chosen
// @word find_unassigned => find_undecided
//[cryptarithm]
// @word grid[row][col] = 0 => value[letter] = -1
// @word grid[row][col] => value[letter]
// @word next[row][col] => next[letter]
// @word ((row, col), given) in cells().zip(givens()) => (letter, given) in givens().into_iter().enumerate()
// @word grid[c / N][c % N] => value[c]
// @word in CELLS => in 0..LETTERS
// @word [[0; N]; N] => [-1; LETTERS]
// @word grid => value
// @word Grid => Row
// @word row * N + col, num => letter, digit + 1
// @word row * N + col => letter
// @word num: usize => digit: i64
// @word 1..=N => 0..=9
// @word num == 0 => digit < 0
// @word n == 0 => n < 0
// @word [1, N] => [0, 9]
// @word n as i64 => n
// @word cell => letter
// @word num => digit
// @word solve_sudoku => solve_sum
// @word print_grid => print_digits
// @word find_unassigned => find_letter
//[]
//[backjumping learning grid]
fn is_safe(grid: &Grid, at: Cell, num: usize) -> Result { // @function is-safe-blaming
    let (row, col) = at;
    let near = peers(row * N + col).iter().copied();
    let mut by = near.filter(|p| grid[p / N][p % N] == num);
//[backjumping learning queens]
fn is_safe(queen: &Queens, (row, col): Cell) -> Result { // @function is-safe-blaming
    let mut by = (0..N).filter(|&r| {
        let d = queen[r].abs_diff(col);
        queen[r] > 0 && (d == 0 || d == r.abs_diff(row))
    });
//[backjumping learning map list]
fn is_safe(map: &Map, node: usize, colour: usize) -> Result { // @function is-safe-blaming
    let near = neighbours(node).iter().copied();
    let mut by = near.filter(|&n| map[n] == colour);
//[backjumping learning]
//[backjumping]
    let Some(one) = by.clone().next() else { return Ok(()) };
//[learning]
    let Some(one) = by.clone().next() else {
        return is_new(grid, row * N + col, num);
    };
//[backjumping learning]
    if by.any(|peer| givens()[peer] != 0) {
        return Err(Set::new()); // @refused-given(row * N + col, num)
    }
    Err(Set::from([one])) // @refused-guess(row * N + col, num)
}
//[rules grid]
fn is_safe(grid: &Grid, cell: Cell, num: usize) -> bool { // @function is-safe
    let (row, col) = cell;
    if (0..N).any(|c| grid[row][c] == num) {
        return false; // @conflict-row(row * N + col, num)
    }
    if (0..N).any(|r| grid[r][col] == num) {
        return false; // @conflict-column(row * N + col, num)
    }
//[rules sudoku diagonal windows]
    let (r, c) = (row - row % H, col - col % W);
    if (0..N).any(|i| grid[r + i / W][c + i % W] == num) {
        return false; // @conflict-box(row * N + col, num)
    }
//[rules jigsaw]
    let own = REGION[row * N + col];
    let mut near = (0..N * N).filter(|&i| REGION[i] == own);
    if near.any(|i| grid[i / N][i % N] == num) {
        return false; // @conflict-box(row * N + col, num)
    }
//[rules diagonal]
    if (0..N).any(|i| {
        let j = N - 1 - i;
        (row == col && grid[i][i] == num)
            || (row + col == N - 1 && grid[i][j] == num)
    }) {
        return false; // @conflict-diagonal(row * N + col, num)
    }
//[rules windows]
    let (r, c) = (row / 4 * 4 + 1, col / 4 * 4 + 1);
    let inside = row % 4 * (col % 4) > 0;
    let holds = |i: usize| grid[r + i / W][c + i % W] == num;
    if inside && (0..N).any(holds) {
        return false; // @conflict-window(row * N + col, num)
    }
//[rules killer]
    let mut near = peers(row * N + col).iter();
    if near.any(|&c| grid[c / N][c % N] == num) {
        return false; // @conflict-box(row * N + col, num)
    }
//[rules queens]
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
//[rules map]
fn is_safe(map: &Map, node: usize, colour: usize) -> bool { // @function is-safe
    if neighbours(node).iter().any(|&n| map[n] == colour) {
        return false; // @conflict-edge(node, colour)
    }
//[rules list tested]
fn is_safe(grid: &Grid, cell: usize, num: usize) -> bool { // @function is-safe
//[rules permutations magic cryptarithm]
    if grid.contains(&num) {
        return false; // @conflict-row(row * N + col, num)
    }
//[rules sum]
    let (mut sum, mut left) = (0, -WEIGHT[item]);
    if take == IN {
        sum += WEIGHT[item];
    }
    for i in 0..ITEMS {
        match chosen[i] {
            IN => sum += WEIGHT[i],
            OUT => {}
            _ => left += WEIGHT[i],
        }
    }
//[rules sum filled]
    if left == 0 && sum != target() {
//[rules sum bounded]
    if sum > target() || sum + left < target() {
//[rules sum]
        return false; // @refused-relation(row * N + col, num)
    }
//[rules related]
    let mut next = *grid;
    next[row][col] = num;
    for relation in relations() {
        let is_of_it = relation.factor[row * N + col] != 0;
//[rules related filled]
        if is_of_it && !is_true(&next, relation) {
//[rules related bounded]
        if is_of_it && !can_be_true(&next, relation) {
//[rules related]
            return false; // @refused-relation(row * N + col, num)
        }
    }
//[rules tested]
    true
}
//[learning]

fn is_new(grid: &Grid, cell: usize, num: usize) -> Result { // @function is-new
    let stands = |&(c, n): &Guess| grid[c / N][c % N] == n;
    for nogood in NOGOODS.lock().unwrap().iter() {
        let own = (cell, num);
        let rest = nogood.iter().filter(|g| g.0 != cell);
        if nogood.contains(&own) && rest.clone().all(stands) {
            return Err(rest.map(|g| g.0).collect()); // @excluded(cell, num)
        }
    }
    Ok(())
}
//[]

//[row-major rules grid]
fn find_unassigned_location(grid: &Grid) -> Option<Cell> { // @function find-unassigned
    for (row, col) in cells() {
        if grid[row][col] == 0 {
            return Some((row, col)); // @select(row * N + col, N)
        }
    }
    None
}
//[backjumping learning grid]
fn find_unassigned_location(grid: &Grid) -> Option<Cell> { // @function find-unassigned
    let (row, col) = cells().find(|&(r, c)| grid[r][c] == 0)?;
    Some((row, col)) // @select(row * N + col, N)
}
//[row-major queens map list]
fn find_unassigned(grid: &Grid) -> Option<usize> { // @function find-unassigned
    let cell = grid.iter().position(|&num| num == 0)?;
    Some(cell) // @select(cell, N)
}
//[degree grid]
fn find_unassigned_location(grid: &Grid) -> Option<Cell> { // @function find-unassigned-degree
//[degree queens map list]
fn find_unassigned(grid: &Grid) -> Option<usize> { // @function find-unassigned-degree
//[degree]
    let empty = CELLS.filter(|&c| grid[c / N][c % N] == 0);
    let key = |&c: &usize| Reverse(degree(grid, c));
    let best = empty.min_by_key(key)?;
//[degree grid]
    Some((best / N, best % N)) // @select(best, N)
//[degree queens map list]
    Some(best) // @select(best, N)
//[degree]
}
//[]

//[rules]
fn solve_sudoku(grid: &mut Grid) -> bool { // @function solve-tested
//[backjumping learning]
fn solve_sudoku(grid: &mut Grid) -> Result { // @function solve-jumping
//[grid]
    let Some(cell) = find_unassigned_location(grid) else {
//[queens map list]
    let Some(cell) = find_unassigned(grid) else {
//[]
//[rules first]
        print_grid(grid); // @solution
        return true;
//[rules all]
        print_grid(grid); // @solution
        return false;
//[rules count]
        return print_grid(grid) == LIMIT; // @solution
//[backjumping learning]
        print_grid(grid); // @solution
//[backjumping learning first]
        return Ok(());
//[backjumping learning all]
        return Err(guesses());
//[backjumping learning count]
        let is_last = SOLUTIONS.load(Relaxed) == LIMIT;
        return if is_last { Ok(()) } else { Err(guesses()) };
//[]
    };
//[grid]
    let (row, col) = cell;
//[backjumping learning]
    let mut blamed = Set::new();
//[ascending]
    for num in 1..=N { // @about each
    // @bug short-loop => for num in 1..N {
//[descending]
    for num in (1..=N).rev() { // @about each
//[random]
    for num in arranged(row * N + col) { // @about each
//[backjumping learning]
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
//[learning]
    if is_worth_learning(&blamed) {
        learn(grid, &blamed); // @learn(NOGOODS.lock().unwrap().len() + 1)
    }
//[backjumping learning]
    Err(blamed) // @about fail-jumping
}
//[rules untested]
        grid[row][col] = num; // @place(row * N + col, num)
        if solve_sudoku(grid) { // @about call
            return true;
        }
        grid[row][col] = 0; // @backtrack(row * N + col, num)
    }
    false // @about fail
}
//[rules tested]
        if is_safe(grid, cell, num) { // @about test
            grid[row][col] = num; // @place(row * N + col, num)
            if solve_sudoku(grid) { // @about call
            // @bug no-return => solve_sudoku(grid);
                return true;
                // @bug no-return
            }
            // @bug no-return
            grid[row][col] = 0; // @backtrack(row * N + col, num)
            // @bug no-undo
        }
    }
    false // @about fail
}
//[]

fn main() { // @function main
    let mut grid = load(); // @start
//[rules]
    if !solve_sudoku(&mut grid) {
//[backjumping learning]
    if solve_sudoku(&mut grid).is_err() {
//[first]
        println!("No solution"); // @exhausted
        // @said no_solution => println!("{}");
//[all count]
        println!("No more solutions"); // @exhausted
//[]
    }
}

//[backjumping learning all count]
fn guesses() -> Set { // @function guesses
    CELLS.filter(|&cell| givens()[cell] == 0).collect()
}

//[learning]
fn is_worth_learning(blamed: &Set) -> bool { // @function is-worth-learning
    let Some(&latest) = blamed.last() else { return false };
    let guesses = (0..=latest).filter(|&c| givens()[c] == 0);
    blamed.len() <= 6
        && blamed.len() < guesses.count()
        && NOGOODS.lock().unwrap().len() < 16384
}

fn learn(grid: &Grid, blamed: &Set) { // @function learn
    let guess = |&c: &usize| (c, grid[c / N][c % N]);
    let nogood = blamed.iter().map(guess).collect();
    NOGOODS.lock().unwrap().push(nogood);
}

//[degree]
fn degree(grid: &Grid, cell: usize) -> usize { // @function degree
//[degree grid map list]
    let near = peers(cell).iter();
    near.filter(|&&c| grid[c / N][c % N] == 0).count()
//[degree queens]
    (0..N).filter(|&r| r != row && queen[r] == 0).count()
//[degree]
}

//[random]
fn arranged(cell: usize) -> Vec<usize> { // @function arranged
    let mut list: Vec<usize> = (1..=N).collect();
    list.sort_by_key(|&num| rank(cell, num));
    list
}

fn rank(cell: usize, num: usize) -> u64 { // @function rank-random
    mix(mix(SEED) ^ (cell * 256 ^ num) as u64)
}

fn mix(x: u64) -> u64 { // @function mix
    let x = x.wrapping_add(0x9E3779B97F4A7C15);
    let x = (x ^ x >> 30).wrapping_mul(0xBF58476D1CE4E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D049BB133111EB);
    x ^ x >> 31
}

//[grid]
fn cells() -> impl Iterator<Item = Cell> { // @function cells
    (0..N * N).map(|i| (i / N, i % N))
}
//[rules related filled]

fn is_true(grid: &Grid, r: &Relation) -> bool { // @function is-true
    let mut sum = 0;
    for c in CELLS {
        let n = grid[c / N][c % N];
        if r.factor[c] != 0 && n == 0 {
            return true;
        }
        sum += r.factor[c] * n as i64;
    }
    r.least <= sum && sum <= r.most
}
//[rules related bounded]

fn can_be_true(grid: &Grid, r: &Relation) -> bool { // @function can-be-true
    let (mut low, mut high) = (0, 0);
    for c in CELLS {
        let n = grid[c / N][c % N];
        let ends = if n == 0 { [1, N] } else { [n, n] };
        let ends = ends.map(|n| r.factor[c] * n as i64);
        low += ends[0].min(ends[1]);
        high += ends[0].max(ends[1]);
    }
    low <= r.most && r.least <= high
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
//[first]
    // @said solved => println!("{}");
//[grid]
    for row in grid {
        println!("{row:?}");
    }
//[queens map list]
    println!("{grid:?}");
//[]
    number
}
