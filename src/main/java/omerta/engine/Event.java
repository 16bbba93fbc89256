package omerta.engine;

import java.util.Optional;

/// Something that happened, at a grain that a log can print and a board can animate.
public interface Event {

    /// The same event with all that this viewer may not know blanked out.
    Event mask(Viewer viewer);

    /// The event in words, without a `you`.
    Message message();

    /// The clause by which it happened.
    String clause();

    /// Who does it or to whom it happens, where that may be another than the seat that moved: what follows from a move is
    /// often the next seat's.
    default Optional<Seat> doer() {
        return Optional.empty();
    }

    /// Whether it is shown to all at the open table before play goes on.
    default boolean isMoment() {
        return false;
    }
}
