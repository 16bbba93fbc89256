package omerta.capollo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Seat;

/// Who has won: the most power, then the most money.
final class Settlement {

    private Settlement() {}

    static Optional<Outcome> outcome(DonCapolloState state) {
        if (!state.clock().over()) {
            return Optional.empty();
        }
        Comparator<Seat> order =
                Comparator.<Seat>comparingInt(seat -> -state.power(seat)).thenComparingInt(seat -> -state.money(seat));
        List<Seat> ranked = Seat.first(state.seats()).stream().sorted(order).toList();
        List<Outcome.Standing> standings = new ArrayList<>();
        for (Seat seat : ranked) {
            int ahead = (int) ranked.stream()
                    .filter(other -> order.compare(other, seat) < 0)
                    .count();
            standings.add(new Outcome.Standing(
                    seat, ahead + 1, state.power(seat), lines(state.counts().get(seat.index()))));
        }
        return Optional.of(new Outcome(
                Message.of("don-capollo.end.pile"), "don-capollo.score.amount", standings, ties(state, ranked)));
    }

    private static List<Outcome.ScoreLine> lines(DonCapolloCount count) {
        return List.of(
                new Outcome.ScoreLine(Message.of("don-capollo.score.before"), count.before()),
                new Outcome.ScoreLine(Message.of("don-capollo.score.rows"), count.rows()),
                new Outcome.ScoreLine(Message.of("don-capollo.score.paid"), -count.paid()),
                new Outcome.ScoreLine(Message.of("don-capollo.score.favours"), count.favours()),
                new Outcome.ScoreLine(Message.of("don-capollo.score.exchanged"), count.exchanged()));
    }

    private static List<Message> ties(DonCapolloState state, List<Seat> ranked) {
        List<Message> ties = new ArrayList<>();
        for (int i = 1; i < ranked.size(); i++) {
            Seat ahead = ranked.get(i - 1);
            Seat behind = ranked.get(i);
            if (state.power(ahead) == state.power(behind)) {
                ties.add(
                        state.money(ahead) == state.money(behind)
                                ? Message.of("don-capollo.tie.shared", ahead, behind, state.power(ahead))
                                : Message.of(
                                        "don-capollo.tie.money",
                                        ahead,
                                        behind,
                                        state.power(ahead),
                                        Phrases.money(state.money(ahead)),
                                        Phrases.money(state.money(behind))));
            }
        }
        return ties;
    }
}
