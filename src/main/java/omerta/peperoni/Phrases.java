package omerta.peperoni;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Parts of sentences: houses, streets, chits, agents.
final class Phrases {

    private static final Pattern ON_STREET = Pattern.compile("(.+)-([0-9]+)");

    private Phrases() {}

    /// A player's name, where a list of them is said.
    static Message name(Seat seat) {
        return Message.of("don-peperoni.name", seat);
    }

    static List<Message> names(SeatSet seats) {
        return seats.seats().stream().map(Phrases::name).toList();
    }

    /// A house, as what is won or entered.
    static Message the(String house) {
        return Message.of("don-peperoni.house." + house + ".the");
    }

    /// A house, as where something is done.
    static Message in(String house) {
        return Message.of("don-peperoni.house." + house + ".in");
    }

    /// A street.
    static Message street(String street) {
        return Message.of("don-peperoni.street." + street);
    }

    /// A street space: a street's with its number, any other by its name.
    static Message space(String space) {
        Matcher onStreet = ON_STREET.matcher(space);
        return onStreet.matches()
                ? Message.of(
                        "don-peperoni.space.on-street", street(onStreet.group(1)), Integer.parseInt(onStreet.group(2)))
                : Message.of("don-peperoni.space." + space);
    }

    /// A street space or a house, by itself.
    static Message place(String id, boolean house) {
        return house ? the(id) : space(id);
    }

    /// A chit.
    static Message chit(int value) {
        return Message.of("don-peperoni.chit", value);
    }

    /// An agent whose player is named already.
    static Message the(DonPeperoniAgent agent) {
        return Message.of(
                switch (agent) {
                    case LAWYER -> "don-peperoni.agent.lawyer.the";
                    case SPY -> "don-peperoni.agent.spy.the";
                    case GUNSLINGER -> "don-peperoni.agent.gunslinger.the";
                    case BODYGUARD -> "don-peperoni.agent.bodyguard.the";
                    case CHAR_LADY -> "don-peperoni.agent.char-lady.the";
                });
    }

    /// An agent by itself.
    static Message agent(DonPeperoniAgent agent) {
        return Message.of(
                switch (agent) {
                    case LAWYER -> "don-peperoni.agent.lawyer";
                    case SPY -> "don-peperoni.agent.spy";
                    case GUNSLINGER -> "don-peperoni.agent.gunslinger";
                    case BODYGUARD -> "don-peperoni.agent.bodyguard";
                    case CHAR_LADY -> "don-peperoni.agent.char-lady";
                });
    }

    private static Message guest(DonPeperoniGuest guest) {
        return Message.of(
                switch (guest.agent()) {
                    case LAWYER -> "don-peperoni.agent.lawyer.of";
                    case SPY -> "don-peperoni.agent.spy.of";
                    case GUNSLINGER -> "don-peperoni.agent.gunslinger.of";
                    case BODYGUARD -> "don-peperoni.agent.bodyguard.of";
                    case CHAR_LADY -> "don-peperoni.agent.char-lady.of";
                },
                guest.seat());
    }

    static List<Message> guests(List<DonPeperoniGuest> guests) {
        return guests.stream().map(Phrases::guest).toList();
    }

    static List<Message> sums(List<DonPeperoniSum> sums) {
        return sums.stream()
                .map(sum -> Message.of("don-peperoni.sum", name(sum.seat()), sum.sum()))
                .toList();
    }
}
