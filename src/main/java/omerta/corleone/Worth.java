package omerta.corleone;

import omerta.engine.Pile;
import omerta.engine.Seat;

/// How much hand cards are worth keeping, roughly, in thirds of a dollar.
final class Worth {

    private static final int GOOD = 6;
    private static final int NARCOTICS = 9;
    private static final int JOB = 6;
    private static final int ALLY = 4;
    private static final int DOLLAR = 3;

    private final CorleoneCity city;

    Worth(CorleoneCity city) {
        this.city = city;
    }

    int of(CorleoneState state, int card) {
        int acts = CorleoneTables.ACTS - state.clock().act();
        if (CorleoneCity.isBill(card)) {
            return city.value(card) * DOLLAR;
        }
        if (acts == 0 && state.clock().phase() == CorleonePhase.TRIBUTE) {
            return 0;
        }
        if (CorleoneCity.isGood(card)) {
            return card == CorleoneGood.NARCOTICS.code() ? NARCOTICS : GOOD;
        }
        return CorleoneCity.isJob(card) ? JOB : ALLY * acts;
    }

    /// A hand in the order of worth, the least first.
    byte[] sorted(CorleoneState state, Seat seat) {
        Pile hand = state.hand(seat);
        byte[] cards = hand.toArray();
        for (int i = 1; i < cards.length; i++) {
            byte card = cards[i];
            int at = i;
            while (at > 0 && of(state, cards[at - 1]) > of(state, card)) {
                cards[at] = cards[at - 1];
                at--;
            }
            cards[at] = card;
        }
        return cards;
    }
}
