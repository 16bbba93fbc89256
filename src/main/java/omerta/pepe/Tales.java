package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;

/// The longer sentences of events: those that are told in several ways.
final class Tales {

    private Tales() {}

    /// An explosion: on its own or by a card, with or without dead.
    static Message of(DonPepeDeed.Exploded told) {
        if (told.by().equals(told.cake())) {
            return told.dead().isEmpty()
                    ? Message.of("don-pepe.event.exploded-harmless", told.cake(), told.chair())
                    : Message.of("don-pepe.event.exploded", told.cake(), told.chair(), Phrases.sitters(told.dead()));
        }
        return told.dead().isEmpty()
                ? Message.of("don-pepe.event.ka-boom-harmless", told.by(), told.cake(), told.chair())
                : Message.of(
                        "don-pepe.event.ka-boom", told.by(), told.cake(), told.chair(), Phrases.sitters(told.dead()));
    }

    /// The loot: none, what the bank still had, or all of it and where it came from.
    static Message of(DonPepeReckoning.Looted told) {
        DonPepeLoot loot = told.loot();
        Message paid = Phrases.money(told.paid());
        if (loot.due() == 0) {
            return Message.of("don-pepe.event.no-loot", told.seat());
        }
        if (told.paid() < loot.due()) {
            return Message.of("don-pepe.event.looted-rest", told.seat(), paid, Phrases.money(loot.due()));
        }
        return Message.of(
                loot.doubled() ? "don-pepe.event.looted-doubled" : "don-pepe.event.looted",
                told.seat(),
                paid,
                sources(loot));
    }

    private static List<Message> sources(DonPepeLoot loot) {
        List<Message> sources = new ArrayList<>();
        if (loot.boss() > 0) {
            sources.add(Message.of("don-pepe.loot.boss", Phrases.money(loot.boss())));
        }
        if (loot.businesses() > 0) {
            sources.add(Message.of("don-pepe.loot.businesses", Phrases.money(loot.businesses())));
        }
        return sources;
    }

    /// A cocktail: who sleeps, who dies, or both.
    static Message of(DonPepeDeed.Drugged told) {
        if (told.dead().isEmpty()) {
            return Message.of("don-pepe.event.drugged", told.seat(), Phrases.sitters(told.asleep()));
        }
        return told.asleep().isEmpty()
                ? Message.of("don-pepe.event.drugged-dead", told.seat(), Phrases.sitters(told.dead()))
                : Message.of(
                        "don-pepe.event.drugged-both",
                        told.seat(),
                        Phrases.sitters(told.asleep()),
                        Phrases.sitters(told.dead()));
    }
}
