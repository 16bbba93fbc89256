package omerta.dacapo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Counts points, says when all is over and who is first.
final class Settlement {

    private final DaCapoTables tables;

    Settlement(DaCapoTables tables) {
        this.tables = tables;
    }

    /// What a game that ends now is worth, while `active` acts and so many cards are left in each stack.
    static DaCapoResult result(DaCapoTerms terms, DaCapoEnd end, Seat active, List<Integer> left) {
        Optional<Seat> winner = switch (end) {
            case WON -> Optional.of(active);
            case BLOCKED, CIRCLE ->
                terms.length() == DaCapoLength.SINGLE_UNSETTLED ? Optional.empty() : aloneWithFewest(left);
        };
        return winner.map(seat -> new DaCapoResult(end, SeatSet.of(seat), points(left, seat), left))
                .orElseGet(() -> new DaCapoResult(end, SeatSet.NONE, 0, left));
    }

    private static Optional<Seat> aloneWithFewest(List<Integer> left) {
        int fewest = left.stream().mapToInt(Integer::intValue).min().orElseThrow();
        return left.stream().filter(cards -> cards == fewest).count() == 1
                ? Optional.of(Seat.of(left.indexOf(fewest)))
                : Optional.empty();
    }

    private static int points(List<Integer> left, Seat winner) {
        int own = left.get(winner.index());
        return left.stream().mapToInt(cards -> cards - own).sum();
    }

    /// Whether no further game is dealt after these.
    boolean isOver(DaCapoTerms terms, DaCapoSheet sheet) {
        return sheet.games() > 0
                && (!terms.isMatch()
                        || isReached(terms, sheet, sheet.last().left().size())
                        || sheet.scoreless() >= tables.scoreless());
    }

    private static boolean isReached(DaCapoTerms terms, DaCapoSheet sheet, int seats) {
        return most(sheet, seats) >= terms.target();
    }

    private static int most(DaCapoSheet sheet, int seats) {
        return Seat.first(seats).stream().mapToInt(sheet::total).max().orElseThrow();
    }

    /// The end of a match.
    static DaCapoEvent.MatchOver matchOver(DaCapoTerms terms, DaCapoSheet sheet, int seats) {
        int most = most(sheet, seats);
        SeatSet winners = SeatSet.NONE;
        for (Seat seat : Seat.first(seats)) {
            if (sheet.total(seat) == most) {
                winners = winners.with(seat);
            }
        }
        return new DaCapoEvent.MatchOver(winners, most, most >= terms.target());
    }

    Optional<Outcome> outcome(DaCapoState state) {
        if (state.phase() != DaCapoPhase.OVER) {
            return Optional.empty();
        }
        DaCapoSheet sheet = state.sheet();
        if (state.terms().isMatch()) {
            return Optional.of(outcome(
                    matchOver(state.terms(), sheet, state.seats()).message(),
                    "da-capo.score.points",
                    state.seats(),
                    sheet::total,
                    seat -> -sheet.total(seat),
                    seat -> gamesWon(sheet, seat)));
        }
        DaCapoResult result = sheet.last();
        boolean allFirst = state.terms().length() == DaCapoLength.SINGLE_UNSETTLED
                && result.winner().isEmpty();
        ToIntFunction<Seat> left = seat -> result.left().get(seat.index());
        return Optional.of(outcome(
                Phrases.result(result),
                "da-capo.score.cards",
                state.seats(),
                left,
                allFirst ? _ -> 0 : left,
                seat -> List.of(new Outcome.ScoreLine(Message.of("da-capo.score.left"), left.applyAsInt(seat)))));
    }

    private static List<Outcome.ScoreLine> gamesWon(DaCapoSheet sheet, Seat seat) {
        List<Outcome.ScoreLine> lines = new ArrayList<>();
        for (int i = 0; i < sheet.games(); i++) {
            DaCapoResult result = sheet.results().get(i);
            if (result.winners().contains(seat)) {
                lines.add(new Outcome.ScoreLine(Message.of("da-capo.score.game", i + 1), result.points()));
            }
        }
        return lines;
    }

    private static Outcome outcome(
            Message end,
            String unit,
            int seats,
            ToIntFunction<Seat> total,
            ToIntFunction<Seat> rank,
            Function<Seat, List<Outcome.ScoreLine>> lines) {
        List<Outcome.Standing> standings = new ArrayList<>();
        List<Message> shared = new ArrayList<>();
        for (Seat seat :
                Seat.first(seats).stream().sorted(Comparator.comparingInt(rank)).toList()) {
            int place = 1;
            for (Seat other : Seat.first(seats)) {
                if (rank.applyAsInt(other) < rank.applyAsInt(seat)) {
                    place++;
                }
            }
            standings.add(new Outcome.Standing(seat, place, total.applyAsInt(seat), lines.apply(seat)));
        }
        for (int place = 1; place <= seats; place++) {
            int here = place;
            List<Message> names = standings.stream()
                    .filter(standing -> standing.place() == here)
                    .map(standing -> Phrases.name(standing.seat()))
                    .toList();
            if (names.size() > 1) {
                shared.add(Message.of("da-capo.tie.shared", names, place));
            }
        }
        return new Outcome(end, unit, standings, shared);
    }
}
