package omerta.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Who plays, by which options, at which house.
///
/// @param players one a seat, in the order of play, 1 to 6 with a colour each
/// @param options what was agreed about the game
/// @param house how friendly the table is
public record Table(List<Player> players, Options options, House house) {

    /// Refuses a table with no seats, too many, or two of one colour.
    public Table {
        players = List.copyOf(players);
        if (players.isEmpty() || players.size() > Seat.MOST) {
            throw new IllegalArgumentException("a table has 1 to " + Seat.MOST + " seats");
        }
        Set<SeatColour> colours = new HashSet<>();
        for (Player player : players) {
            if (!colours.add(player.colour())) {
                throw new IllegalArgumentException("two seats are " + player.colour());
            }
        }
    }

    /// How many seats there are.
    public int size() {
        return players.size();
    }

    /// The seats in the order of play.
    public List<Seat> seats() {
        return Seat.first(size());
    }

    /// Who sits there.
    public Player player(Seat seat) {
        return players.get(seat.index());
    }
}
