# @names row=row column=col value=num
def is_safe(row, col, num, blamed):  # @function is-safe-blaming
    holders = [peer for peer in PEERS[row * N + col]
               if grid[peer // N][peer % N] == num]
    if not holders:
        return True
    if any(GIVENS[peer] for peer in holders):
        return False  # @refused-given(row * N + col, num)
    blamed.add(min(holders))  # @refused-guess(row * N + col, num)
    return False


def find_unassigned_location():  # @function find-unassigned
    for row in range(N):
        for col in range(N):
            if grid[row][col] == 0:
                return row, col  # @select(row * N + col, N)
    return None


def solve_sudoku(blamed):  # @function solve-jumping
    place = find_unassigned_location()
    if place is None:
        print_grid()  # @solution
#[first]
        return True
#[all count]
        blamed.update(c for c in CELLS if not GIVENS[c])
#[all]
        return False
#[count]
        return solutions == LIMIT
#[]
    row, col = place
    for num in range(1, N + 1):  # @about each
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
    return False  # @about fail-jumping


def main():  # @function main
    load()  # @start
    if not solve_sudoku(set()):
#[first]
        print("No solution")  # @exhausted
#[all count]
        print("No more solutions")  # @exhausted
#[]


def load():  # @function load
    for cell, given in enumerate(GIVENS):
        grid[cell // N][cell % N] = given


def print_grid():  # @function print
    global solutions
    solutions += 1
    print("Solution", solutions)
    for row in grid:
        print(*row)
