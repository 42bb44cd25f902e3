// @names cell=to value=place
//[knight]
// @word MOVES => 8
//[maze]
// @word MOVES => 4
//[]
bool extend(int square, int place) { // @function extend
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
    int next[MOVES];
//[ascending]
    int count = movesFrom(square, next);
//[fewest-onward]
    int count = inOrder(square, next);
//[]
    for (int i = 0; i < count; i++) { // @about each
        int to = next[i];
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
int inOrder(int square, int next[]) { // @function in-order
    int found[MOVES], count = movesFrom(square, found);
    for (int i = 0; i < count; i++) {
        int free = onward(found[i]), j = i;
        for (; j > 0 && onward(next[j - 1]) > free; j--)
            next[j] = next[j - 1];
        next[j] = found[i];
    }
    return count; // @select(square, count)
}

//[]
int movesFrom(int square, int next[]) { // @function moves-from
//[knight]
    int down[] = {2, 1, -1, -2, -2, -1, 1, 2};
    int right[] = {1, 2, 2, 1, -1, -2, -2, -1};
//[maze]
    int down[] = {0, 1, 0, -1}, right[] = {1, 0, -1, 0};
//[]
    int count = 0;
    for (int i = 0; i < MOVES; i++) {
        int row = square / W + down[i];
        int col = square % W + right[i];
        if (row >= 0 && row < H && col >= 0 && col < W)
            next[count++] = row * W + col;
    }
//[ascending]
    return count; // @select(square, count)
//[fewest-onward]
    return count;
//[]
}

//[]
int main(void) { // @function main
    load(); // @start
    if (!extend(START, 2))
//[first]
        puts("No solution"); // @exhausted
//[all count]
        puts("No more solutions"); // @exhausted
//[]
}

//[fewest-onward]
int onward(int square) { // @function onward
    if (way[square] != 0) return -1;
    int next[MOVES], free = 0;
    int count = movesFrom(square, next);
    for (int i = 0; i < count; i++)
        if (way[next[i]] == 0) free++;
    return free;
}

//[]
void load(void) { // @function load
    for (int square = 0; square < SQUARES; square++)
        way[square] = givens[square];
}

void printWay(void) { // @function print
    printf("Solution %d\n", ++solutions);
    for (int square = 0; square < SQUARES; square++)
        printf("%4d%s", way[square],
               (square + 1) % W ? "" : "\n");
}
