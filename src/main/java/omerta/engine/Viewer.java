package omerta.engine;

/// Somebody who looks at a match: a [Seat], or the table itself, which knows only what is public.
public sealed interface Viewer permits Seat, Viewer.Public {

    /// The table itself: what lies open for everyone, and nothing else.
    Viewer TABLE = Public.TABLE;

    /// Whether this viewer is the given seat.
    default boolean is(Seat seat) {
        return equals(seat);
    }

    /// The one viewer that is no seat.
    enum Public implements Viewer {
        /// The public view.
        TABLE
    }
}
