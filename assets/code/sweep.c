// @names cell=cell mask=mask
//[queens]
// @word N * N => N
// @word cell => row
//[map]
// @word (cell + 1) % N => node + 1 < NODES
// @word N * N => NODES
// @word peers => neighbours
// @word peer => neighbour
// @word cell => node
//[permutations subsets]
// @word (cell + 1) % N => cell + 1 < CELLS
// @word N * N => CELLS
//[]
void sweep(void) { // @function sweep
    bool filled = true;
    while (filled && empty > 0) {
        filled = false; // @sweep
        for (int cell = 0; cell < N * N; cell++) {
            if (board[cell] != 0) continue;
            int mask = candidates(cell);
            if (mask == 0) {
                puts("Impossible"); // @dead-end-cell(cell)
                return;
            }
            if ((mask & (mask - 1)) == 0) {
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
        puts("Too complicated for me"); // @gave-up(empty)
        // @said gave_up => puts("{}");
//[all count]
    if (empty == 0) {
    // @bug gives-up => if (!filled) {
        print(); // @solution
        puts("No more solutions"); // @exhausted
    } else
        puts("Too complicated for me"); // @gave-up(empty)
        // @said gave_up => puts("{}");
//[]
}

int candidates(int cell) { // @function candidates-left
    int mask = (2 << N) - 2;
//[grid map list]
    for (int i = 0; peers[cell][i] >= 0; i++)
        mask &= ~(1 << board[peers[cell][i]]);
//[queens]
    for (int r = 0; r < N; r++) {
        int bit = 1 << board[r], d = abs(r - row);
        if (board[r] > 0)
            mask &= ~(bit | bit << d | bit >> d);
    }
//[]
    return mask;
}

int main(void) { // @function main-sweep
    load(); // @start
    sweep();
}

int valueOf(int mask) { // @function value-of
    int value = 0;
    while (mask >>= 1) value++;
    return value;
}

void load(void) { // @function load
    empty = 0;
    for (int cell = 0; cell < N * N; cell++) {
        board[cell] = givens[cell];
        if (givens[cell] == 0) empty++;
    }
}

void print(void) { // @function print
    for (int cell = 0; cell < N * N; cell++)
        printf("%3d%s", board[cell],
               (cell + 1) % N ? "" : "\n");
}
