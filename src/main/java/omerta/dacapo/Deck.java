package omerta.dacapo;

import java.util.Arrays;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// All cards of the box, and how they are dealt.
final class Deck {

    private final DaCapoTables tables;
    private final byte[] cards;

    Deck(DaCapoTables tables) {
        this.tables = tables;
        cards = new byte[tables.cards()];
        for (int i = 0; i < cards.length; i++) {
            int number = i / tables.copies() + 1;
            cards[i] = number <= tables.highest() ? (byte) number : DaCapoTables.JOKER;
        }
    }

    /// A new game. The stacks are dealt first, then the hands card by card, both from the seat left of the dealer on.
    DaCapoState deal(DaCapoTerms terms, DaCapoSheet sheet, Seat dealer, int seats, Rng.Stream stream) {
        byte[] deck = cards.clone();
        stream.shuffle(deck);
        int top = deck.length;
        Seat starter = dealer.next(seats);
        byte[][] stacks = new byte[seats][];
        for (int i = 0; i < seats; i++) {
            stacks[(starter.index() + i) % seats] = Arrays.copyOfRange(deck, top - tables.stack(), top);
            top -= tables.stack();
        }
        byte[][] hands = new byte[seats][tables.hand()];
        for (int i = 0; i < tables.hand() * seats; i++) {
            hands[(starter.index() + i) % seats][i / seats] = deck[--top];
        }
        DaCapoArea[] areas = new DaCapoArea[seats];
        for (int i = 0; i < seats; i++) {
            areas[i] = new DaCapoArea(Pile.of(stacks[i]), Pile.of(hands[i]), Places.free(tables.auxiliary()));
        }
        return new DaCapoState(
                stream.rest(),
                terms,
                sheet,
                dealer,
                1,
                starter,
                DaCapoPhase.PLACE,
                List.of(areas),
                Places.free(tables.piles()),
                Pile.of(Arrays.copyOf(deck, top)),
                Pile.EMPTY,
                0);
    }
}
