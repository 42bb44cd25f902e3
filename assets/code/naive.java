// @names row=row column=col cell=cell value=num board=grid
//[latin]
// @word solveSudoku => solveLatin
//[queens]
// @word grid[row][col] => queen[row]
// @word grid[cell / N][cell % N] => queen[row]
// @word grid[c / N][c % N] => queen[c]
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
// @word grid[c / N][c % N] => colourOf[c]
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
//[futoshiki]
// @word solveSudoku => solveFutoshiki
//[killer]
// @word solveSudoku => solveKiller
//[permutations]
// @word solveSudoku => permute
//[magic]
// @word solveSudoku => solveMagic
//[permutations magic]
// @word grid[row][col] => number[cell]
// @word grid[cell / N][cell % N] => number[cell]
// @word grid[c / N][c % N] => number[c]
// @word grid[peer / N][peer % N] => number[peer]
// @word grid => number
// @word (row, col, num, blamed) => (cell, num, blamed)
// @word (row, col, num) => (cell, num)
// @word row * N + col => cell
// @word N * N => CELLS
// @word node => cell
// @word colour => num
// @word colourOf => number
// @word neighbours => peers
// @word printGrid => printNumbers
//[combinations]
// @word weight[item] => 1
// @word weight[i] => 1
// @word TARGET => K
//[subsets combinations subset-sum]
// @word grid[row][col] => chosen[item]
// @word grid[cell / N][cell % N] => chosen[item]
// @word grid[c / N][c % N] => chosen[c]
// @word grid[peer / N][peer % N] => chosen[peer]
// @word grid => chosen
// @word (row, col, num) => (item, take)
// @word row * N + col => item
// @word num = 1; num <= N => take = IN; take <= OUT
// @word num = N; num >= 1 => take = OUT; take >= IN
// @word factor[k][c] * v => factor[k][c] * (v == IN ? 1 : 0)
// @word from = v, to = v => from = v == IN ? 1 : 0, to = from
// @word from = 1 => from = 0
// @word to = N => to = 1
// @word cell => item
// @word num => take
// @word N * N => ITEMS
// @word isSafe => fits
// @word solveSudoku => choose
// @word printGrid => printChosen
// @word findUnassigned => findUndecided
//[cryptarithm]
// @word (k, row * N + col, num) => (k, letter, digit)
// @word grid[row][col] = 0 => digitOf[letter] = -1
// @word grid[row][col] => digitOf[letter]
// @word grid[cell / N][cell % N] => digitOf[letter]
// @word grid[c / N][c % N] => digitOf[c]
// @word grid[cell] == 0 => digitOf[letter] < 0
// @word grid => digitOf
// @word row * N + col, num => letter, digit + 1
// @word (row, col, num) => (letter, digit)
// @word row * N + col => letter
// @word num = 1; num <= N => digit = 0; digit <= 9
// @word num = N; num >= 1 => digit = 9; digit >= 0
// @word v == 0 => v < 0
// @word from = 1 => from = 0
// @word to = N => to = 9
// @word cell => letter
// @word num => digit
// @word N * N => LETTERS
// @word solveSudoku => solveSum
// @word printGrid => printDigits
// @word findUnassigned => findLetter
//[]
//[backjumping learning grid]
static boolean isSafe(int row, int col, int num, BitSet who) { // @function is-safe-blaming
//[backjumping learning queens]
static boolean isSafe(int row, int col, BitSet who) { // @function is-safe-blaming
//[backjumping learning map list]
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
//[backjumping learning map list]
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
//[rules killer]
    for (int peer : peers[row * N + col])
        if (grid[peer / N][peer % N] == num)
            return false; // @conflict-box(row * N + col, num)
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
//[rules list tested]
static boolean isSafe(int cell, int num) { // @function is-safe
//[rules permutations magic cryptarithm]
    for (int other : grid)
        if (other == num)
            return false; // @conflict-row(row * N + col, num)
//[rules sum]
    long sum = 0, left = -weight[item];
    if (take == IN) sum += weight[item];
    for (int i = 0; i < ITEMS; i++) {
        if (chosen[i] == IN) sum += weight[i];
        if (chosen[i] == 0) left += weight[i];
    }
//[rules sum filled]
    if (left == 0 && sum != TARGET)
//[rules sum bounded]
    if (sum > TARGET || sum + left < TARGET)
//[rules sum]
        return false; // @refused-relation(row * N + col, num)
//[rules related]
    for (int k = 0; k < RELATIONS; k++)
        if (factor[k][row * N + col] != 0
//[rules related filled]
            && !isTrue(k, row * N + col, num))
//[rules related bounded]
            && !canBeTrue(k, row * N + col, num))
//[rules related]
            return false; // @refused-relation(row * N + col, num)
//[rules tested]
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
//[row-major queens map list]
static int findUnassigned() { // @function find-unassigned
    for (int cell = 0; cell < N * N; cell++)
        if (grid[cell] == 0) return cell; // @select(cell, N)
    return -1;
}
//[degree grid]
static int[] findUnassignedLocation() { // @function find-unassigned-degree
//[degree queens map list]
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
//[degree queens map list]
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
//[queens map list]
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
//[rules untested]
        grid[row][col] = num; // @place(row * N + col, num)
        if (solveSudoku()) return true; // @about call
        grid[row][col] = 0; // @backtrack(row * N + col, num)
    }
    return false; // @about fail
}
//[rules tested]
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
//[degree grid map list]
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

//[rules related filled]
static boolean isTrue(int k, int cell, int num) { // @function is-true
    long sum = 0;
    for (int c = 0; c < N * N; c++) {
        int v = c == cell ? num : grid[c / N][c % N];
        if (factor[k][c] != 0 && v == 0) return true;
        sum += factor[k][c] * v;
    }
    return least[k] <= sum && sum <= most[k];
}

//[rules related bounded]
static boolean canBeTrue(int k, int cell, int num) { // @function can-be-true
    long low = 0, high = 0;
    for (int c = 0; c < N * N; c++) {
        int v = c == cell ? num : grid[c / N][c % N];
        int from = v, to = v;
        if (v == 0) {
            from = 1;
            to = N;
        }
        low += factor[k][c] * (factor[k][c] > 0 ? from : to);
        high += factor[k][c] * (factor[k][c] > 0 ? to : from);
    }
    return low <= most[k] && least[k] <= high;
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
//[queens map list]
    System.out.println(Arrays.toString(grid));
//[]
}
