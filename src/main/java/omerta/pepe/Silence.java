package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// Blanks out what a viewer may not know (the others' hands, the draw pile, the generator), and deals it anew at random.
final class Silence {

    private final DonPepeDeck deck;

    Silence(DonPepeDeck deck) {
        this.deck = deck;
    }

    static DonPepeState mask(DonPepeState state, Viewer viewer) {
        DonPepeCards cards = state.cards();
        List<Pile> hands = new ArrayList<>(state.seats());
        for (Seat seat : Seat.first(state.seats())) {
            Pile hand = cards.hand(seat.index());
            hands.add(viewer.is(seat) ? hand : hand.hidden());
        }
        return with(
                state, Rng.SEALED, new DonPepeCards(hands, cards.draw().hidden(), cards.discards(), cards.removed()));
    }

    private static DonPepeState with(DonPepeState state, Rng rng, DonPepeCards cards) {
        return new DonPepeState(rng, state.terms(), state.clock(), state.board(), cards, state.ledger());
    }

    DonPepeState determinize(DonPepeState view, Rng rng) {
        Rng.Stream stream = rng.stream();
        DonPepeCards cards = view.cards();
        Unseen unseen = new Unseen(view, stream);
        List<Pile> hands = cards.hands().stream().map(unseen::fill).toList();
        DonPepeCards filled = new DonPepeCards(hands, unseen.fill(cards.draw()), cards.discards(), cards.removed());
        return with(view, stream.split(), filled);
    }

    /// The cards that a view does not show, mixed, to be dealt one by one.
    private final class Unseen {
        private final byte[] cards;
        private int next;

        Unseen(DonPepeState view, Rng.Stream stream) {
            int[] seen = Census.cards(view);
            cards = new byte[seen[Pile.FACE_DOWN]];
            int count = 0;
            for (DonPepeCard card : DonPepeCard.values()) {
                for (int i = seen[card.code()]; i < deck.of(card); i++) {
                    cards[count++] = card.code();
                }
            }
            stream.shuffle(cards);
        }

        Pile fill(Pile pile) {
            if (!pile.contains(Pile.FACE_DOWN)) {
                return pile;
            }
            byte[] filled = pile.toArray();
            for (int i = 0; i < filled.length; i++) {
                if (filled[i] == Pile.FACE_DOWN) {
                    filled[i] = cards[next++];
                }
            }
            return Pile.of(filled);
        }
    }
}
