package omerta.match.laws;

/// How closely a match is inspected. Law 1 holds at every move whatever the care; the others cost more than the move.
///
/// @param every at one move of so many, by chance, each law is held; 1 for all moves
/// @param rare so many times a match a kind of event is news: each law is held after it
public record Care(int every, int rare) {

    /// Everything at every move, for short matches.
    public static final Care UTMOST = new Care(1, 0);

    /// For many matches: what is rare is always looked at, what is common sometimes.
    public static final Care USUAL = new Care(100, 1);

    private static final int LONG = 1_000;

    /// Refuses care that never looks.
    public Care {
        if (every < 1 || rare < 0) {
            throw new IllegalArgumentException("no such care: " + every + ", " + rare);
        }
    }

    /// How many times more seldom one looks once a match has so many moves: 1 in ordinary matches. In a very long one most
    /// moves are like those before.
    int stride(int moves) {
        return Math.max(1, moves / LONG);
    }
}
