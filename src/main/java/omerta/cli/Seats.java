package omerta.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;

/// Seats as they are typed: by colour, like `red`, or by number, counted from 0.
final class Seats {

    private Seats() {}

    /// The seat of this name at a table, letter case aside.
    static Optional<Seat> find(String name, Table table) {
        return table.seats().stream()
                .filter(seat -> name.equals(Integer.toString(seat.index()))
                        || name.equalsIgnoreCase(nameOf(table.player(seat).colour())))
                .findFirst();
    }

    /// All names of a table's seats, for a list.
    static String all(Table table) {
        return table.seats().stream()
                .map(seat -> nameOf(table.player(seat).colour()) + " (" + seat.index() + ")")
                .collect(Collectors.joining(", "));
    }

    /// The name of a colour.
    static String nameOf(SeatColour colour) {
        return colour.name().toLowerCase(Locale.ROOT);
    }
}
