"""A path through a graph that visits each node once."""
EDGES = "AB AF BC BG CD CH DE DI EF EJ FH GI GJ HJ"
START = "I"
neighbours = {}
for one, other in EDGES.split():
    neighbours.setdefault(one, []).append(other)
    neighbours.setdefault(other, []).append(one)
path = []


def extend(node):
    if node in path:
        print("@conflict", node, len(path) + 1, flush=True)
        return False
    path.append(node)
    print("@place", node, len(path), flush=True)
    if len(path) == len(neighbours) or any(extend(after) for after in neighbours[node]):
        return True
    path.pop()
    print("@backtrack", node, flush=True)
    return False


print("@board", len(neighbours))
for number, node in enumerate(sorted(neighbours), 1):
    print("@label", number, node)
print("@path")
print("@goal first")
if extend(START):
    print("@solution")
print("@done")
