"""The way through a maze, found by going on until nothing is left but to turn back."""
MAZE = [
    "S.#......",
    "#.#.####.",
    "..#.#....",
    ".##.#.##.",
    ".....#...",
    ".###.#.##",
    "...#.#..E",
]
ROWS, COLUMNS = len(MAZE), len(MAZE[0])
visited = set()


def at(row, column):
    return f"R{row + 1}C{column + 1}"


def go(row, column):
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        return False
    if MAZE[row][column] == "#" or (row, column) in visited:
        return False
    visited.add((row, column))
    print("@place", at(row, column), "*", flush=True)
    if MAZE[row][column] == "E":
        return True
    # Down, right, up, left.
    if go(row + 1, column) or go(row, column + 1) or go(row - 1, column) or go(row, column - 1):
        return True
    print("@backtrack", at(row, column), flush=True)
    return False


print("@board", ROWS, COLUMNS)
print("@path")
for row, line in enumerate(MAZE):
    for column, square in enumerate(line):
        if square == "#":
            print("@given", at(row, column), "#")  # a wall never changes
        elif square in "SE":
            print("@label", at(row, column), {"S": "start", "E": "exit"}[square])
print("@goal first")
if go(0, 0):
    print("@solution")
print("@done")
