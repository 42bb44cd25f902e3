"""All permutations of four letters."""
LETTERS = "ABCD"
used = []


def permute():
    cell = len(used) + 1
    if cell > len(LETTERS):
        print("@solution", flush=True)
        return
    print("@select", cell, flush=True)
    for letter in LETTERS:
        if letter in used:
            # The letter stands in another cell, which forbids it here.
            print("@conflict", cell, letter, used.index(letter) + 1, flush=True)
            continue
        used.append(letter)
        print("@place", cell, letter, flush=True)
        permute()
        used.pop()
        print("@backtrack", cell, flush=True)


print("@board", len(LETTERS))  # a list of four cells
print("@goal all")
permute()
print("@done")
