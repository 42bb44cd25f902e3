import sys
from types import SimpleNamespace


def emit(site, *details):
    out.append("@" + " ".join([site, *map(str, details)]))


def surroundings(n, size, covering, h, w, numbers):
    def take(count):
        return [next(numbers) for _ in range(count)]

    givens, region = take(size), take(size)
    houses = [take(n) for _ in range(covering)]
    peers = [take(next(numbers)) for _ in range(size)]
    relations = []
    for _ in range(next(numbers)):
        least, most = take(2)
        relations.append(SimpleNamespace(least=least, most=most, factors=take(size)))
    start, end, _ = take(3)
    one_sum = relations[0] if relations else SimpleNamespace(least=0, factors=[])
    cells, values = range(size), set(range(1, n + 1))
    return {
        "RELATIONS": relations,
        "WEIGHTS": one_sum.factors,
        "TARGET": one_sum.least,
        "K": one_sum.least,
        "IN": 1,
        "OUT": 2,
        "START": start,
        "END": end,
        "SQUARES": size,
        "number": [0] * size,
        "chosen": [0] * size,
        "digit_of": [0] * size,
        "way": [0] * size,
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
