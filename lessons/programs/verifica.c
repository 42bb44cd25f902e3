// @names row=lin column=col value=n
void resolve(int lin, int col) { // @function visit-all
    if (lin == 9) {
        imprime(); // @solution
        return;
    }
    int antes = grade[lin][col];
    for (int n = 1; n <= 9; n++) { // @select(lin * 9 + col, 9)
        if (verifica(lin, col, n)) { // @about test
            grade[lin][col] = n; // @place(lin * 9 + col, n)
            resolve(lin + col / 8, (col + 1) % 9); // @about visit
            grade[lin][col] = antes; // @backtrack(lin * 9 + col, n)
        }
    }
}

int verifica(int lin, int col, int n) { // @function is-safe-own
    if (grade[lin][col] == n) return 1; // @about own-value
    if (grade[lin][col] != 0) return 0; // @about own-value
    for (int c = 0; c < 9; c++)
        if (grade[lin][c] == n) return 0; // @conflict-row(lin * 9 + col, n)
    for (int l = 0; l < 9; l++)
        if (grade[l][col] == n) return 0; // @conflict-column(lin * 9 + col, n)
    int l0 = lin / 3 * 3, c0 = col / 3 * 3;
    for (int l = l0; l < l0 + 3; l++)
        for (int c = c0; c < c0 + 3; c++)
            if (grade[l][c] == n) return 0; // @conflict-box(lin * 9 + col, n)
    return 1;
}

int main(void) { // @function main-silent
    resolve(0, 0); // @start
    return 0; // @exhausted
}

void imprime(void) { // @function print
    printf(" Solucao: %d\n", ++solucoes);
    for (int lin = 0; lin < 9; lin++) {
        for (int col = 0; col < 9; col++)
            printf(col % 3 == 2 ? "%d " : "%d", grade[lin][col]);
        printf(lin % 3 == 2 ? "\n\n" : "\n");
    }
}
