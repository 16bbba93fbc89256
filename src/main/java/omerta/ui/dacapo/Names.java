package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoTables;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.Desk;

/// What the things on the table are called.
///
/// @param desk which has the words
record Names(Desk<DaCapoAction> desk) {

    /// A seat's name.
    String of(Seat seat) {
        return desk.say(Message.of("da-capo.name", seat));
    }

    /// A card.
    String card(int card) {
        return switch (card) {
            case Pile.FACE_DOWN -> desk.words("da-capo.table.face-down");
            case DaCapoTables.JOKER -> desk.words("da-capo.table.joker");
            default -> Integer.toString(card);
        };
    }

    /// How many cards a hand has.
    String hand(int cards) {
        return desk.words("da-capo.table.hand", cards);
    }

    /// A player stack and its top card.
    ///
    /// @param leads whether no other is smaller
    String stack(Seat seat, Pile pile, boolean leads) {
        return desk.words(
                leads ? "da-capo.table.stack-leads" : "da-capo.table.stack", of(seat), card(pile.top()), pile.size());
    }

    /// An auxiliary pile with all its cards, the top one first.
    String auxiliary(Seat seat, int number, Pile pile) {
        return desk.words("da-capo.table.auxiliary", of(seat), number, cards(pile));
    }

    /// A building pile, its top card and the number it waits for.
    String building(int number, Pile pile) {
        String top =
                pile.top() == DaCapoTables.JOKER ? desk.words("da-capo.table.joker-as", pile.size()) : card(pile.top());
        return desk.words("da-capo.table.building", number, top, pile.size() + 1);
    }

    private String cards(Pile pile) {
        List<String> cards = new ArrayList<>();
        for (int i = pile.size() - 1; i >= 0; i--) {
            cards.add(card(pile.at(i)));
        }
        return String.join(", ", cards);
    }
}
