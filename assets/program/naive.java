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
// @word N * N => NODES.length
// @word cell => node
// @word num => colour
//[whole]
// @say about
// @say watch
//[events]
// @say lines
// @say from-0

//[]
import java.util.Arrays;

class Solver {
//[sudoku diagonal windows]
    static final int N = SIZE, H = HEIGHT, W = WIDTH;
//[jigsaw latin|queens map]
    static final int N = SIZE;
//[grid]

    // @say grid
    static int[][] grid = {
        {GIVENS}, // @each row
    };
//[jigsaw]

    // @say region
    static final String[] REGION = {
        "REGIONS", // @each row
    };
//[queens]

    // @say queens
    static int[] queen = {GIVENS};
//[map]

    static final String[] NODES = {
        CODES, // @each node
    };

    // @say edges
    static final int[][] EDGES = {
        {A, B}, // @each edge
    };

    // @say colours
    static int[] colourOf = {
        GIVENS, // @each node
    };
//[]

//[events whole]
    // @say event
    static void event(Object... words) {
        int line = StackWalker.getInstance().walk(s -> s.skip(1).findFirst()).get().getLineNumber();
        System.out.print("@");
        for (Object word : words) System.out.print(word + " ");
        System.out.println(":" + line);
    }

//[events whole grid]
    static String at(int row, int col) {
        return "R" + (row + 1) + "C" + (col + 1);
//[events whole queens]
    static String at(int row) {
        return "R" + (row + 1);
//[events whole map]
    static String at(int node) {
        return NODES[node];
//[events whole]
    }

    // @say header
    static void printPuzzle() {
//[events whole named]
        System.out.println("@problem PROBLEM");
//[events whole all]
        System.out.println("@goal GOAL");
//[events whole jigsaw]
        System.out.println("@regions " + String.join("", REGION));
//[events whole]
        System.out.print("@puzzle ");
//[events whole grid]
        for (int[] line : grid)
            for (int num : line) System.out.print(".123456789ABCDEFG".charAt(num));
//[events whole queens map]
        for (int num : grid) System.out.print(".123456789ABCDEFG".charAt(num));
//[events whole]
        System.out.println();
    }
//[]

    // @say holder
//[grid]
    static int holder(int row, int col, int num) {
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
        char own = REGION[row].charAt(col);
        for (int r = 0; r < N; r++)
            for (int c = 0; c < N; c++)
                if (REGION[r].charAt(c) == own && grid[r][c] == num) return r * N + c;
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
    static int holder(int row, int col) {
        for (int r = 0; r < N; r++)
            if (queen[r] == col) return r;
        for (int r = 0; r < N; r++)
            if (queen[r] > 0 && queen[r] - r == col - row) return r;
        for (int r = 0; r < N; r++)
            if (queen[r] > 0 && queen[r] + r == col + row) return r;
//[map]
    static int holder(int node, int colour) {
        for (int[] edge : EDGES) {
            if (edge[0] == node && colourOf[edge[1]] == colour) return edge[1];
            if (edge[1] == node && colourOf[edge[0]] == colour) return edge[0];
        }
//[]
        return -1;
    }

    // @say solve
    static boolean solve(int cell) {
        // @say given
        while (cell < N * N && grid[cell / N][cell % N] != 0) cell++;
        if (cell == N * N) {
            // @event solution
            event("solution");
//[grid]
            for (int[] line : grid) System.out.println(Arrays.toString(line));
//[queens map]
            System.out.println(Arrays.toString(grid));
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
        event("select", at(row, col));
        for (int num = 1; num <= N; num++) {
            int other = holder(row, col, num);
            if (other >= 0) {
//[whole]
                // @event conflict
                event("conflict", at(row, col), num, at(other / N, other % N));
//[events]
                // @event conflict
                event("conflict", at(row, col), num);
//[]
                continue;
            }
            grid[row][col] = num;
            // @event place
            event("place", at(row, col), num);
            if (solve(cell + 1)) return true;
            grid[row][col] = 0;
            // @event backtrack
            event("backtrack", at(row, col), num);
        }
        return false;
    }

    public static void main(String[] args) {
        // @event puzzle
        printPuzzle();
        solve(0);
        // @event done
        event("done");
    }
}
