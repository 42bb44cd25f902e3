# @names cell=cell mask=left
#[queens]
# @word N * N => N
# @word cell => row
# @word DIGITS => COLUMNS
#[map]
# @word range(N * N) => NODES
# @word DIGITS => COLOURS
# @word PEERS => NEIGHBOURS
# @word peer => n
# @word cell => node
#[permutations subsets]
# @word range(N * N) => CELLS
#[]
def sweep():  # @function sweep
    filled = True
    while filled and 0 in board:
        filled = False  # @sweep
        for cell in range(N * N):
            if board[cell] != 0:
                continue
            left = candidates(cell)
            if not left:
                print("Impossible")  # @dead-end-cell(cell)
                return
            if len(left) == 1:
                board[cell] = left.pop()  # @deduce-naked(cell, min(left))
                filled = True
    if 0 not in board:
    # @bug gives-up => if not filled:
        show()  # @solution
#[all count]
        print("No more solutions")  # @exhausted
#[]
    else:
        print("Too complicated for me")  # @gave-up(board.count(0))
        # @said gave_up => print("{}")


def candidates(cell):  # @function candidates-left
#[grid map list]
    return DIGITS - {board[peer] for peer in PEERS[cell]}
#[queens]
    attacked = set()
    for r, col in enumerate(board):
        if col > 0:
            d = abs(r - row)
            attacked |= {col - d, col, col + d}
    return COLUMNS - attacked
#[]


def main():  # @function main-sweep
    load()  # @start
    sweep()


def load():  # @function load
    board[:] = GIVENS


def show():  # @function print
#[grid]
    for row in range(N):
        print(*board[row * N:row * N + N])
#[queens map list]
    print(*board)
#[]
