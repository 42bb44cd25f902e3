import sys


def emit(site, *details):
    out.append("@" + " ".join([site, *map(str, details)]))


def see(a, b, n, h, w):
    (ra, ca), (rb, cb) = divmod(a, n), divmod(b, n)
    return a != b and (ra == rb or ca == cb or (ra // h, ca // w) == (rb // h, cb // w))


def surroundings(h, w, givens):
    n = h * w
    cells = range(n * n)
    houses = [[] for _ in range(3 * n)]
    for cell in cells:
        row, col = divmod(cell, n)
        for house in row, n + col, 2 * n + row // h * (n // w) + col // w:
            houses[house].append(cell)
    return {
        "N": n,
        "H": h,
        "W": w,
        "CELLS": cells,
        "PLACES": range(n * n, 4 * n * n),
        "ALL": range(4 * n * n),
        "DIGITS": set(range(1, n + 1)),
        "GIVENS": givens,
        "PEERS": [[other for other in cells if see(cell, other, n, h, w)] for cell in cells],
        "HOUSES": houses,
        "grid": [[0] * n for _ in range(n)],
        "values": [],
        "masks": [],
        "board": [],
        "solutions": 0,
        "emit": emit,
        "print": lambda *words: None,
    }


with open(sys.argv[1], encoding="utf-8") as file:
    units = [compile(text, "unit", "exec") for text in file.read().split("\f")]

for line in sys.stdin:
    unit, h, w, *givens = map(int, line.split())
    out = []
    names = surroundings(h, w, givens)
    exec(units[unit], names)
    names["main"]()
    out.append("=")
    sys.stdout.write("\n".join(out) + "\n")
