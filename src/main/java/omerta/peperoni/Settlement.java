package omerta.peperoni;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Seat;

/// Counts votes, says who has won: the most votes, then the most money left.
final class Settlement {

    private final DonPeperoniTables tables;

    Settlement(DonPeperoniTables tables) {
        this.tables = tables;
    }

    /// A seat's votes: the numbers of the houses that it has, added up.
    int votes(DonPeperoniState state, Seat seat) {
        return sum(state, house -> house.holder().filter(seat::equals).isPresent());
    }

    private int sum(DonPeperoniState state, Predicate<DonPeperoniHouse> which) {
        int sum = 0;
        for (int i = 0; i < state.board().houses().size(); i++) {
            sum += which.test(state.board().houses().get(i))
                    ? tables.houses().get(i).value()
                    : 0;
        }
        return sum;
    }

    Optional<Outcome> outcome(DonPeperoniState state) {
        if (state.phase() != DonPeperoniPhase.OVER) {
            return Optional.empty();
        }
        Comparator<Seat> order = Comparator.<Seat>comparingInt(seat -> -votes(state, seat))
                .thenComparingInt(seat -> -money(state, seat));
        List<Seat> ranked = Seat.first(state.seats()).stream().sorted(order).toList();
        List<Outcome.Standing> standings = new ArrayList<>();
        for (Seat seat : ranked) {
            int ahead = (int) ranked.stream()
                    .filter(other -> order.compare(other, seat) < 0)
                    .count();
            standings.add(new Outcome.Standing(seat, ahead + 1, votes(state, seat), lines(state, seat)));
        }
        return Optional.of(new Outcome(
                end(state, standings), "don-peperoni.unit.votes", standings, ties(state, ranked, standings)));
    }

    private int money(DonPeperoniState state, Seat seat) {
        return state.screen(seat).money(tables);
    }

    private List<Outcome.ScoreLine> lines(DonPeperoniState state, Seat seat) {
        int posters = sum(state, house -> house.poster().filter(seat::equals).isPresent());
        int agents = sum(
                state,
                house -> house.taker().filter(seat::equals).isPresent()
                        && house.poster().filter(seat::equals).isEmpty());
        List<Outcome.ScoreLine> lines = new ArrayList<>();
        lines.add(new Outcome.ScoreLine(Message.of("don-peperoni.score.home"), tables.home()));
        add(lines, "don-peperoni.score.bribes", posters - tables.home());
        add(lines, "don-peperoni.score.agents", agents);
        add(lines, "don-peperoni.score.lost", votes(state, seat) - posters - agents);
        return lines;
    }

    private static void add(List<Outcome.ScoreLine> lines, String source, int amount) {
        if (amount != 0) {
            lines.add(new Outcome.ScoreLine(Message.of(source), amount));
        }
    }

    private Message end(DonPeperoniState state, List<Outcome.Standing> standings) {
        List<Message> first = standings.stream()
                .filter(standing -> standing.place() == 1)
                .map(standing -> Phrases.name(standing.seat()))
                .toList();
        int votes = standings.getFirst().total();
        return first.size() == 1
                ? Message.of("don-peperoni.end.won", standings.getFirst().seat(), votes)
                : Message.of(
                        "don-peperoni.end.shared",
                        first,
                        votes,
                        money(state, standings.getFirst().seat()));
    }

    private List<Message> ties(DonPeperoniState state, List<Seat> ranked, List<Outcome.Standing> standings) {
        List<Message> ties = new ArrayList<>();
        for (int i = 1; i < ranked.size(); i++) {
            Seat ahead = ranked.get(i - 1);
            Seat behind = ranked.get(i);
            int votes = votes(state, behind);
            if (votes(state, ahead) == votes) {
                int most = money(state, ahead);
                int less = money(state, behind);
                ties.add(
                        most == less
                                ? Message.of(
                                        "don-peperoni.tie.shared",
                                        ahead,
                                        behind,
                                        votes,
                                        less,
                                        standings.get(i).place())
                                : Message.of("don-peperoni.tie.money", ahead, behind, votes, most, less));
            }
        }
        return ties;
    }
}
