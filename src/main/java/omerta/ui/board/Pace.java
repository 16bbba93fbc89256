package omerta.ui.board;

/// How fast things move on the table.
///
/// @param factor 0 for not at all, 1 for the usual 300 ms of a move, 2 for twice as fast
public record Pace(double factor) {

    /// Nothing moves.
    public static final Pace STILL = new Pace(0);

    /// Whether things move at all.
    public boolean moves() {
        return factor > 0;
    }

    /// How long something lasts that takes this long at the usual pace, both in milliseconds.
    public double millis(double usual) {
        return moves() ? usual / factor : 0;
    }
}
