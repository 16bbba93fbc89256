package omerta.capollo;

import java.util.List;
import omerta.engine.BadTables;
import omerta.engine.Seat;

/// Checks the plain figures: players, cards, prices.
final class FigureCheck {

    static final int MOST = 100;
    private static final int LEAST_SEATS = 2;
    private static final int MOST_COPIES = 8;

    private FigureCheck() {}

    static void seats(int least, int most, int copies, int hand) {
        within("leastSeats", least, LEAST_SEATS, Seat.MOST);
        within("mostSeats", most, least, Seat.MOST);
        within("copies", copies, 1, MOST_COPIES);
        within("hand", hand, 0, MOST);
        if (hand * most >= copies * DonCapolloBusiness.KINDS) {
            throw new BadTables("hand", most + " hands of " + hand + " cards leave none to draw");
        }
    }

    static void powerCards(List<Integer> values) {
        if (values.isEmpty()) {
            throw new BadTables("powerCards", "no power cards");
        }
        int last = 0;
        for (int i = 0; i < values.size(); i++) {
            within("powerCards[" + i + "]", values.get(i), i == 0 ? 1 : last + 1, i == 0 ? 1 : MOST);
            last = values.get(i);
        }
    }

    static void within(String key, int figure, int least, int most) {
        if (figure < least || figure > most) {
            throw new BadTables(key, figure + " is not from " + least + " to " + most);
        }
    }
}
