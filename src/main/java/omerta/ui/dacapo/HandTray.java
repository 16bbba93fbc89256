package omerta.ui.dacapo;

import omerta.dacapo.DaCapoAction;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.kit.HandRow;

/// The hand of one seat.
final class HandTray extends HandRow<Ground> {

    private static final Measures MEASURES = new Measures(6.5, 0.35, 0.12, 0.22, 9, 1);

    /// The hand of a seat, as its view shows it.
    HandTray(Desk<DaCapoAction> desk, Seat seat, Pile hand) {
        Names names = new Names(desk);
        super(
                "da-capo-tray",
                desk.words(hand.isEmpty() ? "da-capo.table.hand-empty" : "da-capo.table.hand-of", names.of(seat)),
                MEASURES);
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.at(i);
            lay(
                    Faces.of(card),
                    desk.words("da-capo.table.hand-card", names.card(card), i + 1, hand.size()),
                    new Ground.HandCard(card));
        }
    }
}
