package omerta.peperoni;

import omerta.engine.Message;
import omerta.engine.Seat;

/// The sentences of what agents do in the end.
final class Tales {

    private Tales() {}

    static Message of(DonPeperoniElection.Taken told) {
        Message house = Phrases.the(told.house());
        Seat seat = told.seat();
        if (told.from().isEmpty()) {
            return Message.of(
                    told.gunslinger() ? "don-peperoni.event.taken.gunslinger" : "don-peperoni.event.taken.lawyer",
                    seat,
                    house,
                    told.votes());
        }
        Seat from = told.from().get();
        if (from.equals(seat)) {
            return Message.of(
                    told.gunslinger()
                            ? "don-peperoni.event.taken-own.gunslinger"
                            : "don-peperoni.event.taken-own.lawyer",
                    seat,
                    house);
        }
        return Message.of(
                told.gunslinger() ? "don-peperoni.event.taken-from.gunslinger" : "don-peperoni.event.taken-from.lawyer",
                seat,
                house,
                told.votes(),
                from);
    }

    static Message of(DonPeperoniElection.NotTaken told) {
        Message house = Phrases.the(told.house());
        return switch (told.why()) {
            case GUNSLINGERS -> Message.of("don-peperoni.event.not-taken.gunslingers", house);
            case BODYGUARD -> Message.of("don-peperoni.event.not-taken.bodyguard", house);
            case LAWYER -> Message.of("don-peperoni.event.not-taken.lawyer", house);
            case NOBODY -> Message.of("don-peperoni.event.not-taken.nobody", house);
        };
    }
}
