// @names row=row column=col value=num
static boolean isSafe(int row, int col, int num, BitSet who) { // @function is-safe-blaming
    int first = CELLS;
    for (int peer : peers[row * N + col]) {
        if (grid[peer / N][peer % N] != num) continue;
        if (givens[peer] != 0) return false; // @refused-given(row * N + col, num)
        first = Math.min(first, peer);
    }
    if (first < CELLS) who.set(first); // @refused-guess(row * N + col, num)
    return first == CELLS;
}

static int[] findUnassignedLocation() { // @function find-unassigned
    for (int row = 0; row < N; row++)
        for (int col = 0; col < N; col++)
            if (grid[row][col] == 0)
                return new int[] {row, col}; // @select(row * N + col, N)
    return null;
}

static boolean solveSudoku(BitSet blamed) { // @function solve-jumping
    int[] place = findUnassignedLocation();
    if (place == null) {
        printGrid(); // @solution
//[first]
        return true;
//[all count]
        blamed.set(0, CELLS);
//[all]
        return false;
//[count]
        return solutions == LIMIT;
//[]
    }
    int row = place[0], col = place[1];
    for (int num = 1; num <= N; num++) { // @about each
        if (!isSafe(row, col, num, blamed)) continue; // @about test
        BitSet rest = new BitSet();
        grid[row][col] = num; // @place(row * N + col, num)
        if (solveSudoku(rest)) return true; // @about call
        grid[row][col] = 0; // @backtrack(row * N + col, num)
        if (!rest.get(row * N + col)) { // @about jump
            blamed.clear();
            blamed.or(rest);
            return false;
        }
        rest.clear(row * N + col);
        blamed.or(rest);
    }
    return false; // @about fail-jumping
}

public static void main(String[] args) { // @function main
    load(); // @start
    if (!solveSudoku(new BitSet()))
//[first]
        System.out.println("No solution"); // @exhausted
//[all count]
        System.out.println("No more solutions"); // @exhausted
//[]
}

static void load() { // @function load
    for (int cell = 0; cell < N * N; cell++)
        grid[cell / N][cell % N] = givens[cell];
}

static void printGrid() { // @function print
    System.out.println("Solution " + ++solutions);
    for (int[] row : grid)
        System.out.println(Arrays.toString(row));
}
