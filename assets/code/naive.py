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
#[futoshiki]
# @word solve_sudoku => solve_futoshiki
#[killer]
# @word solve_sudoku => solve_killer
#[permutations]
# @word solve_sudoku => permute
#[magic]
# @word solve_sudoku => solve_magic
#[permutations magic]
# @word grid[row][col] => number[cell]
# @word grid[cell // N][cell % N] => number[cell]
# @word grid[c // N][c % N] => number[c]
# @word grid => number
# @word (row, col, num, blamed) => (cell, num, blamed)
# @word (row, col, num) => (cell, num)
# @word row * N + col => cell
# @word node => cell
# @word colour => num
# @word colour_of => number
# @word NEIGHBOURS => PEERS
# @word print_grid => print_numbers
#[combinations]
# @word sum(w for w, c in zip(WEIGHTS, chosen) if c == IN) => chosen.count(IN)
# @word sum(w for w, c in zip(WEIGHTS, chosen) if c == 0) => chosen.count(0)
# @word WEIGHTS[item] => 1
# @word TARGET => K
#[subsets combinations subset-sum]
# @word grid[row][col] => chosen[item]
# @word grid[cell // N][cell % N] => chosen[item]
# @word grid[c // N][c % N] => chosen[c]
# @word grid => chosen
# @word (row, col, num) => (item, take)
# @word row * N + col => item
# @word range(1, N + 1) => (IN, OUT)
# @word range(N, 0, -1) => (OUT, IN)
# @word factor * n => factor * (n == IN)
# @word (1, N) if n == 0 else (n, n) => (0, 1) if n == 0 else (n == IN,)
# @word cell => item
# @word num => take
# @word is_safe => fits
# @word solve_sudoku => choose
# @word print_grid => print_chosen
# @word find_unassigned => find_undecided
#[cryptarithm]
# @word (relation, row * N + col, num) => (relation, letter, digit)
# @word grid[row][col] = 0 => digit_of[letter] = -1
# @word grid[row][col] => digit_of[letter]
# @word grid[cell // N][cell % N] => digit_of[letter]
# @word grid[c // N][c % N] => digit_of[c]
# @word grid => digit_of
# @word row * N + col, num => letter, digit + 1
# @word (row, col, num) => (letter, digit)
# @word row * N + col => letter
# @word range(1, N + 1) => range(10)
# @word range(N, 0, -1) => range(9, -1, -1)
# @word num == 0 => digit < 0
# @word n == 0 => n < 0
# @word (1, N) => (0, 9)
# @word cell => letter
# @word num => digit
# @word solve_sudoku => solve_sum
# @word print_grid => print_digits
# @word find_unassigned => find_letter
#[]
#[backjumping learning grid]
def is_safe(row, col, num, blamed):  # @function is-safe-blaming
    holders = [peer for peer in PEERS[row * N + col]
               if grid[peer // N][peer % N] == num]
#[backjumping learning queens]
def is_safe(row, col, blamed):  # @function is-safe-blaming
    holders = [r for r in range(N) if queen[r]
               and abs(queen[r] - col) in (0, abs(r - row))]
#[backjumping learning map list]
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
#[rules killer]
    near = PEERS[row * N + col]
    if num in [grid[c // N][c % N] for c in near]:
        return False  # @conflict-box(row * N + col, num)
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
#[rules list tested]
def is_safe(cell, num):  # @function is-safe
#[rules permutations magic cryptarithm]
    if num in grid:
        return False  # @conflict-row(row * N + col, num)
#[rules sum]
    total = sum(w for w, c in zip(WEIGHTS, chosen) if c == IN)
    left = sum(w for w, c in zip(WEIGHTS, chosen) if c == 0)
    left -= WEIGHTS[item]
    if take == IN:
        total += WEIGHTS[item]
#[rules sum filled]
    if left == 0 and total != TARGET:
#[rules sum bounded]
    if total > TARGET or total + left < TARGET:
#[rules sum]
        return False  # @refused-relation(row * N + col, num)
#[rules related]
    for relation in RELATIONS:
        if not relation.factors[row * N + col]:
            continue
#[rules related filled]
        if not is_true(relation, row * N + col, num):
#[rules related bounded]
        if not can_be_true(relation, row * N + col, num):
#[rules related]
            return False  # @refused-relation(row * N + col, num)
#[rules tested]
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
#[row-major queens map list]
def find_unassigned():  # @function find-unassigned
    for cell, num in enumerate(grid):
        if num == 0:
            return cell  # @select(cell, N)
    return None
#[degree grid]
def find_unassigned_location():  # @function find-unassigned-degree
#[degree queens map list]
def find_unassigned():  # @function find-unassigned-degree
#[degree]
    empty = [c for c in CELLS if grid[c // N][c % N] == 0]
    if not empty:
        return None
    best = max(empty, key=degree)
#[degree grid]
    return divmod(best, N)  # @select(best, N)
#[degree queens map list]
    return best  # @select(best, N)
#[]


#[rules]
def solve_sudoku():  # @function solve-tested
#[backjumping learning]
def solve_sudoku(blamed):  # @function solve-jumping
#[grid]
    place = find_unassigned_location()
    if place is None:
#[queens map list]
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
#[rules untested]
        grid[row][col] = num  # @place(row * N + col, num)
        if solve_sudoku():  # @about call
            return True
        grid[row][col] = 0  # @backtrack(row * N + col, num)
#[rules tested]
        if is_safe(row, col, num):  # @about test
            grid[row][col] = num  # @place(row * N + col, num)
            if solve_sudoku():  # @about call
            # @bug no-return => solve_sudoku()
                return True
                # @bug no-return
            grid[row][col] = 0  # @backtrack(row * N + col, num)
            # @bug no-undo
#[rules]
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
#[degree grid map list]
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


#[rules related filled]
def is_true(relation, cell, num):  # @function is-true
    total = 0
    for c, factor in enumerate(relation.factors):
        n = num if c == cell else grid[c // N][c % N]
        if factor and n == 0:
            return True
        total += factor * n
    return relation.least <= total <= relation.most


#[rules related bounded]
def can_be_true(relation, cell, num):  # @function can-be-true
    low = high = 0
    for c, factor in enumerate(relation.factors):
        n = num if c == cell else grid[c // N][c % N]
        ends = (1, N) if n == 0 else (n, n)
        low += min(factor * end for end in ends)
        high += max(factor * end for end in ends)
    return low <= relation.most and relation.least <= high


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
#[queens map list]
    print(*grid)
#[]
