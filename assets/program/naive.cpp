//[queens]
// @word int row, int col, int num => int row, int col
// @word at(row, col) => at(row)
// @word at(other / N, other % N) => at(other)
// @word row, col, num => row, col
// @word grid[cell / N][cell % N] => queen[row]
// @word grid[row][col] => queen[row]
// @word grid => queen
// @word N * N => N
// @word cell => row
// @word num => col
//[map]
// @word int row, int col, int num => int node, int colour
// @word at(row, col) => at(node)
// @word at(other / N, other % N) => at(other)
// @word row, col, num => node, colour
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

//[events whole]
#include <iostream>
#include <string>

//[sudoku diagonal windows]
const int N = SIZE, H = HEIGHT, W = WIDTH;
//[jigsaw latin|queens]
const int N = SIZE;
//[map]
const int N = SIZE, NODES = COUNT;
//[grid]

// @say grid
int grid[N][N] = {
    {GIVENS}, // @each row
};
//[jigsaw]

// @say region
const std::string region[N] = {
    "REGIONS", // @each row
};
//[queens]

// @say queens
int queen[N] = {GIVENS};
//[map]

const std::string nodes[NODES] = {
    CODES, // @each node
};

// @say edges
const int edges[BORDERS][2] = {
    {A, B}, // @each edge
};

// @say colours
int colourOf[NODES] = {
    GIVENS, // @each node
};
//[]

//[events whole]
// @say event
#define EVENT(words) (std::cout << "@" << words << " :" << __LINE__ << std::endl)

//[events whole grid]
std::string at(int row, int col) {
    return "R" + std::to_string(row + 1) + "C" + std::to_string(col + 1);
//[events whole queens]
std::string at(int row) {
    return "R" + std::to_string(row + 1);
//[events whole map]
std::string at(int node) {
    return nodes[node];
//[events whole]
}

// @say header
void printPuzzle() {
//[events whole named]
    std::cout << "@problem PROBLEM\n";
//[events whole all]
    std::cout << "@goal GOAL\n";
//[events whole jigsaw]
    std::cout << "@regions ";
    for (const std::string &line : region) std::cout << line;
    std::cout << "\n";
//[events whole]
    std::cout << "@puzzle ";
//[events whole grid]
    for (const auto &line : grid)
        for (int num : line) std::cout << ".123456789ABCDEFG"[num];
//[events whole queens map]
    for (int num : grid) std::cout << ".123456789ABCDEFG"[num];
//[events whole]
    std::cout << std::endl;
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
    for (auto [a, b] : edges) {
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
        for (const auto &line : grid) {
            for (int num : line) std::cout << num << " ";
            std::cout << "\n";
        }
//[queens map]
        for (int num : grid) std::cout << num << " ";
        std::cout << "\n";
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
    EVENT("select " << at(row, col));
    for (int num = 1; num <= N; num++) {
        int other = holder(row, col, num);
        if (other >= 0) {
//[whole]
            // @event conflict
            EVENT("conflict " << at(row, col) << " " << num << " " << at(other / N, other % N));
//[events]
            // @event conflict
            EVENT("conflict " << at(row, col) << " " << num);
//[]
            continue;
        }
        grid[row][col] = num;
        // @event place
        EVENT("place " << at(row, col) << " " << num);
        if (solve(cell + 1)) return true;
        grid[row][col] = 0;
        // @event backtrack
        EVENT("backtrack " << at(row, col) << " " << num);
    }
    return false;
}

int main() {
    // @event puzzle
    printPuzzle();
    solve(0);
    // @event done
    EVENT("done");
}
