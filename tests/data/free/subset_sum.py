"""All choices of these numbers that add up to 100."""
NUMBERS = [44, 31, 27, 25, 21, 19, 15, 12]
TARGET = 100


def choose(index, total):
    if total == TARGET:
        print("@solution", flush=True)
        return
    if index == len(NUMBERS):
        return
    number = NUMBERS[index]
    if total + number <= TARGET:
        print("@place", number, "in", flush=True)
        choose(index + 1, total + number)
        print("@backtrack", number, flush=True)
    else:
        print("@conflict", number, "in", flush=True)
    # Without it: nothing is written, so the board shows what adds up.
    choose(index + 1, total)


print("@board", len(NUMBERS))  # a list of cells
for index, number in enumerate(NUMBERS):
    print("@label", index + 1, number)
print("@goal all")
choose(0, 0)
print("@done")
