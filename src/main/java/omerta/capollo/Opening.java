package omerta.capollo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// The table as it is before the first turn.
final class Opening {

    private final DonCapolloTables tables;

    Opening(DonCapolloTables tables) {
        this.tables = tables;
    }

    DonCapolloState state(DonCapolloTerms terms, int seats, Seat first, Rng.Stream stream) {
        byte[] deck = new byte[tables.cards()];
        for (int i = 0; i < deck.length; i++) {
            deck[i] = (byte) (i / tables.copies() + 1);
        }
        stream.shuffle(deck);
        Pile draw = Pile.of(deck);
        List<Pile> hands = new ArrayList<>(seats);
        for (int i = 0; i < seats; i++) {
            hands.add(draw.taken(tables.hand()));
            draw = draw.pop(tables.hand());
        }
        DonCapolloCards cards = new DonCapolloCards(
                draw,
                Pile.EMPTY,
                1,
                Pile.EMPTY,
                hands,
                Collections.nCopies(seats, Pile.faceDown(DonCapolloBusiness.KINDS)),
                Collections.nCopies(seats * (seats + 1), Pile.EMPTY));
        return new DonCapolloState(
                stream.split(),
                terms,
                DonCapolloClock.begun(1, first, seats),
                cards,
                Collections.nCopies(seats, new DonCapolloPurse(tables.money(), 0)),
                Seat.first(seats),
                List.of(),
                List.of());
    }
}
