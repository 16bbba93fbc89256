package omerta.dacapo;

import java.util.List;
import omerta.engine.Seat;

/// The score sheet of a match.
///
/// @param results one a game that is over, the first first
public record DaCapoSheet(List<DaCapoResult> results) {

    /// The sheet before the first game.
    public static final DaCapoSheet BLANK = new DaCapoSheet(List.of());

    /// Keeps a copy.
    public DaCapoSheet {
        results = List.copyOf(results);
    }

    /// How many games are over.
    public int games() {
        return results.size();
    }

    /// The game that ended last.
    ///
    /// @throws java.util.NoSuchElementException if none has ended
    public DaCapoResult last() {
        return results.getLast();
    }

    /// How many points a seat has scored in all.
    public int total(Seat seat) {
        int total = 0;
        for (DaCapoResult result : results) {
            if (result.winners().contains(seat)) {
                total += result.points();
            }
        }
        return total;
    }

    /// How many of the last games in a row gave nobody points.
    public int scoreless() {
        int count = 0;
        while (count < games() && results.get(games() - 1 - count).winners().isEmpty()) {
            count++;
        }
        return count;
    }

    DaCapoSheet with(DaCapoResult result) {
        DaCapoResult[] more = results.toArray(new DaCapoResult[games() + 1]);
        more[games()] = result;
        return new DaCapoSheet(List.of(more));
    }
}
