package omerta.engine;

import java.util.List;
import java.util.stream.IntStream;

/// Some of the seats of a table.
///
/// @param bits one bit a seat, the lowest for seat 0
public record SeatSet(int bits) {

    /// No seat.
    public static final SeatSet NONE = new SeatSet(0);

    private static final List<List<Seat>> SEATS = IntStream.range(0, 1 << Seat.MOST)
            .mapToObj(set -> Seat.first(Seat.MOST).stream()
                    .filter(seat -> (set >> seat.index() & 1) == 1)
                    .toList())
            .toList();

    /// Refuses bits that stand for no seat.
    public SeatSet {
        if (bits < 0 || bits >= 1 << Seat.MOST) {
            throw new IllegalArgumentException("no such seats: " + bits);
        }
    }

    /// Only this seat.
    public static SeatSet of(Seat seat) {
        return new SeatSet(1 << seat.index());
    }

    /// All seats of a table of `seats`.
    public static SeatSet all(int seats) {
        return new SeatSet((1 << seats) - 1);
    }

    /// Whether the seat is one of these.
    public boolean contains(Seat seat) {
        return (bits >> seat.index() & 1) == 1;
    }

    /// These seats and those.
    public SeatSet and(SeatSet other) {
        return new SeatSet(bits | other.bits);
    }

    /// These seats and that one.
    public SeatSet with(Seat seat) {
        return new SeatSet(bits | 1 << seat.index());
    }

    /// These seats but that one.
    public SeatSet without(Seat seat) {
        return new SeatSet(bits & ~(1 << seat.index()));
    }

    /// Whether no seat is among them.
    public boolean isEmpty() {
        return bits == 0;
    }

    /// How many there are.
    public int size() {
        return Integer.bitCount(bits);
    }

    /// The seats in the order of play.
    public List<Seat> seats() {
        return SEATS.get(bits);
    }
}
