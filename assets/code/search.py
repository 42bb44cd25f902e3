# @names cell=cell value=value mask=mask constraint=k
#[queens]
# @word HOUSES[k // N - N][i] => i
# @word CELLS => range(N)
# @word N * N => N
# @word cell => row
# @word value => col
# @word values => queens
# @word next_cell => next_row
#[map]
# @word CELLS => NODES
# @word N * N => len(NODES)
# @word PEERS => NEIGHBOURS
# @word peer => neighbour
# @word cell => node
# @word value => colour
# @word values => colours
# @word next_cell => next_node
#[permutations subsets]
# @word HOUSES[k // N - N][i] => i
# @word N * N => len(CELLS)
#[]
def solve():  # @function solve
    if 0 not in values:
        show()  # @solution
#[first]
        return True
#[all]
        return False
#[count]
        return solutions == LIMIT
#[cells]
    cell = next_cell()
#[cells masks]
    if masks[cell] == 0:
        return False  # @stuck(cell)
#[cells ascending]
    for value in range(1, N + 1):  # @about each
#[cells descending]
    for value in range(N, 0, -1):  # @about each
#[cells least-constraining random]
    for value in arranged(cell):  # @about each
#[cells]
        if not masks[cell] >> value & 1:
            continue
#[fewest-places]
    k = next_constraint()
#[fewest-places masks forward-checking naked-singles]
    if not options(k):
        return False  # @stuck(k)
#[fewest-places ascending descending]
    for cell, value in options(k):  # @about each
#[fewest-places least-constraining random]
    for cell, value in arranged(k):  # @about each
#[]
        saved = values[:], masks[:]  # @about copy
        mark(cell, value)  # @place(cell, value)
#[masks]
        if solve():  # @about call
#[forward-checking]
        if is_viable() and solve():  # @about checked-call
#[naked-singles hidden-singles]
        if propagate() and solve():  # @about checked-call
#[]
            return True
        values[:], masks[:] = saved  # @backtrack(cell, value)
    return False  # @about fail


#[row-major]
def next_cell():  # @function next-first
    cell = values.index(0)
    return cell  # @select(cell, bin(masks[cell]).count("1"))
#[fewest-candidates fewest-candidates-degree]
def next_cell():  # @function next-fewest
    empty = [cell for cell in CELLS if values[cell] == 0]
#[fewest-candidates]
    best = min(empty, key=count)
#[fewest-candidates-degree]
    best = min(empty, key=lambda c: (count(c), -degree(c)))
#[fewest-candidates fewest-candidates-degree]
    return best  # @select(best, count(best))
#[degree]
def next_cell():  # @function next-degree
    empty = [cell for cell in CELLS if values[cell] == 0]
    best = max(empty, key=degree)
    return best  # @select(best, bin(masks[best]).count("1"))
#[fewest-places]
def next_constraint():  # @function next-places
    unmet = [k for k in ALL if options(k) is not None]
    best = min(unmet, key=lambda k: len(options(k)))
    return best  # @select(best, len(options(best)))
#[]


#[forward-checking]
def is_viable():  # @function check-forward
    for cell in CELLS:
        if values[cell] == 0 and masks[cell] == 0:
            return False  # @dead-end-cell(cell)
    return True
#[naked-singles]
def propagate():  # @function check-naked
    while True:
        k = first(CELLS, 0)
        if k is not None:
            return False  # @dead-end-cell(k)
        k = first(CELLS, 1)
        if k is None:
            return True
        force(k)  # @deduce-naked(*options(k)[0])
#[hidden-singles]
def propagate():  # @function check-hidden
    while True:
        if (k := first(CELLS, 0)) is not None:
            return False  # @dead-end-cell(k)
        if (k := first(PLACES, 0)) is not None:
            return False  # @dead-end-places(k)
        if (k := first(CELLS, 1)) is not None:
            force(k)  # @deduce-naked(*options(k)[0])
        elif (k := first(PLACES, 1)) is not None:
            force(k)  # @deduce-hidden(*options(k)[0], k)
        else:
            return True
