# @names row=row column=col value=num
def is_safe(row, col, num):  # @function is-safe
    if num in grid[row]:
        return False  # @conflict-row(row * N + col, num)
    if num in [grid[r][col] for r in range(N)]:
        return False  # @conflict-column(row * N + col, num)
    top, left = row - row % H, col - col % W
    for r in range(top, top + H):
        if num in grid[r][left:left + W]:
            return False  # @conflict-box(row * N + col, num)
    return True


def find_unassigned_location():  # @function find-unassigned
    for row in range(N):
        for col in range(N):
            if grid[row][col] == 0:
                return row, col  # @select(row * N + col, N)
    return None


def solve_sudoku():  # @function solve-tested
    place = find_unassigned_location()
    if place is None:
        print_grid()  # @solution
#[first]
        return True
#[all]
        return False
#[count]
        return solutions == LIMIT
#[]
    row, col = place
#[ascending]
    for num in range(1, N + 1):  # @about each
#[descending]
    for num in range(N, 0, -1):  # @about each
#[]
        if is_safe(row, col, num):  # @about test
            grid[row][col] = num  # @place(row * N + col, num)
            if solve_sudoku():  # @about call
                return True
            grid[row][col] = 0  # @backtrack(row * N + col, num)
    return False  # @about fail


def main():  # @function main
    load()  # @start
    if not solve_sudoku():
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
