/* All solutions of N queens, the plain way: each square of a row is checked by scanning the rows above. */
#include <stdio.h>
#include <stdlib.h>

static int n;
static int column[16];
static long solutions, tests;

static int is_safe(int row, int col) {
    for (int above = 0; above < row; above++) {
        int apart = column[above] - col;
        if (apart == 0 || apart == row - above || apart == above - row)
            return 0;
    }
    return 1;
}

static void place(int row) {
    if (row == n) {
        solutions++;
        return;
    }
    for (int col = 0; col < n; col++) {
        tests++;
        if (is_safe(row, col)) {
            column[row] = col;
            place(row + 1);
        }
    }
}

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    place(0);
    printf("%ld %ld\n", solutions, tests);
    return 0;
}
