package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeCard;
import omerta.pepe.DonPepeChair;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeRole;
import omerta.pepe.DonPepeState;
import omerta.pepe.DonPepeThing;
import omerta.ui.board.Desk;

/// What the things on the table are called.
///
/// @param desk which has the words
record Names(Desk<DonPepeAction> desk) {

    /// A seat's name.
    String of(Seat seat) {
        return desk.say(Message.of("don-pepe.name", seat));
    }

    /// A gangster, with whose he is.
    String man(DonPepeMan man) {
        return desk.say(Message.of("don-pepe.man." + key(man.role()), man.of()));
    }

    /// What a gangster is.
    String role(DonPepeRole role) {
        return desk.words("don-pepe.role." + key(role));
    }

    /// A card.
    String card(DonPepeCard card) {
        return desk.words("don-pepe.card." + key(card));
    }

    /// The short rule of a card.
    String rule(DonPepeCard card) {
        return desk.words("don-pepe.table.rule." + key(card));
    }

    /// What lies before a chair.
    String thing(DonPepeThing thing) {
        return desk.words("don-pepe.thing." + key(thing));
    }

    /// A chair with all that belongs to it.
    String chair(DonPepeState state, DonPepeChair chair) {
        int number = chair.chair();
        List<String> parts = new ArrayList<>();
        parts.add(desk.words("don-pepe.table.chair", number, thing(chair.thing())));
        parts.add(state.man(number).map(this::man).orElseGet(() -> desk.words("don-pepe.table.free")));
        state.poisoner(number).ifPresent(by -> parts.add(desk.words("don-pepe.table.asleep", of(by))));
        state.cakeOn(number).ifPresent(cake -> parts.add(desk.words("don-pepe.table.cake", of(cake))));
        return join(parts);
    }

    /// The cards played in this turn.
    String played(Pile cards) {
        if (cards.isEmpty()) {
            return desk.words("don-pepe.table.none-played");
        }
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            parts.add(card(DonPepeCard.of(cards.at(i))));
        }
        return desk.words("don-pepe.table.played", join(parts));
    }

    /// A sum of money, given in dollars.
    String money(int dollars) {
        return desk.say(Message.of("don-pepe.money", dollars));
    }

    /// Several things in one sentence.
    String join(List<String> parts) {
        return String.join(", ", parts);
    }

    /// A constant as it is written in keys and style classes.
    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
