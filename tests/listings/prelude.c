#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int N, H, W, CELLS, ALL, solutions, empty, learned;
static int grid[16][16], line[256], givens[256], region[256], peers[256][256], houses[64][16];
static int nogoods[16384][256];
static int RELATIONS, START, END;
static long factor[64][256], least[64], most[64];

#define NODES CELLS
#define TARGET least[0]
#define weight factor[0]
#define IN 1
#define OUT 2

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

static void read_int(int *place) {
    if (scanf("%d", place) != 1) exit(1);
}

static void read_long(long *place) {
    if (scanf("%ld", place) != 1) exit(1);
}

static bool read_job(int *unit) {
    int covering;
    if (scanf("%d %d %d %d %d %d", unit, &N, &CELLS, &covering, &H, &W) != 6) return false;
    ALL = CELLS + covering * N;
    solutions = learned = 0;
    for (int cell = 0; cell < CELLS; cell++)
        read_int(&givens[cell]);
    for (int cell = 0; cell < CELLS; cell++)
        read_int(&region[cell]);
    for (int house = 0; house < covering; house++)
        for (int i = 0; i < N; i++)
            read_int(&houses[house][i]);
    for (int cell = 0; cell < CELLS; cell++) {
        int count;
        read_int(&count);
        for (int i = 0; i < count; i++)
            read_int(&peers[cell][i]);
        peers[cell][count] = -1;
    }
    read_int(&RELATIONS);
    for (int k = 0; k < RELATIONS; k++) {
        read_long(&least[k]);
        read_long(&most[k]);
        for (int cell = 0; cell < CELLS; cell++)
            read_long(&factor[k][cell]);
    }
    int is_from_zero;
    read_int(&START);
    read_int(&END);
    read_int(&is_from_zero);
    return true;
}
