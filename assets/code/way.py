# @names cell=to value=place
#[]
def extend(square, place):  # @function extend
#[knight]
    if place > SQUARES:
#[maze]
    if square == END:
#[]
        print_way()  # @solution
#[first]
        return True
#[all]
        return False
#[count]
        return solutions == LIMIT
#[ascending]
    for to in moves_from(square):  # @about each
#[fewest-onward]
    for to in in_order(square):  # @about each
#[maze]
        if way[to] < 0:
            continue  # @refused-wall(to, place)
#[]
        if way[to] > 0:
            continue  # @refused-visited(to, place)
        way[to] = place  # @place(to, place)
        if extend(to, place + 1):  # @about call
            return True
        way[to] = 0  # @backtrack(to, place)
    return False  # @about fail


#[fewest-onward]
def in_order(square):  # @function in-order
    found = sorted(moves_from(square), key=onward)
    return found  # @select(square, len(found))


#[]
def moves_from(square):  # @function moves-from
#[knight]
    moves = [(2, 1), (1, 2), (-1, 2), (-2, 1),
             (-2, -1), (-1, -2), (1, -2), (2, -1)]
#[maze]
    moves = [(0, 1), (1, 0), (0, -1), (-1, 0)]
#[]
    found = []
    for down, right in moves:
        row, col = square // W + down, square % W + right
        if 0 <= row < H and 0 <= col < W:
            found.append(row * W + col)
#[ascending]
    return found  # @select(square, len(found))
#[fewest-onward]
    return found
#[]


#[]
def main():  # @function main
    load()  # @start
    if not extend(START, 2):
#[first]
        print("No solution")  # @exhausted
#[all count]
        print("No more solutions")  # @exhausted
#[]


#[fewest-onward]
def onward(square):  # @function onward
    if way[square] != 0:
        return -1
    return sum(way[to] == 0 for to in moves_from(square))


#[]
def load():  # @function load
    way[:] = GIVENS


def print_way():  # @function print
    global solutions
    solutions += 1
    print("Solution", solutions)
    for row in range(H):
        print(*way[row * W:row * W + W])
