package omerta.pepe;

import omerta.engine.BadTables;

/// Checks the deck and the single figures.
final class FigureCheck {

    /// How many cards the box holds.
    static final int CARDS = 60;

    private static final int MOST = 100;
    private static final int MOST_DOSES = 3;
    private static final int MOST_INCOME = 10;

    private FigureCheck() {}

    static void check(DonPepeDeck deck, int hand, int pills, int doses, int stall, DonPepeIncome income) {
        for (DonPepeCard card : DonPepeCard.values()) {
            within("deck", deck.of(card), 0, CARDS);
        }
        if (deck.cards() != CARDS) {
            throw new BadTables("deck", deck.cards() + " cards, not " + CARDS);
        }
        within("hand", hand, 1, CARDS);
        within("doses", doses, 1, MOST_DOSES);
        within("pills", pills, doses, MOST);
        within("stall", stall, 1, MOST);
        thousands("income.boss", income.boss(), 1, MOST_INCOME);
        thousands("income.single", income.single(), 1, MOST_INCOME);
        thousands("income.pair", income.pair(), 1, MOST_INCOME);
        within("income.registerFactor", income.registerFactor(), 1, MOST_INCOME);
    }

    static void within(String key, int figure, int least, int most) {
        if (figure < least || figure > most) {
            throw new BadTables(key, figure + " is not from " + least + " to " + most);
        }
    }

    static void thousands(String key, int figure, int least, int most) {
        within(key, figure, least * DonPepeTables.THOUSAND, most * DonPepeTables.THOUSAND);
        if (figure % DonPepeTables.THOUSAND != 0) {
            throw new BadTables(key, figure + " is not in thousands");
        }
    }
}
