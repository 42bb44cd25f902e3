// @names row=row column=col value=num
bool isSafe(int row, int col, int num) { // @function is-safe
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

bool findUnassignedLocation(int *row, int *col) { // @function find-unassigned
    for (*row = 0; *row < N; (*row)++)
        for (*col = 0; *col < N; (*col)++)
            if (grid[*row][*col] == 0)
                return true; // @select(*row * N + *col, N)
    return false;
}

bool solveSudoku(void) { // @function solve-tested
    int row, col;
    if (!findUnassignedLocation(&row, &col)) {
        printGrid(); // @solution
//[first]
        return true;
//[all]
        return false;
//[count]
        return solutions == LIMIT;
//[]
    }
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

int main(void) { // @function main
    load(); // @start
    if (!solveSudoku())
//[first]
        puts("No solution"); // @exhausted
//[all count]
        puts("No more solutions"); // @exhausted
//[]
}

void load(void) { // @function load
    for (int cell = 0; cell < N * N; cell++)
        grid[cell / N][cell % N] = givens[cell];
}

void printGrid(void) { // @function print
    printf("Solution %d\n", ++solutions);
    for (int row = 0; row < N; row++) {
        for (int col = 0; col < N; col++)
            printf("%3d", grid[row][col]);
        putchar('\n');
    }
}
