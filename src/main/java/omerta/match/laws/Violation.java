package omerta.match.laws;

/// A law that was broken.
///
/// @param law its number, 1 to 12
/// @param seed of the playout
/// @param move how many moves had been made
/// @param what was seen, for the author of the game
public record Violation(int law, long seed, int move, String what) {

    @Override
    public String toString() {
        return "law " + law + ", seed " + seed + ", move " + move + ": " + what;
    }
}
