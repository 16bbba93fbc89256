package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Parts of sentences: men, chairs, cards, money.
final class Phrases {

    private static final Message UNKNOWN = Message.of("don-pepe.card.unknown");

    private Phrases() {}

    /// A player's name, where a list of them is said.
    static Message name(Seat seat) {
        return Message.of("don-pepe.name", seat);
    }

    /// A gangster, with whose he is.
    static Message man(DonPepeMan man) {
        return Message.of(
                switch (man.role()) {
                    case BOSS -> "don-pepe.man.boss";
                    case JOE -> "don-pepe.man.joe";
                    case MIKE -> "don-pepe.man.mike";
                    case JIM -> "don-pepe.man.jim";
                },
                man.of());
    }

    /// A gangster whose owner is named already.
    static Message role(DonPepeRole role) {
        return Message.of(
                switch (role) {
                    case BOSS -> "don-pepe.role.boss";
                    case JOE -> "don-pepe.role.joe";
                    case MIKE -> "don-pepe.role.mike";
                    case JIM -> "don-pepe.role.jim";
                });
    }

    /// A gangster on his chair.
    static Message sitter(DonPepeSitter sitter) {
        return Message.of("don-pepe.sitter", man(sitter.man()), sitter.chair());
    }

    /// A gangster on his chair, whose owner is named already.
    static Message own(DonPepeSitter sitter) {
        return Message.of("don-pepe.own", role(sitter.man().role()), sitter.chair());
    }

    /// Several gangsters.
    static List<Message> sitters(List<DonPepeSitter> sitters) {
        return sitters.stream().map(Phrases::sitter).toList();
    }

    /// A card, by its code.
    static Message card(int code) {
        return DonPepeCard.isCard(code) ? card(DonPepeCard.of(code)) : UNKNOWN;
    }

    /// A card.
    static Message card(DonPepeCard card) {
        return Message.of(
                switch (card) {
                    case KNIFE -> "don-pepe.card.knife";
                    case GUN -> "don-pepe.card.gun";
                    case CAKE -> "don-pepe.card.cake";
                    case PASS_THE_CAKE -> "don-pepe.card.pass-the-cake";
                    case KA_BOOM -> "don-pepe.card.ka-boom";
                    case SLUMBER_COCKTAIL -> "don-pepe.card.slumber-cocktail";
                    case COPS -> "don-pepe.card.cops";
                    case MOVEMENT -> "don-pepe.card.movement";
                });
    }

    /// All cards of a pile.
    static List<Message> cards(Pile pile) {
        List<Message> cards = new ArrayList<>(pile.size());
        for (int i = 0; i < pile.size(); i++) {
            cards.add(card(pile.at(i)));
        }
        return cards;
    }

    /// A sum of money, given in dollars.
    static Message money(int dollars) {
        return Message.of("don-pepe.money", dollars);
    }

    /// What lies before a chair.
    static Message thing(DonPepeThing thing) {
        return Message.of(
                switch (thing) {
                    case NONE -> "don-pepe.thing.none";
                    case GUN -> "don-pepe.thing.gun";
                    case KNIFE -> "don-pepe.thing.knife";
                    case DRINK -> "don-pepe.thing.drink";
                    case REGISTER -> "don-pepe.thing.register";
                    case BAR -> "don-pepe.thing.bar";
                    case CASINO -> "don-pepe.thing.casino";
                    case RESTAURANT -> "don-pepe.thing.restaurant";
                });
    }

    /// How a match ended.
    static Message end(DonPepeEnd end) {
        return Message.of(
                switch (end) {
                    case LAST_FAMILY -> "don-pepe.end.last-family";
                    case BANK_EMPTY -> "don-pepe.end.bank-empty";
                    case NOBODY_LEFT -> "don-pepe.end.nobody-left";
                    case STALLED -> "don-pepe.end.stalled";
                });
    }
}
