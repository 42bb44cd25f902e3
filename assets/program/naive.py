#[queens]
# @word at(row, col) => at(row)
# @word at(*other) => at(other)
# @word holder(row, col, num) => holder(row, col)
# @word grid[cell // N][cell % N] => queen[row]
# @word grid[row][col] => queen[row]
# @word grid => queen
# @word N * N => N
# @word cell => row
# @word num => col
#[map]
# @word at(row, col) => at(node)
# @word at(*other) => at(other)
# @word holder(row, col, num) => holder(node, colour)
# @word grid[cell // N][cell % N] => colour_of[node]
# @word grid[row][col] => colour_of[node]
# @word grid => colour_of
# @word N * N => len(NODES)
# @word cell => node
# @word num => colour
#[whole]
# @say about
# @say watch
#[events]
# @say lines
# @say from-0

#[events whole]
import sys

#[sudoku diagonal windows]
N, H, W = SIZE, HEIGHT, WIDTH

#[jigsaw latin|queens map]
N = SIZE

#[grid]
# @say grid
grid = [
    [GIVENS],  # @each row
]
#[jigsaw]

# @say region
region = [
    "REGIONS",  # @each row
]
#[queens]
# @say queens
queen = [GIVENS]
#[map]
NODES = [
    CODES,  # @each node
]

# @say edges
EDGES = [
    (A, B),  # @each edge
]

# @say colours
colour_of = [
    GIVENS,  # @each node
]
#[events whole]


# @say event
def event(*words):
    line = sys._getframe(1).f_lineno
    print("@" + " ".join(map(str, words)), f":{line}", flush=True)


#[events whole grid]
def at(row, col):
    return f"R{row + 1}C{col + 1}"
#[events whole queens]
def at(row):
    return f"R{row + 1}"
#[events whole map]
def at(node):
    return NODES[node]
#[events whole]


# @say header
def print_puzzle():
#[events whole named]
    print("@problem PROBLEM")
#[events whole all]
    print("@goal GOAL")
#[events whole jigsaw]
    print("@regions " + "".join(region))
#[events whole grid]
    numbers = [num for line in grid for num in line]
    print("@puzzle " + "".join(".123456789ABCDEFG"[num] for num in numbers), flush=True)
#[events whole queens map]
    print("@puzzle " + "".join(".123456789ABCDEFG"[num] for num in grid), flush=True)
#[]


# @say holder
#[grid]
def holder(row, col, num):
    peers = [(row, c) for c in range(N)]
    peers += [(r, col) for r in range(N)]
#[sudoku diagonal windows]
    top, left = row - row % H, col - col % W
    peers += [(top + i // W, left + i % W) for i in range(N)]
#[jigsaw]
    cells = [(r, c) for r in range(N) for c in range(N)]
    peers += [(r, c) for r, c in cells if region[r][c] == region[row][col]]
#[diagonal]
    if row == col:
        peers += [(i, i) for i in range(N)]
    if row + col == N - 1:
        peers += [(i, N - 1 - i) for i in range(N)]
#[windows]
    if row % 4 and col % 4:
        top, left = row // 4 * 4 + 1, col // 4 * 4 + 1
        peers += [(top + i // W, left + i % W) for i in range(N)]
#[grid]
    for r, c in peers:
        if grid[r][c] == num:
            return r, c
#[queens]
def holder(row, col):
    for r in range(N):
        if queen[r] == col:
            return r
    for r in range(N):
        if queen[r] and queen[r] - r == col - row:
            return r
    for r in range(N):
        if queen[r] and queen[r] + r == col + row:
            return r
#[map]
def holder(node, colour):
    for a, b in EDGES:
        if a == node and colour_of[b] == colour:
            return b
        if b == node and colour_of[a] == colour:
            return a
#[]
    return None


# @say solve
def solve(cell):
    # @say given
    while cell < N * N and grid[cell // N][cell % N]:
        cell += 1
    if cell == N * N:
        # @event solution
        event("solution")
        print(*grid, sep="\n")
#[first]
        return True
#[all]
        return False
#[grid]
    row, col = cell // N, cell % N
#[]
    # @event select
    event("select", at(row, col))
    for num in range(1, N + 1):
        other = holder(row, col, num)
        if other is not None:
#[whole]
            # @event conflict
            event("conflict", at(row, col), num, at(*other))
#[events]
            # @event conflict
            event("conflict", at(row, col), num)
#[]
            continue
        grid[row][col] = num
        # @event place
        event("place", at(row, col), num)
        if solve(cell + 1):
            return True
        grid[row][col] = 0
        # @event backtrack
        event("backtrack", at(row, col), num)
    return False


# @event puzzle
print_puzzle()
solve(0)
# @event done
event("done")
