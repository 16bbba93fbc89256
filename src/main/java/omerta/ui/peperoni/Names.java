package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniHouse;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Desk;

/// What the things on the table are called.
///
/// @param desk which has the words
/// @param map what the places are
record Names(Desk<DonPeperoniAction> desk, Places map) {

    /// A seat's name.
    String of(Seat seat) {
        return desk.say(Message.of("don-peperoni.name", seat));
    }

    /// A canvasser.
    String canvasser(Seat seat, int canvasser) {
        return desk.say(Message.of("don-peperoni.canvasser", seat, canvasser));
    }

    /// An agent.
    String agent(DonPeperoniAgent agent) {
        return desk.words("don-peperoni.agent." + key(agent));
    }

    /// An agent of a seat.
    String agent(Seat seat, DonPeperoniAgent agent) {
        return desk.say(Message.of("don-peperoni.agent." + key(agent) + ".of", seat));
    }

    /// What an agent does.
    String rule(DonPeperoniAgent agent) {
        return desk.words("don-peperoni.agent." + key(agent) + ".explained");
    }

    /// A place.
    String place(int place) {
        return desk.say(message(place));
    }

    /// A place, to be said in a sentence.
    Message message(int place) {
        String id = map.id(place);
        if (map.isHouse(place)) {
            return Message.of("don-peperoni.house." + id);
        }
        String street = map.space(place).street();
        return street.isEmpty()
                ? Message.of("don-peperoni.space." + id)
                : Message.of(
                        "don-peperoni.space.on-street",
                        Message.of("don-peperoni.street." + street),
                        Integer.parseInt(id.substring(street.length() + 1)));
    }

    /// A street.
    String street(String id) {
        return desk.words("don-peperoni.street." + id);
    }

    /// A house or a space with all that everybody sees of it.
    String place(int place, DonPeperoniState state) {
        if (map.isHouse(place)) {
            return house(place, state);
        }
        boolean closed = state.closed() != 0 && state.closed() == map.street(place);
        return closed ? place(place) + ", " + desk.words("don-peperoni.table.closed") : place(place);
    }

    private String house(int place, DonPeperoniState state) {
        DonPeperoniHouse house = state.board().houses().get(map.index(place));
        List<String> parts = new ArrayList<>();
        parts.add(desk.words(
                "don-peperoni.table.house", place(place), map.building(place).value()));
        if (map.isLocked(place)) {
            parts.add(desk.words("don-peperoni.table.locked"));
        }
        if (state.isRaided(place)) {
            parts.add(desk.words("don-peperoni.table.raided"));
        }
        house.holder().ifPresent(seat -> parts.add(desk.words("don-peperoni.table.poster-of", of(seat))));
        for (Seat seat : Seat.first(state.seats())) {
            int chits = house.chits(seat).size();
            int agents = house.agents(seat).size();
            if (chits + agents > 0) {
                parts.add(desk.words("don-peperoni.table.left-there", of(seat), chits, agents));
            }
        }
        if (house.isTied()) {
            parts.add(desk.words("don-peperoni.table.stalemate"));
        }
        return String.join(", ", parts);
    }

    /// A canvasser with where it stands, and whether the police hold it.
    String standing(Seat seat, int canvasser, DonPeperoniState state) {
        String words = desk.words(
                "don-peperoni.table.stands",
                canvasser(seat, canvasser),
                place(state.board().place(seat, canvasser)));
        return state.frisked(seat) == canvasser ? words + ", " + desk.words("don-peperoni.table.frisked") : words;
    }

    /// A constant as it is written in keys and style classes.
    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
