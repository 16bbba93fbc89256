package omerta.dacapo;

import java.util.ArrayList;
import java.util.List;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Parts of sentences: cards, where they come from, how a game ended.
final class Phrases {

    private static final Message JOKER = Message.of("da-capo.card.joker");
    private static final Message UNKNOWN = Message.of("da-capo.card.unknown");

    private Phrases() {}

    /// A card.
    static Message card(int card) {
        return switch (card) {
            case DaCapoTables.JOKER -> JOKER;
            case Pile.FACE_DOWN -> UNKNOWN;
            default -> Message.of("da-capo.card.number", card);
        };
    }

    /// A card on a building pile, with what it stands for.
    static Message cardAs(int card, int value) {
        return card == DaCapoTables.JOKER ? Message.of("da-capo.card.joker-as", value) : card(card);
    }

    /// All cards of a pile.
    static List<Message> cards(Pile pile) {
        List<Message> cards = new ArrayList<>(pile.size());
        for (int i = 0; i < pile.size(); i++) {
            cards.add(card(pile.at(i)));
        }
        return cards;
    }

    /// Where a seat takes a card from.
    static Message from(Seat seat, Source from) {
        return switch (from) {
            case Source.Hand(int _) -> Message.of("da-capo.from.hand");
            case Source.Auxiliary(int pile) -> Message.of("da-capo.from.auxiliary", pile);
            case Source.Stack(Seat of) ->
                of.equals(seat) ? Message.of("da-capo.from.own-stack") : Message.of("da-capo.from.stack", of);
        };
    }

    /// A player's name, where a list of them is said.
    static Message name(Seat seat) {
        return Message.of("da-capo.name", seat);
    }

    /// How a game ended.
    static Message result(DaCapoResult result) {
        if (result.winner().isEmpty()) {
            return switch (result.end()) {
                case WON -> throw new IllegalArgumentException("won by nobody");
                case BLOCKED -> Message.of("da-capo.event.blocked");
                case CIRCLE -> Message.of("da-capo.event.circle");
            };
        }
        Seat winner = result.winner().get();
        return Message.of(
                switch (result.end()) {
                    case WON -> "da-capo.event.won";
                    case BLOCKED -> "da-capo.event.blocked-won";
                    case CIRCLE -> "da-capo.event.circle-won";
                },
                winner,
                result.points());
    }

    /// How a match ended.
    static Message matchOver(SeatSet winners, int points, boolean reached) {
        List<Message> names = winners.seats().stream().map(Phrases::name).toList();
        return Message.of(reached ? "da-capo.event.match-won" : "da-capo.event.match-scoreless", names, points);
    }
}
