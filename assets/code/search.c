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
// @word bool isCell = k < CELLS; =>
// @word (cell + 1) % N => node + 1 < NODES
// @word CELLS => NODES
// @word N * N => NODES
// @word peers => neighbours
// @word peer => neighbour
// @word cell => node
// @word value => colour
// @word nextCell => nextNode
//[permutations subsets]
// @word houses[k / N - N][i] => i
// @word (cell + 1) % N => cell + 1 < CELLS
// @word N * N => CELLS
//[]
bool solve(void) { // @function solve
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
    int list[N];
    arrange(cell, list);
    for (int i = 0; i < N; i++) { // @about each
        int value = list[i];
//[cells]
        if (!(board.mask[cell] >> value & 1)) continue;
//[fewest-places]
    int k = nextConstraint();
    Options list = options(k);
//[fewest-places masks forward-checking naked-singles]
    if (list.n == 0)
        return false; // @stuck(k)
//[fewest-places least-constraining random]
    if (k < CELLS) arrange(k, list.value, list.n);
//[fewest-places]
    for (int i = 0; i < list.n; i++) { // @about each
        int cell = list.cell[i], value = list.value[i];
//[]
        Board saved = board; // @about copy
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
int nextCell(void) { // @function next-first
    int cell = 0;
    while (board.value[cell] != 0) cell++;
    return cell; // @select(cell, __builtin_popcount(board.mask[cell]))
}
//[fewest-candidates fewest-candidates-degree]
int nextCell(void) { // @function next-fewest
//[degree]
int nextCell(void) { // @function next-degree
//[degree fewest-candidates fewest-candidates-degree]
    int best = -1;
    for (int cell = 0; cell < N * N; cell++)
        if (board.value[cell] == 0
//[fewest-candidates]
            && (best < 0 || count(cell) < count(best)))
//[fewest-candidates-degree]
            && (best < 0 || isBetter(cell, best)))
//[degree]
            && (best < 0 || degree(cell) > degree(best)))
//[degree fewest-candidates fewest-candidates-degree]
            best = cell;
//[fewest-candidates fewest-candidates-degree]
    return best; // @select(best, count(best))
//[degree]
    return best; // @select(best, __builtin_popcount(board.mask[best]))
//[degree fewest-candidates fewest-candidates-degree]
}
//[fewest-places]
int nextConstraint(void) { // @function next-places
    int best = 0;
    for (int k = 1; k < ALL; k++)
        if (options(k).n < options(best).n) best = k;
    return best; // @select(best, options(best).n)
}
//[]

//[forward-checking]
bool isViable(void) { // @function check-forward
    for (int cell = 0; cell < N * N; cell++)
        if (board.value[cell] == 0 && board.mask[cell] == 0)
            return false; // @dead-end-cell(cell)
    return true;
}
//[naked-singles]
bool propagate(void) { // @function check-naked
    int k;
    for (;;) {
        if ((k = first(0, CELLS, 0)) >= 0)
            return false; // @dead-end-cell(k)
        if ((k = first(0, CELLS, 1)) < 0)
            return true;
        force(k); // @deduce-naked(options(k).cell[0], options(k).value[0])
    }
}
//[hidden-singles]
bool propagate(void) { // @function check-hidden
    int k;
    for (;;) {
        if ((k = first(0, CELLS, 0)) >= 0)
            return false; // @dead-end-cell(k)
        if ((k = first(CELLS, ALL, 0)) >= 0)
            return false; // @dead-end-places(k)
        if ((k = first(0, CELLS, 1)) >= 0)
            force(k); // @deduce-naked(options(k).cell[0], options(k).value[0])
        else if ((k = first(CELLS, ALL, 1)) >= 0)
            force(k); // @deduce-hidden(options(k).cell[0], options(k).value[0], k)
        else
            return true;
    }
}
//[]

int main(void) { // @function main
    load(); // @start
//[masks]
    if (!solve())
//[forward-checking]
    if (!(isViable() && solve()))
//[naked-singles hidden-singles]
    if (!(propagate() && solve()))
//[first]
        puts("No solution"); // @exhausted
//[all count]
        puts("No more solutions"); // @exhausted
//[]
}

void mark(int cell, int value) { // @function mark
    board.value[cell] = value;
    board.mask[cell] = 0;
    board.empty--;
//[grid map list]
    for (int i = 0; peers[cell][i] >= 0; i++)
        board.mask[peers[cell][i]] &= ~(1 << value);
//[queens]
    for (int r = 0; r < N; r++) {
        int bit = 1 << col, d = abs(r - row);
        board.mask[r] &= ~(bit | bit << d | bit >> d);
    }
//[]
}

//[naked-singles hidden-singles | fewest-places]
Options options(int k) { // @function options
    Options list = {.n = 0};
    for (int i = 0; i < N; i++) {
        bool isCell = k < CELLS;
        int cell = isCell ? k : houses[k / N - N][i];
//[cells naked-singles hidden-singles | fewest-places ascending least-constraining random]
        int value = isCell ? i + 1 : k % N + 1;
//[fewest-places descending]
        int value = isCell ? N - i : k % N + 1;
//[naked-singles hidden-singles | fewest-places]
        if (board.value[cell] == value)
            return (Options){.n = N + 1};
        if (board.mask[cell] >> value & 1) {
            list.cell[list.n] = cell;
            list.value[list.n++] = value;
        }
    }
    return list;
}

//[naked-singles hidden-singles]
int first(int from, int to, int n) { // @function first
    for (int k = from; k < to; k++)
        if (options(k).n == n) return k;
    return -1;
}

void force(int k) { // @function force
    Options list = options(k);
    mark(list.cell[0], list.value[0]);
}

//[fewest-candidates-degree]
bool isBetter(int cell, int best) { // @function is-better
    if (count(cell) != count(best))
        return count(cell) < count(best);
    return degree(cell) > degree(best);
}

//[fewest-candidates fewest-candidates-degree]
int count(int cell) { // @function count
    int n = 0;
    for (int bits = board.mask[cell]; bits; bits &= bits - 1)
        n++;
    return n;
}

//[degree fewest-candidates-degree]
int degree(int cell) { // @function degree
    int n = 0;
//[degree fewest-candidates-degree grid map list]
    for (int i = 0; peers[cell][i] >= 0; i++)
        if (board.value[peers[cell][i]] == 0) n++;
//[degree fewest-candidates-degree queens]
    for (int r = 0; r < N; r++)
        if (r != row && board.value[r] == 0) n++;
//[degree fewest-candidates-degree]
    return n;
}

//[cells least-constraining random]
void arrange(int cell, int list[]) { // @function arranged
    for (int i = 0; i < N; i++) {
        int value = i + 1, j = i;
//[fewest-places least-constraining random]
void arrange(int cell, int list[], int n) { // @function arranged-options
    for (int i = 0; i < n; i++) {
        int value = list[i], j = i;
//[least-constraining random]
        for (; j > 0; j--) {
            int last = list[j - 1];
            if (rank(cell, last) <= rank(cell, value)) break;
            list[j] = last;
        }
        list[j] = value;
    }
}

//[least-constraining]
int rank(int cell, int value) { // @function rank-struck
    int struck = 0;
//[least-constraining grid map list]
    for (int i = 0; peers[cell][i] >= 0; i++) {
        int mask = board.mask[peers[cell][i]];
        struck += mask >> value & 1;
    }
//[least-constraining queens]
    for (int r = 0; r < N; r++) {
        int bit = 1 << col, d = abs(r - row);
        int hit = (bit | bit << d | bit >> d) & board.mask[r];
        if (d > 0) struck += __builtin_popcount(hit);
    }
//[least-constraining]
    return struck;
}
//[random]
uint64_t rank(int cell, int value) { // @function rank-random
    return mix(mix(SEED) ^ cell * 256 ^ value);
}

uint64_t mix(uint64_t x) { // @function mix
    x += 0x9E3779B97F4A7C15;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return x ^ x >> 31;
}

//[]
void load(void) { // @function load
    for (int cell = 0; cell < N * N; cell++) {
        board.value[cell] = 0;
        board.mask[cell] = (2 << N) - 2;
    }
    board.empty = N * N;
    for (int cell = 0; cell < N * N; cell++)
        if (givens[cell] != 0) mark(cell, givens[cell]);
}

void print(void) { // @function print
    printf("Solution %d\n", ++solutions);
    for (int cell = 0; cell < N * N; cell++)
        printf("%3d%s", board.value[cell],
               (cell + 1) % N ? "" : "\n");
}
