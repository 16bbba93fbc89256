package omerta.ui.capollo;

import java.util.Optional;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloPending;
import omerta.capollo.DonCapolloState;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.kit.HandRow;

/// The private part of the table: the hand of one seat, or the hand of another that it looks at.
final class HandTray extends HandRow<Ground> {

    private static final Measures MEASURES = new Measures(7.4, 0.12, 0.025, 0.2, 8, 0.5);

    /// The hand of a seat, as its view shows it, and where the table agreed on it the hands of those whose favours it
    /// holds; or, where it has to take a card from another hand, that one.
    HandTray(Names names, DonCapolloState state, Seat seat) {
        super("capollo-tray", title(names, state, seat), MEASURES);
        Optional<Seat> looked = looked(state, seat);
        Faces faces = new Faces(names);
        if (looked.isPresent()) {
            seen(names, faces, state, looked.get());
            return;
        }
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            DonCapolloBusiness business = DonCapolloBusiness.of(hand.at(i));
            lay(
                    faces.of(business),
                    names.words("hand-card", names.of(business), i + 1, hand.size()),
                    new Ground.Card(business));
        }
        for (Seat son : Seat.first(state.seats())) {
            if (state.terms().openHands()
                    && !son.equals(seat)
                    && state.holder(son).equals(seat)) {
                seen(names, faces, state, son);
            }
        }
    }

    private void seen(Names names, Faces faces, DonCapolloState state, Seat son) {
        Pile hand = state.hand(son);
        for (int i = 0; i < hand.size(); i++) {
            if (hand.at(i) != Pile.FACE_DOWN) {
                DonCapolloBusiness business = DonCapolloBusiness.of(hand.at(i));
                lay(
                        faces.of(business),
                        names.words("seen-card", names.of(business), names.of(son)),
                        new Ground.Seen(business));
            }
        }
    }

    /// Whose hand a seat has to take a card from.
    private static Optional<Seat> looked(DonCapolloState state, Seat seat) {
        return state.top().orElse(null) instanceof DonCapolloPending.Picking(Seat by, Seat son) && by.equals(seat)
                ? Optional.of(son)
                : Optional.empty();
    }

    private static String title(Names names, DonCapolloState state, Seat seat) {
        Seat whose = looked(state, seat).orElse(seat);
        return names.words(state.hand(whose).isEmpty() ? "hand-empty" : "hand-of", names.of(whose));
    }
}
