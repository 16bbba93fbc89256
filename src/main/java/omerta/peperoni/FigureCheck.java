package omerta.peperoni;

import java.util.List;
import omerta.engine.BadTables;

/// Checks the plain figures: rounds, points, money.
final class FigureCheck {

    private static final int MOST = 100;
    private static final int MOST_WORTH = 1_000_000;

    private FigureCheck() {}

    static void check(int rounds, int police, int points, int split, List<DonPeperoniChits> chits) {
        within("rounds", rounds, 1, MOST);
        within("police", police, 1, rounds - 1);
        within("points", points, 1, MOST);
        within("split", split, 1, points);
        if (chits.isEmpty()) {
            throw new BadTables("chits", "no chits");
        }
        within("chits", chits.size(), 1, MOST);
        int last = 0;
        for (int i = 0; i < chits.size(); i++) {
            within("chits[" + i + "].value", chits.get(i).value(), last + 1, MOST_WORTH);
            within("chits[" + i + "].count", chits.get(i).count(), 1, MOST);
            last = chits.get(i).value();
        }
    }

    static void within(String key, int number, int least, int most) {
        if (number < least || number > most) {
            throw new BadTables(key, number + " is not from " + least + " to " + most);
        }
    }
}
