package omerta.pepe;

import java.util.Arrays;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// The table as it is set before the first turn.
final class Opening {

    private final DonPepeTables tables;
    private final byte[] deck = new byte[FigureCheck.CARDS];

    Opening(DonPepeTables tables) {
        this.tables = tables;
        int count = 0;
        for (DonPepeCard card : DonPepeCard.values()) {
            Arrays.fill(deck, count, count + tables.deck().of(card), card.code());
            count += tables.deck().of(card);
        }
    }

    /// Hands and bank, and the men as agreed: on their chairs, or waiting for this seat to seat the first.
    DonPepeState state(DonPepeTerms terms, int seats, Seat first, Rng.Stream stream) {
        DonPepeSetup setup = tables.setup(seats);
        boolean byHand = terms.seating() == DonPepeSeating.BY_HAND;
        Pile none = Pile.faceDown(seats);
        DonPepeBoard board = new DonPepeBoard(
                byHand ? DonPepeBoard.NOBODY : seated(setup.seating()),
                DonPepeBoard.NOBODY,
                none,
                byHand ? men(setup) : Pile.EMPTY,
                Pile.EMPTY);
        DonPepeClock clock = new DonPepeClock(0, first, first, first, DonPepePhase.SEATING, Pile.EMPTY, false, 0);
        DonPepeLedger ledger = new DonPepeLedger(setup.bank() / DonPepeTables.THOUSAND, none, none, none);
        DonPepeCards cards = dealt(seats, stream);
        return new DonPepeState(stream.rest(), terms, clock, board, cards, ledger);
    }

    private static Pile seated(List<String> seating) {
        byte[] chairs = new byte[seating.size()];
        for (int i = 0; i < chairs.length; i++) {
            chairs[i] = DonPepeSetup.man(seating.get(i));
        }
        return Pile.of(chairs);
    }

    /// All men of all players, in ascending order.
    static Pile men(DonPepeSetup setup) {
        byte[] men = new byte[setup.players() * setup.men()];
        int count = 0;
        for (int seat = 0; seat < setup.players(); seat++) {
            for (DonPepeRole role : DonPepeRole.values()) {
                int many = setup.roster().of(role);
                Arrays.fill(men, count, count + many, DonPepeMan.code(seat, role));
                count += many;
            }
        }
        return Pile.of(men);
    }

    private DonPepeCards dealt(int seats, Rng.Stream stream) {
        byte[] cards = deck.clone();
        stream.shuffle(cards);
        int top = cards.length;
        byte[][] hands = new byte[seats][tables.hand()];
        for (int i = 0; i < tables.hand() * seats; i++) {
            hands[i % seats][i / seats] = cards[--top];
        }
        List<Pile> dealt = Arrays.stream(hands).map(Pile::of).toList();
        return new DonPepeCards(dealt, Pile.of(Arrays.copyOf(cards, top)), Pile.EMPTY, Pile.EMPTY);
    }
}
