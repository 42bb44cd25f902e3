//[queens]
// @word int row, int col, int num => int row, int col
// @word At(row, col) => At(row)
// @word At(other / N, other % N) => At(other)
// @word row, col, num => row, col
// @word grid[cell / N][cell % N] => queen[row]
// @word grid[row][col] => queen[row]
// @word grid => queen
// @word N * N => N
// @word cell => row
// @word num => col
//[map]
// @word int row, int col, int num => int node, int colour
// @word At(row, col) => At(node)
// @word At(other / N, other % N) => At(other)
// @word row, col, num => node, colour
// @word grid[cell / N][cell % N] => colourOf[node]
// @word grid[row][col] => colourOf[node]
// @word grid => colourOf
// @word N * N => nodes.Length
// @word cell => node
// @word num => colour
//[whole]
// @say about
// @say watch
//[events]
// @say lines
// @say from-0

//[events whole]
using System;
using System.Runtime.CompilerServices;

//[]
class Solver {
//[sudoku diagonal windows]
    const int N = SIZE, H = HEIGHT, W = WIDTH;
//[jigsaw latin|queens map]
    const int N = SIZE;
//[grid]

    // @say grid
    static int[][] grid = {
        new[] {GIVENS}, // @each row
    };
//[jigsaw]

    // @say region
    static string[] region = {
        "REGIONS", // @each row
    };
//[queens]

    // @say queens
    static int[] queen = {GIVENS};
//[map]

    static string[] nodes = {
        CODES, // @each node
    };

    // @say edges
    static int[,] edges = {
        {A, B}, // @each edge
    };

    // @say colours
    static int[] colourOf = {
        GIVENS, // @each node
    };
//[]

//[events whole]
    // @say event
    static void Event(string words, [CallerLineNumber] int line = 0) {
        Console.WriteLine($"@{words} :{line}");
        Console.Out.Flush();
    }

//[events whole grid]
    static string At(int row, int col) => $"R{row + 1}C{col + 1}";
//[events whole queens]
    static string At(int row) => $"R{row + 1}";
//[events whole map]
    static string At(int node) => nodes[node];
//[events whole]

    // @say header
    static void PrintPuzzle() {
//[events whole named]
        Console.WriteLine("@problem PROBLEM");
//[events whole all]
        Console.WriteLine("@goal GOAL");
//[events whole jigsaw]
        Console.WriteLine("@regions " + string.Concat(region));
//[events whole]
        Console.Write("@puzzle ");
//[events whole grid]
        foreach (int[] line in grid)
            foreach (int num in line) Console.Write(".123456789ABCDEFG"[num]);
//[events whole queens map]
        foreach (int num in grid) Console.Write(".123456789ABCDEFG"[num]);
//[events whole]
        Console.WriteLine();
    }
//[]

    // @say holder
//[grid]
    static int Holder(int row, int col, int num) {
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
        for (int r = top; row % 4 > 0 && col % 4 > 0 && r < top + H; r++)
            for (int c = left; c < left + W; c++)
                if (grid[r][c] == num) return r * N + c;
//[queens]
    static int Holder(int row, int col) {
        for (int r = 0; r < N; r++)
            if (queen[r] == col) return r;
        for (int r = 0; r < N; r++)
            if (queen[r] > 0 && queen[r] - r == col - row) return r;
        for (int r = 0; r < N; r++)
            if (queen[r] > 0 && queen[r] + r == col + row) return r;
//[map]
    static int Holder(int node, int colour) {
        for (int e = 0; e < edges.GetLength(0); e++) {
            int a = edges[e, 0], b = edges[e, 1];
            if (a == node && colourOf[b] == colour) return b;
            if (b == node && colourOf[a] == colour) return a;
        }
//[]
        return -1;
    }

    // @say solve
    static bool Solve(int cell) {
        // @say given
        while (cell < N * N && grid[cell / N][cell % N] != 0) cell++;
        if (cell == N * N) {
            // @event solution
            Event("solution");
//[grid]
            foreach (int[] line in grid) Console.WriteLine(string.Join(" ", line));
//[queens map]
            Console.WriteLine(string.Join(" ", grid));
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
        Event($"select {At(row, col)}");
        for (int num = 1; num <= N; num++) {
            int other = Holder(row, col, num);
            if (other >= 0) {
//[whole]
                // @event conflict
                Event($"conflict {At(row, col)} {num} {At(other / N, other % N)}");
//[events]
                // @event conflict
                Event($"conflict {At(row, col)} {num}");
//[]
                continue;
            }
            grid[row][col] = num;
            // @event place
            Event($"place {At(row, col)} {num}");
            if (Solve(cell + 1)) return true;
            grid[row][col] = 0;
            // @event backtrack
            Event($"backtrack {At(row, col)} {num}");
        }
        return false;
    }

    public static void Main() {
        // @event puzzle
        PrintPuzzle();
        Solve(0);
        // @event done
        Event("done");
    }
}
