package omerta.pepe;

import java.util.List;

/// The table as the rules need it: who is beside and across, what lies before each chair. Chairs are numbered from 1.
final class Layout {

    /// How many halves a business has.
    static final int HALVES = 2;

    private static final int BUSINESSES = 3;

    private final int[] left = new int[DonPepeTables.CHAIRS + 1];
    private final int[] right = new int[DonPepeTables.CHAIRS + 1];
    private final int[] across = new int[DonPepeTables.CHAIRS + 1];
    private final DonPepeThing[] things = new DonPepeThing[DonPepeTables.CHAIRS + 1];
    private final int[][] businesses = new int[BUSINESSES][HALVES];

    Layout(List<DonPepeChair> chairs) {
        things[0] = DonPepeThing.NONE;
        for (DonPepeChair chair : chairs) {
            left[chair.chair()] = chair.left();
            right[chair.chair()] = chair.right();
            across[chair.chair()] = chair.across();
            things[chair.chair()] = chair.thing();
            if (chair.thing().isBusiness()) {
                int[] halves = businesses[chair.thing().ordinal() - DonPepeThing.BAR.ordinal()];
                halves[halves[0] == 0 ? 0 : 1] = chair.chair();
            }
        }
    }

    /// Whether there is such a chair.
    static boolean isChair(int chair) {
        return chair >= 1 && chair <= DonPepeTables.CHAIRS;
    }

    int left(int chair) {
        return left[chair];
    }

    int right(int chair) {
        return right[chair];
    }

    /// The chair across, or 0.
    int across(int chair) {
        return across[chair];
    }

    DonPepeThing thing(int chair) {
        return things[chair];
    }

    boolean areNeighbours(int chair, int other) {
        return left[chair] == other || right[chair] == other;
    }

    /// The two chairs of each business.
    int[][] businesses() {
        return businesses;
    }

    /// A set of chairs, one bit each, with only this one in it.
    static int bit(int chair) {
        return 1 << chair;
    }

    /// The chairs that a blast reaches, as a set.
    int blast(int chair) {
        return bit(chair) | bit(left[chair]) | bit(right[chair]);
    }
}
