// @names row=row column=col value=num
static boolean isSafe(int row, int col, int num) { // @function is-safe
    for (int c = 0; c < N; c++)
        if (grid[row][c] == num) return false; // @conflict-row(row * N + col, num)
    for (int r = 0; r < N; r++)
        if (grid[r][col] == num) return false; // @conflict-column(row * N + col, num)
    int top = row - row % H, left = col - col % W;
    for (int i = 0; i < N; i++)
        if (grid[top + i / W][left + i % W] == num)
            return false; // @conflict-box(row * N + col, num)
    return true;
}

static int[] findUnassignedLocation() { // @function find-unassigned
    for (int row = 0; row < N; row++)
        for (int col = 0; col < N; col++)
            if (grid[row][col] == 0)
                return new int[] {row, col}; // @select(row * N + col, N)
    return null;
}

static boolean solveSudoku() { // @function solve-tested
    int[] place = findUnassignedLocation();
    if (place == null) {
        printGrid(); // @solution
//[first]
        return true;
//[all]
        return false;
//[count]
        return solutions == LIMIT;
//[]
    }
    int row = place[0], col = place[1];
//[ascending]
    for (int num = 1; num <= N; num++) { // @about each
//[descending]
    for (int num = N; num >= 1; num--) { // @about each
//[]
        if (isSafe(row, col, num)) { // @about test
            grid[row][col] = num; // @place(row * N + col, num)
            if (solveSudoku()) return true; // @about call
            grid[row][col] = 0; // @backtrack(row * N + col, num)
        }
    }
    return false; // @about fail
}

public static void main(String[] args) { // @function main
    load(); // @start
    if (!solveSudoku())
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
