// @names row=lin column=col value=n
void resolve(int lin, int col) { // @function visit-all
    if (lin == 9) {
        salva(); // @solution
        return;
    }
    int antes = sudoku[lin][col];
    for (int n = 1; n <= 9; n++) { // @select(lin * 9 + col, 9)
        if (verifica(lin, col, n)) { // @about test
            sudoku[lin][col] = n; // @place(lin * 9 + col, n)
            resolve(lin + col / 8, (col + 1) % 9); // @about visit
            sudoku[lin][col] = antes; // @backtrack(lin * 9 + col, n)
        }
    }
}

void salva(void) { // @function save-first
    if (Rsudoku[0][0] == 0)
        memcpy(Rsudoku, sudoku, sizeof sudoku); // @about keep
    imprime();
}

int verifica(int lin, int col, int n) { // @function is-safe-own
    if (sudoku[lin][col] == n) return 1; // @about own-value
    if (sudoku[lin][col] != 0) return 0; // @about own-value
    for (int c = 0; c < 9; c++)
        if (sudoku[lin][c] == n) return 0; // @conflict-row(lin * 9 + col, n)
    for (int l = 0; l < 9; l++)
        if (sudoku[l][col] == n) return 0; // @conflict-column(lin * 9 + col, n)
    int l0 = lin / 3 * 3, c0 = col / 3 * 3;
    for (int l = l0; l < l0 + 3; l++)
        for (int c = c0; c < c0 + 3; c++)
            if (sudoku[l][c] == n) return 0; // @conflict-box(lin * 9 + col, n)
    return 1;
}

int main(void) { // @function main-silent
    resolve(0, 0); // @start
    return 0; // @exhausted
}

void imprime(void) { // @function print-kept
    for (int lin = 0; lin < 9; lin++) {
        for (int col = 0; col < 9; col++)
            printf(col % 3 == 2 ? "%d " : "%d", Rsudoku[lin][col]);
        printf(lin % 3 == 2 ? "\n\n" : "\n");
    }
}
