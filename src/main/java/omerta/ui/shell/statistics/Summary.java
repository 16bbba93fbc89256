package omerta.ui.shell.statistics;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import omerta.save.Finished;

/// What the finished matches of one game, counted in one unit, came to.
///
/// @param matches how many
/// @param usualMoves the moves of a match, on average, rounded
/// @param longest the most moves that a match took
/// @param players who played, the one with the most wins first, among equals the one with fewer matches
public record Summary(int matches, int usualMoves, int longest, List<Player> players) {

    /// Keeps a copy.
    public Summary {
        players = List.copyOf(players);
    }

    /// What one player, known by name, came to in one game.
    ///
    /// @param name as it was written last; upper and lower case do not tell players apart
    /// @param matches how many were played
    /// @param wins how many ended on the first place, shared or not
    /// @param best the total that comes nearest to winning: the greatest, or the least where the first have less
    /// @param usual the total on average, rounded
    public record Player(String name, int matches, int wins, int best, int usual) {}

    /// The summary of these matches, all of one game and in one unit.
    public static Summary of(List<Finished> matches) {
        Map<String, List<Finished.Place>> places = new LinkedHashMap<>();
        for (Finished match : matches) {
            for (Finished.Place place : match.seats()) {
                places.merge(place.name().toLowerCase(Locale.ROOT), List.of(place), Summary::joined);
            }
        }
        boolean least = isLeastBest(matches);
        List<Player> players = places.values().stream()
                .map(own -> player(own, least))
                .sorted(Comparator.comparingInt(Player::wins).reversed().thenComparingInt(Player::matches))
                .toList();
        return new Summary(
                matches.size(),
                (int) Math.round(
                        matches.stream().mapToInt(Finished::moves).average().orElse(0)),
                matches.stream().mapToInt(Finished::moves).max().orElse(0),
                players);
    }

    private static List<Finished.Place> joined(List<Finished.Place> some, List<Finished.Place> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /// Whether in most of these matches those on a better place have less.
    private static boolean isLeastBest(List<Finished> matches) {
        int lead = 0;
        for (Finished match : matches) {
            List<Finished.Place> seats = match.seats().stream()
                    .sorted(Comparator.comparingInt(Finished.Place::place))
                    .toList();
            if (!seats.isEmpty()) {
                lead += Integer.compare(
                        seats.getFirst().total(), seats.getLast().total());
            }
        }
        return lead < 0;
    }

    private static Player player(List<Finished.Place> places, boolean least) {
        IntStream totals = places.stream().mapToInt(Finished.Place::total);
        return new Player(
                places.getLast().name(),
                places.size(),
                (int) places.stream().filter(place -> place.place() == 1).count(),
                (least ? totals.min() : totals.max()).orElse(0),
                (int) Math.round(places.stream()
                        .mapToInt(Finished.Place::total)
                        .average()
                        .orElse(0)));
    }
}
