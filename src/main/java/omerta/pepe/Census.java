package omerta.pepe;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Counts everything in the box: cards by kind, men by seat and role, money, cakes.
final class Census {

    private final DonPepeState state;

    private Census(DonPepeState state) {
        this.state = state;
    }

    /// How many cards there are of each kind, by code, wherever they lie; those that nobody knows count as face down.
    static int[] cards(DonPepeState state) {
        int[] counts = new int[DonPepeCard.KINDS + 1];
        state.cards().hands().forEach(hand -> count(hand, counts));
        count(state.cards().draw(), counts);
        count(state.cards().discards(), counts);
        count(state.cards().removed(), counts);
        return counts;
    }

    private static void count(Pile cards, int[] counts) {
        for (int i = 0; i < cards.size(); i++) {
            byte card = cards.at(i);
            counts[DonPepeCard.isCard(card) ? card : Pile.FACE_DOWN]++;
        }
    }

    /// Everything by name, without what is not there.
    static Map<String, Integer> named(DonPepeState state) {
        Census census = new Census(state);
        Map<String, Integer> named = new LinkedHashMap<>();
        int[] cards = cards(state);
        for (DonPepeCard card : DonPepeCard.values()) {
            put(named, name(card), cards[card.code()]);
        }
        put(named, "face-down", cards[Pile.FACE_DOWN]);
        for (Seat seat : Seat.first(state.seats())) {
            for (DonPepeRole role : DonPepeRole.values()) {
                put(named, name(role) + "-" + (seat.index() + 1), census.men(DonPepeMan.code(seat.index(), role)));
            }
        }
        put(named, "thousands", census.money());
        put(named, "cakes", state.seats());
        return named;
    }

    private static String name(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static void put(Map<String, Integer> named, String name, int count) {
        if (count > 0) {
            named.put(name, count);
        }
    }

    private int men(byte man) {
        DonPepeBoard board = state.board();
        return board.chairs().count(man)
                + board.waiting().count(man)
                + board.fallen().count(man);
    }

    private int money() {
        int money = state.ledger().bank();
        for (int i = 0; i < state.seats(); i++) {
            money += state.ledger().cash().at(i);
        }
        return money;
    }

    /// How many men of a code there are, at the table, waiting or fallen.
    static int men(DonPepeState state, byte man) {
        return new Census(state).men(man);
    }

    /// All money in the game, in thousands.
    static int money(DonPepeState state) {
        return new Census(state).money();
    }
}
