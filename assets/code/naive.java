// @names row=row column=col cell=cell value=num board=grid
//[latin]
// @word solveSudoku => solveLatin
//[queens]
// @word grid[row][col] => queen[row]
// @word grid[cell / N][cell % N] => queen[row]
// @word grid => queen
// @word row * N + col, num => row, col
// @word row * N + col => row
// @word (row, col, num) => (row, col)
// @word (row, col, num, blamed) => (row, col, blamed)
// @word cell => row
// @word num => col
// @word N * N => N
// @word solveSudoku => solveQueens
// @word printGrid => printBoard
// @word findUnassigned => findEmptyRow
//[map]
// @word grid[row][col] => colourOf[node]
// @word grid[cell / N][cell % N] => colourOf[node]
// @word grid[peer / N][peer % N] => colourOf[peer]
// @word grid => colourOf
// @word row * N + col, num => node, colour
// @word row * N + col => node
// @word (row, col, num) => (node, colour)
// @word (row, col, num, blamed) => (node, colour, blamed)
// @word cell => node
// @word num => colour
// @word peers => neighbours
// @word N * N => NODES
// @word solveSudoku => colourMap
// @word printGrid => printMap
// @word findUnassigned => findUncoloured
//[]
//[backjumping learning grid]
static boolean isSafe(int row, int col, int num, BitSet who) { // @function is-safe-blaming
//[backjumping learning queens]
static boolean isSafe(int row, int col, BitSet who) { // @function is-safe-blaming
//[backjumping learning map]
static boolean isSafe(int node, int colour, BitSet who) { // @function is-safe-blaming
//[backjumping learning]
    int first = -1;
//[backjumping learning grid]
    for (int peer : peers[row * N + col]) {
        if (grid[peer / N][peer % N] != num) continue;
//[backjumping learning queens]
    for (int peer = 0; peer < N; peer++) {
        int d = Math.abs(queen[peer] - col);
        boolean isNear = d == 0 || d == Math.abs(peer - row);
        if (queen[peer] == 0 || !isNear) continue;
//[backjumping learning map]
    for (int peer : neighbours[node]) {
        if (colourOf[peer] != colour) continue;
//[backjumping learning]
        if (givens[peer] != 0) return false; // @refused-given(row * N + col, num)
        if (first < 0) first = peer;
    }
    if (first >= 0) who.set(first); // @refused-guess(row * N + col, num)
//[backjumping]
    return first < 0;
//[learning]
    return first < 0 && isNew(row * N + col, num, who);
//[backjumping learning]
}
//[rules grid]
static boolean isSafe(int row, int col, int num) { // @function is-safe
    for (int c = 0; c < N; c++)
        if (grid[row][c] == num) return false; // @conflict-row(row * N + col, num)
    for (int r = 0; r < N; r++)
        if (grid[r][col] == num) return false; // @conflict-column(row * N + col, num)
//[rules sudoku diagonal windows]
    int top = row - row % H, left = col - col % W;
    for (int i = 0; i < N; i++)
        if (grid[top + i / W][left + i % W] == num)
            return false; // @conflict-box(row * N + col, num)
//[rules jigsaw]
    for (int cell = 0; cell < N * N; cell++)
        if (region[cell] == region[row * N + col]
            && grid[cell / N][cell % N] == num)
            return false; // @conflict-box(row * N + col, num)
//[rules diagonal]
    for (int i = 0, j = N - 1; i < N; i++, j--)
        if ((row == col && grid[i][i] == num)
            || (row + col == N - 1 && grid[i][j] == num))
            return false; // @conflict-diagonal(row * N + col, num)
//[rules windows]
    top = row / 4 * 4 + 1;
    left = col / 4 * 4 + 1;
    for (int i = 0; i < N && row % 4 * (col % 4) > 0; i++)
        if (grid[top + i / W][left + i % W] == num)
            return false; // @conflict-window(row * N + col, num)
//[rules queens]
static boolean isSafe(int row, int col) { // @function is-safe
    for (int other : queen)
        if (other == col) return false; // @conflict-column(row, col)
    for (int r = 0; r < N; r++)
        if (queen[r] > 0
            && Math.abs(queen[r] - col) == Math.abs(r - row))
            return false; // @conflict-diagonal(row, col)
//[rules map]
static boolean isSafe(int node, int colour) { // @function is-safe
    for (int other : neighbours[node])
        if (colourOf[other] == colour)
            return false; // @conflict-edge(node, colour)
//[rules]
    return true;
}
//[learning]

static boolean isNew(int cell, int num, BitSet who) { // @function is-new
    for (int[] nogood : nogoods) {
        BitSet others = new BitSet();
        if (nogood[cell] == num
            && stands(nogood, cell, others)) {
            who.or(others);
            return false; // @excluded(cell, num)
        }
    }
    return true;
}
//[]

//[row-major grid]
static int[] findUnassignedLocation() { // @function find-unassigned
    for (int row = 0; row < N; row++)
        for (int col = 0; col < N; col++)
            if (grid[row][col] == 0)
                return new int[] {row, col}; // @select(row * N + col, N)
    return null;
}
//[row-major queens map]
static int findUnassigned() { // @function find-unassigned
    for (int cell = 0; cell < N * N; cell++)
        if (grid[cell] == 0) return cell; // @select(cell, N)
    return -1;
}
//[degree grid]
static int[] findUnassignedLocation() { // @function find-unassigned-degree
//[degree queens map]
static int findUnassigned() { // @function find-unassigned-degree
//[degree]
    int best = -1;
    for (int cell = 0; cell < N * N; cell++)
        if (grid[cell / N][cell % N] == 0
            && (best < 0 || degree(cell) > degree(best)))
            best = cell;
//[degree grid]
    if (best < 0) return null;
    return new int[] {best / N, best % N}; // @select(best, N)
//[degree queens map]
    if (best < 0) return -1;
    return best; // @select(best, N)
//[degree]
}
//[]

//[rules]
static boolean solveSudoku() { // @function solve-tested
//[backjumping learning]
static boolean solveSudoku(BitSet blamed) { // @function solve-jumping
//[grid]
    int[] place = findUnassignedLocation();
    if (place == null) {
//[queens map]
    int cell = findUnassigned();
    if (cell < 0) {
//[]
        printGrid(); // @solution
//[first]
        return true;
//[backjumping all count]
        blamed.set(0, N * N);
//[learning all count]
        for (int c = 0; c < N * N; c++)
            blamed.set(c, givens[c] == 0);
//[all]
        return false;
//[count]
        return solutions == LIMIT;
//[]
    }
//[grid]
    int row = place[0], col = place[1];
//[]
//[ascending]
    for (int num = 1; num <= N; num++) { // @about each
    // @bug short-loop => for (int num = 1; num < N; num++) {
//[descending]
    for (int num = N; num >= 1; num--) { // @about each
//[random]
    for (int num : arranged(row * N + col)) { // @about each
//[backjumping learning]
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
//[learning]
    if (isWorthLearning(blamed)) learn(blamed); // @learn(nogoods.size() + 1)
//[backjumping learning]
    return false; // @about fail-jumping
}
//[rules]
        if (isSafe(row, col, num)) { // @about test
            grid[row][col] = num; // @place(row * N + col, num)
            if (solveSudoku()) return true; // @about call
            // @bug no-return => solveSudoku();
            grid[row][col] = 0; // @backtrack(row * N + col, num)
            // @bug no-undo
        }
    }
    return false; // @about fail
}
//[]

public static void main(String[] args) { // @function main
    load(); // @start
//[rules]
    if (!solveSudoku())
//[backjumping learning]
    if (!solveSudoku(new BitSet()))
//[first]
        System.out.println("No solution"); // @exhausted
        // @said no_solution => System.out.println("{}");
//[all count]
        System.out.println("No more solutions"); // @exhausted
//[]
}

//[learning]
static boolean stands(int[] nogood, int own, BitSet others) { // @function stands
    for (int cell = 0; cell < N * N; cell++) {
        if (cell == own || nogood[cell] == 0) continue;
        others.set(cell);
        if (grid[cell / N][cell % N] != nogood[cell])
            return false;
    }
    return true;
}

static boolean isWorthLearning(BitSet blamed) { // @function is-worth-learning
    int count = blamed.cardinality(), guesses = 0;
    for (int cell = 0; cell < blamed.length(); cell++)
        if (givens[cell] == 0) guesses++;
    return count <= 6 && count < guesses
        && nogoods.size() < 16384;
}

static void learn(BitSet blamed) { // @function learn
    int[] nogood = new int[N * N];
    for (int cell = 0; cell < N * N; cell++)
        if (blamed.get(cell))
            nogood[cell] = grid[cell / N][cell % N];
    nogoods.add(nogood);
}

//[degree]
static int degree(int cell) { // @function degree
    int n = 0;
//[degree grid map]
    for (int peer : peers[cell])
        if (grid[peer / N][peer % N] == 0) n++;
//[degree queens]
    for (int r = 0; r < N; r++)
        if (r != row && queen[r] == 0) n++;
//[degree]
    return n;
}

//[random]
static List<Integer> arranged(int cell) { // @function arranged
    List<Integer> list = new ArrayList<>();
    for (int num = 1; num <= N; num++)
        list.add(num);
    list.sort((a, b) -> Long.compareUnsigned(
        rank(cell, a), rank(cell, b)));
    return list;
}

static long rank(int cell, int num) { // @function rank-random
    return mix(mix(SEEDL) ^ cell * 256 ^ num);
}

static long mix(long x) { // @function mix
    x += 0x9E3779B97F4A7C15L;
    x = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    x = (x ^ x >>> 27) * 0x94D049BB133111EBL;
    return x ^ x >>> 31;
}

//[]
static void load() { // @function load
    for (int cell = 0; cell < N * N; cell++)
        grid[cell / N][cell % N] = givens[cell];
}

static void printGrid() { // @function print
    System.out.println("Solution " + ++solutions);
//[first]
    // @said solved => System.out.println("{}");
//[grid]
    for (int[] row : grid)
        System.out.println(Arrays.toString(row));
//[queens map]
    System.out.println(Arrays.toString(grid));
//[]
}
