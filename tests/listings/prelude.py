import sys


def emit(site, *details):
    out.append("@" + " ".join([site, *map(str, details)]))


def surroundings(n, size, covering, h, w, numbers):
    def take(count):
        return [next(numbers) for _ in range(count)]

    givens, region = take(size), take(size)
    houses = [take(n) for _ in range(covering)]
    peers = [take(next(numbers)) for _ in range(size)]
    cells, values = range(size), set(range(1, n + 1))
    return {
        "N": n,
        "H": h,
        "W": w,
        "CELLS": cells,
        "NODES": cells,
        "PLACES": range(size, size + covering * n),
        "ALL": range(size + covering * n),
        "DIGITS": values,
        "COLUMNS": values,
        "COLOURS": values,
        "GIVENS": givens,
        "REGION": region,
        "PEERS": peers,
        "NEIGHBOURS": peers,
        "HOUSES": houses,
        "grid": [[0] * n for _ in range(n)],
        "queen": [0] * size,
        "colour_of": [0] * size,
        "values": [],
        "queens": [],
        "colours": [],
        "masks": [],
        "nogoods": [],
        "board": [],
        "solutions": 0,
        "emit": emit,
        "print": lambda *words: None,
    }


with open(sys.argv[1], encoding="utf-8") as file:
    units = [compile(text, "unit", "exec") for text in file.read().split("\f")]

for line in sys.stdin:
    numbers = map(int, line.split())
    unit, *board = (next(numbers) for _ in range(6))
    out = []
    names = surroundings(*board, numbers)
    exec(units[unit], names)
    names["main"]()
    out.append("=")
    sys.stdout.write("\n".join(out) + "\n")
