import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Scanner;

class Prelude {
    static int N, H, W, CELLS, ALL, solutions;
    static int[] givens;
    static int[][] peers, houses;
    static StringBuilder out = new StringBuilder();

    static void emit(String site, int... details) {
        out.append('@').append(site);
        for (int detail : details)
            out.append(' ').append(detail);
        out.append('\n');
    }

    static void flush() {
        System.out.print(out);
        out.setLength(0);
    }

    static boolean see(int a, int b) {
        int ra = a / N, ca = a % N, rb = b / N, cb = b % N;
        return a != b && (ra == rb || ca == cb || (ra / H == rb / H && ca / W == cb / W));
    }

    static void readBoard(Scanner in) {
        H = in.nextInt();
        W = in.nextInt();
        N = H * W;
        CELLS = N * N;
        ALL = 4 * CELLS;
        solutions = 0;
        givens = new int[CELLS];
        peers = new int[CELLS][];
        houses = new int[3 * N][N];
        int[] filled = new int[3 * N];
        for (int cell = 0; cell < CELLS; cell++) {
            givens[cell] = in.nextInt();
            int row = cell / N, col = cell % N;
            for (int house : new int[] {row, N + col, 2 * N + row / H * (N / W) + col / W})
                houses[house][filled[house]++] = cell;
            List<Integer> seen = new ArrayList<>();
            for (int other = 0; other < CELLS; other++)
                if (see(cell, other)) seen.add(other);
            peers[cell] = seen.stream().mapToInt(i -> i).toArray();
        }
    }
}
