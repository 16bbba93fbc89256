package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloState;
import omerta.capollo.DonCapolloTables;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.Desk;

/// What the things on the table are called.
///
/// @param desk which has the words
/// @param tables the printed figures
record Names(Desk<DonCapolloAction> desk, DonCapolloTables tables) {

    /// Words of this table.
    String words(String key, Object... args) {
        return desk.words("don-capollo.table." + key, args);
    }

    /// A seat's name.
    String of(Seat seat) {
        return desk.say(Message.of("don-capollo.name", seat));
    }

    /// A business.
    String of(DonCapolloBusiness business) {
        return desk.words("don-capollo.business." + key(business));
    }

    /// A business, as the beginning of a line.
    String title(DonCapolloBusiness business) {
        String name = of(business);
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /// A sum of money, given in dollars.
    String money(int dollars) {
        return dollars < 0
                ? desk.say(Message.of("don-capollo.money-less", -dollars))
                : desk.say(Message.of("don-capollo.money", dollars));
    }

    /// What so many cards of a business bring.
    String step(DonCapolloBusiness business, int count) {
        return words("step", count, money(tables.money(business, count)), tables.power(business, count));
    }

    /// A row with what it brings now and with one card more.
    String row(DonCapolloState state, Seat seat, DonCapolloBusiness business) {
        int count = state.row(seat, business);
        String now = words("row", of(seat), of(business), step(business, count));
        return count < DonCapolloTables.PAID ? now + " " + words("row-next", step(business, count + 1)) : now;
    }

    /// How many cards a hand has, and those of them that are known.
    String hand(DonCapolloState state, Seat seat) {
        Pile hand = state.hand(seat);
        List<String> known = new ArrayList<>();
        for (int i = 0; i < hand.size(); i++) {
            if (hand.at(i) != Pile.FACE_DOWN) {
                known.add(of(DonCapolloBusiness.of(hand.at(i))));
            }
        }
        String words = words("hand", of(seat), hand.size());
        return known.isEmpty() ? words : words + " " + words("hand-known", join(known));
    }

    /// Several things in one sentence.
    static String join(List<String> parts) {
        return String.join(", ", parts);
    }

    /// A constant as it is written in keys, symbols and style classes.
    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
