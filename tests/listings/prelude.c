#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int N, H, W, PEERS, solutions, empty;
static int grid[16][16], givens[256], peers[256][64], houses[48][16];

#define CELLS (N * N)
#define ALL (4 * N * N)

typedef struct { int value[256], mask[256], empty; } Board;
typedef struct { bool has[256]; } Cells;
typedef struct { int n, cell[16], value[16]; } Options;

static void emit(const char *site, int count, const int *details) {
    printf("@%s", site);
    for (int i = 1; i < count; i++)
        printf(" %d", details[i]);
    putchar('\n');
}

#define EMIT(site, ...) emit(site, \
    sizeof (int[]){0, ##__VA_ARGS__} / sizeof(int), (int[]){0, ##__VA_ARGS__})

static bool see(int a, int b) {
    int ra = a / N, ca = a % N, rb = b / N, cb = b % N;
    return a != b && (ra == rb || ca == cb || (ra / H == rb / H && ca / W == cb / W));
}

static bool read_job(int *unit) {
    if (scanf("%d %d %d", unit, &H, &W) != 3) return false;
    N = H * W;
    solutions = 0;
    int filled[48] = {0};
    for (int cell = 0; cell < N * N; cell++) {
        if (scanf("%d", &givens[cell]) != 1) exit(1);
        int row = cell / N, col = cell % N;
        int in[] = {row, N + col, 2 * N + row / H * (N / W) + col / W};
        for (int i = 0; i < 3; i++)
            houses[in[i]][filled[in[i]]++] = cell;
        PEERS = 0;
        for (int other = 0; other < N * N; other++)
            if (see(cell, other)) peers[cell][PEERS++] = other;
    }
    return true;
}
