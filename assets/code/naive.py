# @names row=row column=col cell=cell value=num board=grid
#[latin]
# @word solve_sudoku => solve_latin
#[queens]
# @word grid[row][col] => queen[row]
# @word grid[cell // N][cell % N] => queen[row]
# @word grid[c // N][c % N] => queen[c]
# @word grid => queen
# @word row * N + col, num => row, col
# @word row * N + col => row
# @word (row, col, num) => (row, col)
# @word (row, col, num, blamed) => (row, col, blamed)
# @word CELLS => range(N)
# @word cell => row
# @word num => col
# @word solve_sudoku => solve_queens
# @word print_grid => print_board
# @word find_unassigned => find_empty_row
#[map]
# @word grid[row][col] => colour_of[node]
# @word grid[cell // N][cell % N] => colour_of[node]
# @word grid[c // N][c % N] => colour_of[c]
# @word grid => colour_of
# @word row * N + col, num => node, colour
# @word row * N + col => node
# @word (row, col, num) => (node, colour)
# @word (row, col, num, blamed) => (node, colour, blamed)
# @word CELLS => NODES
# @word PEERS => NEIGHBOURS
# @word cell => node
# @word num => colour
# @word solve_sudoku => colour_map
# @word print_grid => print_map
# @word find_unassigned => find_uncoloured
#[]
#[backjumping learning grid]
def is_safe(row, col, num, blamed):  # @function is-safe-blaming
    holders = [peer for peer in PEERS[row * N + col]
               if grid[peer // N][peer % N] == num]
#[backjumping learning queens]
def is_safe(row, col, blamed):  # @function is-safe-blaming
    holders = [r for r in range(N) if queen[r]
               and abs(queen[r] - col) in (0, abs(r - row))]
#[backjumping learning map]
def is_safe(node, colour, blamed):  # @function is-safe-blaming
    holders = [n for n in NEIGHBOURS[node]
               if colour_of[n] == colour]
#[backjumping learning]
    if not holders:
#[backjumping]
        return True
#[learning]
        return is_new(row * N + col, num, blamed)
#[backjumping learning]
    if any(GIVENS[peer] for peer in holders):
        return False  # @refused-given(row * N + col, num)
    blamed.add(min(holders))  # @refused-guess(row * N + col, num)
    return False
#[rules grid]
def is_safe(row, col, num):  # @function is-safe
    if num in grid[row]:
        return False  # @conflict-row(row * N + col, num)
    if num in [grid[r][col] for r in range(N)]:
        return False  # @conflict-column(row * N + col, num)
#[rules sudoku diagonal windows]
    top, left = row - row % H, col - col % W
    for r in range(top, top + H):
        if num in grid[r][left:left + W]:
            return False  # @conflict-box(row * N + col, num)
#[rules jigsaw]
    for cell in CELLS:
        if (REGION[cell] == REGION[row * N + col]
                and grid[cell // N][cell % N] == num):
            return False  # @conflict-box(row * N + col, num)
#[rules diagonal]
    found = []
    if row == col:
        found += [grid[i][i] for i in range(N)]
    if row + col == N - 1:
        found += [grid[i][N - 1 - i] for i in range(N)]
    if num in found:
        return False  # @conflict-diagonal(row * N + col, num)
#[rules windows]
    top, left = row // 4 * 4 + 1, col // 4 * 4 + 1
    inside = row % 4 and col % 4
    for r in range(top, top + H):
        if inside and num in grid[r][left:left + W]:
            return False  # @conflict-window(row * N + col, num)
#[rules queens]
def is_safe(row, col):  # @function is-safe
    if col in queen:
        return False  # @conflict-column(row, col)
    for r in range(N):
        apart = abs(queen[r] - col)
        if queen[r] and apart == abs(r - row):
            return False  # @conflict-diagonal(row, col)
#[rules map]
def is_safe(node, colour):  # @function is-safe
    if colour in [colour_of[n] for n in NEIGHBOURS[node]]:
        return False  # @conflict-edge(node, colour)
#[rules]
    return True
#[learning]


def is_new(cell, num, blamed):  # @function is-new
    for nogood in nogoods:
        others = nogood - {(cell, num)}
        if others != nogood and all(
                grid[c // N][c % N] == n for c, n in others):
            blamed.update(c for c, n in others)
            return False  # @excluded(cell, num)
    return True
#[]


#[row-major grid]
def find_unassigned_location():  # @function find-unassigned
    for row in range(N):
        for col in range(N):
            if grid[row][col] == 0:
                return row, col  # @select(row * N + col, N)
    return None
#[row-major queens map]
def find_unassigned():  # @function find-unassigned
    for cell, num in enumerate(grid):
        if num == 0:
            return cell  # @select(cell, N)
    return None
#[degree grid]
def find_unassigned_location():  # @function find-unassigned-degree
#[degree queens map]
def find_unassigned():  # @function find-unassigned-degree
#[degree]
    empty = [c for c in CELLS if grid[c // N][c % N] == 0]
    if not empty:
        return None
    best = max(empty, key=degree)
#[degree grid]
    return divmod(best, N)  # @select(best, N)
#[degree queens map]
    return best  # @select(best, N)
#[]


#[rules]
def solve_sudoku():  # @function solve-tested
#[backjumping learning]
def solve_sudoku(blamed):  # @function solve-jumping
#[grid]
    place = find_unassigned_location()
    if place is None:
#[queens map]
    cell = find_unassigned()
    if cell is None:
#[]
        print_grid()  # @solution
#[first]
        return True
#[backjumping learning all count]
        blamed.update(c for c in CELLS if not GIVENS[c])
#[all]
        return False
#[count]
        return solutions == LIMIT
#[]
#[grid]
    row, col = place
#[ascending]
    for num in range(1, N + 1):  # @about each
    # @bug short-loop => for num in range(1, N):
#[descending]
    for num in range(N, 0, -1):  # @about each
#[random]
    for num in arranged(row * N + col):  # @about each
#[backjumping learning]
        if is_safe(row, col, num, blamed):  # @about test
            rest = set()
            grid[row][col] = num  # @place(row * N + col, num)
            if solve_sudoku(rest):  # @about call
                return True
            grid[row][col] = 0  # @backtrack(row * N + col, num)
            if row * N + col not in rest:  # @about jump
                blamed.clear()
                blamed.update(rest)
                return False
            blamed.update(rest - {row * N + col})
#[learning]
    if is_worth_learning(blamed):
        nogood = {(c, grid[c // N][c % N]) for c in blamed}
        nogoods.append(nogood)  # @learn(len(nogoods) + 1)
#[backjumping learning]
    return False  # @about fail-jumping
#[rules]
        if is_safe(row, col, num):  # @about test
            grid[row][col] = num  # @place(row * N + col, num)
            if solve_sudoku():  # @about call
            # @bug no-return => solve_sudoku()
                return True
                # @bug no-return
            grid[row][col] = 0  # @backtrack(row * N + col, num)
            # @bug no-undo
    return False  # @about fail
#[]


def main():  # @function main
    load()  # @start
#[rules]
    if not solve_sudoku():
#[backjumping learning]
    if not solve_sudoku(set()):
#[first]
        print("No solution")  # @exhausted
        # @said no_solution => print("{}")
#[all count]
        print("No more solutions")  # @exhausted
#[]


#[learning]
def is_worth_learning(blamed):  # @function is-worth-learning
    latest = max(blamed, default=-1)
    guesses = [c for c in range(latest + 1) if not GIVENS[c]]
    return (len(blamed) <= 6 and len(blamed) < len(guesses)
            and len(nogoods) < 16384)


#[degree]
def degree(cell):  # @function degree
#[degree grid map]
    return sum(grid[c // N][c % N] == 0 for c in PEERS[cell])
#[degree queens]
    return sum(queen[r] == 0 for r in range(N) if r != row)
#[degree]


#[random]
def arranged(cell):  # @function arranged
    every = range(1, N + 1)
    return sorted(every, key=lambda v: rank(cell, v))


def rank(cell, num):  # @function rank-random
    return mix(mix(SEED) ^ cell * 256 ^ num)


def mix(x):  # @function mix
    x = (x + 0x9E3779B97F4A7C15) % 2**64
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
    return x ^ x >> 31
#[]


#[]
def load():  # @function load
    for cell, given in enumerate(GIVENS):
        grid[cell // N][cell % N] = given


def print_grid():  # @function print
    global solutions
    solutions += 1
    print("Solution", solutions)
#[first]
    # @said solved => print("{}")
#[grid]
    for row in grid:
        print(*row)
#[queens map]
    print(*grid)
#[]
