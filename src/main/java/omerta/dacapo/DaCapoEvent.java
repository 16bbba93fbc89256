package omerta.dacapo;

import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;

/// What happens in Da Capo!.
public sealed interface DaCapoEvent extends Event {

    @Override
    default DaCapoEvent mask(Viewer viewer) {
        return this;
    }

    /// A game was dealt.
    ///
    /// @param game its number, from 1
    /// @param dealer who dealt
    /// @param starter who begins
    record Dealt(int game, Seat dealer, Seat starter) implements DaCapoEvent {
        @Override
        public String clause() {
            return game == 1 ? "DC-2.1" : "DC-9.3";
        }

        @Override
        public Message message() {
            return Message.of("da-capo.event.dealt", dealer, game, starter);
        }
    }

    /// A seat drew cards.
    ///
    /// @param seat who
    /// @param why on which occasion
    /// @param cards the cards in the order they were drawn, face down for the others
    record Drew(Seat seat, DaCapoDraw why, Pile cards) implements DaCapoEvent {
        @Override
        public String clause() {
            return why.clause();
        }

        @Override
        public Drew mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Drew(seat, why, cards.hidden());
        }

        @Override
        public Message message() {
            return cards.contains(Pile.FACE_DOWN)
                    ? Message.of("da-capo.event.drew", seat, cards.size())
                    : Message.of("da-capo.event.drew-known", seat, Phrases.cards(cards));
        }
    }

    /// The cards set aside became the new draw pile.
    ///
    /// @param cards how many there are
    record Reshuffled(int cards) implements DaCapoEvent {
        @Override
        public String clause() {
            return "DC-4.3";
        }

        @Override
        public Message message() {
            return Message.of("da-capo.event.reshuffled", cards);
        }
    }

    /// A card was placed in the middle.
    ///
    /// @param seat who placed it
    /// @param from where it came from
    /// @param card its face
    /// @param value what it stands for there
    /// @param pile the number of the building pile, from 1
    record Placed(Seat seat, Source from, int card, int value, int pile) implements DaCapoEvent {
        @Override
        public String clause() {
            return value == 1 ? "DC-5.9" : "DC-5.10";
        }

        @Override
        public Message message() {
            return Message.of(
                    value == 1 ? "da-capo.event.started" : "da-capo.event.placed",
                    seat,
                    Phrases.cardAs(card, value),
                    Phrases.from(seat, from),
                    pile);
        }
    }

    /// The next card of a player stack was turned up.
    ///
    /// @param of whose stack
    /// @param card the card that is on top now
    record TurnedUp(Seat of, int card) implements DaCapoEvent {
        @Override
        public String clause() {
            return "DC-5.3";
        }

        @Override
        public Message message() {
            return Message.of("da-capo.event.turned-up", of, Phrases.card(card));
        }
    }

    /// A building pile was completed and set aside.
    ///
    /// @param pile its number, from 1
    record Completed(int pile) implements DaCapoEvent {
        @Override
        public String clause() {
            return "DC-5.13";
        }

        @Override
        public Message message() {
            return Message.of("da-capo.event.completed", pile);
        }
    }

    /// A hand card was put on an auxiliary pile, which ended the turn.
    ///
    /// @param seat who
    /// @param card its face
    /// @param pile the number of the auxiliary pile, from 1
    record Discarded(Seat seat, int card, int pile) implements DaCapoEvent {
        @Override
        public String clause() {
            return "DC-6.1";
        }

        @Override
        public Message message() {
            return Message.of("da-capo.event.discarded", seat, Phrases.card(card), pile);
        }
    }

    /// A seat with an empty hand can do nothing more: its turn is over without a discard.
    ///
    /// @param seat who
    record PassedOver(Seat seat) implements DaCapoEvent {
        @Override
        public String clause() {
            return "DC-7.2";
        }

        @Override
        public Message message() {
            return Message.of("da-capo.event.passed-over", seat);
        }
    }

    /// A game is over.
    ///
    /// @param game its number, from 1
    /// @param result how it ended
    record GameOver(int game, DaCapoResult result) implements DaCapoEvent {
        @Override
        public String clause() {
            return result.end().clause();
        }

        @Override
        public Message message() {
            return Phrases.result(result);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// The match is over.
    ///
    /// @param winners who has the most points
    /// @param points how many these are
    /// @param reached whether they reach what was played to; else too many games in a row gave nobody points
    record MatchOver(SeatSet winners, int points, boolean reached) implements DaCapoEvent {
        @Override
        public String clause() {
            return reached ? "DC-9.2" : "DC-9.4";
        }

        @Override
        public Message message() {
            return Phrases.matchOver(winners, points, reached);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }
}
