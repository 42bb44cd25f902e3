"""A backtracking Sudoku solver that prints its events, and may have habits: right ones, and bugs.

    python3 solver.py PUZZLE first|all|unstated [HABIT ...]
"""
import sys

puzzle, goal, *habits = sys.argv[1:]
N = int(len(puzzle) ** 0.5)
SIDE = int(N ** 0.5)
CELLS = range(N * N)
given = [int(c) if c.isdigit() else 0 for c in puzzle]
grid = given[:]
guesses = []  # the cells of the guesses on the board, the earliest first


def has(habit):
    return habit in habits


def name(cell):
    return f"R{cell // N + 1}C{cell % N + 1}"


def say(word, *rest):
    if not has(f"no-{word}"):
        line = sys._getframe(1).f_lineno
        print(f"@{word}", *rest, f":{line}", flush=has("restart"))


def houses(cell):
    """The other cells of its row, column and box."""
    row, column = divmod(cell, N)
    top, left = row // SIDE * SIDE, column // SIDE * SIDE
    places = range(N - 1) if has("bug-short-row") else range(N)
    found = [
        [row * N + k for k in places],
        [k * N + column for k in range(N)],
        [(top + k // SIDE) * N + left + k % SIDE for k in range(N)],
    ]
    if has("bug-no-box"):
        found.pop()
    if has("houses-backwards"):
        found = [house[::-1] for house in found[::-1]]
    return [other for house in found for other in house if other != cell]


PEERS = [houses(cell) for cell in CELLS]


def holder(cell, value):
    """The first peer that holds the value. With backjumping, the one that was placed first."""
    holders = [peer for peer in PEERS[cell] if grid[peer] == value]
    if has("backjumping"):
        holders.sort(key=lambda peer: guesses.index(peer) if peer in guesses else -1)
    return holders[0] if holders else None


def candidates(cell):
    return [value for value in range(1, N + 1) if holder(cell, value) is None]


def choose():
    """The cell to fill next; None on a full board."""
    empty = [cell for cell in CELLS if grid[cell] == 0]
    if has("fewest-candidates"):
        return min(empty, key=lambda cell: len(candidates(cell)), default=None)
    return empty[0] if empty else None


def values():
    found = list(range(1, N if has("bug-short-loop") else N + 1))
    return found[::-1] if has("descending") else found


def write(cell, value):
    grid[cell] = value
    say("place", name(cell), value)


def wiped_out(cell):
    """A peer without candidates, if the guess in this cell leaves one."""
    empty = (peer for peer in PEERS[cell] if grid[peer] == 0)
    return next((peer for peer in empty if not candidates(peer)), None)


def undo(cell):
    grid[cell] = 0
    if has("bug-wrong-undo") and guesses:
        cell = guesses[-1]
    say("backtrack", name(cell))


def solve():
    """Fills the rest of the board. Returns None to stop, else the guesses to blame."""
    cell = choose()
    if cell is None:
        say("solution")
        return None if goal != "all" else set(guesses)
    if has("bug-overwrites-given") and len(guesses) == 3:
        clue = next(clue for clue in CELLS if given[clue])
        say("place", name(clue), given[clue] % N + 1)
    say("select", name(cell))
    blamed = set()
    for value in values():
        if has("write-first"):
            write(cell, value)
        forbids = holder(cell, value)
        if forbids is not None:
            say("conflict", name(cell), value, name(forbids))
            blamed.add(forbids)
            continue
        if not has("write-first"):
            write(cell, value)
        if has("forward-checking") and wiped_out(cell) is not None:
            say("deadend", name(wiped_out(cell)))
            undo(cell)
            continue
        guesses.append(cell)
        below = solve()
        guesses.pop()
        if below is None and not has("bug-no-return"):
            if has("unwinds"):
                undo(cell)
            return None
        if has("bug-no-undo"):
            continue
        if not has("write-first") and not has("overwrites"):
            undo(cell)
        grid[cell] = 0
        if has("backjumping") and cell not in below:
            blamed = below
            break
        blamed |= (below or set()) - {cell}
    if has("write-first") or has("overwrites") or has("clears") or grid[cell]:
        if not has("bug-no-undo"):
            undo(cell)
    return blamed


def sweep():
    """Fills cells that have one candidate, as long as there are any."""
    filled = True
    while filled:
        say("sweep")
        filled = False
        for cell in CELLS:
            if grid[cell] == 0 and len(candidates(cell)) == 1:
                grid[cell] = candidates(cell)[0]
                say("deduce", name(cell), grid[cell])
                filled = True
    say("solution" if all(grid) and not has("bug-gives-up") else "gaveup")


def restart():
    """After each guess the search begins again, on an empty board."""
    while True:
        grid[:] = given
        cell = choose()
        say("select", name(cell))
        write(cell, candidates(cell)[0])


print("@puzzle", puzzle)
if goal != "unstated":
    print("@goal", goal)
if has("sweep"):
    sweep()
elif has("restart"):
    restart()
else:
    solve()
say("done")
