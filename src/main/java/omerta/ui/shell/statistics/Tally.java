package omerta.ui.shell.statistics;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import omerta.save.Finished;

/// What the finished matches of one game came to.
///
/// @param matches how many
/// @param usualMoves the moves of a match, on average, rounded
/// @param longest the most moves that a match took
/// @param players who played, the one with the most wins first, among equals the one with fewer matches
public record Tally(int matches, int usualMoves, int longest, List<Player> players) {

    /// Keeps a copy.
    public Tally {
        players = List.copyOf(players);
    }

    /// What one player, known by name, came to in one game.
    ///
    /// @param name as it was written last; upper and lower case do not tell players apart
    /// @param matches how many were played
    /// @param wins how many ended on the first place, shared or not
    /// @param best the greatest total
    /// @param usual the total on average, rounded
    public record Player(String name, int matches, int wins, int best, int usual) {}

    /// The tally of these matches, all of one game.
    public static Tally of(List<Finished> matches) {
        Map<String, List<Finished.Place>> places = new LinkedHashMap<>();
        for (Finished match : matches) {
            for (Finished.Place place : match.seats()) {
                places.merge(place.name().toLowerCase(java.util.Locale.ROOT), List.of(place), Tally::joined);
            }
        }
        List<Player> players = places.values().stream()
                .map(Tally::player)
                .sorted(Comparator.comparingInt(Player::wins).reversed().thenComparingInt(Player::matches))
                .toList();
        return new Tally(
                matches.size(),
                (int) Math.round(
                        matches.stream().mapToInt(Finished::moves).average().orElse(0)),
                matches.stream().mapToInt(Finished::moves).max().orElse(0),
                players);
    }

    private static List<Finished.Place> joined(List<Finished.Place> some, List<Finished.Place> more) {
        return java.util.stream.Stream.concat(some.stream(), more.stream()).toList();
    }

    private static Player player(List<Finished.Place> places) {
        return new Player(
                places.getLast().name(),
                places.size(),
                (int) places.stream().filter(place -> place.place() == 1).count(),
                places.stream().mapToInt(Finished.Place::total).max().orElse(0),
                (int) Math.round(places.stream()
                        .mapToInt(Finished.Place::total)
                        .average()
                        .orElse(0)));
    }
}
