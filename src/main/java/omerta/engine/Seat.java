package omerta.engine;

import java.util.List;
import java.util.stream.IntStream;

/// A place at the table, counted from 0 in the order of play.
///
/// @param index 0 to 5
public record Seat(int index) implements Viewer {

    /// The most seats that a table has.
    public static final int MOST = 6;

    private static final List<Seat> ALL =
            IntStream.range(0, MOST).mapToObj(Seat::new).toList();

    private static final List<List<Seat>> FIRST = IntStream.rangeClosed(0, MOST)
            .mapToObj(count -> List.copyOf(ALL.subList(0, count)))
            .toList();

    /// Refuses a place that no table has.
    public Seat {
        if (index < 0 || index >= MOST) {
            throw new IllegalArgumentException("no seat " + index);
        }
    }

    /// The seat with this index, 0 to 5.
    public static Seat of(int index) {
        return ALL.get(index);
    }

    /// The first `count` seats in the order of play, 0 to 6 of them.
    public static List<Seat> first(int count) {
        return FIRST.get(count);
    }

    /// The seat that plays after this one at a table of `seats`.
    public Seat next(int seats) {
        return of((index + 1) % seats);
    }
}
