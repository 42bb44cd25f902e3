// @names cell=cell value=value mask=mask constraint=k
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
//[row-major fewest-candidates]
    int cell = nextCell();
//[row-major masks | fewest-candidates masks]
    if (board.mask[cell] == 0)
        return false; // @stuck(cell)
//[row-major ascending | fewest-candidates ascending]
    for (int value = 1; value <= N; value++) { // @about each
//[row-major descending | fewest-candidates descending]
    for (int value = N; value >= 1; value--) { // @about each
//[row-major fewest-candidates]
        if ((board.mask[cell] >> value & 1) == 0) continue;
//[fewest-places]
    int k = nextConstraint();
//[fewest-places masks forward-checking naked-singles]
    if (options(k).isEmpty())
        return false; // @stuck(k)
//[fewest-places]
    for (Option option : options(k)) { // @about each
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
//[fewest-candidates]
static int nextCell() { // @function next-fewest
    int best = 0, fewest = N + 1;
    for (int cell = 0; cell < N * N; cell++)
        if (board.value[cell] == 0 && count(cell) < fewest) {
            best = cell;
            fewest = count(cell);
        }
    return best; // @select(best, fewest)
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
//[grid map]
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
//[naked-singles ascending | hidden-singles ascending | fewest-places ascending]
        int value = isCell ? i + 1 : k % N + 1;
//[naked-singles descending | hidden-singles descending | fewest-places descending]
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

//[fewest-candidates masks forward-checking]
static int count(int cell) { // @function count
    return Integer.bitCount(board.mask[cell]);
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
