package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;

/// Who sits where.
///
/// @param rows in how many rows the other seats sit
/// @param across how many of them sit in a row
/// @param aside whether their names stand beside their cards, not above them
/// @param flat whether the own seat lies beside the middle, not below it
record Arrangement(int rows, int across, boolean aside, boolean flat) {

    private static final int MOST_ROWS = 2;

    /// Every arrangement for so many other seats.
    static List<Arrangement> all(int others) {
        List<Arrangement> all = new ArrayList<>();
        for (int rows = 1; rows <= Math.min(MOST_ROWS, others); rows++) {
            int across = (others + rows - 1) / rows;
            for (boolean flat : new boolean[] {false, true}) {
                all.add(new Arrangement(rows, across, true, flat));
                all.add(new Arrangement(rows, across, false, flat));
            }
        }
        return all;
    }
}
