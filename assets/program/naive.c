//[queens]
// @word int row, int col, int num => int row, int col
// @word row, col, num => row, col
// @word row + 1, col + 1 => row + 1
// @word other / N + 1, other % N + 1 => other + 1
// @word R%dC%d => R%d
// @word grid[cell / N][cell % N] => queen[row]
// @word grid[row][col] => queen[row]
// @word grid => queen
// @word N * N => N
// @word cell => row
// @word num => col
//[map]
// @word int row, int col, int num => int node, int colour
// @word row, col, num => node, colour
// @word row + 1, col + 1 => nodes[node]
// @word other / N + 1, other % N + 1 => nodes[other]
// @word R%dC%d => %s
// @word grid[cell / N][cell % N] => colourOf[node]
// @word grid[row][col] => colourOf[node]
// @word grid => colourOf
// @word N * N => NODES
// @word cell => node
// @word num => colour
//[whole]
// @say about
// @say watch
//[events]
// @say lines
// @say from-0

//[]
#include <stdbool.h>
//[events whole]
#include <stdio.h>

//[]
#define N SIZE
//[sudoku diagonal windows]
#define H HEIGHT
#define W WIDTH
//[map]
#define NODES COUNT
#define EDGES BORDERS
//[grid]

// @say grid
int grid[N][N] = {
    {GIVENS}, // @each row
};
//[jigsaw]

// @say region
const char *region[N] = {
    "REGIONS", // @each row
};
//[queens]

// @say queens
int queen[N] = {GIVENS};
//[map]

const char *nodes[NODES] = {
    CODES, // @each node
};

// @say edges
int edges[EDGES][2] = {
    {A, B}, // @each edge
};

// @say colours
int colourOf[NODES] = {
    GIVENS, // @each node
};
//[]

//[events whole]
// @say event
#define EVENT(...) (printf("@" __VA_ARGS__), printf(" :%d\n", __LINE__), fflush(stdout))

// @say header
void printPuzzle(void) {
//[events whole named]
    puts("@problem PROBLEM");
//[events whole all]
    puts("@goal GOAL");
//[events whole jigsaw]
    printf("@regions ");
    for (int r = 0; r < N; r++) printf("%s", region[r]);
    puts("");
//[events whole]
    printf("@puzzle ");
//[events whole grid]
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++) putchar(".123456789ABCDEFG"[grid[r][c]]);
//[events whole queens map]
    for (int i = 0; i < N * N; i++) putchar(".123456789ABCDEFG"[grid[i]]);
//[events whole]
    puts("");
}
//[]

// @say holder
//[grid]
int holder(int row, int col, int num) {
    for (int c = 0; c < N; c++)
        if (grid[row][c] == num) return row * N + c;
    for (int r = 0; r < N; r++)
        if (grid[r][col] == num) return r * N + col;
//[sudoku diagonal windows]
    int top = row - row % H, left = col - col % W;
    for (int r = top; r < top + H; r++)
        for (int c = left; c < left + W; c++)
            if (grid[r][c] == num) return r * N + c;
//[jigsaw]
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++)
            if (region[r][c] == region[row][col] && grid[r][c] == num) return r * N + c;
//[diagonal]
    for (int i = 0; i < N; i++)
        if (row == col && grid[i][i] == num) return i * N + i;
    for (int i = 0; i < N; i++)
        if (row + col == N - 1 && grid[i][N - 1 - i] == num) return i * N + N - 1 - i;
//[windows]
    top = row / 4 * 4 + 1;
    left = col / 4 * 4 + 1;
    for (int r = top; row % 4 && col % 4 && r < top + H; r++)
        for (int c = left; c < left + W; c++)
            if (grid[r][c] == num) return r * N + c;
//[queens]
int holder(int row, int col) {
    for (int r = 0; r < N; r++)
        if (queen[r] == col) return r;
    for (int r = 0; r < N; r++)
        if (queen[r] && queen[r] - r == col - row) return r;
    for (int r = 0; r < N; r++)
        if (queen[r] && queen[r] + r == col + row) return r;
//[map]
int holder(int node, int colour) {
    for (int e = 0; e < EDGES; e++) {
        int a = edges[e][0], b = edges[e][1];
        if (a == node && colourOf[b] == colour) return b;
        if (b == node && colourOf[a] == colour) return a;
    }
//[]
    return -1;
}

// @say solve
bool solve(int cell) {
    // @say given
    while (cell < N * N && grid[cell / N][cell % N] != 0) cell++;
    if (cell == N * N) {
        // @event solution
        EVENT("solution");
//[grid]
        for (int r = 0; r < N; r++, puts(""))
            for (int c = 0; c < N; c++) printf("%d ", grid[r][c]);
//[queens map]
        for (int i = 0; i < N * N; i++) printf("%d ", grid[i]);
        puts("");
//[first]
        return true;
//[all]
        return false;
//[]
    }
//[grid]
    int row = cell / N, col = cell % N;
//[]
    // @event select
    EVENT("select R%dC%d", row + 1, col + 1);
    for (int num = 1; num <= N; num++) {
        int other = holder(row, col, num);
        if (other >= 0) {
//[whole]
            // @event conflict
            EVENT("conflict R%dC%d %d R%dC%d", row + 1, col + 1, num, other / N + 1, other % N + 1);
//[events]
            // @event conflict
            EVENT("conflict R%dC%d %d", row + 1, col + 1, num);
//[]
            continue;
        }
        grid[row][col] = num;
        // @event place
        EVENT("place R%dC%d %d", row + 1, col + 1, num);
        if (solve(cell + 1)) return true;
        grid[row][col] = 0;
        // @event backtrack
        EVENT("backtrack R%dC%d %d", row + 1, col + 1, num);
    }
    return false;
}

int main(void) {
    // @event puzzle
    printPuzzle();
    solve(0);
    // @event done
    EVENT("done");
}
