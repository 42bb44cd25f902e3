# @names cell=cell value=value board=grid
def solve():  # @function solve-tested
    cell = find_empty()
    if cell is None:
        return True  # @solution
    for value in range(1, 5):  # @select(cell, 4)
        if is_safe(cell, value):  # @about test
            grid[cell] = value  # @place(cell, value)
            if solve():  # @about call
                return True
            grid[cell] = 0  # @backtrack(cell, value)
    return False  # @about fail


def solve_with_stack():  # @function solve-with-stack
    stack = []
    while (cell := find_empty()) is not None:
        value = 0  # @select(cell, 4)
        while True:
            value += 1
            if value > 4 and not stack:
                return False
            if value > 4:
                cell, value = stack.pop()  # @about pop
                grid[cell] = 0  # @backtrack(cell, value)
            elif is_safe(cell, value):  # @about test
                grid[cell] = value  # @place(cell, value)
                stack.append((cell, value))  # @about push
                break
    return True  # @solution


def is_safe(cell, value):  # @function is-safe
    row, col = cell // 4 * 4, cell % 4
    box = cell // 8 * 8 + col // 2 * 2
    if value in grid[row:row + 4]:
        return False  # @conflict-row(cell, value)
    if value in grid[col::4]:
        return False  # @conflict-column(cell, value)
    if value in grid[box:box + 2] + grid[box + 4:box + 6]:
        return False  # @conflict-box(cell, value)
    return True


def main():  # @function main
    load()  # @start
    if solve():  # or solve_with_stack()
        print_grid()
    else:
        print("No solution")  # @exhausted


def find_empty():
    return grid.index(0) if 0 in grid else None


def load():  # @function load
    for cell, given in enumerate(GIVENS):
        grid[cell] = given


def print_grid():  # @function print
    for row in range(0, 16, 4):
        print(*grid[row:row + 4])
