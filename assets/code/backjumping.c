// @names row=row column=col value=num
bool isSafe(int row, int col, int num, Cells *blamed) { // @function is-safe-blaming
    int first = -1;
    for (int i = PEERS - 1; i >= 0; i--) {
        int peer = peers[row * N + col][i];
        if (grid[peer / N][peer % N] != num) continue;
        if (givens[peer]) return false; // @refused-given(row * N + col, num)
        first = peer;
    }
    if (first >= 0) blamed->has[first] = true; // @refused-guess(row * N + col, num)
    return first < 0;
}

bool findUnassignedLocation(int *row, int *col) { // @function find-unassigned
    for (*row = 0; *row < N; (*row)++)
        for (*col = 0; *col < N; (*col)++)
            if (grid[*row][*col] == 0)
                return true; // @select(*row * N + *col, N)
    return false;
}

bool solveSudoku(Cells *blamed) { // @function solve-jumping
    int row, col;
    if (!findUnassignedLocation(&row, &col)) {
        printGrid(); // @solution
//[first]
        return true;
//[all count]
        for (int cell = 0; cell < N * N; cell++)
            blamed->has[cell] = !givens[cell];
//[all]
        return false;
//[count]
        return solutions == LIMIT;
//[]
    }
    for (int num = 1; num <= N; num++) { // @about each
        if (!isSafe(row, col, num, blamed)) continue; // @about test
        Cells rest = {0};
        grid[row][col] = num; // @place(row * N + col, num)
        if (solveSudoku(&rest)) return true; // @about call
        grid[row][col] = 0; // @backtrack(row * N + col, num)
        if (!rest.has[row * N + col]) { // @about jump
            *blamed = rest;
            return false;
        }
        rest.has[row * N + col] = false;
        addCells(blamed, &rest);
    }
    return false; // @about fail-jumping
}

int main(void) { // @function main
    load(); // @start
    if (!solveSudoku(&(Cells){0}))
//[first]
        puts("No solution"); // @exhausted
//[all count]
        puts("No more solutions"); // @exhausted
//[]
}

void addCells(Cells *blamed, Cells *rest) { // @function add-cells
    for (int cell = 0; cell < N * N; cell++)
        if (rest->has[cell]) blamed->has[cell] = true;
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
