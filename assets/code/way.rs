// @names cell=to value=place
//[]
fn extend(way: &mut Way, square: usize, place: i32) -> bool { // @function extend
//[knight]
    if place as usize > SQUARES {
//[maze]
    if square == end() {
//[first]
        print_way(way); // @solution
        return true;
//[all]
        print_way(way); // @solution
        return false;
//[count]
        return print_way(way) == LIMIT; // @solution
//[]
    }
//[ascending]
    for to in moves_from(square) { // @about each
//[fewest-onward]
    for to in in_order(way, square) { // @about each
//[maze]
        if way[to] < 0 {
            continue; // @refused-wall(to, place)
        }
//[]
        if way[to] > 0 {
            continue; // @refused-visited(to, place)
        }
        way[to] = place; // @place(to, place)
        if extend(way, to, place + 1) { // @about call
            return true;
        }
        way[to] = 0; // @backtrack(to, place)
    }
    false // @about fail
}

//[fewest-onward]
fn in_order(way: &Way, square: usize) -> Vec<usize> { // @function in-order
    let mut next = moves_from(square);
    next.sort_by_key(|&to| onward(way, to));
    next // @select(square, next.len())
}

//[]
fn moves_from(square: usize) -> Vec<usize> { // @function moves-from
//[knight]
    let moves = [
        (2, 1), (1, 2), (-1, 2), (-2, 1),
        (-2, -1), (-1, -2), (1, -2), (2, -1),
    ];
//[maze]
    let moves = [(0, 1), (1, 0), (0, -1), (-1, 0)];
//[]
    let mut next = Vec::new();
    for (down, right) in moves {
        let row = (square / W).wrapping_add_signed(down);
        let col = (square % W).wrapping_add_signed(right);
        if row < H && col < W {
            next.push(row * W + col);
        }
    }
//[ascending]
    next // @select(square, next.len())
//[fewest-onward]
    next
//[]
}

//[]
fn main() { // @function main
    let mut way = load(); // @start
    if !extend(&mut way, start(), 2) {
//[first]
        println!("No solution"); // @exhausted
//[all count]
        println!("No more solutions"); // @exhausted
//[]
    }
}

//[fewest-onward]
fn onward(way: &Way, square: usize) -> Option<usize> { // @function onward
    if way[square] != 0 {
        return None;
    }
    let next = moves_from(square).into_iter();
    Some(next.filter(|&to| way[to] == 0).count())
}

//[]
fn load() -> Way { // @function load
    givens()
}

fn print_way(way: &Way) -> u32 { // @function print
    let number = SOLUTIONS.fetch_add(1, Relaxed) + 1;
    println!("Solution {number}");
    for row in way.chunks(W) {
        println!("{row:?}");
    }
    number
}
