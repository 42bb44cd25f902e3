// @names cell=cell value=value mask=mask constraint=k
//[least-constraining]
// @word compare => Integer.compare
//[random]
// @word compare => Long.compareUnsigned
//[queens]
// @word houses[k / N - N][i] => i
// @word CELLS => N
// @word N * N => N
// @word cell => row
// @word value => col
// @word nextCell => nextRow
//[map]
// @word isCell ? k : houses[k / N - N][i] => k
// @word isCell ? i + 1 : k % N + 1 => i + 1
// @word isCell ? N - i : k % N + 1 => N - i
// @word boolean isCell = k < CELLS; =>
// @word (cell + 1) % N == 0 => node + 1 == NODES
// @word CELLS => NODES
// @word N * N => NODES
// @word peers => neighbours
// @word peer => neighbour
// @word cell => node
// @word value => colour
// @word nextCell => nextNode
//[permutations subsets]
// @word houses[k / N - N][i] => i
// @word (cell + 1) % N == 0 => cell + 1 == CELLS
// @word N * N => CELLS
//[]
static boolean solve() { // @function solve
    if (board.empty == 0) {
        print(); // @solution
//[first]
        return true;
//[all]
        return false;
//[count]
        return solutions == LIMIT;
//[]
    }
//[cells]
    int cell = nextCell();
//[cells masks]
    if (board.mask[cell] == 0)
        return false; // @stuck(cell)
//[cells ascending]
    for (int value = 1; value <= N; value++) { // @about each
//[cells descending]
    for (int value = N; value >= 1; value--) { // @about each
//[cells least-constraining random]
    for (int value : arranged(cell)) { // @about each
//[cells]
        if ((board.mask[cell] >> value & 1) == 0) continue;
//[fewest-places]
    int k = nextConstraint();
//[fewest-places masks forward-checking naked-singles]
    if (options(k).isEmpty())
        return false; // @stuck(k)
//[fewest-places ascending descending]
    for (Option option : options(k)) { // @about each
//[fewest-places least-constraining random]
    for (Option option : arranged(k)) { // @about each
//[fewest-places]
        int cell = option.cell(), value = option.value();
//[]
        Board saved = board.copy(); // @about copy
        mark(cell, value); // @place(cell, value)
//[masks]
        if (solve()) return true; // @about call
//[forward-checking]
        if (isViable() && solve()) return true; // @about checked-call
//[naked-singles hidden-singles]
        if (propagate() && solve()) return true; // @about checked-call
//[]
        board = saved; // @backtrack(cell, value)
    }
    return false; // @about fail
}

//[row-major]
static int nextCell() { // @function next-first
    int cell = 0;
    while (board.value[cell] != 0) cell++;
    return cell; // @select(cell, Integer.bitCount(board.mask[cell]))
}
//[fewest-candidates fewest-candidates-degree]
static int nextCell() { // @function next-fewest
    int best = 0, fewest = N + 1;
    for (int cell = 0; cell < N * N; cell++)
//[fewest-candidates]
        if (board.value[cell] == 0 && count(cell) < fewest) {
//[fewest-candidates-degree]
        if (board.value[cell] == 0 && (count(cell) < fewest
            || (count(cell) == fewest
                && degree(cell) > degree(best)))) {
//[fewest-candidates fewest-candidates-degree]
            best = cell;
            fewest = count(cell);
        }
    return best; // @select(best, fewest)
}
//[degree]
static int nextCell() { // @function next-degree
    int best = -1;
    for (int cell = 0; cell < N * N; cell++)
        if (board.value[cell] == 0
            && (best < 0 || degree(cell) > degree(best)))
            best = cell;
    return best; // @select(best, Integer.bitCount(board.mask[best]))
}
//[fewest-places]
static int nextConstraint() { // @function next-places
    int best = 0;
    for (int k = 1; k < ALL; k++)
        if (count(k) < count(best)) best = k;
    return best; // @select(best, count(best))
}
//[]

//[forward-checking]
static boolean isViable() { // @function check-forward
    for (int cell = 0; cell < N * N; cell++)
        if (board.value[cell] == 0 && board.mask[cell] == 0)
            return false; // @dead-end-cell(cell)
    return true;
}
//[naked-singles]
static boolean propagate() { // @function check-naked
    int k;
    for (;;) {
        if ((k = first(0, CELLS, 0)) >= 0)
            return false; // @dead-end-cell(k)
        if ((k = first(0, CELLS, 1)) < 0)
            return true;
        force(k); // @deduce-naked(options(k).get(0).cell(), options(k).get(0).value())
    }
}
//[hidden-singles]
static boolean propagate() { // @function check-hidden
    int k;
    for (;;) {
        if ((k = first(0, CELLS, 0)) >= 0)
            return false; // @dead-end-cell(k)
        if ((k = first(CELLS, ALL, 0)) >= 0)
            return false; // @dead-end-places(k)
        if ((k = first(0, CELLS, 1)) >= 0)
            force(k); // @deduce-naked(options(k).get(0).cell(), options(k).get(0).value())
        else if ((k = first(CELLS, ALL, 1)) >= 0)
            force(k); // @deduce-hidden(options(k).get(0).cell(), options(k).get(0).value(), k)
        else
            return true;
    }
}
//[]

public static void main(String[] args) { // @function main
    load(); // @start
//[masks]
    if (!solve())
//[forward-checking]
    if (!(isViable() && solve()))
//[naked-singles hidden-singles]
    if (!(propagate() && solve()))
//[first]
        System.out.println("No solution"); // @exhausted
//[all count]
        System.out.println("No more solutions"); // @exhausted
//[]
}

static void mark(int cell, int value) { // @function mark
    board.value[cell] = value;
    board.mask[cell] = 0;
    board.empty--;
//[grid map list]
    for (int peer : peers[cell])
        board.mask[peer] &= ~(1 << value);
//[queens]
    for (int r = 0; r < N; r++) {
        int bit = 1 << col, d = Math.abs(r - row);
        board.mask[r] &= ~(bit | bit << d | bit >> d);
    }
//[]
}

//[naked-singles hidden-singles | fewest-places]
record Option(int cell, int value) {}

static List<Option> options(int k) { // @function options
    List<Option> list = new ArrayList<>();
    for (int i = 0; i < N; i++) {
        boolean isCell = k < CELLS;
        int cell = isCell ? k : houses[k / N - N][i];
//[cells naked-singles hidden-singles | fewest-places ascending least-constraining random]
        int value = isCell ? i + 1 : k % N + 1;
//[fewest-places descending]
        int value = isCell ? N - i : k % N + 1;
//[naked-singles hidden-singles | fewest-places]
        if (board.value[cell] == value) return null;
        if ((board.mask[cell] >> value & 1) != 0)
            list.add(new Option(cell, value));
    }
    return list;
}

static int count(int k) { // @function count
    List<Option> list = options(k);
    return list == null ? N + 1 : list.size();
}

//[naked-singles hidden-singles]
static int first(int from, int to, int n) { // @function first
    for (int k = from; k < to; k++)
        if (count(k) == n) return k;
    return -1;
}

static void force(int k) { // @function force
    Option only = options(k).get(0);
    mark(only.cell(), only.value());
}

//[fewest-candidates fewest-candidates-degree masks forward-checking]
static int count(int cell) { // @function count
    return Integer.bitCount(board.mask[cell]);
}

//[degree fewest-candidates-degree]
static int degree(int cell) { // @function degree
    int n = 0;
//[degree fewest-candidates-degree grid map list]
    for (int peer : peers[cell])
        if (board.value[peer] == 0) n++;
//[degree fewest-candidates-degree queens]
    for (int r = 0; r < N; r++)
        if (r != row && board.value[r] == 0) n++;
//[degree fewest-candidates-degree]
    return n;
}

//[cells least-constraining random]
static List<Integer> arranged(int cell) { // @function arranged
    List<Integer> list = new ArrayList<>();
    for (int value = 1; value <= N; value++)
        list.add(value);
    list.sort((a, b) -> compare(
        rank(cell, a), rank(cell, b)));
    return list;
}

//[fewest-places least-constraining random]
static List<Option> arranged(int k) { // @function arranged-options
    List<Option> list = options(k);
    if (k < CELLS)
        list.sort((a, b) -> compare(
            rank(k, a.value()), rank(k, b.value())));
    return list;
}

//[least-constraining]
static int rank(int cell, int value) { // @function rank-struck
    int struck = 0;
//[least-constraining grid map list]
    for (int peer : peers[cell])
        struck += board.mask[peer] >> value & 1;
//[least-constraining queens]
    for (int r = 0; r < N; r++) {
        int bit = 1 << col, d = Math.abs(r - row);
        int hit = (bit | bit << d | bit >> d) & board.mask[r];
        if (d > 0) struck += Integer.bitCount(hit);
    }
//[least-constraining]
    return struck;
}
//[random]
static long rank(int cell, int value) { // @function rank-random
    return mix(mix(SEEDL) ^ cell * 256 ^ value);
}

static long mix(long x) { // @function mix
    x += 0x9E3779B97F4A7C15L;
    x = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    x = (x ^ x >>> 27) * 0x94D049BB133111EBL;
    return x ^ x >>> 31;
}

//[]
static void load() { // @function load
    board = new Board();
    for (int cell = 0; cell < N * N; cell++)
        if (givens[cell] != 0) mark(cell, givens[cell]);
}

static void print() { // @function print
    System.out.println("Solution " + ++solutions);
    for (int cell = 0; cell < N * N; cell++)
        System.out.print(board.value[cell]
            + ((cell + 1) % N == 0 ? "\n" : " "));
}

static class Board { // @function board
    int[] value = new int[N * N], mask = new int[N * N];
    int empty = N * N;

    Board() {
        Arrays.fill(mask, (2 << N) - 2);
    }

    Board copy() {
        Board copy = new Board();
        copy.value = value.clone();
        copy.mask = mask.clone();
        copy.empty = empty;
        return copy;
    }
}
