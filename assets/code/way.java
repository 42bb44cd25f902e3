// @names cell=to value=place
//[]
static boolean extend(int square, int place) { // @function extend
//[knight]
    if (place > SQUARES) {
//[maze]
    if (square == END) {
//[]
        printWay(); // @solution
//[first]
        return true;
//[all]
        return false;
//[count]
        return solutions == LIMIT;
//[]
    }
//[ascending]
    for (int to : movesFrom(square)) { // @about each
//[fewest-onward]
    for (int to : inOrder(square)) { // @about each
//[maze]
        if (way[to] < 0) continue; // @refused-wall(to, place)
//[]
        if (way[to] > 0) continue; // @refused-visited(to, place)
        way[to] = place; // @place(to, place)
        if (extend(to, place + 1)) return true; // @about call
        way[to] = 0; // @backtrack(to, place)
    }
    return false; // @about fail
}

//[fewest-onward]
static List<Integer> inOrder(int square) { // @function in-order
    List<Integer> next = movesFrom(square);
    next.sort((a, b) -> onward(a) - onward(b));
    return next; // @select(square, next.size())
}

//[]
static List<Integer> movesFrom(int square) { // @function moves-from
//[knight]
    int[] down = {2, 1, -1, -2, -2, -1, 1, 2};
    int[] right = {1, 2, 2, 1, -1, -2, -2, -1};
//[maze]
    int[] down = {0, 1, 0, -1}, right = {1, 0, -1, 0};
//[]
    List<Integer> next = new ArrayList<>();
    for (int i = 0; i < down.length; i++) {
        int row = square / W + down[i];
        int col = square % W + right[i];
        if (row >= 0 && row < H && col >= 0 && col < W)
            next.add(row * W + col);
    }
//[ascending]
    return next; // @select(square, next.size())
//[fewest-onward]
    return next;
//[]
}

//[]
public static void main(String[] args) { // @function main
    load(); // @start
    if (!extend(START, 2))
//[first]
        System.out.println("No solution"); // @exhausted
//[all count]
        System.out.println("No more solutions"); // @exhausted
//[]
}

//[fewest-onward]
static int onward(int square) { // @function onward
    if (way[square] != 0) return -1;
    int free = 0;
    for (int to : movesFrom(square))
        if (way[to] == 0) free++;
    return free;
}

//[]
static void load() { // @function load
    for (int square = 0; square < SQUARES; square++)
        way[square] = givens[square];
}

static void printWay() { // @function print
    System.out.println("Solution " + ++solutions);
    for (int square = 0; square < SQUARES; square++)
        System.out.print(way[square]
            + ((square + 1) % W == 0 ? "\n" : " "));
}