#[]


def main():  # @function main
    load()  # @start
#[masks]
    if not solve():
#[forward-checking]
    if not (is_viable() and solve()):
#[naked-singles hidden-singles]
    if not (propagate() and solve()):
#[first]
        print("No solution")  # @exhausted
#[all count]
        print("No more solutions")  # @exhausted
#[]


def mark(cell, value):  # @function mark
    values[cell] = value
    masks[cell] = 0
#[grid map list]
    for peer in PEERS[cell]:
        masks[peer] &= ~(1 << value)
#[queens]
    for r in range(N):
        d = abs(r - row)
        masks[r] &= ~(1 << col | 1 << col + d | 1 << col >> d)
#[]


#[naked-singles hidden-singles grid queens list | fewest-places]
def options(k):  # @function options
    found = []
    for i in range(N):
        if k in CELLS:
#[cells naked-singles hidden-singles grid queens list | fewest-places ascending least-constraining random]
            cell, value = k, i + 1
#[fewest-places descending]
            cell, value = k, N - i
#[naked-singles hidden-singles grid queens list | fewest-places]
        else:
            cell, value = HOUSES[k // N - N][i], k % N + 1
        if values[cell] == value:
            return None
        if masks[cell] >> value & 1:
            found.append((cell, value))
    return found
#[naked-singles map]
def options(cell):  # @function options
    if values[cell] != 0:
        return None
    found = range(1, N + 1)
    return [(cell, v) for v in found if masks[cell] >> v & 1]
#[]


#[naked-singles hidden-singles]
def first(constraints, n):  # @function first
    for k in constraints:
        found = options(k)
        if found is not None and len(found) == n:
            return k
    return None


def force(k):  # @function force
    [(cell, value)] = options(k)
    mark(cell, value)


#[fewest-candidates fewest-candidates-degree]
def count(cell):  # @function count
    return bin(masks[cell]).count("1")


#[degree fewest-candidates-degree]
def degree(cell):  # @function degree
#[degree fewest-candidates-degree grid map list]
    return sum(values[p] == 0 for p in PEERS[cell])
#[degree fewest-candidates-degree queens]
    return sum(values[r] == 0 for r in range(N) if r != row)
#[degree fewest-candidates-degree]


#[cells least-constraining random]
def arranged(cell):  # @function arranged
    every = range(1, N + 1)
    return sorted(every, key=lambda v: rank(cell, v))
#[fewest-places least-constraining random]
def arranged(k):  # @function arranged-options
    if k not in CELLS:
        return options(k)
    return sorted(options(k), key=lambda pair: rank(*pair))
#[least-constraining random]


#[least-constraining]
def rank(cell, value):  # @function rank-struck
#[least-constraining grid map list]
    near = PEERS[cell]
    return sum(masks[p] >> value & 1 for p in near)
#[least-constraining queens]
    struck = 0
    for r in range(N):
        d = abs(r - row)
        bits = 1 << col | 1 << col + d | 1 << col >> d
        if d > 0:
            struck += bin(masks[r] & bits).count("1")
    return struck
#[random]
def rank(cell, value):  # @function rank-random
    return mix(mix(SEED) ^ cell * 256 ^ value)


def mix(x):  # @function mix
    x = (x + 0x9E3779B97F4A7C15) % 2**64
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
    return x ^ x >> 31
#[]


def load():  # @function load
    values[:] = [0] * N * N
    masks[:] = [(2 << N) - 2] * N * N
    for cell, value in enumerate(GIVENS):
        if value != 0:
            mark(cell, value)


def show():  # @function print
    global solutions
    solutions += 1
    print("Solution", solutions)
#[grid]
    for row in range(N):
        print(*values[row * N:row * N + N])
#[queens map list]
    print(*values)
#[]
