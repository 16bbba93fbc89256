package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Unseen;
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
        int[] seen = Census.cards(view);
        Unseen unseen = new Unseen(
                DonPepeCard.values().length, code -> seen[code], code -> deck.of(DonPepeCard.of(code)), stream);
        List<Pile> hands = cards.hands().stream().map(unseen::fill).toList();
        DonPepeCards filled = new DonPepeCards(hands, unseen.fill(cards.draw()), cards.discards(), cards.removed());
        return with(view, stream.split(), filled);
    }
}
