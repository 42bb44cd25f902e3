import sys

def say(event, r, c, v=""):
    line = sys._getframe(1).f_lineno
    print(f"@{event} R{r+1}C{c+1} {v} :{line}")

def fits(r, c, v):
    for k in range(9):
        if grid[r][k] == v or grid[k][c] == v:
            return False
    return True

def solve():
    for r in range(9):
        for c in range(9):
            if grid[r][c] != 0:
                continue
            say("select", r, c)
            for v in range(1, 10):
                if not fits(r, c, v):
                    say("conflict", r, c, v)
                    continue
                grid[r][c] = v
                say("place", r, c, v)
                if solve():
                    return True
                grid[r][c] = 0
                say("backtrack", r, c, v)
            return False
    print("@solution")
    return True

puzzle = input()
print("@puzzle", puzzle)
digits = [int(x) for x in puzzle.replace(".", "0")]
grid = [digits[9*r:9*r+9] for r in range(9)]
print("solved:", solve())
for row in grid:
    print(*row)
