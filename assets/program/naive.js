//[queens]
// @word at(row, col) => at(row)
// @word at(...other) => at(other)
// @word holder(row, col, num) => holder(row, col)
// @word grid[Math.floor(cell / N)][cell % N] => queen[row]
// @word grid[row][col] => queen[row]
// @word grid.flat() => queen
// @word grid => queen
// @word N * N => N
// @word cell => row
// @word num => col
//[map]
// @word at(row, col) => at(node)
// @word at(...other) => at(other)
// @word holder(row, col, num) => holder(node, colour)
// @word grid[Math.floor(cell / N)][cell % N] => colourOf[node]
// @word grid[row][col] => colourOf[node]
// @word grid.flat() => colourOf
// @word grid => colourOf
// @word N * N => NODES.length
// @word cell => node
// @word num => colour
//[whole]
// @say about
// @say watch
//[events]
// @say lines
// @say from-0

//[events whole]
const fs = require("fs");

//[sudoku diagonal windows]
const N = SIZE, H = HEIGHT, W = WIDTH;
//[jigsaw latin|queens map]
const N = SIZE;
//[grid]

// @say grid
const grid = [
    [GIVENS], // @each row
];
//[jigsaw]

// @say region
const REGION = [
    "REGIONS", // @each row
];
//[queens]

// @say queens
const queen = [GIVENS];
//[map]

const NODES = [
    CODES, // @each node
];

// @say edges
const EDGES = [
    [A, B], // @each edge
];

// @say colours
const colourOf = [
    GIVENS, // @each node
];
//[]

//[events whole]
function print(line) {
    fs.writeSync(1, line + "\n");
}

// @say event
function event(...words) {
    const line = new Error().stack.split("\n")[2].split(":").at(-2);
    print("@" + words.join(" ") + " :" + line);
}

//[events whole grid]
const at = (row, col) => `R${row + 1}C${col + 1}`;
//[events whole queens]
const at = (row) => `R${row + 1}`;
//[events whole map]
const at = (node) => NODES[node];
//[events whole]

// @say header
function printPuzzle() {
//[events whole named]
    print("@problem PROBLEM");
//[events whole all]
    print("@goal GOAL");
//[events whole jigsaw]
    print("@regions " + REGION.join(""));
//[events whole]
    print("@puzzle " + grid.flat().map((num) => ".123456789ABCDEFG"[num]).join(""));
}
//[]

// @say holder
//[grid]
function holder(row, col, num) {
    const range = [...Array(N).keys()];
    const peers = range.map((c) => [row, c]);
    peers.push(...range.map((r) => [r, col]));
//[sudoku diagonal windows]
    const inside = (top, left) => range.map((i) => [top + Math.floor(i / W), left + i % W]);
    peers.push(...inside(row - row % H, col - col % W));
//[jigsaw]
    const cells = range.flatMap((r) => range.map((c) => [r, c]));
    peers.push(...cells.filter(([r, c]) => REGION[r][c] === REGION[row][col]));
//[diagonal]
    if (row === col) peers.push(...range.map((i) => [i, i]));
    if (row + col === N - 1) peers.push(...range.map((i) => [i, N - 1 - i]));
//[windows]
    const corner = (i) => Math.floor(i / 4) * 4 + 1;
    if (row % 4 && col % 4) peers.push(...inside(corner(row), corner(col)));
//[grid]
    return peers.find(([r, c]) => grid[r][c] === num);
}
//[queens]
function holder(row, col) {
    for (let r = 0; r < N; r++)
        if (queen[r] === col) return r;
    for (let r = 0; r < N; r++)
        if (queen[r] && queen[r] - r === col - row) return r;
    for (let r = 0; r < N; r++)
        if (queen[r] && queen[r] + r === col + row) return r;
}
//[map]
function holder(node, colour) {
    for (const [a, b] of EDGES) {
        if (a === node && colourOf[b] === colour) return b;
        if (b === node && colourOf[a] === colour) return a;
    }
}
//[]

// @say solve
function solve(cell) {
    // @say given
    while (cell < N * N && grid[Math.floor(cell / N)][cell % N]) cell++;
    if (cell === N * N) {
        // @event solution
        event("solution");
        print(grid.join("\n"));
//[first]
        return true;
//[all]
        return false;
//[]
    }
//[grid]
    const row = Math.floor(cell / N), col = cell % N;
//[]
    // @event select
    event("select", at(row, col));
    for (let num = 1; num <= N; num++) {
        const other = holder(row, col, num);
        if (other !== undefined) {
//[whole]
            // @event conflict
            event("conflict", at(row, col), num, at(...other));
//[events]
            // @event conflict
            event("conflict", at(row, col), num);
//[]
            continue;
        }
        grid[row][col] = num;
        // @event place
        event("place", at(row, col), num);
        if (solve(cell + 1)) return true;
        grid[row][col] = 0;
        // @event backtrack
        event("backtrack", at(row, col), num);
    }
    return false;
}

// @event puzzle
printPuzzle();
solve(0);
// @event done
event("done");
