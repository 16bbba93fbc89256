package omerta.corleone;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Who has won: the most money, then the most turfs, then the most jobs.
final class Settlement {

    private final CorleoneCity city;

    Settlement(CorleoneCity city) {
        this.city = city;
    }

    Optional<Outcome> outcome(CorleoneState state) {
        if (!state.clock().over()) {
            return Optional.empty();
        }
        int[] turfs = turfs(state);
        int[] colours = colours(state);
        Comparator<Seat> order = Comparator.<Seat>comparingInt(seat -> -total(state, seat, turfs, colours))
                .thenComparingInt(seat -> -turfs[seat.index()])
                .thenComparingInt(seat -> -state.family(seat).done().size());
        List<Seat> ranked = Seat.first(state.seats()).stream().sorted(order).toList();
        List<Outcome.Standing> standings = new ArrayList<>();
        for (Seat seat : ranked) {
            int ahead = (int) ranked.stream()
                    .filter(other -> order.compare(other, seat) < 0)
                    .count();
            standings.add(new Outcome.Standing(
                    seat,
                    ahead + 1,
                    total(state, seat, turfs, colours),
                    List.of(
                            new Outcome.ScoreLine(Message.of("corleone.score.suitcase"), suitcase(state, seat)),
                            new Outcome.ScoreLine(
                                    Message.of("corleone.score.turfs"),
                                    turfs[seat.index()] * city.tables().turfBonus()),
                            new Outcome.ScoreLine(
                                    Message.of("corleone.score.jobs"),
                                    colours[seat.index()] * city.tables().jobBonus()))));
        }
        return Optional.of(new Outcome(
                Message.of("corleone.end.acts"), "corleone.score.amount", standings, ties(state, standings, turfs)));
    }

    private int total(CorleoneState state, Seat seat, int[] turfs, int[] colours) {
        return suitcase(state, seat)
                + turfs[seat.index()] * city.tables().turfBonus()
                + colours[seat.index()] * city.tables().jobBonus();
    }

    private int suitcase(CorleoneState state, Seat seat) {
        Pile bills = state.family(seat).suitcase();
        int sum = 0;
        for (int i = 0; i < bills.size(); i++) {
            sum += city.value(bills.at(i));
        }
        return sum;
    }

    /// How many turfs each seat has most markers in, or as many as another and one that lies highest.
    private static int[] turfs(CorleoneState state) {
        int[] turfs = new int[state.seats()];
        for (Pile stack : state.board().stacks()) {
            winner(stack).ifPresent(seat -> turfs[seat.index()]++);
        }
        return turfs;
    }

    /// Who has most markers in a stack, or as many as another and one that lies highest.
    static Optional<Seat> winner(Pile stack) {
        int best = -1;
        for (int i = stack.size() - 1; i >= 0; i--) {
            if (best < 0 || stack.count(stack.at(i)) > stack.count((byte) best)) {
                best = stack.at(i);
            }
        }
        return best > 0 ? Optional.of(Seat.of(best - 1)) : Optional.empty();
    }

    /// In how many colours each seat has completed most jobs.
    private int[] colours(CorleoneState state) {
        int[] colours = new int[state.seats()];
        for (CorleoneColour colour : CorleoneColour.values()) {
            leaders(state, colour).forEach(seat -> colours[seat.index()]++);
        }
        return colours;
    }

    /// Who has completed most jobs of a colour, at least one.
    List<Seat> leaders(CorleoneState state, CorleoneColour colour) {
        int[] done = new int[state.seats()];
        int most = 1;
        for (int i = 0; i < done.length; i++) {
            Pile jobs = state.families().get(i).done();
            for (int j = 0; j < jobs.size(); j++) {
                done[i] += city.job(jobs.at(j)).colour() == colour ? 1 : 0;
            }
            most = Math.max(most, done[i]);
        }
        List<Seat> leaders = new ArrayList<>();
        for (int i = 0; i < done.length; i++) {
            if (done[i] == most) {
                leaders.add(Seat.of(i));
            }
        }
        return leaders;
    }

    private static List<Message> ties(CorleoneState state, List<Outcome.Standing> standings, int[] turfs) {
        List<Message> ties = new ArrayList<>();
        for (int i = 1; i < standings.size(); i++) {
            Seat ahead = standings.get(i - 1).seat();
            Seat behind = standings.get(i).seat();
            int money = standings.get(i).total();
            if (standings.get(i - 1).total() == money) {
                int jobs = state.family(ahead).done().size();
                int fewer = state.family(behind).done().size();
                ties.add(
                        turfs[ahead.index()] != turfs[behind.index()]
                                ? Message.of(
                                        "corleone.tie.turfs",
                                        ahead,
                                        behind,
                                        money,
                                        turfs[ahead.index()],
                                        turfs[behind.index()])
                                : jobs != fewer
                                        ? Message.of("corleone.tie.jobs", ahead, behind, money, jobs, fewer)
                                        : Message.of("corleone.tie.shared", ahead, behind, money));
            }
        }
        return ties;
    }
}
