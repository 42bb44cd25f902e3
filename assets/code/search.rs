// @names cell=cell value=value mask=mask constraint=k
//[queens]
// @word house(k / N - N)[i] => i
// @word CELLS.filter => (0..N).filter
// @word CELLS.contains(&k) => k < N
// @word CELLS => 0..N
// @word N * N => N
// @word cell => row
// @word value => col
// @word next_cell => next_row
//[map]
// @word CELLS.filter(|&cell| board.value[cell] == 0) => (0..NODES).filter(|&n| board.colour[n] == 0)
// @word CELLS => 0..NODES
// @word N * N => NODES
// @word chunks(N) => chunks(NODES)
// @word peers => neighbours
// @word peer => neighbour
// @word cell => node
// @word value => colour
// @word next_cell => next_node
//[permutations subsets]
// @word house(k / N - N)[i] => i
// @word N * N => COUNT
// @word chunks(N) => chunks(COUNT)
//[]
fn solve(board: &mut Board) -> bool { // @function solve
    if board.empty == 0 {
//[first]
        print(board); // @solution
        return true;
//[all]
        print(board); // @solution
        return false;
//[count]
        return print(board) == LIMIT; // @solution
//[]
    }
//[cells]
    let cell = next_cell(board);
//[cells masks]
    if board.mask[cell] == 0 {
        return false; // @stuck(cell)
    }
//[cells ascending]
    for value in candidates(board, cell) { // @about each
//[cells descending]
    for value in candidates(board, cell).into_iter().rev() { // @about each
//[cells least-constraining random]
    for value in arranged(board, cell) { // @about each
//[fewest-places]
    let k = next_constraint(board);
//[fewest-places ascending descending]
    let list = options(board, k).unwrap_or_default();
//[fewest-places least-constraining random]
    let list = arranged(board, k);
//[fewest-places masks forward-checking naked-singles]
    if list.is_empty() {
        return false; // @stuck(k)
    }
//[fewest-places]
    for (cell, value) in list { // @about each
//[]
        let saved = *board; // @about copy
        mark(board, cell, value); // @place(cell, value)
//[masks]
        if solve(board) { // @about call
//[forward-checking]
        if is_viable(board) && solve(board) { // @about checked-call
//[naked-singles hidden-singles]
        if propagate(board) && solve(board) { // @about checked-call
//[]
            return true;
        }
        *board = saved; // @backtrack(cell, value)
    }
    false // @about fail
}

//[row-major]
fn next_cell(board: &Board) -> usize { // @function next-first
    let mut cell = 0;
    while board.value[cell] != 0 {
        cell += 1;
    }
    cell // @select(cell, board.mask[cell].count_ones())
}
//[fewest-candidates fewest-candidates-degree]
fn next_cell(board: &Board) -> usize { // @function next-fewest
    let empty = CELLS.filter(|&cell| board.value[cell] == 0);
    let count = |&cell: &usize| board.mask[cell].count_ones();
//[fewest-candidates]
    let best = empty.min_by_key(count).unwrap();
//[fewest-candidates-degree]
    let key = |c: &_| (count(c), Reverse(degree(board, *c)));
    let best = empty.min_by_key(key).unwrap();
//[fewest-candidates fewest-candidates-degree]
    best // @select(best, count(&best))
}
//[degree]
fn next_cell(board: &Board) -> usize { // @function next-degree
    let empty = CELLS.filter(|&cell| board.value[cell] == 0);
    let key = |&cell: &usize| Reverse(degree(board, cell));
    let best = empty.min_by_key(key).unwrap();
    best // @select(best, board.mask[best].count_ones())
}
//[fewest-places]
fn next_constraint(board: &Board) -> usize { // @function next-places
    let count = |&k: &usize| {
        options(board, k).map_or(N + 1, |list| list.len())
    };
    let best = (0..ALL).min_by_key(count).unwrap();
    best // @select(best, count(&best))
}
//[]

//[forward-checking]
fn is_viable(board: &Board) -> bool { // @function check-forward
    for cell in CELLS {
        if board.value[cell] == 0 && board.mask[cell] == 0 {
            return false; // @dead-end-cell(cell)
        }
    }
    true
}
//[naked-singles]
fn propagate(board: &mut Board) -> bool { // @function check-naked
    loop {
        if first(board, CELLS, 0).is_some() {
            return false; // @dead-end-cell(first(board, CELLS, 0).unwrap())
        }
        let Some(k) = first(board, CELLS, 1) else {
            return true;
        };
        force(board, k); // @deduce-naked(options(board, k).unwrap()[0].0, options(board, k).unwrap()[0].1)
    }
}
//[hidden-singles]
fn propagate(board: &mut Board) -> bool { // @function check-hidden
    loop {
        if first(board, CELLS, 0).is_some() {
            return false; // @dead-end-cell(first(board, CELLS, 0).unwrap())
        }
        if first(board, PLACES, 0).is_some() {
            return false; // @dead-end-places(first(board, PLACES, 0).unwrap())
        }
        if let Some(k) = first(board, CELLS, 1) {
            force(board, k); // @deduce-naked(options(board, k).unwrap()[0].0, options(board, k).unwrap()[0].1)
        } else if let Some(k) = first(board, PLACES, 1) {
            force(board, k); // @deduce-hidden(options(board, k).unwrap()[0].0, options(board, k).unwrap()[0].1, k)
        } else {
            return true;
        }
    }
}
//[]

fn main() { // @function main
    let mut board = load(); // @start
//[masks]
    if !solve(&mut board) {
//[forward-checking]
    if !(is_viable(&board) && solve(&mut board)) {
//[naked-singles hidden-singles]
    if !(propagate(&mut board) && solve(&mut board)) {
//[first]
        println!("No solution"); // @exhausted
//[all count]
        println!("No more solutions"); // @exhausted
//[]
    }
}

fn mark(board: &mut Board, cell: usize, value: usize) { // @function mark
    board.value[cell] = value;
    board.mask[cell] = 0;
    board.empty -= 1;
//[grid map list]
    for &peer in peers(cell) {
        board.mask[peer] &= !(1 << value);
    }
//[queens]
    for r in 0..N {
        let (bit, d) = (1 << col, r.abs_diff(row));
        board.mask[r] &= !(bit | bit << d | bit >> d);
    }
//[]
}

//[cells]
fn candidates(board: &Board, cell: usize) -> Vec<usize> { // @function candidates
    let mask = board.mask[cell];
    (1..=N).filter(|value| mask >> value & 1 == 1).collect()
}

//[naked-singles hidden-singles | fewest-places]
type Options = Vec<(usize, usize)>;

//[naked-singles hidden-singles grid queens list | fewest-places]
fn options(board: &Board, k: usize) -> Option<Options> { // @function options
    let mut list = Vec::new();
    for i in 0..N {
        let (cell, value) = if CELLS.contains(&k) {
//[cells naked-singles hidden-singles grid queens list | fewest-places ascending least-constraining random]
            (k, i + 1)
//[fewest-places descending]
            (k, N - i)
//[naked-singles hidden-singles grid queens list | fewest-places]
        } else {
            (house(k / N - N)[i], k % N + 1)
        };
        if board.value[cell] == value {
            return None;
        }
        if board.mask[cell] >> value & 1 == 1 {
            list.push((cell, value));
        }
    }
    Some(list)
}
//[naked-singles map]
fn options(board: &Board, cell: usize) -> Option<Options> { // @function options
    let list = candidates(board, cell).into_iter();
    let list = list.map(|value| (cell, value)).collect();
    (board.value[cell] == 0).then_some(list)
}
//[]

//[naked-singles hidden-singles]
fn first(board: &Board, mut range: Range<usize>, n: usize) // @function first
    -> Option<usize> {
    range.find(|&k| {
        options(board, k).is_some_and(|list| list.len() == n)
    })
}

fn force(board: &mut Board, k: usize) { // @function force
    let (cell, value) = options(board, k).unwrap()[0];
    mark(board, cell, value);
}

//[degree fewest-candidates-degree]
fn degree(board: &Board, cell: usize) -> usize { // @function degree
//[degree fewest-candidates-degree grid map list]
    let near = peers(cell).iter();
    near.filter(|&&p| board.value[p] == 0).count()
//[degree fewest-candidates-degree queens]
    (0..N).filter(|&r| r != row && board.value[r] == 0).count()
//[degree fewest-candidates-degree]
}

//[cells least-constraining random]
fn arranged(board: &Board, cell: usize) -> Vec<usize> { // @function arranged
    let mut list = candidates(board, cell);
//[cells least-constraining]
    list.sort_by_key(|&value| rank(board, cell, value));
//[cells random]
    list.sort_by_key(|&value| rank(cell, value));
//[fewest-places least-constraining random]
fn arranged(board: &Board, k: usize) -> Options { // @function arranged-options
    let mut list = options(board, k).unwrap_or_default();
    if CELLS.contains(&k) {
//[fewest-places least-constraining]
        list.sort_by_key(|&(_, value)| rank(board, k, value));
//[fewest-places random]
        list.sort_by_key(|&(_, value)| rank(k, value));
//[fewest-places least-constraining random]
    }
//[least-constraining random]
    list
}

//[least-constraining grid map list]
fn rank(board: &Board, cell: usize, value: usize) -> usize { // @function rank-struck
    let (near, bit) = (peers(cell).iter(), 1 << value);
    near.filter(|&&p| board.mask[p] & bit != 0).count()
}
//[least-constraining queens]
fn rank(board: &Board, row: usize, col: usize) -> u32 { // @function rank-struck
    let struck = |r: usize| {
        let (bit, d) = (1 << col, r.abs_diff(row));
        board.mask[r] & (bit | bit << d | bit >> d)
    };
    let others = (0..N).filter(|&r| r != row);
    others.map(|r| struck(r).count_ones()).sum()
}
//[random]
fn rank(cell: usize, value: usize) -> u64 { // @function rank-random
    mix(mix(SEED) ^ (cell * 256 ^ value) as u64)
}

fn mix(x: u64) -> u64 { // @function mix
    let x = x.wrapping_add(0x9E3779B97F4A7C15);
    let x = (x ^ x >> 30).wrapping_mul(0xBF58476D1CE4E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D049BB133111EB);
    x ^ x >> 31
}

//[]
fn load() -> Board { // @function load
    let mut board = Board {
        value: [0; N * N],
        mask: [(2 << N) - 2; N * N],
        empty: N * N,
    };
    for (cell, value) in givens().into_iter().enumerate() {
        if value != 0 {
            mark(&mut board, cell, value);
        }
    }
    board
}

fn print(board: &Board) -> u32 { // @function print
    let number = SOLUTIONS.fetch_add(1, Relaxed) + 1;
    println!("Solution {number}");
    for row in board.value.chunks(N) {
        println!("{row:?}");
    }
    number
}

#[derive(Clone, Copy)]
struct Board { // @function board
    value: [usize; N * N],
    mask: [u32; N * N],
    empty: usize,
}
