// @names cell=cell mask=mask
//[queens]
// @word N * N => N
// @word cell => row
//[map]
// @word (cell + 1) % N == 0 => node + 1 == NODES
// @word N * N => NODES
// @word peers => neighbours
// @word peer => neighbour
// @word cell => node
//[permutations subsets]
// @word (cell + 1) % N == 0 => cell + 1 == CELLS
// @word N * N => CELLS
//[]
static void sweep() { // @function sweep
    boolean filled = true;
    while (filled && empty > 0) {
        filled = false; // @sweep
        for (int cell = 0; cell < N * N; cell++) {
            if (board[cell] != 0) continue;
            int mask = candidates(cell);
            if (mask == 0) {
                System.out.println("Impossible"); // @dead-end-cell(cell)
                return;
            }
            if (Integer.bitCount(mask) == 1) {
                board[cell] = valueOf(mask); // @deduce-naked(cell, valueOf(mask))
                empty--;
                filled = true;
            }
        }
    }
//[first]
    if (empty == 0)
    // @bug gives-up => if (!filled)
        print(); // @solution
    else
        System.out.println("Too complicated for me"); // @gave-up(empty)
        // @said gave_up => System.out.println("{}");
//[all count]
    if (empty == 0) {
    // @bug gives-up => if (!filled) {
        print(); // @solution
        System.out.println("No more solutions"); // @exhausted
    } else
        System.out.println("Too complicated for me"); // @gave-up(empty)
        // @said gave_up => System.out.println("{}");
//[]
}

static int candidates(int cell) { // @function candidates-left
    int mask = (2 << N) - 2;
//[grid map list]
    for (int peer : peers[cell])
        mask &= ~(1 << board[peer]);
//[queens]
    for (int r = 0; r < N; r++) {
        int bit = 1 << board[r], d = Math.abs(r - row);
        if (board[r] > 0)
            mask &= ~(bit | bit << d | bit >> d);
    }
//[]
    return mask;
}

public static void main(String[] args) { // @function main-sweep
    load(); // @start
    sweep();
}

static int valueOf(int mask) { // @function value-of
    return Integer.numberOfTrailingZeros(mask);
}

static void load() { // @function load
    board = givens.clone();
    empty = 0;
    for (int given : givens)
        if (given == 0) empty++;
}

static void print() { // @function print
    for (int cell = 0; cell < N * N; cell++)
        System.out.print(board[cell]
            + ((cell + 1) % N == 0 ? "\n" : " "));
}
