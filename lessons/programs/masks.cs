// @names cell=cell value=val mask=board[cell]
static bool Solve() { // @function solve
    int cell = Next(), val = 0;
    if (cell < 0) return true; // @solution
    if ((board[cell] & 511) == 0) return false; // @stuck(cell)
    for (;;) {
        ushort[] copy = (ushort[])board.Clone(); // @about copy
        val = NextVal(cell, val); // @about each
        if (val == 0) return false; // @about fail
        if (Solve()) return true; // @about call
        board = copy; // @backtrack(cell, val)
    }
}

static int Next() { // @function next-first
    for (int cell = 0; cell < 81; cell++)
        if (board[cell] >> 9 == 0)
            return cell; // @select(cell, Count(board[cell]))
    return -1;
}

static int NextVal(int cell, int val) { // @function next-value
    for (val++; val <= 9; val++)
        if ((board[cell] & 1 << val - 1) != 0) {
            Mark(cell, val); // @place(cell, val)
            return val;
        }
    return 0;
}

static void Main() { // @function main
    Load("sudoku.txt"); // @start
    if (Solve())
        Print();
    else
        Console.WriteLine("Sem solução"); // @exhausted
}

// 0-8: 9 bits, the digits allowed; 9-12: 4 bits, the digit or 0.
static ushort[] board = new ushort[81]; // @function bits

static void Mark(int cell, int val) { // @function mark
    int row = cell / 9, col = cell % 9;
    ushort others = (ushort)~(1 << val - 1);
    for (int i = 0; i < 9; i++) {
        board[row * 9 + i] &= others;
        board[i * 9 + col] &= others;
        int box = (row / 3 * 3 + i / 3) * 9 + col / 3 * 3 + i % 3;
        board[box] &= others;
    }
    board[cell] = (ushort)(val << 9);
}

static void Load(string file) { // @function load
    for (int i = 0; i < 81; i++) board[i] = 511;
    int cell = 0;
    foreach (char c in File.ReadAllText(file)) {
        if (c >= '1' && c <= '9') Mark(cell, c - '0');
        if (c == '.' || c >= '0' && c <= '9') cell++;
    }
}

static void Print() { // @function print
    for (int cell = 0; cell < 81; cell++)
        Console.Write("{0}{1}", board[cell] >> 9, cell % 9 == 8 ? "\n" : " ");
}
