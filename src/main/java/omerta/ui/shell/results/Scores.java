package omerta.ui.shell.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Outcome.ScoreLine;
import omerta.engine.Outcome.Standing;
import omerta.engine.Seat;

/// The points of a match as a sheet: a row a source, a column a seat, the best seat first.
///
/// @param seats the columns
/// @param rows one a source; those of one kind by the number of their game or round
public record Scores(List<Seat> seats, List<Row> rows) {

    /// Keeps copies.
    public Scores {
        seats = List.copyOf(seats);
        rows = List.copyOf(rows);
    }

    /// One source.
    ///
    /// @param source what gave the points
    /// @param amounts what it gave each seat, in the order of the columns
    public record Row(Message source, List<Integer> amounts) {
        /// Keeps a copy.
        public Row {
            amounts = List.copyOf(amounts);
        }
    }

    /// The sheet of an outcome.
    public static Scores of(Outcome outcome) {
        List<Standing> standings = outcome.standings();
        Map<Message, List<Integer>> rows = new LinkedHashMap<>();
        for (int column = 0; column < standings.size(); column++) {
            for (ScoreLine line : standings.get(column).lines()) {
                List<Integer> amounts = rows.computeIfAbsent(line.source(), _ -> zeros(standings.size()));
                amounts.set(column, amounts.get(column) + line.amount());
            }
        }
        List<String> kinds = rows.keySet().stream().map(Message::key).distinct().toList();
        return new Scores(
                standings.stream().map(Standing::seat).toList(),
                rows.entrySet().stream()
                        .map(entry -> new Row(entry.getKey(), entry.getValue()))
                        .sorted(Comparator.comparingInt(
                                        (Row row) -> kinds.indexOf(row.source().key()))
                                .thenComparingInt(row -> number(row.source())))
                        .toList());
    }

    /// The number that a source speaks of: that of a game or a round; 0 where it speaks of none.
    private static int number(Message source) {
        return source.args().stream()
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .findFirst()
                .orElse(0);
    }

    private static List<Integer> zeros(int count) {
        List<Integer> zeros = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            zeros.add(0);
        }
        return zeros;
    }
}
