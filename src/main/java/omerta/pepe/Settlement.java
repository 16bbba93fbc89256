package omerta.pepe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Seat;

/// Says who has won: the most cash, then whose men were at the table longer, then who killed more opponents.
final class Settlement {

    private Settlement() {}

    static Optional<Outcome> outcome(DonPepeState state) {
        if (state.phase() != DonPepePhase.OVER) {
            return Optional.empty();
        }
        Comparator<Seat> order = order(state);
        List<Seat> ranked = Seat.first(state.seats()).stream().sorted(order).toList();
        List<Outcome.Standing> standings = new ArrayList<>();
        for (Seat seat : ranked) {
            int ahead = (int) ranked.stream()
                    .filter(other -> order.compare(other, seat) < 0)
                    .count();
            int cash = state.cash(seat);
            standings.add(new Outcome.Standing(
                    seat, ahead + 1, cash, List.of(new Outcome.ScoreLine(Message.of("don-pepe.score.cash"), cash))));
        }
        return Optional.of(new Outcome(
                Phrases.end(DonPepeEnd.of(state.ledger())),
                "don-pepe.score.amount",
                standings,
                ties(state, ranked, standings)));
    }

    private static Comparator<Seat> order(DonPepeState state) {
        return Comparator.<Seat>comparingInt(seat -> -state.cash(seat))
                .thenComparingInt(seat -> -lasted(state, seat))
                .thenComparingInt(seat -> -state.taken(seat));
    }

    /// How long a seat's men were at the table, for comparing.
    private static int lasted(DonPepeState state, Seat seat) {
        int instant = state.ledger().out().at(seat.index());
        return instant == 0 ? Integer.MAX_VALUE : instant;
    }

    private static List<Message> ties(DonPepeState state, List<Seat> ranked, List<Outcome.Standing> standings) {
        List<Message> ties = new ArrayList<>();
        for (int i = 1; i < ranked.size(); i++) {
            Seat ahead = ranked.get(i - 1);
            Seat behind = ranked.get(i);
            if (state.cash(ahead) == state.cash(behind)) {
                ties.add(tie(state, ahead, behind, standings.get(i).place()));
            }
        }
        return ties;
    }

    private static Message tie(DonPepeState state, Seat ahead, Seat behind, int place) {
        Message cash = Phrases.money(state.cash(ahead));
        if (lasted(state, ahead) != lasted(state, behind)) {
            return Message.of("don-pepe.tie.longer", ahead, behind, cash);
        }
        int taken = state.taken(ahead);
        return taken != state.taken(behind)
                ? Message.of("don-pepe.tie.taken", ahead, behind, cash, taken, state.taken(behind))
                : Message.of("don-pepe.tie.shared", ahead, behind, cash, place);
    }
}
