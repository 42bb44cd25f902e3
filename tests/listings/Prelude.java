import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Scanner;

class Prelude {
    static final int IN = 1, OUT = 2;
    static int N, H, W, CELLS, NODES, ITEMS, LETTERS, SQUARES, ALL, solutions;
    static int RELATIONS, START, END;
    static long TARGET, K;
    static long[] weight, least, most;
    static long[][] factor;
    static int[] givens, region;
    static int[][] peers, neighbours, houses;
    static List<int[]> nogoods = new ArrayList<>();
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

    static int[] read(Scanner in, int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++)
            numbers[i] = in.nextInt();
        return numbers;
    }

    static void readBoard(Scanner in) {
        N = in.nextInt();
        CELLS = NODES = ITEMS = LETTERS = SQUARES = in.nextInt();
        int covering = in.nextInt();
        H = in.nextInt();
        W = in.nextInt();
        ALL = CELLS + covering * N;
        solutions = 0;
        nogoods.clear();
        givens = read(in, CELLS);
        region = read(in, CELLS);
        houses = new int[covering][];
        for (int house = 0; house < covering; house++)
            houses[house] = read(in, N);
        peers = neighbours = new int[CELLS][];
        for (int cell = 0; cell < CELLS; cell++)
            peers[cell] = read(in, in.nextInt());
        RELATIONS = in.nextInt();
        least = new long[RELATIONS];
        most = new long[RELATIONS];
        factor = new long[RELATIONS][CELLS];
        for (int k = 0; k < RELATIONS; k++) {
            least[k] = in.nextLong();
            most[k] = in.nextLong();
            for (int cell = 0; cell < CELLS; cell++)
                factor[k][cell] = in.nextLong();
        }
        if (RELATIONS > 0) {
            weight = factor[0];
            TARGET = K = least[0];
        }
        START = in.nextInt();
        END = in.nextInt();
        in.nextInt();
    }
}
