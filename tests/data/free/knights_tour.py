"""A knight visits each square of a 5x5 board once."""
N = 5
MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
visited = {}  # the number of the jump that reached a square


def at(row, column):
    return f"R{row + 1}C{column + 1}"


def free_squares(row, column):
    """The squares that the knight can jump to."""
    squares = [(row + down, column + right) for down, right in MOVES]
    on_board = [(r, c) for r, c in squares if 0 <= r < N and 0 <= c < N]
    return [square for square in on_board if square not in visited]


def tour(square):
    visited[square] = len(visited) + 1
    print("@place", at(*square), visited[square], flush=True)
    if len(visited) == N * N or any(tour(after) for after in free_squares(*square)):
        return True
    del visited[square]
    print("@backtrack", at(*square), flush=True)
    return False


print("@board", N, N)  # rows and columns
print("@path")  # the jumps are drawn as a way
print("@goal first")
if tour((0, 0)):
    print("@solution")
print("@done")
