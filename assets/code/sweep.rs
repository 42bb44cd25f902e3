// @names cell=cell mask=left
//[queens]
// @word N * N => N
// @word cell => row
// @word value => col
//[map]
// @word N * N => NODES
// @word chunks(N) => chunks(NODES)
// @word peers => neighbours
// @word peer => n
// @word cell => node
// @word value => colour
//[permutations subsets]
// @word N * N => COUNT
// @word chunks(N) => chunks(COUNT)
//[]
fn sweep(board: &mut Board) { // @function sweep
    let mut filled = true;
    while filled && board.contains(&0) {
        filled = false; // @sweep
        for cell in 0..N * N {
            if board[cell] != 0 {
                continue;
            }
            let left = candidates(board, cell);
            if left.is_empty() {
                println!("Impossible"); // @dead-end-cell(cell)
                return;
            }
            if let [value] = left[..] {
                board[cell] = value; // @deduce-naked(cell, value)
                filled = true;
            }
        }
    }
    if !board.contains(&0) {
    // @bug gives-up => if !filled {
        print(board); // @solution
//[all count]
        println!("No more solutions"); // @exhausted
//[]
    } else {
        println!("Too complicated for me"); // @gave-up(board.iter().filter(|v| **v == 0).count())
        // @said gave_up => println!("{}");
    }
}

fn candidates(board: &Board, cell: usize) -> Vec<usize> { // @function candidates-left
    let is_free = |value: &usize| {
//[grid map list]
        peers(cell).iter().all(|&peer| board[peer] != *value)
//[queens]
        (0..N).filter(|&r| board[r] > 0).all(|r| {
            let apart = board[r].abs_diff(*col);
            apart != 0 && apart != r.abs_diff(row)
        })
//[]
    };
    (1..=N).filter(is_free).collect()
}

fn main() { // @function main-sweep
    let mut board = load(); // @start
    sweep(&mut board);
}

type Board = [usize; N * N];

fn load() -> Board { // @function load
    givens()
}

fn print(board: &Board) { // @function print
    for row in board.chunks(N) {
        println!("{row:?}");
    }
}
